import { markUnread } from '#app/features/inbox/inbox-actions.server.ts'
import { resendMails } from '#app/features/inbox/inbox-mail.server.ts'
import { actOf, numberOf, textOf } from '#app/platform/http/read-form.server.ts'
import { fail, ok } from '#app/platform/result.ts'
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
import { changeInquiry } from '#app/features/inbox/inquiry/change-inquiry.server.ts'
import { declineRestriction } from '#app/features/inbox/restriction/suggestions.server.ts'
import {
  findColleagues,
  lawyersToAsk,
  restricting,
} from '#app/routes/dashboard/inbox/colleagues.server.ts'
import { listAccounts } from '#app/features/auth/accounts.server.ts'
import { askLawyer } from '#app/features/inbox/conflicts/ask-lawyer.server.ts'
import { findConflicts } from '#app/features/inbox/conflicts/conflicts.server.ts'
import { askedMail } from '#app/features/inbox/message-mail.ts'
import { mailStyle } from '#app/server/inbox-service.server.ts'
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
  restrict: ifAllowed(async ({ services, message, form, by }) => {
    const change = restricting(message, await findColleagues(services))
    const flash = 'assigneeId' in change ? 'message-restricted-unassigned' : 'message-restricted'
    const request = { change, seen: { version: numberOf(form, 'version') } }
    return named(flash, changeInquiry(services, message.id, request, by))
  }),
  unrestrict: ifAllowed(({ services, message, form, by }) => {
    const request = {
      change: { isRestricted: false },
      seen: { version: numberOf(form, 'version') },
    }
    return named('message-unrestricted', changeInquiry(services, message.id, request, by))
  }),
  'leave-open': ifAllowed(({ services, message, by }) =>
    named('message-left-open', declineRestriction(services, message.id, by)),
  ),
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

/** For those who read restricted messages. */
function ifAllowed(act: Act): Act {
  return async (requested) =>
    requested.viewer.readsRestricted ? act(requested) : fail({ kind: 'not-allowed' })
}

/** Assigns the message to the chosen lawyer, and tells that person by e-mail where one goes out. */
async function askALawyer(requested: Requested): Promise<Outcome> {
  const { services, message, form, by, viewer, origin } = requested
  const conflicts = await findConflicts(services, message, viewer)
  const isHeld = conflicts.some(({ source, cleared }) => source.kind === 'hidden' && !cleared)
  // A restricted message is for those who read such messages, whoever else may clear its conflicts.
  const lawyers = lawyersToAsk(await findColleagues(services), isHeld || message.isRestricted)
  const lawyer = lawyers.find(({ id }) => id === textOf(form, 'lawyer'))
  const account = (await listAccounts(services.db)).find(({ id }) => id === lawyer?.id)
  if (!account) return fail({ kind: 'no-lawyer' })
  const hasMail = services.config.smtp !== null
  const style = mailStyle(origin, services.timeZone())
  const asked = {
    lawyerId: account.id,
    seenVersion: numberOf(form, 'version'),
    mail: hasMail ? askedMail(style, message, { to: account.email, by: by.name }) : null,
  }
  const flash = hasMail ? 'conflict-asked' : 'conflict-asked-unmailed'
  const outcome = await named(flash, askLawyer(services, message.id, asked, by))
  services.mail.trigger()
  return outcome
}
