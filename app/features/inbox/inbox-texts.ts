import { stageNames } from '#app/features/inbox/inquiry/inquiry-texts.ts'

/** `{…}` are filled where they are printed. */
export const inboxTexts = {
  title: 'Messages',
  about: 'What visitors wrote on the Contact page, and who answers it.',
  unreadNone: 'Everything has been read.',
  unreadOne: '1 message has not been read yet.',
  unreadMany: '{count} messages have not been read yet.',
  searchLabel: 'Search messages',
  searchPlaceholder: 'Reference, name, e-mail or words...',
  search: 'Search',
  clearSearch: 'Show all messages',
  filterLabel: 'Which messages',
  filters: {
    all: 'All',
    unread: 'Unread',
    mine: 'Mine',
    due: 'Due',
    ...stageNames,
    quarantine: 'Quarantine',
  },
  listLabel: 'Messages, the newest first',
  unread: 'Unread',
  overdue: 'More than 24 hours',
  unreadable: 'A message that cannot be read',
  erased: 'Erased',
  older: 'Older messages',
  newest: 'Back to the newest',
  foundOne: '1 message found.',
  foundMany: '{count} messages found.',
  foundMore: 'The newest {count} that were found.',
  lookedAll: 'Looked through all {count} messages.',
  lookedSome: 'Looked through the newest {count} of {total} messages.',
  lookFurther: 'Look through older messages',
  loadError: 'The messages could not be loaded. Please try again.',
  tryAgain: 'Try again',
  empty: {
    all: {
      title: 'No messages yet',
      text: 'What visitors write on the Contact page arrives here.',
    },
    unread: { title: 'Nothing is unread', text: 'Somebody has opened every message.' },
    mine: { title: 'Nothing is assigned to you', text: 'Your open messages stand here.' },
    due: { title: 'Nothing is due', text: 'Messages that are due today or overdue stand here.' },
    new: { title: 'Nothing new', text: 'Every message has been dealt with.' },
    answered: { title: 'Nothing is answered', text: 'Messages that wait for the person’s answer.' },
    booked: { title: 'No consultation is booked', text: 'Messages that led to an appointment.' },
    client: { title: 'No clients yet', text: 'Messages of people who became clients.' },
    declined: { title: 'Nothing is declined', text: 'Messages of people you cannot help.' },
    closed: { title: 'Nothing is closed', text: 'Messages that need no more work stand here.' },
    quarantine: {
      title: 'The quarantine is empty',
      text: 'Messages that look like spam wait here until somebody has looked. None is thrown away by itself.',
    },
    spam: {
      title: 'No spam',
      text: 'Messages that you mark as spam stand here until they are erased.',
    },
  },
  noneMatch: 'No message matches your search.',
  noneChosen: 'No message matches what you have chosen.',
  restricted: 'Restricted',
  restrictedText: 'Only named staff may read it.',
} as const

const purposes: Record<string, string> = {
  message: 'The e-mail that tells of it',
  'message-confirmation': 'The confirmation to the sender',
  'message-reply': 'A reply',
  'conflict-asked': 'The question to a lawyer',
  'message-overdue': 'The reminder after 24 hours',
}

const problems: Record<string, string> = {
  connection: 'The mail server did not answer.',
  tls: 'The connection to the mail server could not be made safe.',
  'sign-in': 'The mail server did not accept the user name and password of the site.',
  temporary: 'The mail server asked to come again later.',
  timeout: 'The mail server took too long.',
  unknown: 'The mail server did not say whether it took it, so it may have arrived.',
  refused: 'The mail server refused it.',
  expired: 'It came too late to be of use.',
  unreadable: 'It was encrypted with a key that is not on this computer.',
}

export const deliveryTexts = {
  title: 'E-mail about it',
  purposes,
  none: 'No e-mail was sent about it.',
  held: 'No e-mail is sent about it while it is in quarantine.',
  unset: 'No mail server is set up, so no e-mail goes out. The message is safe here.',
  waiting: 'Waits to be sent.',
  waitingAgain: 'Is tried again {at}. {problem}',
  sending: 'Is being sent now.',
  sent: 'Sent {at}.',
  parked: 'Is not tried again by itself. {problem}',
  problems,
  otherProblem: 'Something went wrong on the way.',
  resend: 'Send the e-mail again',
  nothingToSend:
    'Nothing was sent: there is no e-mail that could be sent again. It has gone out, or is on its way.',
  /** In the list, short. */
  short: {
    held: 'No e-mail yet',
    unset: 'No e-mail: no mail server',
    waiting: 'E-mail waits',
    sending: 'E-mail on its way',
    sent: 'E-mail sent',
    parked: 'E-mail not sent',
  },
} as const

export const erasureTexts = {
  title: 'Erase message {reference}?',
  text: 'This cannot be undone.',
  consequences: [
    'The name, the address, the text, all notes, replies and labels are gone at once, also for your colleagues.',
    'An e-mail about it that still waits is not sent.',
    'That it was there, its reference and who did what with it stay known. No personal words are among that.',
  ],
  label: 'Type the reference {reference} to go on',
  hint: 'Capital letters and the dash do not matter.',
  wrong: 'That is not the reference of this message. Nothing was erased.',
  confirm: 'Erase it',
  keep: 'Keep it',
  bulk: {
    title: 'Erase these messages?',
    none: 'Nothing was erased: none was chosen, or they are gone already, or you may not read them.',
    check: 'Yes, erase these {count} messages for good',
  },
  person: {
    title: 'Everything from this person',
    lead: 'Every message that was sent with the address {email}, spam and quarantine included.',
    withheld:
      'Every message that was sent with the address of this one, spam and quarantine included. The address is shown once the possible conflict is cleared.',
    withoutRestricted:
      'Restricted messages are not among these, because you may not read them. Ask a colleague who may.',
    alone: '1 message',
    many: '{count} messages',
    listTitle: 'What is kept',
    exportTitle: 'Give them a copy',
    exportText:
      'The messages with all notes and with who did what. The file is not encrypted: keep it safe, and delete it when it has been handed over.',
    json: 'For machines (JSON)',
    plain: 'To read (text)',
    eraseTitle: 'Erase all of it',
    eraseText:
      'All of these messages and their notes are gone at once. This cannot be undone. What was done with them stays known, without personal words.',
    check: 'Yes, erase {count} of this person for good',
    unchecked: 'Please tick the box first. Nothing was erased.',
    changed:
      'There is a message here that you have not seen yet. Nothing was erased. Look again, then choose.',
    confirm: 'Erase all of it',
    unreadable:
      'This message cannot be read, so nobody can say which others are from the same person.',
    unreadableOther:
      '1 other message cannot be read, because its key is not on this computer. It may be from the same person.',
    unreadableOthers:
      '{count} other messages cannot be read, because their key is not on this computer. Some of them may be from the same person.',
  },
} as const

export const exportTexts = {
  title: 'Everything that the firm keeps of messages from one person',
  exported: 'Exported {at} by {by}',
  count: 'Messages: {count}',
  labels: {
    email: 'E-mail',
    received: 'Received',
    state: 'State',
    name: 'Name',
    language: 'Language',
    safe: 'Safe to call or write?',
    notice: 'Notice that was shown',
    erased: 'Erased by itself on',
    message: 'Message',
    labels: 'Labels',
    assigned: 'Assigned to',
    due: 'Due',
    replies: 'Replies and answers',
    notes: 'Notes of the firm',
    trail: 'Who did what',
  },
  directions: { sent: 'written to them', received: 'their answer of' },
  open: 'not before it is closed',
  unreadable: '(cannot be read: its key is not on this computer)',
  none: '(none)',
} as const

export const inboxToasts = {
  moved: { title: 'Saved', text: 'The message has been moved.' },
  noted: { title: 'Note saved', text: 'Your colleagues see it as well.' },
  unread: { title: 'Marked as unread', text: 'It counts as unread for everybody again.' },
  released: { title: 'Released', text: 'The message is among the new ones.' },
  resent: { title: 'On its way', text: 'What had not gone out is tried again now.' },
  namesImported: { title: 'Imported', text: 'New messages are compared with this list.' },
  erased: { title: 'Erased', text: 'The text and the notes are gone.' },
} as const
