import type { RecordData } from '#app/features/content/record-types.ts'

export const investorVisa: RecordData<'service'> = {
  name: 'Investor Visa',
  note: 'EB-5, E-2 and L-1A, for owners and founders.',
  description:
    'EB-5, E-2 and L-1A for owners, founders and investors: what each asks for, what it leads to, and how we prepare the case.',
  icon: 'building',
  art: 'street',
  quickExit: false,
  card: {
    description: 'For owners, founders and investors who want to start or lead a business here.',
    features: [
      'EB-5, which can lead to a green card',
      'E-2, for nationals of treaty countries',
      'L-1A, for a company’s managers',
      'The path of the money, on paper',
    ],
  },
  hero: {
    title: 'Investor Visa: for owners and founders',
    subtitle:
      'Some visas let you run a business here, and one can lead to a green card. We look at your passport and your plan before you move any money.',
  },
  offerings: {
    title: 'What we do for you',
    lead: 'Whether an investment is wise is a question for your financial adviser. Whether it fits the law is one for us.',
    items: [
      {
        title: 'Choosing the visa',
        description:
          'We compare what each option asks of you and what it allows your family, and say which of them your passport rules out.',
        details: [],
        requirements: [],
      },
      {
        title: 'The path of the money',
        description:
          'The government asks where every part came from. We build the file: sales, savings, gifts, loans, taxes and transfers.',
        details: [],
        requirements: [],
      },
      {
        title: 'The company and its plan',
        description:
          'We set out ownership, jobs and numbers as the rules ask, together with your accountant and the writer of the plan.',
        details: [],
        requirements: [],
      },
      {
        title: 'Petition, consulate and family',
        description:
          'We file, answer requests for evidence, prepare you for the interview, and include your husband or wife and children {child.age}.',
        details: [],
        requirements: [],
      },
    ],
  },
  notice: {
    text: '{consulates.pause} Last checked on {consulates.pause:verified}. For an EB-5 investor abroad it can matter as much as the money.',
    link: {
      text: 'The State Department on visas',
      href: 'https://travel.state.gov/',
    },
  },
  options: {
    title: 'Three options, side by side',
    lead: 'They differ in who may apply, in what the money must do, and in where they lead.',
    items: [
      {
        title: 'EB-5',
        description:
          'For people who invest in a new business here. The first green card is conditional, for {eb5.conditional}. The smallest investment is {eb5.investment}.',
        details: [],
        requirements: [
          'The money creates {eb5.jobs} for U.S. workers',
          'It is yours, it came from lawful sources, and you can show each step',
          'It stays at risk: a promise to pay it back does not count',
          'A second petition, to remove the conditions, {eb5.removal}',
        ],
      },
      {
        title: 'E-2',
        description: '{e2.nationality} It lets you run the business. {e2.limits}',
        details: [],
        requirements: [
          'At least half of the business belongs to people of that nationality',
          'The investment is large enough for this kind of business, and already at risk',
          'The business does more than feed you and your family',
          'You come to direct it',
        ],
      },
      {
        title: 'L-1A',
        description:
          'For an owner, manager or executive who opens or leads the U.S. office of a company abroad. It needs no treaty, and some managers may apply for a green card later.',
        details: [],
        requirements: [
          'Earlier work: {l1.employment}',
          'Both companies belong together, and the one abroad goes on',
          'For a new office: space, money and a plan that soon needs a manager',
        ],
      },
    ],
  },
  beforeYouCall: {
    whoMayApply:
      'It depends on your passport first. {e2.nationality} EB-5 and L-1A need no treaty.',
    howLong:
      'E-2 and L-1A cases move at the pace of a consulate or the agency. EB-5 takes longer, and people born in some countries also wait in a line.',
    whatToBring: [
      'Every passport you hold',
      'A page about the business, in your own words',
      'How the money was earned, in outline',
      'Who owns the company abroad, if there is one',
    ],
  },
  whyChooseUs: {
    lead: 'You hear what can go wrong before you sign anything.',
    notes: [
      {
        start: 'Your passport first.',
        text: 'We check which options it leaves before you spend anything.',
      },
      {
        start: 'One story in all papers.',
        text: 'Plan, bank records and tax returns must agree. We read them side by side.',
      },
      {
        start: 'No for an answer.',
        text: 'If the plan does not fit the law, we say so, with the reason.',
      },
    ],
  },
  closing: {
    title: 'Talk to us before the money moves',
    text: 'The consultation takes 30 minutes. Bring your passport and the plan in a few sentences.',
  },
  steps: {
    title: 'Six steps, and where you are in them',
    lead: 'At each step we tell you who has your file, what they will ask for next, and what you can prepare.',
    items: [
      {
        title: 'Initial consultation',
        description:
          'You tell us about your passport, your plan and your family. We tell you which options are left.',
        duration: '30 minutes, by phone or video',
      },
      {
        title: 'Choice of visa',
        description:
          'We compare them with you: what each asks, what can go wrong, and what it costs the family in time.',
      },
      {
        title: 'Source of funds',
        description: 'We follow the money back on paper, and say where a link is missing.',
      },
      {
        title: 'Company and plan',
        description:
          'The business is set up, the money is committed, and the plan says what the facts can carry.',
      },
      {
        title: 'Filing and answers',
        description:
          'We file, follow the case and answer the government’s questions point by point.',
      },
      {
        title: 'Interview, entry and renewal',
        description:
          'We prepare you for the consulate, and note the days by which to renew or to file the next petition.',
        duration: 'EB-5: the second petition is due {eb5.removal}',
      },
    ],
  },
  order: 60,
}
