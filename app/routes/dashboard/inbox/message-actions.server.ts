import { addNote } from '#app/features/inbox/inbox-actions.server.ts'
import { noteProblemOf } from '#app/features/inbox/inbox.ts'
import { pathTo } from '#app/addresses.ts'
import { runAct } from '#app/routes/dashboard/inbox/message-acts.server.ts'
import { findMessage, type Message } from '#app/features/inbox/messages.server.ts'
import type { FlashName } from '#app/server/flash.server.ts'
import { textOf } from '#app/platform/http/read-form.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { FORM_ID, type Requested } from '#app/routes/dashboard/inbox/message-request.server.ts'
import {
  type ActionRefused,
  type TypedTexts,
  explainRefusal,
  refused,
} from '#app/routes/dashboard/inbox/message-refusals.server.ts'
import type { Services } from '#app/server/services.server.ts'

export type ActionDone = { flash: FlashName; to: string }

/** Stores the note, if there is one, and runs the button's action. */
export async function runAction(
  services: Services,
  id: string,
  form: FormData,
  who: Pick<Requested, 'by' | 'viewer' | 'origin'>,
): Promise<Result<ActionDone, ActionRefused>> {
  const message = await findMessage(services, id)
  const text = textOf(form, 'note')
  if (!message) return fail(refused(404, typedTexts(form)))
  const requested = { services, message, form, ...who }
  const noteProblem = noteProblemOf(text)
  const typed = typedTexts(form)
  if (noteProblem === 'too-long' || (noteProblem === 'empty' && textOf(form, 'act') === 'note'))
    return fail(refused(422, { ...typed, noteProblem }))
  const noted = noteProblem === null ? await storeNote(requested, text) : ok(true)
  if (!noted.ok) return fail(await explainRefusal(services, message, typed, noted.problem))
  const done = await runAct(requested)
  // The note is stored, so the form comes back without it.
  const left = { ...typed, note: '' }
  if (!done.ok) return fail(await explainRefusal(services, message, left, done.problem))
  return ok({ flash: done.value, to: leadsTo(done.value, message) })
}

function typedTexts(form: FormData): TypedTexts {
  return {
    note: textOf(form, 'note'),
    reply: textOf(form, 'reply'),
    answer: textOf(form, 'answer'),
    answeredOn: textOf(form, 'answeredOn'),
  }
}

function storeNote({ services, message, form, by }: Requested, text: string) {
  const id = textOf(form, 'noteId')
  if (!FORM_ID.test(id)) return fail({ kind: 'unknown' as const })
  return addNote(services, { id, messageId: message.id, text }, by)
}

// A message that left the current list leads back to the list.
function leadsTo(flash: FlashName, { id, isQuarantined }: Message): string {
  if (flash === 'message-unread') return '/dashboard/messages'
  if (isQuarantined && flash !== 'message-noted') return '/dashboard/messages?show=quarantine'
  return pathTo('/dashboard/messages/:id', { id })
}
