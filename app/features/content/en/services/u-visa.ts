import type { RecordData } from '#app/features/content/record-types.ts'

export const uVisa: RecordData<'service'> = {
  name: 'U-Visa',
  note: 'Protection for people hurt by serious crimes.',
  description:
    'Protection for people who were hurt by a serious crime in the United States and help the police or a prosecutor: who may apply, what happens, and how long it takes.',
  icon: 'shield-check',
  art: 'door',
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
    subtitle: 'In danger now? Call 911. You may apply even if you have no immigration status.',
  },
  conditions: {
    title: 'Is it for you?',
    lead: 'All four must be true.',
    items: [
      'A serious crime hurt you, in body or mind, such as domestic violence.',
      'It happened here, or broke U.S. laws.',
      'You know about it. For a child, a parent may.',
      'You help the police or a prosecutor, or are willing to.',
    ],
  },
  offerings: {
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
  beforeYouCall: {
    howLong: 'People wait {uvisa.wait}. Only {uvisa.cap} are granted to victims each year.',
    whatToBring: ['What is safe to carry'],
  },
  whyChooseUs: {
    lead: 'Tell us where it is safe to call.',
    notes: [
      {
        start: 'Confidential.',
        text: 'What you tell us stays private, even if you never hire us.',
      },
    ],
  },
  closing: {
    title: 'You can stop at any time',
    text: 'You choose what to tell.',
  },
  steps: {
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
        description: 'Some people get a work permit.',
      },
      {
        title: 'Decision',
        description:
          'A green card after {uvisa.adjustment-years} of continuous presence in U status.',
      },
    ],
  },
  order: 50,
}
