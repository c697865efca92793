import type { PageReview } from '#app/features/site/pages/page-review.ts'
import type { FaqSection } from '#app/features/site/pages/question.ts'

const sections: readonly FaqSection[] = [
  {
    id: 'family',
    title: 'Family-Based Immigration',
    items: [
      {
        id: 'family-who',
        question: 'Which relatives can I ask for?',
        answer: [
          'A U.S. citizen may ask for a husband or wife, children, parents, brothers and sisters. A permanent resident may ask for a husband or wife and for children who are not married.',
          'To ask for a parent you must be a citizen who is {parents.petitioner-age}. Grandparents, aunts, uncles and cousins cannot be asked for directly.',
        ],
      },
      {
        id: 'family-spouse-time',
        question: 'How long does a visa for my husband or wife take?',
        answer: [
          'No honest lawyer can promise you a date. For the spouse of a U.S. citizen: {spouse.processing}. We last compared this with the agency’s own page on {spouse.processing:verified}.',
          '{consulates.pause} Ask us whether yours is among them before you pay a fee or give up a job.',
        ],
        link: {
          text: 'See the agency’s current times',
          href: 'https://egov.uscis.gov/processing-times/',
        },
      },
      {
        id: 'family-stay',
        question: 'Can my relative stay here while we wait?',
        answer: [
          'A petition alone gives no right to stay or to work. Some relatives who are already in the United States, and whom an officer inspected when they came in, may ask for the green card from inside the country. This is called adjustment of status.',
          'Please do not leave the country before you have asked a lawyer. A trip home can close the door for years, even for somebody whose petition has been approved.',
        ],
      },
    ],
  },
  {
    id: 'work',
    title: 'Employment & Investment Visas',
    items: [
      {
        id: 'work-offer',
        question: 'Do I need a job offer to get a work visa?',
        answer: [
          'For most work visas, yes: an employer in the United States files the petition, and you cannot file it for yourself. Be careful with anybody who sells you a job.',
          'One of these visas is the H-1B, for jobs that need a degree. {h1b.notice}',
        ],
      },
      {
        id: 'work-transfer',
        question: 'I work for a company abroad. Can it move me to its U.S. office?',
        answer: [
          'Perhaps, with an L-1 visa. You need {l1.employment}, and your work there and here must be that of a manager, or rest on knowledge that few people in the company have.',
          'The two companies must belong together, as a parent, branch or sister. We look at their papers first.',
        ],
      },
      {
        id: 'work-invest',
        question: 'How much must I invest, and does it lead to a green card?',
        answer: [
          'EB-5 can lead to a green card. The smallest investment is {eb5.investment}. It must create {eb5.jobs} for U.S. workers, and you must show where the money came from.',
          '{e2.nationality} The law names no smallest amount for it, but the money must be enough to run a real business, and the visa does not lead to a green card by itself.',
        ],
      },
    ],
  },
  {
    id: 'humanitarian',
    title: 'Humanitarian Immigration',
    items: [
      {
        id: 'humanitarian-asylum',
        question: 'How soon must I ask for asylum?',
        answer: [
          'As a rule within {asylum.deadline} of your last arrival in the United States. {asylum.exceptions}',
          '{asylum.fees} If the deadline is near or has passed, call us now instead of reading on: the day you file matters.',
        ],
        link: {
          text: 'See the agency’s fee schedule',
          href: 'https://www.uscis.gov/forms/filing-fees',
        },
      },
      {
        id: 'humanitarian-u-visa',
        question: 'I was hurt by a crime and have no papers. Is it safe to ask for help?',
        answer: [
          'You may talk to a lawyer in private whatever your papers are. If you were hurt by certain serious crimes here and you help the police or a prosecutor, or are willing to, you may be able to ask for a U visa. By law the government keeps what is in such a petition confidential, with few exceptions.',
          'It is not a quick way: only {uvisa.cap} are granted to victims each year, and people wait {uvisa.wait}. If you share a phone or computer with the person you fear, call us from another one.',
        ],
        link: { text: 'Read about the U visa', href: '/services/u-visa' },
      },
    ],
  },
  {
    id: 'citizenship',
    title: 'Citizenship & Naturalization',
    items: [
      {
        id: 'citizenship-when',
        question: 'When may I apply for citizenship?',
        answer: [
          'Most permanent residents may become citizens after {citizenship.years}. It is {citizenship.years-married} if you have been married to the same U.S. citizen, and have lived together, for all of that time. You may file up to {citizenship.early-filing} early.',
          'You must also have lived here without a long break, spent enough days in the country, and shown good moral character. Long trips, unpaid taxes and any arrest should be looked at first: a weak application can put a green card at risk.',
        ],
      },
      {
        id: 'citizenship-test',
        question: 'Which civics test will I take?',
        answer: [
          'The day you file decides. If you filed before {civics.newer.from}, you learn from a list of {civics.older.questions}; the officer asks up to {civics.older.asked}, and you need {civics.older.passing}.',
          'If you file on that day or later, the list has {civics.newer.questions}; the officer asks up to {civics.newer.asked}, and you need {civics.newer.passing}. There is a short list for people who are {civics.senior}.',
        ],
      },
    ],
  },
  {
    id: 'general',
    title: 'General Immigration Questions',
    items: [
      {
        id: 'general-who',
        question: 'How do I know that the person helping me is a lawyer?',
        answer: [
          'Ask for the full name and the state where they are licensed, and look them up in that state’s official register. It is free and takes a few minutes. In the United States a notary public is not a lawyer.',
          'Somebody who will not tell you, or who wants you to sign an empty form, is not on your side.',
        ],
        link: { text: 'How to check, and how to report fraud', href: '/who-may-help-you' },
      },
      {
        id: 'general-past',
        question: 'I was refused, arrested or deported before. Should I tell you?',
        answer: [
          'Yes, all of it, in the consultation and not in an e-mail. The government keeps records and will find it. What you tell a lawyer to get legal advice is confidential.',
          'An old problem does not always end a case. A problem that comes out in the interview often does.',
        ],
      },
      {
        id: 'general-first-talk',
        question: 'What happens in the first consultation?',
        answer: [
          'It takes 30 minutes, by phone, by video or in our office. You tell us what happened and what you hope for, we ask questions, and you leave with a plain answer: what you may be able to do, what it asks of you, and what we would not do.',
          'You do not have to hire us. If nothing can be done right now, we say so.',
        ],
      },
    ],
  },
]

/** Spec 2.81 to 2.88. Texts may quote facts by key, such as `{eb5.jobs}`. */
export const faq = {
  title: 'Frequently Asked Questions',
  description:
    'Plain answers about family petitions, work and investor visas, asylum and U visas, citizenship, and how to work with an immigration lawyer.',
  subtitle: 'Plain answers to what people ask us most. They are general, and yours may differ.',
  sections,
  schedule: 'Schedule a Consultation',
  /** Beside each call to book. */
  bookingNote: 'The consultation takes 30 minutes.',
  more: {
    title: 'Have more questions?',
    text: 'Ask us. There are no silly questions about your own life.',
    contact: { text: 'Contact Us', path: '/contact' },
    call: 'Call {phone}',
  },
  review: null as PageReview,
}

export type FaqContent = typeof faq
