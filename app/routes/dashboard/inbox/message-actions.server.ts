import { addNote, markUnread } from '#app/features/inbox/inbox-actions.server.ts'
import { noteProblemOf } from '#app/features/inbox/inbox.ts'
import {
  insertSaved,
  keepAnswer,
  replyTo,
} from '#app/routes/dashboard/inbox/reply-actions.server.ts'
import { askALawyer } from '#app/routes/dashboard/inbox/ask-a-lawyer.server.ts'
import { changeRestriction, isRestriction } from '#app/routes/dashboard/inbox/restriction.server.ts'
import { changeOrTakeBack, release } from '#app/routes/dashboard/inbox/release.server.ts'
import { saveInquiry } from '#app/routes/dashboard/inbox/save-inquiry.server.ts'
import { resendMails } from '#app/features/inbox/inbox-mail.server.ts'
import { findMessage, type Message } from '#app/features/inbox/messages.server.ts'
import type { FlashName } from '#app/server/flash.server.ts'
import { numberOf, textOf } from '#app/platform/http/read-form.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import {
  FORM_ID,
  named,
  type Outcome,
  type Requested,
} from '#app/routes/dashboard/inbox/message-request.server.ts'
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
  const action = textOf(form, 'do')
  const noteProblem = noteProblemOf(text)
  const typed = typedTexts(form)
  if (noteProblem === 'too-long' || (noteProblem === 'empty' && action === 'note'))
    return fail(refused(422, { ...typed, noteProblem }))
  const noted = noteProblem === null ? await storeNote(requested, text) : ok(true)
  if (!noted.ok) return fail(await explainRefusal(services, message, typed, noted.problem))
  const done = await work(requested, action)
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

/** Stages that have a button of their own; a withheld message is closed unread. */
const MOVES = ['spam', 'new', 'closed'] as const

async function work(requested: Requested, action: string): Promise<Outcome> {
  const { services, message, form, by, origin } = requested
  const { id } = message
  if (action === 'note') return ok('message-noted')
  if (action === 'unread') return named('message-unread', markUnread(services, id, by))
  if (action === 'resend') {
    const resent = await resendMails(services, message, by)
    return resent > 0 ? ok('message-resent') : fail({ kind: 'nothing-to-send' })
  }
  if (action === 'release') return named('message-released', release(services, message, requested))
  if (action === 'send') return replyTo(requested)
  if (action === 'answer') return keepAnswer(requested)
  if (action.startsWith('insert:')) return insertSaved(requested, action.slice('insert:'.length))
  if (action === 'save' || action === 'assign-me') return saveInquiry(requested, action)
  if (action === 'ask') return askALawyer(requested)
  if (isRestriction(action)) return changeRestriction(requested, action)
  const stage = MOVES.find((each) => each === action)
  if (stage === undefined) return fail({ kind: 'unknown' })
  const request = {
    change: { stage },
    seen: { version: numberOf(form, 'version') },
  } as const
  const done = await changeOrTakeBack(services, message, request, { by, origin })
  return done.ok ? ok('message-moved') : done
}

// A message that left the current list leads back to the list.
function leadsTo(flash: FlashName, { id, isQuarantined }: Message): string {
  if (flash === 'message-unread') return '/dashboard/messages'
  if (isQuarantined && flash !== 'message-noted') return '/dashboard/messages?show=quarantine'
  return `/dashboard/messages/${id}`
}
