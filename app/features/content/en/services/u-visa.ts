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
    title: 'U-Visa: for people who were hurt and spoke up',
    subtitle:
      'If you were the victim of a serious crime in the United States and you helped the police or a prosecutor, or are willing to, the law may let you stay.',
  },
  offerings: {
    title: 'What we do for you',
    lead: 'You may apply even if you have no immigration status.',
    items: [
      {
        title: 'Check whether you qualify',
        description:
          'We look at the crime, the harm and the help you gave. If another path fits better, such as VAWA or a T visa, we say so.',
        details: [],
        requirements: [],
      },
      {
        title: 'Get the police certification',
        description:
          'With your consent we write to the police, the prosecutor or the judge, and we follow up. They may say no; then we look for another office that may sign.',
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
          'A waiver can cover an unlawful entry or an old order. We tell you plainly what it can and cannot fix.',
        details: [],
        requirements: [],
      },
    ],
  },
  beforeYouCall: {
    whoMayApply:
      'People who were hurt, in body or mind, by certain serious crimes here, among them domestic violence, sexual assault, trafficking and serious assault, and who help the authorities or are willing to. A parent may act for a child.',
    howLong:
      'People wait {uvisa.wait}. Nobody can make it short, and whoever promises that is not telling the truth. By law the government keeps the petition confidential, with few exceptions.',
    whatToBring: [
      'Nothing, if it is not safe to carry it',
      'The police report or its number, if you have it',
      'Names of the officers or prosecutors you spoke with',
      'Your passport or any paper with your name',
    ],
  },
  whyChooseUs: {
    lead: 'We ask how it is safe to reach you before we call, and we keep to it.',
    notes: [
      {
        start: 'Safe contact first.',
        text: 'You give us a number, an hour and a name that we may use.',
      },
      {
        start: 'Confidential from the first talk.',
        text: 'What you tell a lawyer in the consultation stays confidential, even if you do not hire us. We write to the police only after you have said yes.',
      },
      {
        start: 'Plain words.',
        text: 'You may ask about every line of every form, as often as you need.',
      },
    ],
  },
  closing: {
    title: 'You can stop at any time. You can also start today.',
    text: 'The consultation takes 30 minutes. If you are in danger now, call 911 first.',
  },
  steps: {
    title: 'Six steps, and where you are in them',
    lead: 'At each step we tell you what was done, what comes next, and what we need from you.',
    items: [
      {
        title: 'Initial consultation',
        description:
          'We listen first, in a private call. You choose what to tell and when to stop.',
        duration: '30 minutes, by phone or video',
      },
      {
        title: 'Police certification',
        description:
          'We ask the agency to confirm, on Form I-918 Supplement B, that you helped. Without this paper there is no case.',
      },
      {
        title: 'Your statement',
        description:
          'We write down what happened, in your words, with breaks whenever you need one.',
      },
      {
        title: 'Filing',
        description:
          'We go through every page with you before it is sent. You sign only what you have read.',
      },
      {
        title: 'Waiting, with protection where the law allows',
        description:
          'Some people receive a work permit while they wait. We follow the case and tell you about each letter.',
        duration: 'The wait is {uvisa.wait}: only {uvisa.cap} are granted to victims each year',
      },
      {
        title: 'Decision and what comes after',
        description:
          'We explain the decision and what it allows, and when you may apply for a green card.',
        duration: 'A green card after {uvisa.adjustment-years} of continuous presence in U status',
      },
    ],
  },
  order: 50,
}
