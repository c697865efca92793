import type { ExportWords } from '#app/features/contact/inbox-export.ts'
import type { InboxFilter } from '#app/features/contact/inbox.ts'
import type { NoticeState } from '#app/features/contact/inbox-view.ts'
import type { MessageState } from '#app/features/contact/message.ts'

/** The words of the inbox's list; the site's content has them in each language. */
export type InboxListWords = {
  title: string
  unreadNone: string
  unreadOne: string
  unreadMany: string
  searchLabel: string
  searchPlaceholder: string
  search: string
  clearSearch: string
  filterLabel: string
  filters: Record<InboxFilter, string>
  alarm: { one: string; many: string; text: string; more: string; open: string }
  listLabel: string
  unread: string
  overdue: string
  unreadable: string
  erased: string
  older: string
  newest: string
  foundOne: string
  foundMany: string
  foundMore: string
  lookedAll: string
  lookedSome: string
  lookFurther: string
  loadError: string
  tryAgain: string
  empty: Record<InboxFilter, { title: string; text: string }>
  noneMatch: string
}

/** What became of a message's mails, in plain words. */
export type MailStateWords = {
  title: string
  purposes: Record<string, string>
  none: string
  held: string
  unset: string
  waiting: string
  waitingAgain: string
  sending: string
  sent: string
  parked: string
  problems: Record<string, string>
  otherProblem: string
  resend: string
  nothingToSend: string
  /** In the list, short. */
  short: Record<NoticeState, string>
}

/** The words of one message's page. */
export type MessagePageWords = {
  back: string
  backToMessage: string
  title: string
  titleUnreadable: string
  received: string
  unreadableTitle: string
  unreadableText: string
  erasedTitle: string
  erasedText: string
  notFoundTitle: string
  notFoundText: string
  contactTitle: string
  fields: Record<'name' | 'email' | 'language' | 'safe' | 'notice', string>
  notSaid: string
  /** By what they answered to "Is it safe to call or write to you?". */
  unsafe: Record<'write' | 'call' | 'none', { title: string; text: string }>
  answerSubject: string
  write: string
  messageTitle: string
  states: Record<MessageState, string>
  moves: Record<MessageState, string>
  spamNote: string
  quarantine: {
    short: string
    title: string
    text: string
    signs: string
    release: string
    confirm: string
  }
  signals: Record<string, string>
  otherSignal: string
  markUnread: string
  nextTitle: string
  conflict: { title: string; text: string; plain: string; erased: string }
  unknownDeed: string
  unknownDeedText: string
  notesTitle: string
  notesNone: string
  noteLabel: string
  noteHint: string
  addNote: string
  noteEmpty: string
  noteTooLong: string
  noteUnreadable: string
  trailTitle: string
  trailArrived: string
  trailBySite: string
  trailVisitor: string
  acts: Record<string, string>
  retention: { date: string; open: string; title: string }
  personLink: string
  eraseLink: string
}

/** The words of the two questions before an erasure, and of the export. */
export type ErasureWords = {
  title: string
  text: string
  consequences: readonly string[]
  label: string
  hint: string
  wrong: string
  confirm: string
  keep: string
  person: {
    title: string
    lead: string
    alone: string
    many: string
    listTitle: string
    exportTitle: string
    exportText: string
    json: string
    plain: string
    eraseTitle: string
    eraseText: string
    check: string
    unchecked: string
    changed: string
    confirm: string
    unreadable: string
    unreadableOther: string
    unreadableOthers: string
  }
}

/** Every word of the inbox. */
export type InboxWords = {
  list: InboxListWords
  mail: MailStateWords
  message: MessagePageWords
  erasure: ErasureWords
  export: ExportWords
}

/** The words of the inbox's page. */
export type InboxPageWords = Pick<InboxWords, 'list' | 'mail'> & {
  states: MessagePageWords['states']
}
