import type { RecordData } from '#app/features/content/record-types.ts'

/** Of protection, detention and removal. */
export const protectionTerms: Record<string, RecordData<'term'>> = {
  asylum: {
    term: 'Asylum',
    definition:
      'Protection for people who are in the United States and are afraid to go home. They were harmed there, or may be, for their race, religion, nationality, political opinion or social group. As a rule you must apply within {asylum.deadline} of your last arrival. {asylum.exceptions}',
    alsoCalled: ['Form I-589'],
  },
  'immigration-court': {
    term: 'Immigration court',
    definition:
      'The court of the U.S. Department of Justice in which a judge decides whether a person must leave. To ask for the date of a hearing, call {line.court} with your A-number.',
    alsoCalled: ['EOIR', 'court date', 'hearing'],
  },
  inadmissible: {
    term: 'Inadmissible',
    definition:
      'Kept from a visa, a green card or entry, for a reason that the law names. Such reasons are some crimes, lies to the government, and a past deportation.',
    alsoCalled: [],
  },
  'notice-to-appear': {
    term: 'Notice to Appear',
    definition:
      'The paper that begins a case in immigration court. It says why the government wants to deport a person. Talk to a lawyer at once. If you miss the hearing, the judge can order you deported.',
    alsoCalled: ['NTA'],
  },
  overstay: {
    term: 'Overstay',
    definition:
      'Staying after the day on which your permission to be here ends. It can cost you a later visa or green card, and the longer it lasts, the more it counts. Do not travel before you ask us.',
    alsoCalled: ['expired visa', 'out of status', 'unlawful presence'],
  },
  removal: {
    term: 'Removal',
    definition: 'The word that the law uses for deportation.',
    alsoCalled: ['deportation'],
  },
  'supplement-b': {
    term: 'Supplement B',
    definition:
      'A part of the papers for a U visa, Form I-918 Supplement B. The police, a prosecutor or a judge signs it to say that you have helped with the case, are helping, or are likely to help.',
    alsoCalled: ['U visa certification'],
  },
  't-visa': {
    term: 'T visa',
    definition:
      'A visa for victims of human trafficking who are in the United States because of it. As a rule, they must help the police when asked.',
    alsoCalled: ['T status'],
  },
  'u-visa': {
    term: 'U visa',
    definition:
      'A visa for victims of certain serious crimes in the United States who help the police or a prosecutor, or are willing to. Only {uvisa.cap} go to victims each year.',
    alsoCalled: ['U status'],
  },
  vawa: {
    term: 'VAWA',
    definition:
      'The Violence Against Women Act. It lets some people who were abused by a relative with citizenship or a green card petition for themselves. The abuser need not know: a husband, wife, child or parent who is hurt may file alone and in secret, with Form I-360. Men may use it too.',
    alsoCalled: ['self-petition'],
  },
  waiver: {
    term: 'Waiver',
    definition:
      'Permission to come or stay although you are inadmissible. Not every reason can be waived.',
    alsoCalled: [],
  },
}
