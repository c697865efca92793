import type { RecordData } from '#app/features/content/record-types.ts'

export const permanentResidency: RecordData<'service'> = {
  slug: 'residence-permanente',
  name: 'Résidence permanente',
  note: 'Carte verte par la famille, le travail ou la loterie.',
  description:
    'La carte verte (green card) par la famille, par le travail (EB-1 à EB-3 et PERM), par la loterie de la diversité et pour les immigrants spéciaux.',
  icon: 'id-card',
  art: 'papers',
  topics: ['carte verte', 'residen', 'green card'],
  quickExit: false,
  card: {
    description:
      'Pour vivre et travailler aux États-Unis de façon permanente, par la famille, le travail ou la loterie.',
    features: [
      'La carte verte par la famille',
      'La carte verte par le travail, EB-1 à EB-3',
      'La loterie de la diversité',
      'Les immigrants spéciaux',
    ],
  },
  hero: {
    title: 'Résidence permanente : les voies vers la carte verte',
    subtitle:
      'La carte verte (green card, la résidence permanente) vous permet de vivre et de travailler aux États-Unis, tant que vous respectez ses règles.',
  },
  sections: [
    { kind: 'tool', id: 'tool', tool: 'green-card-path' },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'Cela dépend de la voie et de votre pays de naissance. Dans une file d’attente, cela peut prendre de nombreuses années.',
      whatToBring: [
        'Votre passeport et vos visas',
        'La preuve de votre dernière entrée',
        'Les papiers de famille ou l’offre d’emploi',
        'Les papiers de tribunal, s’il y en a',
      ],
      title: 'Avant d’appeler',
      notice: {
        text: '{adjustment.memo} ({adjustment.memo:day})',
        link: { text: 'Ce que font les consulats à présent', href: '/what-applies-now#consulates' },
      },
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'Quatre voies vers la carte verte',
      items: [
        {
          title: 'Par la famille',
          description:
            'Un proche dépose une pétition (demande officielle) pour vous et s’engage à subvenir à vos besoins. Beaucoup de personnes attendent ensuite un numéro de visa, car il y a une limite annuelle.',
          details: [],
          requirements: [],
        },
        {
          title: 'Par le travail : EB-1 à EB-3 et PERM',
          description:
            'EB-1 concerne les personnes au sommet de leur domaine et certains cadres dirigeants, EB-2 les diplômes supérieurs, EB-3 d’autres emplois permanents. Dans la procédure PERM, l’employeur teste le marché du travail.',
          details: [],
          requirements: [],
        },
        {
          title: 'La loterie de la diversité',
          description:
            'Un tirage annuel pour les personnes nées dans certains pays. Si vous vous inscrivez deux fois, on vous élimine.',
          details: [],
          requirements: [],
          notice: { text: '{diversity.notice} ({diversity.notice:day})' },
        },
        {
          title: 'Les immigrants spéciaux',
          description:
            'De petits groupes ont leur propre voie, par exemple certains travailleurs religieux et des enfants protégés par un tribunal.',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Ce qu’une carte verte vous donne',
      items: [
        {
          title: 'Rester de façon permanente',
          text: 'Sauf si la carte a des conditions, votre statut ne prend pas fin avec elle : vous renouvelez la carte.',
        },
        {
          title: 'Travailler où vous voulez',
          text: 'Vous n’avez pas besoin de la pétition d’un employeur.',
        },
        {
          title: 'Voyager et revenir',
          text: 'Vous pouvez voyager, mais un long voyage peut vous faire perdre la carte. Tant que vous ne l’avez pas, ne voyagez pas avant de nous avoir parlé.',
        },
        {
          title: 'Faire venir vos proches',
          text: 'Vous pouvez déposer une pétition pour un mari, une femme ou des enfants non mariés.',
        },
        { title: 'Étudier', text: 'Vous pouvez étudier sans visa d’étudiant.' },
        {
          title: 'Avancer vers la citoyenneté',
          text: 'La plupart des personnes peuvent demander la citoyenneté après {citizenship.years}.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'De la pétition à la carte',
      items: [
        {
          title: 'Première consultation',
          description: 'Nous regardons la famille, le travail, et votre entrée dans le pays.',
        },
        {
          title: 'Retour sur le passé',
          description:
            'Certains problèmes passés demandent une dispense (waiver, un pardon officiel).',
        },
        {
          title: 'Pétition',
          description: 'Votre proche, votre employeur ou vous-même la déposez.',
        },
        {
          title: 'Votre place dans la file',
          description: 'Nous vous montrons comment elle avance.',
        },
        {
          title: 'Votre propre demande',
          description:
            'Vous la faites depuis les États-Unis (« ajustement de statut ») ou dans un consulat à l’étranger.',
        },
        {
          title: 'La décision, et comment garder la carte',
          description: 'Nous expliquons les voyages, les impôts et le renouvellement de la carte.',
        },
      ],
    },
    { kind: 'people', id: 'people', title: 'Qui fait ce travail' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Trouvez la voie qui est la vôtre',
      text: 'Si aucune n’est ouverte aujourd’hui, nous vous disons ce qui doit changer.',
    },
  ],
  order: 30,
}
