import { addAnswer, sendReply } from '#app/features/inbox/replies/replies.server.ts'
import { fillReply, insertReply, replyProblemOf } from '#app/features/inbox/replies/reply.ts'
import { replySubjects } from '#app/features/inbox/replies/reply-texts.ts'
import { listSavedReplies } from '#app/features/inbox/replies/saved-replies.server.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { numberOf, textOf } from '#app/platform/http/read-form.server.ts'
import { fail } from '#app/platform/result.ts'
import { isLocale } from '#app/platform/texts/locales.ts'
import { isDay } from '#app/platform/local-time.ts'
import {
  FORM_ID,
  named,
  type Outcome,
  type Requested,
} from '#app/routes/dashboard/inbox/message-request.server.ts'

/** By e-mail, through the outbox; answers go to the firm's own address. */
export async function replyTo({ services, message, form, by }: Requested): Promise<Outcome> {
  const { config, outbox, mail: delivery } = services
  const [id, text] = [textOf(form, 'replyId'), textOf(form, 'reply')]
  const problem = replyProblemOf(text)
  if (problem !== null) return fail({ kind: 'reply', field: 'reply', problem })
  if (config.smtp === null || !message.content.ok || !FORM_ID.test(id))
    return fail({ kind: 'unknown' })
  const { email, language } = message.content.value
  const { reference } = message
  const mail = {
    purpose: 'message-reply',
    to: email,
    subject: fillText(replySubjects[isLocale(language) ? language : 'en'], { reference }),
    text,
    replyTo: config.smtp.to,
    messageId: message.id,
  } as const
  const seenVersion = numberOf(form, 'version')
  const reply = { id, messageId: message.id, text }
  const sent = sendReply(services, reply, { outbox, mail, seenVersion }, by)
  const outcome = await named('reply-sent', sent)
  delivery.trigger()
  return outcome
}

export function keepAnswer({ services, message, form, by }: Requested): Promise<Outcome> {
  const [id, text] = [textOf(form, 'answerId'), textOf(form, 'answer')]
  const on = textOf(form, 'answeredOn')
  const problem = replyProblemOf(text) ?? (isDay(on) ? null : 'day')
  if (problem !== null) return Promise.resolve(fail({ kind: 'reply', field: 'answer', problem }))
  if (!FORM_ID.test(id)) return Promise.resolve(fail({ kind: 'unknown' }))
  return named('answer-added', addAnswer(services, { id, messageId: message.id, text, on }, by))
}

/** Without JavaScript: the page comes back with the saved reply in the field. */
export async function insertSaved(
  { services, message, form }: Requested,
  id: string,
): Promise<Outcome> {
  const saved = (await listSavedReplies(services.db)).find((reply) => reply.id === id)
  if (!saved || !message.content.ok) return fail({ kind: 'unknown' })
  const { reference } = message
  const filled = fillReply(saved.text, { name: message.content.value.name, reference })
  return fail({ kind: 'inserted', reply: insertReply(textOf(form, 'reply'), filled) })
}
