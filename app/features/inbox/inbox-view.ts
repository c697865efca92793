import { excerptOf, FINISHED } from '#app/features/inbox/inbox.ts'
import type { MessageContent, MessageState } from '#app/features/inbox/contact-form/message.ts'
import type { InquiryValues, StageSpan } from '#app/features/inbox/inquiry/inquiry.ts'
import type { TypedInquiry } from '#app/features/inbox/inquiry/inquiry-form.ts'
import { inquiryTexts, stageNames } from '#app/features/inbox/inquiry/inquiry-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { type LocalDate, localMoment, longDate } from '#app/platform/local-time.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/platform/time.ts'

export type Moment = ReturnType<typeof momentOf>

/** `unset`: no mail server is set up. */
export type NoticeState = 'waiting' | 'sending' | 'sent' | 'parked' | 'unset' | 'held'

export type InboxRow = ReturnType<typeof toInboxRow>

type ListedMessage = Omit<InquiryValues, 'stage'> & {
  state: MessageState
  id: string
  reference: string
  version: number
  createdAt: Date
  stageSince: Date
  isQuarantined: boolean
  isRestricted: boolean
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

/** `languages` and `colleagues`: their names by tag and by account. */
export type RowParts = Clock & {
  languages: Readonly<Record<string, string>>
  colleagues: Readonly<Record<string, string>>
}

type RowMore = {
  /** The state of the email that announced it; null when there is none. */
  notice: NoticeState | null
  labels: readonly string[]
}

export function toInboxRow(
  message: ListedMessage,
  { languages, colleagues, ...clock }: RowParts,
  { notice, labels }: RowMore,
) {
  const { id, reference, createdAt, state, isQuarantined, content, assigneeId, version } = message
  const isErased = message.erasedAt !== null
  // What was closed or marked as spam unopened needs no attention.
  const isUnread = message.readAt === null && state === 'new' && !isErased
  return {
    id,
    version,
    reference,
    /** Null where the text cannot be decrypted. */
    content: content.ok ? listedContent(content.value, languages) : null,
    isErased,
    state,
    /** Such as "3 days ago". */
    stageAge: ageText(message.stageSince, clock.now, clock.timeZone),
    isQuarantined,
    isRestricted: message.isRestricted,
    isUnread,
    // Nothing was promised to suspected spam.
    isOverdue:
      !isQuarantined && isUnread && clock.now.getTime() - createdAt.getTime() > PROMISED_MS,
    received: momentOf(createdAt, clock),
    notice,
    assignee: assigneeId === null ? null : (colleagues[assigneeId] ?? assigneeId),
    labels,
    due: dueOf(message, clock),
    /** Until its possible conflicts are cleared, the text and the address stay out. */
    isWithheld: false,
    /** For those who may restrict it: it speaks of violence, and nobody has decided. */
    isSuggested: false,
  }
}

/** Null where no day is set. */
function dueOf({ dueOn, state }: Pick<ListedMessage, 'dueOn' | 'state'>, clock: Clock) {
  if (dueOn === null) return null
  const { date } = localMoment(clock.now, clock.timeZone)
  const isOverdue = dueOn < date && !FINISHED.includes(state)
  const text = isOverdue ? inquiryTexts.overdueOn : inquiryTexts.dueOn
  return { isOverdue, text: fillText(text, { day: longDate(dueOn as LocalDate) }) }
}

/** All that is shown of a message to those who may not read it. */
export type HiddenRow = Pick<InboxRow, 'reference' | 'received'>

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
  /** As its form has them. */
  inquiry: TypedInquiry
  /** "Answered 3 days ago; was new for 5 hours". */
  stageText: string
  /** Null where it was erased or its key is lost. */
  content: (MessageContent & { mailto: string }) | null
  signals: readonly string[]
  /** Words of a message of which somebody should say whether it is to be restricted. */
  violence: readonly string[]
  notice: string
  /** Null while the message is worked on. */
  erasureDay: string | null
  mails: MailView[]
  notes: NoteView[]
  replies: ReplyView[]
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

/** `text` is null where it cannot be decrypted, `mail` where it went or came another way. */
export type ReplyView = {
  id: string
  direction: 'sent' | 'received'
  by: string
  at: Moment
  /** Such as "November 21, 2026". */
  on: string | null
  text: string | null
  mail: MailView | null
}

/** `text` is null where it cannot be decrypted. */
export type NoteView = { id: string; by: string; at: Moment; text: string | null }

type TrailView = { by: string; at: Moment; act: string }

/** Spec 9.13: the Contact page promises a response within 24 hours. */
export const PROMISED_MS = 24 * HOUR_MS

// Counted in hours up to here, as the promise is.
const HOURS_UNTIL_MS = 48 * HOUR_MS
const DAYS_UNTIL_MS = 30 * DAY_MS

/** "2 hours ago"; the day when older than 30 days; a future instant (the clock was set back) counts as now. */
export function ageText(then: Date, now: Date, timeZone: string): string {
  const ms = Math.max(0, now.getTime() - then.getTime())
  if (ms < MINUTE_MS) return 'just now'
  if (ms < HOUR_MS) return AGO.format(-Math.floor(ms / MINUTE_MS), 'minute')
  if (ms < HOURS_UNTIL_MS) return AGO.format(-Math.floor(ms / HOUR_MS), 'hour')
  if (ms < DAYS_UNTIL_MS) return AGO.format(-Math.floor(ms / DAY_MS), 'day')
  return dayText(then, timeZone)
}

/** "Answered 3 days ago; was new for 5 hours". */
export function stageText(spans: readonly StageSpan[], { now, timeZone }: Clock): string {
  const { stageSince, stageWas } = inquiryTexts
  const current = spans.at(-1)
  if (current === undefined) return ''
  const age = ageText(current.from, now, timeZone)
  const earlier = spans.slice(0, -1).map(({ stage, from, until }) => {
    const time = lengthText((until ?? now).getTime() - from.getTime())
    return fillText(stageWas, { stage: stageNames[stage].toLowerCase(), time })
  })
  return [fillText(stageSince, { stage: stageNames[current.stage], age }), ...earlier].join('; ')
}

/** "5 hours". */
function lengthText(ms: number): string {
  if (ms < HOUR_MS) return unitText(Math.max(1, Math.floor(ms / MINUTE_MS)), 'minute')
  if (ms < HOURS_UNTIL_MS) return unitText(Math.floor(ms / HOUR_MS), 'hour')
  return unitText(Math.floor(ms / DAY_MS), 'day')
}

function unitText(count: number, unit: 'minute' | 'hour' | 'day'): string {
  return count.toLocaleString('en-US', { style: 'unit', unit, unitDisplay: 'long' })
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
