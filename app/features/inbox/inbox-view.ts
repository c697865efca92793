import { excerptOf } from '#app/features/inbox/inbox.ts'
import type { MessageContent, MessageState } from '#app/features/inbox/contact-form/message.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/platform/time.ts'

export type Moment = ReturnType<typeof momentOf>

/** `unset`: no mail server is set up. */
export type NoticeState = 'waiting' | 'sending' | 'sent' | 'parked' | 'unset' | 'held'

export type InboxRow = ReturnType<typeof toInboxRow>

type ListedMessage = {
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

/** `exact` is in the firm's time zone; `age` says how long ago. */
export function momentOf(instant: Date, { now, timeZone }: Clock) {
  return {
    iso: instant.toISOString(),
    exact: exactText(instant, timeZone),
    age: ageText(instant, now, timeZone),
  }
}

/** `languages`: their names by tag. */
export type RowParts = Clock & { languages: Readonly<Record<string, string>> }

/** @param notice the state of the email that announced it; null when there is none */
export function toInboxRow(
  message: ListedMessage,
  { languages, ...clock }: RowParts,
  notice: NoticeState | null,
) {
  const { id, reference, createdAt, state, isQuarantined, content } = message
  const isErased = message.erasedAt !== null
  // What was closed or marked as spam unopened needs no attention.
  const isUnread = message.readAt === null && state === 'new' && !isErased
  return {
    id,
    reference,
    /** Null where the text cannot be decrypted. */
    content: content.ok ? listedContent(content.value, languages) : null,
    isErased,
    state,
    isQuarantined,
    isUnread,
    // Nothing was promised to suspected spam.
    isOverdue:
      !isQuarantined && isUnread && clock.now.getTime() - createdAt.getTime() > PROMISED_MS,
    received: momentOf(createdAt, clock),
    notice,
    /** Until its possible conflicts are cleared, the text and the address stay out. */
    isWithheld: false,
  }
}

function listedContent(
  { name, email, message, language: tag }: MessageContent,
  languages: Readonly<Record<string, string>>,
) {
  return { name, email, excerpt: excerptOf(message), language: languages[tag] ?? tag }
}

/** Encoded, so that the address cannot add a recipient or a header. */
export function mailtoAddress(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`
}

export type MessageView = Omit<InboxRow, 'content' | 'notice'> & {
  version: number
  /** Null where it was erased or its key is lost. */
  content: (MessageContent & { mailto: string }) | null
  signals: readonly string[]
  notice: string
  /** Null while the message is worked on. */
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

type TrailView = { by: string; at: Moment; act: string }

/** Spec 9.13: the Contact page promises a response within 24 hours. */
export const PROMISED_MS = 24 * HOUR_MS

// Counted in hours up to here, as the promise is.
const HOURS_UNTIL_MS = 48 * HOUR_MS
const DAYS_UNTIL_MS = 30 * DAY_MS

/** "2 hours ago"; the day when older than 30 days; a future instant (the clock was set back) counts as now. @internal exported for tests */
export function ageText(then: Date, now: Date, timeZone: string): string {
  const ms = Math.max(0, now.getTime() - then.getTime())
  if (ms < MINUTE_MS) return 'just now'
  if (ms < HOUR_MS) return AGO.format(-Math.floor(ms / MINUTE_MS), 'minute')
  if (ms < HOURS_UNTIL_MS) return AGO.format(-Math.floor(ms / HOUR_MS), 'hour')
  if (ms < DAYS_UNTIL_MS) return AGO.format(-Math.floor(ms / DAY_MS), 'day')
  return dayText(then, timeZone)
}

/** "Sat, Nov 21, 2026, 3:08 PM EST". */
export function exactText(instant: Date, timeZone: string): string {
  const text = instant.toLocaleString('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  // The formatter puts a narrow space before AM and PM.
  return text.replace(/\s/gu, ' ')
}

/** "November 21, 2026". */
export function dayText(instant: Date, timeZone: string): string {
  return instant.toLocaleDateString('en-US', { timeZone, dateStyle: 'long' })
}

const AGO = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' })
