import type * as english from '#app/features/site/texts/en/fees.ts'

/** Beside a button to book: what the reader books, and what it costs. */
export const consultationTexts: typeof english.consultationTexts = {
  length: 'Consultation de 30 minutes',
  fees: { text: 'Frais et honoraires', path: '/fees' },
}

/** Of the page about fees. `{phone}` is the firm’s number. */
export const feesTexts: typeof english.feesTexts = {
  /** Where the firm has not said what the consultation costs. */
  askForPrice: 'Demandez le prix en prenant rendez-vous.',
  bookConsultation: 'Prendre rendez-vous',
  call: 'Appeler le {phone}',
  contact: { text: 'Nous contacter', path: '/contact' },
  readAgreement: 'Lire un exemple de convention d’honoraires',
  /** Of a flat fee, from the least to the most. */
  total: 'Avec les frais de l’administration : {total}',
  columns: { work: 'Le travail', form: 'Le formulaire', amount: 'Montant' },
  /** `{day}` says as of which day it is, or, of the firm’s own source, `readOn`. */
  source: 'Source : {day} ({name}).',
  readOn: 'lue le {date}',
  whoMayHelp: { text: 'Comment vérifier qui peut vous aider', path: '/who-may-help-you' },
}

/** Each is printed where the firm’s profile makes the promise. */
export const promiseTexts: typeof english.promiseTexts = {
  title: 'Ce à quoi nous nous engageons',
  promises: {
    oneLawyer:
      'Un seul avocat est chargé de votre dossier, du premier rendez-vous à la dernière lettre.',
    secondCheck:
      'Une deuxième personne compare chaque formulaire à vos papiers avant que nous l’envoyions.',
    readBeforeFiling:
      'Nous ne déposons rien que vous n’ayez lu, ou que l’on ne vous ait lu, et accepté.',
    personAnswers: 'Aux heures de bureau, une personne répond au téléphone.',
    safeTimes:
      'Si vous nous dites quand on peut vous appeler sans danger, nous n’appelons pas à d’autres moments.',
    feesInWriting:
      'Vous recevez par écrit nos honoraires et les frais de l’administration avant de nous devoir quoi que ce soit de plus.',
    paymentInParts: 'Vous pouvez payer nos honoraires en plusieurs fois.',
    freeFirstContact: 'Appeler pour prendre rendez-vous, ou nous écrire, ne vous coûte rien.',
  },
}

/** What a reader can check. */
export const proofTexts: typeof english.proofTexts = {
  since: 'Nous travaillons en droit de l’immigration depuis {year}.',
  memberships: 'Associations dont nous sommes membres',
}
