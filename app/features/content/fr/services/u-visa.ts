import type { RecordData } from '#app/features/content/record-types.ts'

export const uVisa: RecordData<'service'> = {
  slug: 'visa-u',
  name: 'Visa U',
  note: 'Protection des victimes de crimes graves.',
  description:
    'Protection des victimes d’un crime grave aux États-Unis qui aident la police ou un procureur : qui peut la demander, comment, et combien de temps il faut.',
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
      lead: 'Ces quatre conditions sont toutes nécessaires.',
      items: [
        'Vous avez été victime d’un crime qui compte (voir plus bas), et vous en avez souffert, physiquement ou psychologiquement.',
        'Le crime a eu lieu aux États-Unis, ou il était contraire aux lois américaines.',
        'Vous avez des informations sur ce crime. Pour un enfant, le père ou la mère peut les avoir.',
        'Vous aidez la police ou un procureur, vous les avez aidés, ou vous acceptez de les aider.',
      ],
    },
    {
      kind: 'offerings',
      id: 'options',
      title: 'Quels crimes comptent ?',
      lead: 'La loi nomme ces crimes et quelques autres. Ceux qui leur ressemblent peuvent compter aussi, de même qu’une tentative.',
      items: [
        {
          title: 'Violences à la maison et violences sexuelles',
          description: 'La loi nomme {uvisa.crimes-home}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Agressions contre une personne',
          description: 'La loi nomme {uvisa.crimes-attacks}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Privation de liberté',
          description: 'La loi nomme {uvisa.crimes-captivity}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Exploitation d’une personne',
          description: 'La loi nomme {uvisa.crimes-exploitation}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Menaces et crimes contre la justice',
          description: 'La loi nomme {uvisa.crimes-justice}.',
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
        'L’attente dure {uvisa.wait}, car seuls {uvisa.cap} visas U sont accordés aux victimes chaque année. {uvisa.first-review} {uvisa.fee}',
      whatToBring: [
        'Seulement les papiers que vous pouvez avoir sur vous sans danger',
        'Le numéro du rapport de police, si vous en avez un',
        'Les noms et les dates, même seulement de mémoire',
      ],
      title: 'Avant d’appeler',
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Avant toute chose, nous vous demandons où et quand on peut vous appeler sans danger.',
      notes: [
        {
          start: 'Cela reste entre nous.',
          text: 'Ce que vous dites à nos avocats sur votre dossier est confidentiel, même si vous ne faites jamais appel à nous.',
        },
        {
          start: 'Nous vous parlons d’abord du risque.',
          text: '{denial.court} Nous regardons donc toute votre histoire avec vous avant de déposer quoi que ce soit.',
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
            'Nous examinons aussi le visa T, pour les victimes de la traite des personnes, et la loi VAWA, pour les personnes maltraitées dans leur famille.',
          details: [],
          requirements: [],
        },
        {
          title: 'Demander l’attestation de la police',
          description:
            'Nous la demandons seulement si vous êtes d’accord. Si un service refuse de signer, un autre pourra peut-être le faire.',
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
          description:
            'Un fait de votre passé, comme une entrée irrégulière, peut être un obstacle. Avec une dispense (waiver), l’administration peut le pardonner.',
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
        {
          title: 'Première consultation',
          description: 'Vous nous dites en privé ce qui s’est passé, et nous écoutons.',
        },
        {
          title: 'Attestation de la police',
          description:
            'La police, un procureur ou un juge signe le formulaire I-918 Supplement B pour dire que vous avez aidé.',
        },
        {
          title: 'Votre déclaration',
          description: 'Nous écrivons avec vous, dans vos propres mots, ce qui s’est passé.',
        },
        {
          title: 'Dépôt',
          description: 'Vous lisez tout, ou nous vous lisons tout, avant votre signature.',
        },
        {
          title: 'Attente',
          description:
            'L’agence examine votre dossier une première fois. Elle peut alors vous donner un permis de travail pendant l’attente.',
        },
        {
          title: 'Décision',
          description:
            'Si la pétition est approuvée, vous avez le statut U. Après {uvisa.adjustment-years} de présence continue avec ce statut, vous pouvez demander une carte verte (green card, la résidence permanente).',
        },
      ],
    },
    { kind: 'people', id: 'people', title: 'Qui fait ce travail' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Vous décidez jusqu’où vous allez',
      text: 'Vous pouvez mettre fin à la conversation quand vous voulez, et c’est vous qui décidez ce que vous nous dites.',
    },
  ],
  order: 50,
}
