import type { EntryKind } from '#app/features/site/search/search-index.ts'
import type * as english from '#app/features/site/texts/en/search.ts'
import { counted } from '#app/platform/texts/counted-text.ts'

const kinds: Record<EntryKind, string> = {
  service: 'Service',
  page: 'Page',
  question: 'Question et réponse',
  answer: 'Réponse',
  term: 'Glossaire',
  change: 'Ce qui a changé',
  country: 'Pays',
  person: 'Notre équipe',
  post: 'Article',
}

const urgent = { text: 'Aide urgente', path: '/urgent' }
const services = { text: 'Nos services', path: '/services' }

/** The site search; `{query}` is what the visitor typed, `{phone}` the firm’s number. */
export const searchTexts: typeof english.searchTexts = {
  title: 'Recherche',
  titleFor: 'Recherche : {query}',
  subtitle: 'Cherchez dans nos services, nos réponses, notre équipe et nos articles.',
  label: 'Chercher sur ce site',
  placeholder: 'Par exemple : carte verte pour ma sœur',
  search: 'Chercher',
  found: counted('fr', {
    one: '{count} résultat',
    many: '{count} de résultats',
    other: '{count} résultats',
  }),
  /** With as many as are shown. */
  foundFirst: 'Les {count} premiers résultats',
  noneFound: 'Nous n’avons rien trouvé à ce sujet.',
  noneFoundHelp:
    'Essayez d’autres mots, commencez par l’un de ces liens, ou posez-nous votre question.',
  limited: 'Vous avez fait beaucoup de recherches. Attendez une minute, ou appelez-nous.',
  start: 'Tapez quelques mots, ou choisissez l’un de ces liens.',
  urgent,
  services,
  message: { text: 'Envoyer un message', path: '/contact#message' },
  call: 'Appeler le {phone}',
  ways: [
    urgent,
    services,
    { text: 'Questions et réponses', path: '/faq' },
    { text: 'Articles', path: '/blog' },
  ],
  /** Above the results after a page that does not exist, and after a search of the articles. */
  elsewhere: 'Vous cherchez peut-être',
  everywhere: 'Chercher sur tout le site',
  /** On a page that is kept as a file. */
  needsScript: 'Pour chercher, activez JavaScript dans votre navigateur.',
  failed: 'La recherche n’a pas fonctionné. Essayez de nouveau.',
  kinds,
}
