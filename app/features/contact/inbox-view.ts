import { excerptOf } from '#app/features/contact/inbox.ts'
import { ageText, dayText, exactText, isOverdue } from '#app/features/contact/inbox-time.ts'
import type { MessageContent, MessageState } from '#app/features/contact/message.ts'

/** `exact` is in the firm's time zone; `age` says how long ago. */
export type Moment = { iso: string; exact: string; age: string }

/** `unset`: no mail server is set up. */
export type NoticeState = 'waiting' | 'sending' | 'sent' | 'parked' | 'unset' | 'held'

export type InboxRow = {
  id: string
  reference: string
  /** Null where the text cannot be decrypted. */
  content: { name: string; email: string; excerpt: string } | null
  isErased: boolean
  state: MessageState
  isQuarantined: boolean
  isUnread: boolean
  isOverdue: boolean
  received: Moment
  notice: NoticeState | null
}

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

export type Clock = { now: Date; timeZone: string }

export function momentOf(instant: Date, { now, timeZone }: Clock): Moment {
  return {
    iso: instant.toISOString(),
    exact: exactText(instant, timeZone),
    age: ageText(instant, now, timeZone),
  }
}

/** @param notice the state of the email that announced it; null when there is none */
export function toInboxRow(
  message: ListedMessage,
  clock: Clock,
  notice: NoticeState | null,
): InboxRow {
  const { id, reference, createdAt, state, isQuarantined, content } = message
  const isErased = message.erasedAt !== null
  // What was closed or marked as spam unopened needs no attention.
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

export function isUnsafe({ safeWay }: Pick<MessageContent, 'safeWay'>): boolean {
  return safeWay !== '' && safeWay !== 'both'
}

/** Encoded, so that the address cannot add a recipient or a header. */
export function mailtoAddress(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`
}

/** Null while the message is worked on. */
export function erasureDay(eraseAfter: Date | null, timeZone: string): string | null {
  return eraseAfter === null ? null : dayText(eraseAfter, timeZone)
}

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
  signals: readonly string[]
  received: Moment
  notice: string
  erasureDay: string | null
  mails: MailView[]
  notes: NoteView[]
  trail: TrailView[]
}

export type MailView = {
  id: string
  purpose: string
  state: NoticeState
  /** When it was sent, or is tried again. */
  at: Moment | null
  problem: string | null
  canResend: boolean
}

/** `text` is null where it cannot be decrypted. */
export type NoteView = { id: string; by: string; at: Moment; text: string | null }

export type TrailView = { by: string; at: Moment; act: string }
