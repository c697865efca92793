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
      howLong:
        'That depends on the path and on where you were born. In a line it can take many years.',
      whatToBring: [
        'Your passport and visas',
        'Proof of how you last came in',
        'Family papers or the job offer',
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
            'A relative petitions for you and promises to support you. Many people then wait for a visa number, because there is a yearly limit.',
          details: [],
          requirements: [],
        },
        {
          title: 'Employment-based: EB-1 to EB-3 and PERM',
          description:
            'EB-1 is for people at the top of their field and some managers, EB-2 for advanced degrees, EB-3 for other permanent jobs. In PERM the employer tests the labor market.',
          details: [],
          requirements: [],
        },
        {
          title: 'Diversity lottery',
          description:
            'A yearly drawing for people who were born in certain countries. If you enter twice, you are ruled out.',
          details: [],
          requirements: [],
          notice: { text: '{diversity.notice} ({diversity.notice:day})' },
        },
        {
          title: 'Special immigrants',
          description:
            'Small groups have their own path, such as some religious workers and children whom a court protects.',
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
          text: 'Your status does not end when the card does, unless the card has conditions. You renew the card.',
        },
        {
          title: 'Work where you like',
          text: 'No employer has to sponsor you.',
        },
        {
          title: 'Travel and come back',
          text: 'You may travel, but a long trip can cost you the card. Until you have it, do not travel before you ask us.',
        },
        {
          title: 'Bring close family',
          text: 'You may petition for a husband, wife or unmarried children.',
        },
        { title: 'Study', text: 'You may study without a student visa.' },
        {
          title: 'Move toward citizenship',
          text: 'Most people may apply for citizenship after {citizenship.years}.',
        },
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
        {
          title: 'Petition',
          description: 'Your relative, your employer or you file it.',
        },
        {
          title: 'Your place in the line',
          description: 'We show you how it moves.',
        },
        {
          title: 'Your own application',
          description:
            'You apply from inside the country (“adjustment of status”) or at a consulate abroad.',
        },
        {
          title: 'Decision, and keeping the card',
          description: 'We explain travel, taxes and renewing the card.',
        },
      ],
    },
    { kind: 'people', id: 'people', title: 'Who does this work' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Find the path that is yours',
      text: 'If none is open today, we tell you what must change.',
    },
  ],
  order: 30,
}
