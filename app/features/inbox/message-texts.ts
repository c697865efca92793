// By the name of the audit event.
const acts: Record<string, string> = {
  'message.read': 'Read it for the first time',
  'message.marked-unread': 'Marked it as unread',
  'message.taken-in-hand': 'Took it in hand',
  'message.answered': 'Marked it as answered',
  'message.closed': 'Closed it',
  'message.marked-spam': 'Marked it as spam',
  'message.marked-new': 'Said that it is not spam',
  'message.released': 'Let it out of quarantine',
  'message.noted': 'Added a note',
  'message.mail-resent': 'Had the e-mail sent again',
  'message.exported': 'Exported it',
  'message.erased': 'Erased it',
}

// By signal.
const signals: Record<string, string> = {
  'trap-filled': 'a field that people cannot see was filled in',
  'too-fast': 'the form was sent faster than anybody can type',
  'forged-token': 'the form was not the one of this site',
  'no-token': 'it was sent without JavaScript',
  'old-token': 'the form had been open for very long',
  'many-links': 'it has many links',
  'bare-link': 'it has a link and says nothing about a case',
  markup: 'it has the code of a web page in it',
  gibberish: 'most of it is letters at random',
  marketing: 'it offers advertising, clients or work on a website',
  gambling: 'it speaks of bets or casinos, and not of a case',
  money: 'it offers loans, quick money or an inheritance',
  goods: 'it offers goods or company that have nothing to do with the office',
  demand: 'it demands a payment or a password, or threatens with a loss',
  sales: 'it reads like an advertisement',
  // Of messages from before these reasons.
  'spam-words': 'it has several words that spam has',
  flood: 'very many messages came at the same time',
}

export const messageTexts = {
  back: 'All messages',
  backToMessage: 'Back to the message',
  titleUnreadable: 'Message {reference}',
  received: 'Received',
  unreadableTitle: 'This message cannot be read',
  unreadableText:
    'It was encrypted with a key that this computer does not have. With the right key in place it can be read again. Until then you can still close or erase it.',
  erasedTitle: 'This message was erased',
  erasedText: 'Name, address, text and notes are gone. What was done with it stands below.',
  notFoundTitle: 'There is no such message',
  notFoundText: 'The address is wrong, or the message was taken away for good.',
  contactTitle: 'How to reach them',
  fields: {
    email: 'E-mail',
    language: 'Language',
    safe: 'Safe to call or write?',
    notice: 'Notice that was shown',
  },
  notShown: 'Not said',
  /** By the answer to "Is it safe to call or write to you?". */
  unsafe: {
    write: {
      title: 'Do not call this person',
      text: 'They say that a call is not safe. Writing is.',
    },
    call: {
      title: 'Do not write to this person',
      text: 'They say that an e-mail is not safe, because somebody else may read it. Calling is.',
    },
    none: {
      title: 'Do not call or write to this person',
      text: 'They say that neither is safe, and that they will call. Wait for the call.',
    },
  },
  answerSubject: 'Your message to us ({reference})',
  messageTitle: 'What they wrote',
  states: {
    new: 'New',
    'in-hand': 'In hand',
    answered: 'Answered',
    closed: 'Closed',
    spam: 'Spam',
  },
  moves: {
    new: 'Not spam',
    'in-hand': 'Take in hand',
    answered: 'Mark as answered',
    closed: 'Close',
    spam: 'Mark as spam',
  },
  spamNote: 'Spam is erased by itself after a while. If this is a real message, press “Not spam”.',
  quarantine: {
    short: 'In quarantine',
    title: 'This message looks like spam',
    text: 'It is kept apart and nobody has been told of it. If a person wrote it, let it through: it becomes new, and the e-mail about it goes out.',
    signs: 'Why:',
    release: 'Let it through',
    confirm: 'It is spam',
  },
  signals,
  otherSignal: 'something unusual about how it was sent',
  markUnread: 'Mark as unread',
  nextTitle: 'Next step',
  conflict: {
    title: 'Somebody else was faster',
    text: '{name} changed this message after you opened it ({act}, {at}). It is now “{state}”, and nothing that you pressed was done. Look again, then choose.',
    plain:
      'This message was changed after you opened it. It is now “{state}”, and nothing that you pressed was done. Look again, then choose.',
    erased:
      '{name} erased this message after you opened it ({at}). Nothing that you pressed was done.',
  },
  unknownAction: 'That did not arrive whole',
  unknownActionText: 'Nothing was done. Please try again.',
  notesTitle: 'Notes',
  notesNone: 'No notes yet.',
  noteLabel: 'Add a note',
  noteHint:
    'Only staff see it. It is kept with whatever you press, encrypted, and erased together with the message.',
  addNote: 'Keep the note',
  noteEmpty: 'The note is empty.',
  noteTooLong: 'The note may have at most {max} characters. It has {count}.',
  noteUnreadable: 'This note cannot be read: its key is not on this computer.',
  trailTitle: 'Who did what',
  trailArrived: 'Arrived',
  trailBySite: 'The site itself',
  trailVisitor: 'A visitor',
  acts,
  retention: {
    title: 'How long it is kept',
    date: 'It is erased by itself on {date}.',
    open: 'It is kept while it is worked on. Once it is closed, the day on which it is erased stands here.',
  },
  personLink: 'Everything from this person',
  eraseLink: 'Erase this message',
} as const
