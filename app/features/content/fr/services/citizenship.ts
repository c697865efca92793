import type { RecordData } from '#app/features/content/record-types.ts'

export const citizenship: RecordData<'service'> = {
  slug: 'citoyennete',
  name: 'Citoyenneté',
  note: 'Naturalisation, test et entretien.',
  description:
    'Naturalisation, préparation au test d’instruction civique et d’anglais, documents et entretien, pour devenir citoyen quand on est résident permanent.',
  icon: 'landmark',
  art: 'book',
  topics: ['citoyen', 'naturalis'],
  quickExit: false,
  card: {
    description:
      'Pour les résidents permanents qui veulent devenir citoyens, maintenant ou plus tard.',
    features: ['Naturalisation', 'Préparation au test', 'Documents', 'Préparation de l’entretien'],
  },
  hero: {
    title: 'Citoyenneté : de la carte verte au serment',
    subtitle:
      'Vous avez une carte verte (green card, la résidence permanente) ? Nous préparons avec vous la demande, le test et l’entretien.',
  },
  sections: [
    { kind: 'tool', id: 'tool', tool: 'filing-date' },
    {
      kind: 'comparison',
      id: 'matrix',
      title: 'Quel test d’instruction civique ?',
      columns: ['Dépôt avant le {civics.newer.from}', 'Dépôt à partir de ce jour'],
      rows: [
        {
          label: 'Vous étudiez',
          cells: [{ text: '{civics.older.questions}' }, { text: '{civics.newer.questions}' }],
        },
        {
          label: 'On vous pose au plus',
          cells: [{ text: '{civics.older.asked}' }, { text: '{civics.newer.asked}' }],
        },
        {
          label: 'Il vous faut',
          cells: [{ text: '{civics.older.passing}' }, { text: '{civics.newer.passing}' }],
        },
      ],
      note: 'Il y a une liste courte si vous avez {civics.senior}. L’agent pose alors {civics.senior-list}.',
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'Cela dépend du bureau d’USCIS pour votre adresse. Nous cherchons ses délais avec vous.',
      whatToBring: [
        'Votre carte verte',
        'Vos passeports, anciens et nouveaux',
        'Les dates de vos voyages à l’étranger',
        'Vos papiers d’impôts et de tribunal',
      ],
      title: 'Avant d’appeler',
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'Ce que nous faisons pour vous',
      items: [
        {
          title: 'Naturalisation',
          description:
            'Nous vérifions d’abord vos voyages, vos impôts et vos arrestations, s’il y en a eu. Puis nous remplissons le formulaire N-400 avec vous.',
          details: [],
          requirements: [],
        },
        {
          title: 'Préparation au test',
          description:
            'Vous vous exercez à voix haute, en instruction civique et en anglais. Si un handicap vous empêche de les apprendre, parlez-nous du formulaire N-648.',
          details: [],
          requirements: [],
        },
        {
          title: 'Documents',
          description:
            'Vous recevez une liste pour votre dossier, et nous vérifions chaque papier.',
          details: [],
          requirements: [],
        },
        {
          title: 'Préparation de l’entretien',
          description:
            'Nous posons les questions qu’un agent peut poser. Si vous échouez au test, vous pouvez essayer une deuxième fois.',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'De la demande au serment',
      items: [
        { title: 'Première consultation', description: 'Nous comptons les années et les voyages.' },
        { title: 'Votre dossier', description: 'Nous demandons les papiers qui manquent.' },
        {
          title: 'Demande',
          description: 'Vous lisez et signez le formulaire N-400.',
          duration: 'Jusqu’à {citizenship.early-filing} avant d’avoir le nombre d’années requis',
        },
        { title: 'Empreintes', description: 'L’agence vous fixe un rendez-vous.' },
        {
          title: 'Entretien et test',
          description: 'Un agent vous fait passer le test et vous interroge sur votre formulaire.',
        },
        { title: 'Serment', description: 'À partir de ce moment, vous avez la citoyenneté.' },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'Ce que la citoyenneté vous donne',
      items: [
        { title: 'Le droit de vote', text: 'Vous pouvez voter et faire partie d’un jury.' },
        {
          title: 'Un passeport américain',
          text: 'Vous pouvez revenir d’un voyage, quelle que soit sa durée.',
        },
        {
          title: 'Une protection contre l’expulsion',
          text: 'Un citoyen ne peut pas être expulsé. Mais une citoyenneté obtenue sans respecter les règles, par exemple par fraude, peut être retirée.',
        },
        {
          title: 'Plus de proches près de vous',
          text: 'Vous pouvez aussi déposer une pétition pour votre père et votre mère, si vous avez {parents.petitioner-age}.',
        },
        {
          title: 'Vos enfants',
          text: 'Ils deviennent citoyens aussi, s’ils ont {citizenship.child-age}, vivent avec vous et ont une carte verte.',
        },
        {
          title: 'Les emplois publics',
          text: 'Beaucoup d’emplois fédéraux sont réservés aux citoyens.',
        },
      ],
    },
    { kind: 'people', id: 'people', title: 'Qui fait ce travail' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Voyez si c’est la bonne année',
      text: 'S’il est trop tôt, nous calculons la date à attendre.',
    },
  ],
  order: 40,
}
