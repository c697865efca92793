import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import {
  type Clock,
  dayText,
  type InboxRow,
  mailtoAddress,
  type MailView,
  momentOf,
  type MessageView,
  type NoticeState,
  type RowParts,
  toInboxRow,
} from '#app/features/inbox/inbox-view.ts'
import { listWithheld } from '#app/features/inbox/conflicts/conflicts.server.ts'
import { listNoticeStates } from '#app/features/inbox/inbox-mail.server.ts'
import { listNotes } from '#app/features/inbox/inbox-notes.server.ts'
import { listTrail } from '#app/features/inbox/inbox-actions.server.ts'
import { spokenLanguages } from '#app/features/site/firm.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { findMessage, type Message } from '#app/features/inbox/messages.server.ts'
import type { MailState } from '#app/features/email/mail.ts'
import { listDeliveries, type ListedMail } from '#app/features/email/outbox.server.ts'
import type { Services } from '#app/server/services.server.ts'

export async function rowsOf(
  services: Services,
  messages: readonly Message[],
): Promise<InboxRow[]> {
  const states = await listNoticeStates(
    services.db,
    messages.map(({ id }) => id),
  )
  const withheld = await listWithheld(services, messages)
  const parts = rowPartsOf(services)
  return messages.map((message) => {
    const state = states.get(message.id)
    const notice = message.isQuarantined ? 'held' : state && noticeOf(services, state)
    const row = toInboxRow(message, parts, notice ?? null)
    return withheld.has(message.id) ? withoutText(row) : row
  })
}

function withoutText(row: InboxRow): InboxRow {
  const content = row.content && { ...row.content, email: '', excerpt: '', language: '' }
  return { ...row, content, isWithheld: true }
}

export async function findMessageView(services: Services, id: string): Promise<MessageView | null> {
  const message = await findMessage(services, id)
  if (!message) return null
  const [notes, trail, mails] = await Promise.all([
    listNotes(services, [id]),
    listTrail(services.db, id),
    listDeliveries(services.db, id),
  ])
  const clock = clockOf(services)
  return {
    ...toInboxRow(message, rowPartsOf(services), null),
    version: message.version,
    signals: message.signals,
    content: contentOfMessage(message),
    notice: message.noticeVersion,
    erasureDay: message.eraseAfter && dayText(message.eraseAfter, clock.timeZone),
    mails: mails.map((mail) => mailView(services, mail, clock)),
    notes: notes.map((note) => ({ ...note, at: momentOf(note.at, clock) })),
    trail: trail.map(({ at, by, act }) => ({ at: momentOf(at, clock), by, act })),
  }
}

function mailView(services: Services, mail: ListedMail, clock: Clock): MailView {
  const at = mail.state === 'sent' ? mail.sentAt : mail.nextAt
  return {
    id: mail.id,
    purpose: mail.purpose,
    state: noticeOf(services, mail.state),
    at: at && momentOf(at, clock),
    problem: mail.problem,
    canResend: services.config.smtp !== null && ['parked', 'waiting'].includes(mail.state),
  }
}

/** In the firm's time zone. */
export function clockOf({ now, timeZone }: Pick<Services, 'now' | 'timeZone'>): Clock {
  return { now: now(), timeZone: timeZone() }
}

/** By tag, each in itself. */
export function languageNamesOf({ site }: Pick<Services, 'site'>): Record<string, string> {
  const { ownNames } = interfaceTexts('en').messageForm.form.language
  return { ...spokenLanguages(site('en').firm, ownNames), ...ownNames }
}

function rowPartsOf(services: Services): RowParts {
  return { ...clockOf(services), languages: languageNamesOf(services) }
}

function contentOfMessage({ content, reference }: Message): MessageView['content'] {
  if (!content.ok) return null
  const subject = fillText(messageTexts.answerSubject, { reference })
  return { ...content.value, mailto: mailtoAddress(content.value.email, subject) }
}

function noticeOf({ config }: Services, state: MailState): NoticeState {
  return config.smtp === null && state === 'waiting' ? 'unset' : state
}
