import type { RecordData } from '#app/features/content/record-types.ts'

export const citizenship: RecordData<'service'> = {
  slug: 'citizenship',
  name: 'Citizenship',
  note: 'Naturalization, the test and the interview.',
  description:
    'Naturalization, preparation for the civics and English test, documents and the interview, for permanent residents who want to become citizens.',
  icon: 'landmark',
  art: 'book',
  topics: ['citizen', 'naturalis', 'naturaliz'],
  faqSection: 'citizenship',
  quickExit: false,
  card: {
    description: 'For permanent residents who want to become citizens, now or later.',
    features: ['Naturalization', 'Test preparation', 'Documentation', 'Interview preparation'],
  },
  hero: {
    title: 'Citizenship: from green card to oath',
    subtitle: 'We prepare the application, the test and the interview with you.',
  },
  sections: [
    { kind: 'tool', id: 'tool', tool: 'filing-date' },
    {
      kind: 'comparison',
      id: 'matrix',
      title: 'Which civics test is yours?',
      columns: ['Filed before {civics.newer.from}', 'Filed since then'],
      rows: [
        {
          label: 'You study',
          cells: [{ text: '{civics.older.questions}' }, { text: '{civics.newer.questions}' }],
        },
        {
          label: 'You are asked up to',
          cells: [{ text: '{civics.older.asked}' }, { text: '{civics.newer.asked}' }],
        },
        {
          label: 'You need',
          cells: [{ text: '{civics.older.passing}' }, { text: '{civics.newer.passing}' }],
        },
      ],
      note: 'There is a short list if you are {civics.senior}. The officer then asks {civics.senior-list}.',
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong: 'It depends on the USCIS office for your address. We look up its times with you.',
      whatToBring: [
        'Your green card',
        'Passports, old and new',
        'The dates of your trips abroad',
        'Tax papers and court papers',
      ],
      title: 'Before you call',
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'What we do for you',
      items: [
        {
          title: 'Naturalization',
          description:
            'We check trips, taxes and arrests first. Then we fill in Form N-400 with you.',
          details: [],
          requirements: [],
        },
        {
          title: 'Test preparation',
          description:
            'You practice civics and English aloud. If a disability keeps you from learning them, ask us about Form N-648.',
          details: [],
          requirements: [],
        },
        {
          title: 'Documentation',
          description: 'You get a list for your case, and we check each paper.',
          details: [],
          requirements: [],
        },
        {
          title: 'Interview preparation',
          description:
            'We ask what an officer may ask. If you fail the test, you may try once more.',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'From application to oath',
      items: [
        {
          title: 'Initial consultation',
          description: 'We count years and trips.',
        },
        {
          title: 'Your record',
          description: 'We ask for missing records.',
        },
        {
          title: 'Application',
          description: 'You read and sign Form N-400.',
          duration: 'Up to {citizenship.early-filing} before you have the years that you need',
        },
        {
          title: 'Fingerprints',
          description: 'The agency sends you an appointment.',
        },
        {
          title: 'Interview and test',
          description: 'An officer tests you and asks about your form.',
        },
        {
          title: 'Oath',
          description: 'From that moment you are a citizen.',
        },
      ],
    },
    {
      kind: 'benefits',
      id: 'benefits',
      title: 'What citizenship gives you',
      items: [
        { title: 'A vote', text: 'You may vote and serve on a jury.' },
        { title: 'A U.S. passport', text: 'You may come back from a trip of any length.' },
        {
          title: 'Protection from deportation',
          text: 'A citizen may not be deported. But citizenship that was gained against the rules, such as by fraud, can be taken away.',
        },
        {
          title: 'More of your family',
          text: 'You may petition for your parents too, if you are {parents.petitioner-age}.',
        },
        {
          title: 'Your children',
          text: 'They become citizens too, if they are {citizenship.child-age}, live with you and have green cards.',
        },
        {
          title: 'Government jobs',
          text: 'Many federal jobs are for citizens.',
        },
      ],
    },
    { kind: 'people', id: 'people', title: 'Who does this work' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Find out whether this is the year',
      text: 'If it is too early, we work out the date to wait for.',
    },
  ],
  order: 40,
}
