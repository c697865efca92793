import type { RecordData } from '#app/features/content/record-types.ts'

export const uVisa: RecordData<'service'> = {
  slug: 'u-visa',
  name: 'U-Visa',
  note: 'Protection for people hurt by serious crimes.',
  description:
    'Protection for people who were hurt by a serious crime in the United States and help the police or a prosecutor: who may apply, what happens, and how long it takes.',
  icon: 'shield-check',
  art: 'door',
  topics: ['humanit', 'asylum', 'crim', 'u-visa', 'u visa'],
  faqSection: 'humanitarian',
  quickExit: true,
  card: {
    description:
      'For people who were hurt by a serious crime here and help the police or a prosecutor.',
    features: [
      'A check of whether you qualify',
      'The police certification',
      'Your family in the same case',
      'Waivers for past problems',
    ],
  },
  hero: {
    title: 'U-Visa for people hurt by crime',
    subtitle: 'You may apply even if you have no immigration status.',
  },
  sections: [
    {
      kind: 'conditions',
      id: 'conditions',
      title: 'Is it for you?',
      lead: 'All four must be true.',
      items: [
        'A serious crime hurt you, in body or mind.',
        'It happened in the United States, or it broke U.S. laws.',
        'You know something about the crime. For a child, a parent may know it.',
        'You help the police or a prosecutor, or you are willing to.',
      ],
    },
    {
      kind: 'offerings',
      id: 'options',
      title: 'Which crimes count?',
      lead: 'The law names them. Crimes that are like them count too, and so do attempts.',
      items: [
        {
          title: 'Violence at home and sexual violence',
          description: 'The law names {uvisa.crimes-home}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Attacks on a person',
          description: 'They are {uvisa.crimes-attacks}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Captivity',
          description: 'This means {uvisa.crimes-captivity}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Exploitation',
          description: 'These crimes are {uvisa.crimes-exploitation}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Threats and crimes against justice',
          description: 'Here the law names {uvisa.crimes-justice}.',
          details: [],
          requirements: [],
        },
        { title: 'Robbery', description: '{uvisa.robbery}', details: [], requirements: [] },
      ],
    },
    {
      kind: 'beforeYouCall',
      id: 'before-you-call',
      howLong:
        'People wait {uvisa.wait}. Only {uvisa.cap} are granted to victims each year. {uvisa.first-review} {uvisa.fee}',
      whatToBring: [
        'Only papers that are safe for you to carry',
        'The number of the police report, if there is one',
        'Names and dates, written down or in your head',
      ],
      title: 'Before you call',
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'You tell us first where and when it is safe to call you.',
      notes: [
        {
          start: 'Confidential.',
          text: 'What you tell us stays private, even if you never hire us.',
        },
        {
          start: 'The risk, said first.',
          text: '{denial.court} So we look at your whole story before anything is filed.',
        },
      ],
      title: 'Why Choose Us',
      link: { text: 'Who may help you', href: '/who-may-help-you' },
    },
    {
      kind: 'offerings',
      id: 'offerings',
      title: 'How we help',
      items: [
        {
          title: 'Check whether you qualify',
          description: 'Also for T visas (trafficking) and VAWA (family abuse).',
          details: [],
          requirements: [],
        },
        {
          title: 'Get the police certification',
          description: 'Only if you agree. If one office refuses, another may sign.',
          details: [],
          requirements: [],
        },
        {
          title: 'Include your family',
          description: '{uvisa.family} {uvisa.family-young}',
          details: [],
          requirements: [],
        },
        {
          title: 'Ask for forgiveness of past problems',
          description: 'A waiver can excuse an unlawful entry.',
          details: [],
          requirements: [],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'Step by step',
      items: [
        { title: 'Initial consultation', description: 'We listen, in private.' },
        {
          title: 'Police certification',
          description: 'An office signs that you helped (Form I-918 Supplement B).',
        },
        { title: 'Your statement', description: 'In your words.' },
        { title: 'Filing', description: 'You sign only what you have read.' },
        {
          title: 'Waiting',
          description: 'The agency looks at your case a first time and may give you a work permit.',
        },
        {
          title: 'Decision',
          description:
            'After {uvisa.adjustment-years} of continuous presence in U status you may apply for a green card.',
        },
      ],
    },
    { kind: 'people', id: 'people', title: 'Who does this work' },
    {
      kind: 'call',
      id: 'closing',
      title: 'You decide how far you go',
      text: 'You may end the talk at any time, and you choose what to tell us.',
    },
  ],
  order: 50,
}
