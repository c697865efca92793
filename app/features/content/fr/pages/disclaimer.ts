import type { RecordData } from '#app/features/content/record-types.ts'

export const disclaimer: RecordData<'page'> = {
  layout: 'plain',
  slug: 'avertissement',
  isAboutLaw: true,
  title: 'Avertissement',
  description:
    'Une information générale, et non un conseil juridique. Nous lire ou nous écrire ne fait pas de nous vos avocats, et nous ne promettons aucun résultat.',
  subtitle: 'À quoi ce site peut vous servir, et ce qu’il ne peut pas faire pour vous.',
  sections: [
    {
      kind: 'text',
      id: 'information',
      title: 'Une information générale, et non un conseil juridique',
      text: 'Les pages et les articles de ce site expliquent la loi en général. Un conseil juridique porte sur vous : vos dates, vos papiers, votre passé. Ne déposez rien, ne signez rien, ne voyagez pas et ne renoncez pas à un statut à cause de ce que vous lisez ici. Consultez d’abord un avocat.',
    },
    {
      kind: 'text',
      id: 'no-relationship',
      title: 'Quand nous sommes vos avocats',
      text: `Lire ce site, appeler, écrire ou prendre rendez-vous ne fait pas de nous vos avocats. Nous le devenons une fois que nous avons vérifié que nous pouvons prendre votre dossier, et que vous et nous avons signé une convention. Elle dit ce que nous ferons et ce que cela coûte.

La confidentialité commence plus tôt, quand vous parlez de votre dossier avec l’un de nos avocats. Elle vaut même si vous ne faites pas appel à nous ensuite. Avant cette conversation, ne nous envoyez ni détails confidentiels ni documents. Nous aidons peut-être déjà l’autre partie.`,
    },
    {
      kind: 'text',
      id: 'changes',
      title: 'La loi change',
      text: 'Les lois, les frais et les délais changent. Les chiffres de ce site viennent de sources publiques. À côté de ceux qui changent souvent, vous voyez la date de la source. Une fois qu’une personne du cabinet a vérifié un chiffre, vous voyez à la place le jour de cette vérification. Quand une nouvelle vérification est en retard, nous disons que le chiffre est en cours de vérification. Chaque article porte la date à laquelle il a été écrit. Consultez la page officielle de l’agence avant d’agir.',
    },
    {
      kind: 'text',
      id: 'results',
      title: 'Nous ne promettons aucun résultat',
      text: 'Chaque dossier dépend de ses propres faits. Ce sont les agents et les juges qui décident, pas nous. Ce qui s’est passé dans un dossier ne dit pas ce qui se passera dans un autre.',
    },
    {
      kind: 'text',
      id: 'advertising',
      title: 'Publicité d’avocat',
      text: `Dans certains États, ce site est considéré comme une publicité. L’avocat qui en est responsable est nommé en bas de chaque page. Le droit de l’immigration est fédéral : nos avocats peuvent donc vous aider dans tous les États. Dans les autres domaines du droit, ils ne peuvent agir que là où ils sont autorisés à exercer.

[Où nos avocats sont autorisés à exercer](/who-may-help-you#check)`,
    },
    {
      kind: 'text',
      id: 'links',
      title: 'Liens vers d’autres sites',
      text: 'Nous donnons des liens vers d’autres sites, la plupart officiels, pour que vous puissiez en savoir plus. Nous ne contrôlons pas ce qu’ils disent, et personne ne nous paie pour un lien.',
    },
    {
      kind: 'text',
      id: 'emergencies',
      title: 'En cas d’urgence',
      text: 'Si vous êtes en danger, appelez le 911. Des agents de l’immigration ont arrêté un de vos proches, ou vous-même ? Une audience approche ? N’attendez pas la réponse à un e-mail. Appelez le {phone}. Quand notre bureau est fermé, la page [aide urgente](/urgent) donne des numéros publics à appeler.',
    },
  ],
}
