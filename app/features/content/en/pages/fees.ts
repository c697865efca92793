import type { RecordData } from '#app/features/content/record-types.ts'

export const fees: RecordData<'page'> = {
  layout: 'fees',
  slug: 'fees',
  title: 'Fees',
  description:
    'What a consultation is, what our fee covers, what the government charges for common forms, and a sample fee agreement to read before you sign one.',
  subtitle:
    'You pay for two things: our work, and the government’s fees. Here is what to ask, and what to read, before you sign anything.',
  consultation: {
    title: 'The consultation',
    text: 'We talk by phone, by video or in our office. You do not have to hire us afterwards.',
  },
  firmFees: {
    title: 'Our fee',
    lead: 'Ask for our fee in writing. The paper should say what we do, what we do not do, and when you pay. It does not include the government’s fees.',
  },
  governmentFees: {
    title: 'What the government charges',
    lead: 'These fees go to the government, not to us. They change, and the amount that counts is the one on the day you file. {fee.payment} If you cannot pay, ask us whether the government may waive its fee.',
    schedule: {
      text: 'See the agency’s fee schedule',
      href: 'https://www.uscis.gov/forms/filing-fees',
    },
  },
  never: {
    title: 'What you should never pay for',
    items: [
      'Blank forms. The government gives them away at uscis.gov.',
      'Looking up a lawyer in the official register of a state.',
      'An approval. Nobody can sell you one, and nobody can buy you a good word with an officer.',
      'Work that no paper names. Do not sign an empty form, and ask for a receipt each time you pay.',
    ],
  },
  firstCall: {
    title: 'What happens on your first call',
    lead: 'From the first ring to your own decision.',
    steps: [
      {
        title: 'You say who you are',
        text: 'Give your name, where you live, and when it is safe to call you. A few words about the case are enough.',
      },
      {
        title: 'We check for a conflict',
        text: 'A law firm may not take both sides of one case. So we ask for the names of the other people in it.',
      },
      {
        title: 'You choose a time',
        text: 'By phone, by video or in our office. Ask for the price now, and say so if you need an interpreter.',
      },
      {
        title: 'We talk about your case',
        text: 'You tell us what happened and what you hope for. We ask questions, and look at the papers you have.',
      },
      {
        title: 'You decide',
        text: 'You can hire us, wait, or ask somebody else. We are not your lawyers until you and we have signed an agreement.',
      },
    ],
  },
  agreement: {
    title: 'A sample fee agreement',
    lead: 'This is a sample, so that you know what to look for. It is not an offer, and your own agreement will be different. The blanks are in brackets.',
    clauses: [
      {
        title: 'Who we are',
        text: 'This agreement is between you, the client, and the firm. The lawyer who is responsible for your case is [name].',
      },
      {
        title: 'What we do for you',
        text: 'We prepare and file [forms]. We tell you what the government’s letters about them say, and we answer its questions. We go with you to the interview: [yes or no].',
      },
      {
        title: 'What is not included',
        text: 'Everything that is not named above. Examples are an appeal, a case in court, a new application, or work for another member of your family. For those we make a new agreement.',
      },
      {
        title: 'Our fee',
        text: 'Our fee is [amount]. It is a flat fee: one price for the work named above, however long it takes. You pay it like this: [dates and amounts].',
      },
      {
        title: 'Costs that are not our fee',
        text: 'You also pay the government’s fees, and costs such as translations, a medical exam, mail and travel. We ask you before we spend your money on any of them.',
      },
      {
        title: 'Where your money is',
        text: 'Money that you pay before we have earned it stays in a client trust account, apart from our own money. We earn it in these steps: [steps].',
      },
      {
        title: 'When you can end this agreement',
        text: 'At any time, and for any reason. Tell us in writing. We then give you your papers.',
      },
      {
        title: 'When we can end it',
        text: 'Only for a reason that the rules for lawyers allow. We tell you early enough to find another lawyer. If a court has your case, the judge may have to agree.',
      },
      {
        title: 'Refunds',
        text: 'If the agreement ends before the work is done, we pay back the part of the fee that we have not earned. We cannot pay back what the government has received.',
      },
      {
        title: 'What we cannot promise',
        text: 'Officers and judges decide your case. We do not promise you a result, or a date.',
      },
      {
        title: 'What we need from you',
        text: 'Tell us the truth, all of it. Send your papers in time. Tell us at once when your address, your job or your family changes, and before you travel.',
      },
      {
        title: 'What stays between us',
        text: 'What you tell us for your case is confidential, with few exceptions in the law. If we act for two of you together, we keep no secrets of one from the other.',
      },
      {
        title: 'Before you sign',
        text: 'You have read this agreement, or somebody has read it to you, in a language that you understand. You have had time to ask questions, and you keep a copy.',
      },
    ],
  },
  closing: {
    title: 'Ask us what your case would cost',
    text: 'Call, write or book a time.',
  },
}
