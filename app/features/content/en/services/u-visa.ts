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
      lead: 'All four of these must be true.',
      items: [
        'You were the victim of a crime that counts (see below), and it hurt you physically or emotionally.',
        'The crime happened in the United States, or it broke U.S. law.',
        'You have information about the crime. For a child, a parent may have it.',
        'You are helping the police or a prosecutor, have helped them, or are willing to help.',
      ],
    },
    {
      kind: 'offerings',
      id: 'options',
      title: 'Which crimes count?',
      lead: 'The law names these crimes and a few more. Crimes that are like them can count too, and so can an attempt.',
      items: [
        {
          title: 'Violence at home and sexual violence',
          description: 'The law names {uvisa.crimes-home}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Attacks on a person',
          description: 'The law names {uvisa.crimes-attacks}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Captivity',
          description: 'The law names {uvisa.crimes-captivity}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Exploitation',
          description: 'The law names {uvisa.crimes-exploitation}.',
          details: [],
          requirements: [],
        },
        {
          title: 'Threats and crimes against justice',
          description: 'The law names {uvisa.crimes-justice}.',
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
        'People wait for {uvisa.wait}, because only {uvisa.cap} U visas go to victims each year. {uvisa.first-review} {uvisa.fee}',
      whatToBring: [
        'Only those papers that you can carry without danger',
        'The number of the police report, if you have one',
        'Names and dates, even if you only remember them',
      ],
      title: 'Before you call',
    },
    {
      kind: 'reasons',
      id: 'why',
      lead: 'Before anything else we ask you where and when it is safe to call you.',
      notes: [
        {
          start: 'It stays with us.',
          text: 'What you tell our lawyers about your case is confidential, even if you never hire us.',
        },
        {
          start: 'We tell you the risk first.',
          text: '{denial.court} So we look at your whole story with you before anything is filed.',
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
          description:
            'We also look at T visas for victims of trafficking, and at VAWA for people who were abused in their family.',
          details: [],
          requirements: [],
        },
        {
          title: 'Ask for the police certification',
          description:
            'We ask for it only if you agree. If one office refuses to sign, another one may be able to.',
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
          description:
            'Something in your past, such as an unlawful entry, can stand in the way. With a waiver the government can excuse it.',
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
        {
          title: 'Initial consultation',
          description: 'You tell us in private what happened, and we listen.',
        },
        {
          title: 'Police certification',
          description:
            'The police, a prosecutor or a judge signs Form I-918 Supplement B to say that you helped.',
        },
        {
          title: 'Your statement',
          description: 'We write down with you, in your own words, what happened.',
        },
        {
          title: 'Filing',
          description: 'You read everything, or we read it to you, before you sign.',
        },
        {
          title: 'Waiting',
          description:
            'The agency looks at your case a first time. It may then give you a work permit while you wait.',
        },
        {
          title: 'Decision',
          description:
            'If the petition is approved, you have U status. After {uvisa.adjustment-years} of continuous presence in it you may apply for a green card.',
        },
      ],
    },
    { kind: 'people', id: 'people', title: 'Who does this work' },
    {
      kind: 'call',
      id: 'closing',
      title: 'You decide how far you go',
      text: 'You may end the talk whenever you want, and you decide what you tell us.',
    },
  ],
  order: 50,
}
