import type { RecordData } from '#app/features/content/record-types.ts'

export const uVisa: RecordData<'service'> = {
  slug: 'visa-u',
  name: 'Visa U',
  note: 'Protection des victimes de crimes graves.',
  description:
    'Protection des victimes d’un crime grave aux États-Unis qui aident la police ou un procureur : qui peut la demander, ce qui se passe, et combien de temps cela prend.',
  icon: 'shield-check',
  art: 'door',
  topics: ['humanit', 'asil', 'crim', 'visa u', 'u visa', 'u-visa', 'asylum'],
  quickExit: true,
  card: {
    description:
      'Pour les victimes d’un crime grave aux États-Unis qui aident la police ou un procureur.',
    features: [
      'Vérifier si vous remplissez les conditions',
      'L’attestation de la police',
      'Votre famille dans le même dossier',
      'Des dispenses pour des problèmes passés',
    ],
  },
  hero: {
    title: 'Visa U, pour les victimes d’un crime',
    subtitle: 'Vous pouvez faire la demande même si vous n’avez aucun statut d’immigration.',
  },
  sections: [
    {
      kind: 'conditions',
      id: 'conditions',
      title: 'Est-ce pour vous ?',
      lead: 'Les quatre conditions sont nécessaires.',
      items: [
        'Vous avez souffert d’un crime grave, dans votre corps ou dans votre esprit.',
        'Il a eu lieu aux États-Unis, ou il était contraire aux lois américaines.',
        'Vous savez quelque chose de ce crime. Pour un enfant, son père ou sa mère peut le savoir à sa place.',
        'Vous aidez la police ou un procureur, ou vous voulez bien le faire.',
      ],
    },
    {
      kind: 'offerings',
      id: 'options',
      title: 'Quels crimes comptent ?',
      lead: 'La loi les nomme. Les crimes qui leur ressemblent comptent aussi, et les tentatives également.',
      items: [
        {
          title: 'Violences à la maison et violences sexuelles',
          description: 'La loi nomme {uvisa.crimes-home}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Attaques contre une personne',
          description: 'Ce sont {uvisa.crimes-attacks}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Privation de liberté',
          description: 'Cela désigne {uvisa.crimes-captivity}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Exploitation d’une personne',
          description: 'Ces crimes sont {uvisa.crimes-exploitation}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Menaces et crimes contre la justice',
          description: 'Ici, la loi nomme {uvisa.crimes-justice}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Vol avec violence',
          description: '{uvisa.robbery}',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'L’attente dure {uvisa.wait}. Seulement {uvisa.cap} visas U sont accordés aux victimes chaque année. {uvisa.first-review} {uvisa.fee}',
      whatToBring: [
        'Seulement les papiers que vous pouvez avoir sur vous sans danger',
        'Le numéro du rapport de police, s’il y en a un',
        'Les noms et les dates, par écrit ou dans votre tête',
      ],
      title: 'Avant d’appeler',
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Vous nous dites d’abord où et quand on peut vous appeler sans danger.',
      notes: [
        {
          start: 'Confidentiel.',
          text: 'Ce que vous nous dites reste privé, même si vous ne faites jamais appel à nous.',
        },
        {
          start: 'Le risque d’abord.',
          text: '{denial.court} Nous regardons donc toute votre histoire avant de déposer quoi que ce soit.',
        },
      ],
      title: 'Pourquoi nous choisir',
      link: { text: 'Qui peut vous aider', href: '/who-may-help-you' },
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'Comment nous aidons',
      items: [
        {
          title: 'Vérifier si vous remplissez les conditions',
          description:
            'Aussi pour le visa T (traite des personnes) et pour VAWA (violences familiales).',
          details: [],
          requirements: [],
        },
        {
          title: 'Obtenir l’attestation de la police',
          description:
            'Seulement si vous êtes d’accord. Si un service refuse, un autre peut signer.',
          details: [],
          requirements: [],
        },
        {
          title: 'Inclure votre famille',
          description: '{uvisa.family} {uvisa.family-young}',
          details: [],
          requirements: [],
        },
        {
          title: 'Demander une dispense pour des problèmes passés',
          description: 'Une dispense (waiver) peut faire pardonner une entrée irrégulière.',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Étape par étape',
      items: [
        { title: 'Première consultation', description: 'Nous écoutons, en privé.' },
        {
          title: 'Attestation de la police',
          description: 'Un service signe que vous avez aidé (formulaire I-918 Supplement B).',
        },
        { title: 'Votre déclaration', description: 'Avec vos mots.' },
        { title: 'Dépôt', description: 'Vous signez seulement ce que vous avez lu.' },
        {
          title: 'Attente',
          description:
            'L’agence regarde votre dossier une première fois et peut vous donner un permis de travail.',
        },
        {
          title: 'Décision',
          description:
            'Après {uvisa.adjustment-years} de présence continue avec le statut U, vous pouvez demander une carte verte (green card, la résidence permanente).',
        },
      ],
    },
    { kind: 'people', id: 'people', title: 'Qui fait ce travail' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Vous décidez jusqu’où vous allez',
      text: 'Vous pouvez mettre fin à la conversation à tout moment, et vous choisissez ce que vous nous dites.',
    },
  ],
  order: 50,
}
