import type { Locale } from '#app/platform/texts/locales.ts'

/** Of the e-mail to the person. */
export const replySubjects: Record<Locale, string> = {
  en: 'Your message to us ({reference})',
  es: 'Su mensaje a nuestro bufete ({reference})',
  pt: 'Sua mensagem ao nosso escritório ({reference})',
  fr: 'Votre message à notre cabinet ({reference})',
}

/** `{…}` are filled where they are printed. */
export const replyTexts = {
  title: 'Conversation',
  open: 'Reply',
  openAnswer: 'Add their answer',
  notEncrypted:
    'E-mail is not encrypted, and others may read it on its way. Write nothing here that must stay between you.',
  answersGoTo: 'It goes to {to}. An answer goes to {replyTo}.',
  noMail:
    'No mail server is set up, so nothing can be sent from here: copy the text into your own e-mail, and set the stage to Answered.',
  saved: 'Saved replies',
  savedNone: 'There are no saved replies yet.',
  insert: 'Insert “{name}” ({language})',
  text: 'Your reply',
  send: 'Send reply',
  copy: 'Copy the text',
  sentBy: '{name} wrote',
  receivedBy: 'Their answer, added by {name}',
  resend: 'Send it again',
  unreadable: 'This cannot be read: its key is not on this computer.',
  answer: 'What they answered',
  answerHint: 'Paste it from your e-mail. It is stored encrypted.',
  answeredOn: 'Answered on',
  addAnswer: 'Save answer',
  problems: {
    empty: 'There is no text yet.',
    'too-long': 'It may have at most {max} characters. It has {count}.',
    day: 'Choose the day of their answer.',
  },
  toasts: {
    sent: {
      title: 'On its way',
      text: 'The reply waits to be sent, and stands in the conversation.',
    },
    added: { title: 'Saved', text: 'Their answer stands in the conversation.' },
    kept: { title: 'Saved', text: 'The reply can be used at once.' },
    removed: { title: 'Deleted', text: 'What was sent with it stays.' },
  },
  page: {
    title: 'Saved replies',
    link: 'Saved replies',
    lead: 'Texts to answer with. {name} and {reference} are filled in for each message.',
    add: 'New saved reply',
    name: 'Name',
    nameHint: 'Only staff see it.',
    language: 'Language',
    text: 'Text',
    save: 'Save',
    remove: 'Delete',
    none: 'There are none yet.',
    readOnly: 'Owners and lawyers write them.',
    problems: {
      name: 'Give it a name of at most {max} characters.',
      language: 'Choose its language.',
      text: 'Write its text, at most {max} characters.',
      taken: 'There is one of this name in this language already.',
      changed:
        'Somebody else has changed or deleted it since you opened this page. Your text is still here: compare it with theirs, then save it as a new one.',
    },
  },
} as const
