import { messageTexts } from '#app/features/inbox/message-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import {
  type Clock,
  dayText,
  mailtoAddress,
  type MailView,
  momentOf,
  type MessageView,
  type ReplyView,
  stageText,
  toInboxRow,
} from '#app/features/inbox/inbox-view.ts'
import type { TypedInquiry } from '#app/features/inbox/inquiry/inquiry-form.ts'
import { listLabels } from '#app/features/inbox/inquiry/labels.server.ts'
import { stageSpans } from '#app/features/inbox/inquiry/stage-times.server.ts'
import { listNotes } from '#app/features/inbox/inbox-notes.server.ts'
import { listSuggested } from '#app/features/inbox/restriction/suggestions.server.ts'
import { violenceWordsIn } from '#app/features/inbox/restriction/violence-words.ts'
import { listReplies, type Reply } from '#app/features/inbox/replies/replies.server.ts'
import { type LocalDate, longDate } from '#app/platform/local-time.ts'
import { listTrail } from '#app/features/inbox/inbox-actions.server.ts'
import { findMessage, type Message } from '#app/features/inbox/messages.server.ts'
import { listDeliveries, type ListedMail } from '#app/features/email/outbox.server.ts'
import type { Colleagues } from '#app/routes/dashboard/inbox/colleagues.server.ts'
import { noticeOf, rowParts } from '#app/routes/dashboard/inbox/message-rows.server.ts'
import type { Services } from '#app/server/services.server.ts'

export async function findMessageView(
  services: Services,
  id: string,
  colleagues: Colleagues,
): Promise<MessageView | null> {
  const message = await findMessage(services, id)
  if (!message) return null
  const [notes, replies, trail, mails, labelled, suggested] = await Promise.all([
    listNotes(services, [id]),
    listReplies(services, [id]),
    listTrail(services.db, id),
    listDeliveries(services.db, id),
    listLabels(services.db, [id]),
    listSuggested(services.db, [message]),
  ])
  const parts = rowParts(services, colleagues)
  const content = contentOfMessage(message)
  const labels = labelled.get(id) ?? []
  const views = mails.map((mail) => mailView(services, mail, parts))
  return {
    ...toInboxRow(message, parts, { notice: null, labels }),
    inquiry: shownInquiry(message, labels),
    stageText: stageText(stageSpans(message.createdAt, trail), parts),
    signals: message.signals,
    violence: suggested.has(id) && content ? violenceWordsIn(content.message) : [],
    content,
    // Its version is the day of its text.
    notice: longDate(message.noticeVersion as LocalDate),
    erasureDay: message.eraseAfter && dayText(message.eraseAfter, parts.timeZone),
    mails: views.filter(({ purpose }) => purpose !== 'message-reply'),
    replies: replies.map((reply) => replyView(reply, views, parts)),
    notes: notes.map((note) => ({ ...note, at: momentOf(note.at, parts) })),
    trail: trail.map(({ at, by, act }) => ({ at: momentOf(at, parts), by, act })),
  }
}

function replyView(
  { mailId, content, ...reply }: Reply,
  mails: readonly MailView[],
  clock: Clock,
): ReplyView {
  return {
    ...reply,
    at: momentOf(reply.at, clock),
    on: content?.on ? longDate(content.on as LocalDate) : null,
    text: content?.text ?? null,
    mail: mails.find(({ id }) => id === mailId) ?? null,
  }
}

function shownInquiry(
  { state: stage, assigneeId, dueOn }: Message,
  labels: readonly string[],
): TypedInquiry {
  return { stage, assignee: assigneeId ?? '', due: dueOn ?? '', labels: labels.join(', ') }
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

function contentOfMessage({ content, reference }: Message): MessageView['content'] {
  if (!content.ok) return null
  const subject = fillText(messageTexts.answerSubject, { reference })
  return { ...content.value, mailto: mailtoAddress(content.value.email, subject) }
}
