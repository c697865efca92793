import type { RecordData } from '#app/features/content/record-types.ts'

export const permanentResidency: RecordData<'service'> = {
  slug: 'permanent-residency',
  name: 'Permanent Residency',
  note: 'A green card through family, work or the lottery.',
  description:
    'Green cards through family, through work (EB-1 to EB-3 and PERM), through the diversity lottery and for special immigrants.',
  icon: 'id-card',
  art: 'papers',
  topics: ['green card', 'residen'],
  faqSection: 'family',
  quickExit: false,
  card: {
    description:
      'For people who want to live and work here permanently, through family, work or the lottery.',
    features: [
      'Green cards through family',
      'Green cards through work, EB-1 to EB-3',
      'The diversity lottery',
      'Special immigrants',
    ],
  },
  hero: {
    title: 'Permanent Residency: paths to a green card',
    subtitle: 'A green card lets you live and work here, as long as you keep its rules.',
  },
  sections: [
    { kind: 'tool', id: 'tool', tool: 'green-card-path' },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong: 'That depends on the path and on where you were born.',
      whatToBring: [
        'Passport and visas',
        'Proof of your last entry',
        'Family papers or job offer',
        'Court papers, if any',
      ],
      title: 'Before you call',
      notice: {
        text: '{adjustment.memo} ({adjustment.memo:day})',
        link: { text: 'What the consulates do now', href: '/what-applies-now#consulates' },
      },
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'Four paths to a green card',
      items: [
        {
          title: 'Family-based',
          description:
            'A relative petitions for you and promises support. Many wait for a visa number, a place under the yearly limit.',
          details: [],
          requirements: [],
        },
        {
          title: 'Employment-based: EB-1 to EB-3 and PERM',
          description:
            'EB-1 is for top talent and some managers, EB-2 for advanced degrees, EB-3 for other lasting jobs. PERM is the employer’s test of the labor market.',
          details: [],
          requirements: [],
        },
        {
          title: 'Diversity lottery',
          description:
            'A yearly drawing for people born in listed countries. Entering twice rules you out.',
          details: [],
          requirements: [],
          notice: { text: '{diversity.notice} ({diversity.notice:day})' },
        },
        {
          title: 'Special immigrants',
          description:
            'Small groups, such as some religious workers and children whom a court protects.',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'What a green card gives you',
      items: [
        {
          title: 'Stay permanently',
          text: 'Unless your card has conditions, your status does not end with it. Renew the card.',
        },
        { title: 'Work where you like', text: 'No employer has to sponsor you.' },
        {
          title: 'Travel and come back',
          text: 'But a long trip can cost you the card. Until you have it, do not travel before you ask us.',
        },
        {
          title: 'Bring close family',
          text: 'You may petition for a husband, wife or unmarried children.',
        },
        { title: 'Study', text: 'You need no student visa.' },
        { title: 'Move toward citizenship', text: 'Most may apply after {citizenship.years}.' },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'From petition to card',
      items: [
        {
          title: 'Initial consultation',
          description: 'We look at family, work, and how you came in.',
        },
        {
          title: 'Looking back',
          description: 'Some past problems need a waiver (official forgiveness).',
        },
        { title: 'Petition', description: 'By your relative, your employer or you.' },
        { title: 'Your place in the line', description: 'We show you how it moves.' },
        {
          title: 'Your own application',
          description: 'From inside the country (“adjustment of status”) or at a consulate abroad.',
        },
        {
          title: 'Decision, and keeping the card',
          description: 'We explain travel, taxes and renewal.',
        },
      ],
    },
    { kind: 'people', id: 'people', title: 'Who does this work' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Find the path that is yours',
      text: 'If there is none today, we say what must change.',
    },
  ],
  order: 30,
}
