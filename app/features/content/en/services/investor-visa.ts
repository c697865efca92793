import type { RecordData } from '#app/features/content/record-types.ts'

export const investorVisa: RecordData<'service'> = {
  slug: 'investor-visa',
  name: 'Investor Visa',
  note: 'EB-5, E-2 and L-1A, for owners and founders.',
  description:
    'EB-5, E-2 and L-1A for owners, founders and investors: what each asks for, what it leads to, and how we prepare the case.',
  icon: 'building',
  art: 'street',
  topics: ['work', 'employ', 'invest', 'H-1B', 'L-1', 'O-1', 'E-2', 'EB'],
  faqSection: 'work',
  quickExit: false,
  card: {
    description: 'For owners, founders and investors who want to start or lead a business here.',
    features: [
      'EB-5, which can lead to a green card',
      'E-2, for nationals of treaty countries',
      'L-1A, for a company’s managers',
      'Proof of where your money came from',
    ],
  },
  hero: {
    title: 'Investor Visa: for owners and founders',
    subtitle: 'Do you want to own or lead a business here? Compare what each visa asks.',
  },
  sections: [
    {
      kind: 'offerings',
      id: 'options',
      title: 'Three options, side by side',
      questions: ['Nationality', 'Smallest amount', 'Jobs', 'Green card', 'Family'],
      items: [
        {
          title: 'EB-5',
          description: 'You invest in a new business.',
          answers: [
            'Any',
            '{eb5.investment}',
            '{eb5.jobs}',
            'It can lead to one, first conditional, for {eb5.conditional}',
            'Husband or wife, and unmarried children {child.age}',
          ],
          details: [],
          requirements: [
            'Lawful money, with proof',
            'The money stays at risk of loss',
            'A second petition, {eb5.removal}',
          ],
        },
        {
          title: 'E-2',
          description: 'Only for nationals of {e2.treaty}.',
          answers: [
            'A treaty country',
            'Enough to run the business',
            'It must support more than your family',
            'Not by itself; you may renew the visa',
            'The same',
          ],
          details: [],
          requirements: [
            'Treaty nationals own at least half',
            'Your money is already at risk of loss',
            'You come to direct the business',
          ],
        },
        {
          title: 'L-1A',
          description: 'You lead a foreign company’s U.S. office.',
          answers: [
            'Any',
            'Enough to pay for an office and staff',
            'Enough people that they need a manager',
            'Later, for some managers',
            'The same',
          ],
          details: [],
          requirements: [
            '{l1.employment}',
            'Two related companies',
            'The company abroad stays open',
          ],
        },
      ],
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'EB-5 takes the longest, because the agency decides two petitions. For some countries of birth there is also a line.',
      whatToBring: [
        'All passports',
        'A page about the business',
        'Proof of how you earned the money',
        'Proof of who owns the company',
      ],
      title: 'Before you call',
      notice: {
        text: '{eb5.program} ({eb5.program:day})',
        link: { text: 'What the consulates do now', href: '/what-applies-now#consulates' },
      },
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'What we do for you',
      items: [
        {
          title: 'Choosing the visa',
          description: 'Your nationality may rule some out.',
          details: [],
          requirements: [],
        },
        {
          title: 'Proof of the money',
          description: 'We show where every part came from.',
          details: [],
          requirements: [],
        },
        {
          title: 'The company and its plan',
          description: 'We prepare both with your accountant.',
          details: [],
          requirements: [],
        },
        {
          title: 'Petition, consulate and family',
          description: 'We file, and prepare your family for the interview.',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'From the plan to the visa',
      items: [
        {
          title: 'Initial consultation',
          description: 'We talk about your plan.',
        },
        {
          title: 'Choice of visa',
          description: 'We compare risks and time.',
        },
        {
          title: 'Source of funds',
          description: 'We trace the money to its source.',
        },
        {
          title: 'Company and plan',
          description: 'You set it up, and we help.',
        },
        {
          title: 'Filing and answers',
          description: 'We answer what the agency asks.',
        },
        {
          title: 'Interview, entry and renewal',
          description: 'We tell you what comes next.',
        },
      ],
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'We talk about the risks before you sign.',
      notes: [
        {
          start: 'Passport first.',
          text: 'It decides what is open to you.',
        },
        {
          start: 'One story.',
          text: 'All papers must say the same.',
        },
        { start: 'A clear no.', text: 'If it cannot work, we say why.' },
      ],
      title: 'Why Choose Us',
      link: { text: 'Who may help you', href: '/who-may-help-you' },
    },
    { kind: 'people', id: 'people', title: 'Who does this work' },
    {
      kind: 'call',
      id: 'closing',
      title: 'Talk to us before the money moves',
      text: 'Bring your passport and plan.',
    },
  ],
  order: 60,
}
