import { markUnread } from '#app/features/inbox/inbox-actions.server.ts'
import { resendMails } from '#app/features/inbox/inbox-mail.server.ts'
import { actOf, numberOf, textOf } from '#app/platform/http/read-form.server.ts'
import { fail, ok } from '#app/platform/result.ts'
import { askALawyer } from '#app/routes/dashboard/inbox/ask-a-lawyer.server.ts'
import {
  named,
  type Outcome,
  type Requested,
} from '#app/routes/dashboard/inbox/message-request.server.ts'
import { changeOrTakeBack, release } from '#app/routes/dashboard/inbox/release.server.ts'
import {
  insertSaved,
  keepAnswer,
  replyTo,
} from '#app/routes/dashboard/inbox/reply-actions.server.ts'
import { restrictionActs } from '#app/routes/dashboard/inbox/restriction.server.ts'
import { saveInquiry } from '#app/routes/dashboard/inbox/save-inquiry.server.ts'

type Act = (requested: Requested) => Promise<Outcome>

// Each stage that has a button of its own; a withheld message is closed unread.
const ACTS: Readonly<Record<string, Act>> = {
  note: () => Promise.resolve(ok('message-noted')),
  unread: ({ services, message, by }) =>
    named('message-unread', markUnread(services, message.id, by)),
  resend,
  release: (requested) =>
    named('message-released', release(requested.services, requested.message, requested)),
  send: replyTo,
  answer: keepAnswer,
  save: (requested) => saveInquiry(requested, 'save'),
  'assign-me': (requested) => saveInquiry(requested, 'assign-me'),
  ask: askALawyer,
  spam: moveTo('spam'),
  new: moveTo('new'),
  closed: moveTo('closed'),
  ...restrictionActs,
}

/** What the pressed button of a message's page asks for. */
export function runAct(requested: Requested): Promise<Outcome> {
  const { form } = requested
  const [, saved] = /^insert:(.*)$/.exec(textOf(form, 'act')) ?? []
  if (saved !== undefined) return insertSaved(requested, saved)
  const act = actOf(form, ACTS)
  return act ? act(requested) : Promise.resolve(fail({ kind: 'unknown' }))
}

async function resend({ services, message, by }: Requested): Promise<Outcome> {
  const resent = await resendMails(services, message, by)
  return resent > 0 ? ok('message-resent') : fail({ kind: 'nothing-to-send' })
}

function moveTo(stage: 'spam' | 'new' | 'closed'): Act {
  return async ({ services, message, form, by, origin }) => {
    const request = { change: { stage }, seen: { version: numberOf(form, 'version') } }
    const done = await changeOrTakeBack(services, message, request, { by, origin })
    return done.ok ? ok('message-moved') : done
  }
}
