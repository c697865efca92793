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
      howLong: 'Cela dépend de la voie et du lieu de votre naissance.',
      whatToBring: [
        'Passeport et visas',
        'La preuve de votre dernière entrée',
        'Papiers de famille ou offre d’emploi',
        'Papiers de tribunal, s’il y en a',
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
            'Un proche dépose une pétition (demande officielle) pour vous et s’engage à vous soutenir. Beaucoup attendent un numéro de visa, une place sous la limite annuelle.',
          details: [],
          requirements: [],
        },
        {
          title: 'Par le travail : EB-1 à EB-3 et PERM',
          description:
            'EB-1 : personnes au sommet de leur domaine et certains cadres dirigeants. EB-2 : diplômes supérieurs. EB-3 : autres emplois durables. PERM : l’employeur vérifie le marché du travail.',
          details: [],
          requirements: [],
        },
        {
          title: 'La loterie de la diversité',
          description:
            'Un tirage annuel pour les personnes nées dans les pays de la liste. S’inscrire deux fois vous élimine.',
          details: [],
          requirements: [],
          notice: { text: '{diversity.notice} ({diversity.notice:day})' },
        },
        {
          title: 'Les immigrants spéciaux',
          description:
            'De petits groupes, par exemple certains travailleurs religieux et des enfants qu’un tribunal protège.',
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
          text: 'Sauf si votre carte a des conditions, votre statut ne prend pas fin avec elle. Renouvelez-la.',
        },
        {
          title: 'Travailler où vous voulez',
          text: 'Vous n’avez pas besoin de la pétition d’un employeur.',
        },
        {
          title: 'Voyager et revenir',
          text: 'Mais un long voyage peut vous faire perdre la carte. Tant que vous ne l’avez pas, ne voyagez pas avant de nous avoir parlé.',
        },
        {
          title: 'Faire venir vos proches',
          text: 'Vous pouvez déposer une pétition pour un mari, une femme ou des enfants non mariés.',
        },
        { title: 'Étudier', text: 'Vous n’avez pas besoin d’un visa d’étudiant.' },
        {
          title: 'Avancer vers la citoyenneté',
          text: 'La plupart peuvent en faire la demande après {citizenship.years}.',
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
        { title: 'Pétition', description: 'Par votre proche, votre employeur ou vous-même.' },
        {
          title: 'Votre place dans la file',
          description: 'Nous vous montrons comment elle avance.',
        },
        {
          title: 'Votre propre demande',
          description:
            'Depuis les États-Unis (« ajustement de statut ») ou dans un consulat à l’étranger.',
        },
        {
          title: 'Décision, et garder la carte',
          description: 'Nous expliquons voyages, impôts et renouvellement.',
        },
      ],
    },
    { kind: 'people', id: 'people', title: 'Qui fait ce travail' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Trouvez la voie qui est la vôtre',
      text: 'S’il n’y en a pas aujourd’hui, nous disons ce qui doit changer.',
    },
  ],
  order: 30,
}
