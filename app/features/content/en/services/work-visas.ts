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
          description: 'Work that needs a bachelor’s degree in its field.',
          answers: ['The employer'],
          requirements: [
            'That degree, or equal experience',
            'The required wage for the job',
            'For most, the yearly selection, which favors higher pay',
          ],
          details: ['Job and degree check', 'Wage filing, petition', 'Changes of employer'],
          notice: { text: '{h1b.notice} ({h1b.notice:day}) {h1b.selection}' },
        },
        {
          title: 'L-1: transfers inside a company',
          description: 'Managers and people with special knowledge.',
          answers: ['The employer'],
          requirements: [
            '{l1.employment}',
            'Related companies, such as parent and branch',
            'Manager: L-1A. Knowledge: L-1B',
          ],
          details: ['Proof of the link', 'Petition', 'Family visas'],
        },
        {
          title: 'E-1/E-2: treaty traders and investors',
          description: 'Only nationals of {e2.treaty}.',
          answers: ['You or the company'],
          requirements: [
            'They own at least half of the company',
            'E-1: steady trade, mostly with that country',
            'E-2: enough money, at risk',
          ],
          details: [
            'A check of passports and owners',
            'Business plan and money trail',
            'The application',
          ],
        },
        {
          title: 'O-1: extraordinary ability',
          description:
            'In science, business, education or athletics, {o1.standard}. In the arts, {o1.arts}.',
          answers: ['An employer or agent'],
          requirements: [
            'A major prize, or listed proof',
            'Lasting recognition',
            'Work in your field',
          ],
          details: ['A look at your record', 'Letters', 'Petition'],
        },
      ],
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong: 'H-1B follows a yearly calendar. The others are filed when ready.',
      whatToBring: [
        'Your passport and visas',
        'The job offer',
        'Your diplomas',
        'Who owns the company',
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
        { title: 'Choice of visa', description: 'We compare what each asks and allows.' },
        { title: 'Evidence', description: 'All papers must say the same about the job.' },
        { title: 'Filing', description: 'You and the employer read and sign.' },
        { title: 'Waiting and answers', description: 'If the agency asks for more, we answer.' },
        { title: 'Decision and entry', description: 'We note when to extend it.' },
      ],
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'A work visa is about two people: the one who hires and the one who moves.',
      notes: [
        { start: 'The job as it is.', text: 'We describe it in words you could repeat.' },
        { start: 'Dates in view.', text: 'We aim to tell you early what is due, and when.' },
        { start: 'What comes after.', text: 'We look at the green card early.' },
      ],
      title: 'Why Choose Us',
      link: { text: 'Who may help you', href: '/who-may-help-you' },
    },
    { kind: 'people', id: 'people', title: 'Who does this work' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Bring the job offer',
      text: 'We look at which visas could fit.',
    },
  ],
  order: 20,
}
