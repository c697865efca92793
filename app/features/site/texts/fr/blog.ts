import type * as english from '#app/features/site/texts/en/blog.ts'
import { counted } from '#app/platform/texts/counted-text.ts'

/** The public blog in French (specification, sections 2 and 5). */
export const blog: typeof english.blog = {
  list: {
    title: 'Actualités et blog de l’immigration',
    description:
      'Ce qui a changé dans le droit américain de l’immigration, qui est concerné, et ce que vous pouvez faire.',
    subtitle: 'Ce qui a changé, qui est concerné, et ce que vous pouvez faire.',
    searchLabel: 'Chercher dans les articles',
    searchPlaceholder: 'Chercher un article...',
    search: 'Chercher',
    /** On a page that is kept as a file. */
    searchNeedsScript:
      'Pour chercher, activez JavaScript dans votre navigateur. Tous nos articles sont dans la liste ci-dessous.',
    clearSearch: 'Effacer la recherche',
    loading: 'Chargement des articles...',
    searchFailed:
      'La recherche n’a pas fonctionné, et la liste n’a donc pas changé. Nous essayons de nouveau.',
    noneFound: 'Aucun article ne correspond à votre recherche',
    noneYet: 'Il n’y a pas encore d’articles. Revenez bientôt.',
    found: counted('fr', {
      one: '{count} article trouvé',
      many: '{count} d’articles trouvés',
      other: '{count} articles trouvés',
    }),
    /** Where counting stopped. */
    foundMore: counted('fr', {
      one: 'Plus de {count} article trouvé',
      many: 'Plus de {count} d’articles trouvés',
      other: 'Plus de {count} articles trouvés',
    }),
    categories: 'Catégories',
    allCategories: 'Tous les articles',
    inCategory: 'Articles : {category}',
    inCategoryDescription:
      'Articles sur le sujet « {category} » : ce qui a changé, qui est concerné, et ce que vous pouvez faire.',
    readMore: 'Lire la suite',
    /** Spoken after "Read more", to tell equal links apart. */
    readMoreAbout: 'de l’article {title}',
    older: 'Articles plus anciens',
    newer: 'Articles plus récents',
    sample: 'Article d’exemple',
    fallback:
      'Nos articles ne peuvent pas s’afficher en ce moment. En attendant, vous voyez des exemples d’articles qu’aucun avocat n’a relus. Revenez bientôt, ou appelez-nous.',
  },
  post: {
    loading: 'Chargement de l’article...',
    by: 'Par {author}',
    readingTime: counted('fr', {
      one: '{count} minute de lecture',
      many: '{count} de minutes de lecture',
      other: '{count} minutes de lecture',
    }),
    reviewed: 'Relu par {reviewer} le {date}. Informations générales, et non un conseil juridique.',
    notReviewed: 'Informations générales, et non un conseil juridique.',
    sampleNote: 'Cet article est un exemple. Aucun avocat ne l’a relu. Ne vous y fiez pas.',
    onThisPage: 'Sur cette page',
    advice: [
      'Le droit de l’immigration change souvent, et un article peut donc devenir inexact. Regardez la date en haut, et vérifiez la page de l’agence officielle avant de déposer quoi que ce soit.',
      'Chaque dossier est différent. Consultez un avocat sur le vôtre avant de décider, de signer ou de voyager.',
    ],
    share: {
      title: 'Partager cet article',
      email: 'E-mail',
      emailBody: '{title}\n\n{address}',
      whatsapp: 'WhatsApp',
      copy: 'Copier ou partager le lien',
      copied: 'Le lien est copié',
      address: 'Adresse de cet article',
    },
    back: 'Retour à tous les articles',
    readNext: 'À lire ensuite',
    questions: 'Questions fréquentes à ce sujet',
    outsideImage: 'Afficher l’image de {host}',
    source: {
      changed: 'La version en {language} a été modifiée le {date}.',
      read: 'La lire en {language}.',
    },
    edit: 'Modifier cet article',
  },
  notFound: {
    title: 'Article introuvable',
    text: 'L’article que vous cherchez n’existe pas, ou il a été retiré.',
    back: 'Retour au blog',
  },
}
