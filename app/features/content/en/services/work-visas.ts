import type { RecordData } from '#app/features/content/record-types.ts'

export const workVisas: RecordData<'service'> = {
  slug: 'work-visas',
  name: 'Work Visas',
  note: 'H-1B, L-1, E-1/E-2 and O-1, for people and employers.',
  description:
    'H-1B, L-1, E-1/E-2 and O-1 visas for workers and the employers who need them: what each asks for and how we help.',
  icon: 'briefcase',
  art: 'street',
  topics: ['work', 'employ', 'invest', 'H-1B', 'L-1', 'O-1', 'E-2', 'EB'],
  faqSection: 'work',
  quickExit: false,
  card: {
    description:
      'For workers with an offer, companies that move their people, and traders and owners from treaty countries.',
    features: [
      'H-1B for jobs that need a degree',
      'L-1 for transfers inside a company',
      'E-1/E-2 for treaty traders and investors',
      'O-1 for extraordinary ability',
    ],
  },
  hero: {
    title: 'Work Visas for people and their employers',
    subtitle:
      'Each visa asks different things of the worker and the company. Compare four of them here.',
  },
  sections: [
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'Which visa fits the job?',
      questions: ['Who files'],
      items: [
        {
          title: 'H-1B: jobs that need a degree',
          description: 'For work that needs a bachelor’s degree.',
          answers: ['The employer'],
          requirements: [
            'That degree, or equal experience',
            'The required wage for the job',
            'For most, the yearly selection, which favors higher pay',
          ],
          details: [
            'We check job and degree',
            'We prepare the petition',
            'We help you change employers',
          ],
          notice: { text: '{h1b.notice} ({h1b.notice:day}) {h1b.selection}' },
        },
        {
          title: 'L-1: transfers inside a company',
          description: 'For managers and people with special knowledge.',
          answers: ['The employer'],
          requirements: [
            '{l1.employment}',
            'Related companies, such as a parent and its branch',
            'L-1A: manager. L-1B: special knowledge',
          ],
          details: [
            'We show how they are related',
            'We prepare the petition',
            'We apply for your family too',
          ],
        },
        {
          title: 'E-1/E-2: treaty traders and investors',
          description: 'Only for nationals of {e2.treaty}.',
          answers: ['You or the company'],
          requirements: [
            'Nationals of that country own at least half',
            'E-1: steady trade, mostly with that country',
            'E-2: enough money, already in the business',
          ],
          details: [
            'We check passports and owners',
            'We show where the money came from',
            'We prepare the application',
          ],
        },
        {
          title: 'O-1: extraordinary ability',
          description:
            'In science, business, education or athletics you must be {o1.standard}. In the arts you must show {o1.arts}.',
          answers: ['An employer or agent'],
          requirements: [
            'A major prize, or other listed proof',
            'Recognition that has lasted',
            'Work in that same field',
          ],
          details: [
            'We look at your record',
            'We ask for letters about you',
            'We prepare the petition',
          ],
        },
      ],
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'For most people the H-1B has one selection a year. The other visas are filed when the papers are ready.',
      whatToBring: [
        'Your passport and visas',
        'The job offer in writing',
        'Your diplomas',
        'Proof of who owns the company',
      ],
      title: 'Before you call',
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'From the offer to the first day',
      items: [
        {
          title: 'Initial consultation',
          description: 'You tell us about the job and the company.',
        },
        {
          title: 'Choice of visa',
          description: 'We compare what each asks and allows.',
        },
        {
          title: 'Evidence',
          description: 'All papers must say the same about the job.',
        },
        { title: 'Filing', description: 'You and your employer read and sign the papers.' },
        {
          title: 'Waiting and answers',
          description: 'If the agency asks for more, we answer.',
        },
        {
          title: 'Decision and entry',
          description: 'We tell you when to extend it.',
        },
      ],
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'A work visa is about two people: the one who hires and the one who moves.',
      notes: [
        {
          start: 'Plain words.',
          text: 'We describe the job in words that you could repeat.',
        },
        {
          start: 'Dates in view.',
          text: 'We tell you early what is due, and when.',
        },
        {
          start: 'What comes after.',
          text: 'We ask early about a green card.',
        },
      ],
      title: 'Why Choose Us',
      link: { text: 'Who may help you', href: '/who-may-help-you' },
    },
    { kind: 'people', id: 'people', title: 'Who does this work' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Bring the job offer',
      text: 'We look with you at which visas could fit.',
    },
  ],
  order: 20,
}
