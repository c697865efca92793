import { listAccounts } from '#app/features/auth/accounts.server.ts'
import { askLawyer } from '#app/features/inbox/conflicts/ask-lawyer.server.ts'
import { findConflicts } from '#app/features/inbox/conflicts/conflicts.server.ts'
import { askedMail } from '#app/features/inbox/message-mail.ts'
import { numberOf, textOf } from '#app/platform/http/read-form.server.ts'
import { fail } from '#app/platform/result.ts'
import { findColleagues, lawyersToAsk } from '#app/routes/dashboard/inbox/colleagues.server.ts'
import {
  named,
  type Outcome,
  type Requested,
} from '#app/routes/dashboard/inbox/message-request.server.ts'
import { mailStyle } from '#app/server/inbox-service.server.ts'

/** Assigns the message to the chosen lawyer, and tells that person by e-mail where one goes out. */
export async function askALawyer(requested: Requested): Promise<Outcome> {
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
