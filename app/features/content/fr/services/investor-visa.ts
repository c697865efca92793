import type { RecordData } from '#app/features/content/record-types.ts'

export const investorVisa: RecordData<'service'> = {
  slug: 'visa-investisseur',
  name: 'Visa d’investisseur',
  note: 'EB-5, E-2 et L-1A, pour propriétaires et fondateurs.',
  description:
    'EB-5, E-2 et L-1A pour propriétaires, fondateurs et investisseurs : ce que chacun exige, à quoi il mène, et comment nous préparons le dossier.',
  icon: 'building',
  art: 'street',
  topics: ['travail', 'emploi', 'employ', 'invest', 'H-1B', 'L-1', 'O-1', 'E-2', 'EB'],
  quickExit: false,
  card: {
    description:
      'Pour les propriétaires, fondateurs et investisseurs qui veulent créer ou diriger une entreprise aux États-Unis.',
    features: [
      'EB-5, qui peut mener à une carte verte (green card)',
      'E-2, pour les ressortissants des pays à traité',
      'L-1A, pour les cadres dirigeants d’une entreprise',
      'La preuve de l’origine de votre argent',
    ],
  },
  hero: {
    title: 'Visa d’investisseur, pour propriétaires et fondateurs',
    subtitle:
      'Voulez-vous posséder ou diriger une entreprise aux États-Unis ? Comparez ce que chaque visa exige, et voyez s’il peut mener à une carte verte (green card, la résidence permanente).',
  },
  sections: [
    {
      kind: 'offerings',
      id: 'options',
      title: 'Trois possibilités, côte à côte',
      questions: ['Nationalité', 'Montant minimum', 'Emplois', 'Carte verte', 'Famille'],
      items: [
        {
          title: 'EB-5',
          description: 'Vous investissez dans une nouvelle entreprise.',
          answers: [
            'Toutes',
            '{eb5.investment}',
            '{eb5.jobs}',
            'Il peut y mener ; elle est d’abord conditionnelle, pendant {eb5.conditional}',
            'Mari ou femme, enfants non mariés de {child.age}',
          ],
          details: [],
          requirements: [
            'De l’argent d’origine légale, avec des preuves',
            'L’argent reste exposé au risque de perte',
            'Une deuxième pétition, {eb5.removal}',
          ],
        },
        {
          title: 'E-2',
          description: 'Seulement pour les ressortissants d’{e2.treaty}.',
          answers: [
            'Un pays à traité',
            'Assez pour faire fonctionner l’entreprise',
            'L’entreprise doit faire vivre plus que votre famille',
            'Pas à lui seul ; vous pouvez renouveler le visa',
            'La même règle',
          ],
          details: [],
          requirements: [
            'Des ressortissants du pays à traité possèdent au moins la moitié de l’entreprise',
            'Votre argent est déjà exposé au risque de perte',
            'Vous venez pour diriger l’entreprise',
          ],
        },
        {
          title: 'L-1A',
          description: 'Vous dirigez le bureau américain d’une entreprise étrangère.',
          answers: [
            'Toutes',
            'Assez pour payer des locaux et du personnel',
            'Assez de personnel pour avoir besoin d’un cadre dirigeant',
            'Plus tard, pour certains cadres dirigeants',
            'La même règle',
          ],
          details: [],
          requirements: [
            '{l1.employment}',
            'Deux entreprises liées entre elles',
            'L’entreprise à l’étranger reste ouverte',
          ],
        },
      ],
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'L’EB-5 prend le plus de temps, car l’agence se prononce sur deux pétitions. Pour certains pays de naissance, il y a aussi une file d’attente.',
      whatToBring: [
        'Tous les passeports',
        'Une page sur l’entreprise',
        'La preuve de la façon dont vous avez gagné l’argent',
        'Un document qui montre à qui est l’entreprise',
      ],
      title: 'Avant d’appeler',
      notice: {
        text: '{eb5.program} ({eb5.program:day})',
        link: { text: 'Ce que font les consulats à présent', href: '/what-applies-now#consulates' },
      },
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'Ce que nous faisons pour vous',
      items: [
        {
          title: 'Le choix du visa',
          description: 'Votre nationalité peut en exclure certains.',
          details: [],
          requirements: [],
        },
        {
          title: 'La preuve de l’argent',
          description: 'Nous montrons d’où vient chaque somme.',
          details: [],
          requirements: [],
        },
        {
          title: 'L’entreprise et son plan',
          description: 'Nous préparons les deux avec votre comptable.',
          details: [],
          requirements: [],
        },
        {
          title: 'Pétition, consulat et famille',
          description: 'Nous déposons, et nous préparons votre famille à l’entretien.',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Du plan au visa',
      items: [
        { title: 'Première consultation', description: 'Nous parlons de votre plan.' },
        { title: 'Choix du visa', description: 'Nous comparons les risques et le temps.' },
        {
          title: 'Origine de l’argent',
          description: 'Nous remontons jusqu’à la source de l’argent.',
        },
        { title: 'Entreprise et plan', description: 'Vous la créez, et nous vous aidons.' },
        { title: 'Dépôt et réponses', description: 'Nous répondons à ce que l’agence demande.' },
        {
          title: 'Entretien, entrée et renouvellement',
          description: 'Nous vous disons ce qui vient ensuite.',
        },
      ],
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Nous parlons des risques avant que vous signiez.',
      notes: [
        { start: 'Le passeport d’abord.', text: 'Il décide des voies qui vous sont ouvertes.' },
        { start: 'Une seule histoire.', text: 'Tous les papiers doivent dire la même chose.' },
        { start: 'Un « non » clair.', text: 'Si c’est impossible, nous disons pourquoi.' },
      ],
      title: 'Pourquoi nous choisir',
      link: { text: 'Qui peut vous aider', href: '/who-may-help-you' },
    },
    { kind: 'people', id: 'people', title: 'Qui fait ce travail' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Parlez-nous avant d’envoyer l’argent',
      text: 'Apportez votre passeport et votre plan.',
    },
  ],
  order: 60,
}
