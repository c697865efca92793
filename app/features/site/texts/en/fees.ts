/** Beside a button to book: what the reader books, and what it costs. */
export const consultationTexts = {
  length: '30-minute consultation',
  fees: { text: 'How fees work', path: '/fees' },
}

/** Of the page about fees. `{phone}` is the firm's number. */
export const feesTexts = {
  /** Where the firm has not said what the consultation costs. */
  askForPrice: 'Ask for the price when you book.',
  bookConsultation: 'Book Consultation',
  call: 'Call {phone}',
  contact: { text: 'Contact Us', path: '/contact' },
  readAgreement: 'Read a sample fee agreement',
  /** Of a flat fee, from the least to the most. */
  total: 'With the government’s fees: {total}',
  columns: { work: 'The work', form: 'The form', amount: 'Fee' },
  /** `{day}` says as of which day it is, or, of the firm's own source, `readOn`. */
  source: 'Source: {name}, {day}.',
  readOn: 'read on {date}',
  whoMayHelp: { text: 'How to check who may help you', path: '/who-may-help-you' },
}

/** Each is printed where the firm's profile makes the promise. */
export const promiseTexts = {
  title: 'What you can hold us to',
  promises: {
    oneLawyer: 'One lawyer is in charge of your case, from the first meeting to the last letter.',
    secondCheck: 'A second person checks every form against your papers before we send it.',
    readBeforeFiling: 'We file nothing that you have not read, or had read to you, and agreed to.',
    personAnswers: 'In office hours, a person answers the phone.',
    safeTimes: 'If you tell us when it is safe to call, we do not call at other times.',
    feesInWriting:
      'You get our fee and the government’s fees in writing before you owe us anything more.',
    paymentInParts: 'You can pay our fee in parts.',
    freeFirstContact: 'A call to book a time, or a message to us, costs you nothing.',
  },
}

/** What a reader can check. */
export const proofTexts = {
  since: 'We have worked in immigration law since {year}.',
  memberships: 'Memberships',
}
