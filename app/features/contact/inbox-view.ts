import { excerptOf } from '#app/features/contact/inbox.ts'
import { ageText, dayText, exactText, isOverdue } from '#app/features/contact/inbox-time.ts'
import type { MessageContent, MessageState } from '#app/features/contact/message.ts'

/** An instant as a page prints it: for machines, in full, and how long ago. */
export type Moment = { iso: string; exact: string; age: string }

/** How a mail stands; `unset`: no mail server is set up. */
export type NoticeState = 'waiting' | 'sending' | 'sent' | 'parked' | 'unset' | 'held'

/** One line of the inbox. */
export type InboxRow = {
  id: string
  reference: string
  /** Null where the text cannot be opened. */
  content: { name: string; email: string; excerpt: string } | null
  isErased: boolean
  state: MessageState
  isQuarantined: boolean
  isUnread: boolean
  isOverdue: boolean
  received: Moment
  notice: NoticeState | null
}

/** What of a message its row is made of. */
export type ListedMessage = {
  id: string
  reference: string
  createdAt: Date
  state: MessageState
  isQuarantined: boolean
  readAt: Date | null
  erasedAt: Date | null
  content: { ok: true; value: MessageContent } | { ok: false }
}

/** What every text of a page depends on. */
export type Clock = { now: Date; timeZone: string }

/** Prints an instant. */
export function momentOf(instant: Date, { now, timeZone }: Clock): Moment {
  return {
    iso: instant.toISOString(),
    exact: exactText(instant, timeZone),
    age: ageText(instant, now, timeZone),
  }
}

/** A message as the list shows it. @param notice how the mail that tells of it stands; null when there is none */
export function toInboxRow(
  message: ListedMessage,
  clock: Clock,
  notice: NoticeState | null,
): InboxRow {
  const { id, reference, createdAt, state, isQuarantined, content } = message
  const isErased = message.erasedAt !== null
  // What was closed or called spam without being opened needs nobody any more.
  const isUnread = message.readAt === null && state === 'new' && !isErased
  return {
    id,
    reference,
    content: content.ok
      ? {
          name: content.value.name,
          email: content.value.email,
          excerpt: excerptOf(content.value.message),
        }
      : null,
    isErased,
    state,
    isQuarantined,
    isUnread,
    isOverdue: !isQuarantined && isOverdue({ receivedAt: createdAt, isUnread }, clock.now),
    received: momentOf(createdAt, clock),
    notice,
  }
}

/** Whether somebody said that they cannot be both called and written to. */
export function isUnsafe({ safeWay }: Pick<MessageContent, 'safeWay'>): boolean {
  return safeWay !== '' && safeWay !== 'both'
}

/** Opens a mail to somebody in the reader's own mail program. Nothing in the address can add a recipient or a header. */
export function mailtoAddress(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`
}

/** The day on which a message is erased by itself, for people; null while it is worked on. */
export function erasureDay(eraseAfter: Date | null, timeZone: string): string | null {
  return eraseAfter === null ? null : dayText(eraseAfter, timeZone)
}

/** One message as its page shows it. */
export type MessageView = {
  id: string
  reference: string
  version: number
  state: MessageState
  isQuarantined: boolean
  isErased: boolean
  isUnread: boolean
  /** Null where it was erased or its key is lost. */
  content: (MessageContent & { mailto: string }) | null
  /** Names of what looked like spam. */
  signals: readonly string[]
  received: Moment
  notice: string
  /** The day on which it is erased by itself; null while it is worked on. */
  erasureDay: string | null
  mails: MailView[]
  notes: NoteView[]
  trail: TrailView[]
}

/** How one mail about a message stands. */
export type MailView = {
  id: string
  purpose: string
  state: NoticeState
  /** When it was sent, or is tried again. */
  at: Moment | null
  problem: string | null
  canResend: boolean
}

/** A note; `text` is null where it cannot be opened. */
export type NoteView = { id: string; by: string; at: Moment; text: string | null }

/** One thing that somebody did. */
export type TrailView = { by: string; at: Moment; act: string }
