import type { RouterContextProvider } from 'react-router'
import { findAccount } from '#app/features/auth/accounts.server.ts'
import { roleTexts } from '#app/features/auth/roles/role-texts.ts'
import { parseRole } from '#app/features/auth/roles/roles.ts'
import { staffTexts } from '#app/features/auth/staff/staff-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { actOf, textOf } from '#app/platform/http/read-form.server.ts'
import { askForProof } from '#app/routes/dashboard/account/proof-question.server.ts'
import { staffActs, typedOf } from '#app/routes/dashboard/staff/staff-acts.server.ts'
import { answered, type StaffReply } from '#app/routes/dashboard/staff/staff-replies.server.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import type { Services } from '#app/server/services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getActor } from '#app/server/session-context.server.ts'

/** What opens the site to others asks who is there; what closes it has to be quick. */
const NEEDS_PROOF = ['invite', 'reset-link', 'role', 'give-restricted', 'enable'] as const

/** A form that names no known action is refused. */
export async function actOnStaff(
  request: Request,
  form: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<StaffReply> {
  const services = context.get(servicesContext)
  const by = getActor(context)
  const name = textOf(form, 'act')
  const act = actOf(form, staffActs)
  if (!act) throw Response.json({ message: 'The form asks for nothing known.' }, { status: 400 })
  const origin = publicOrigin(services.config, request)
  const typed = name === 'invite' ? { typed: typedOf(form) } : {}
  const report = (message: string, init: ResponseInit) =>
    answered({ ...typed, refusal: message }, init)
  return reportDatabaseProblems(services.log, report, async () => {
    const waits = NEEDS_PROOF.find((each) => each === name)
    const unproven = waits === undefined ? null : await askForProof({ request, context }, form)
    if (waits === undefined || unproven === null) return await act({ services, form, by, origin })
    const { question, ...init } = unproven
    const waiting = { act: await describe(services, staffTexts.waiting[waits], form), question }
    return answered({ ...typed, waiting }, init)
  })
}

/** @param act has places for what its form names */
async function describe({ db }: Services, act: string, form: FormData): Promise<string> {
  const account = await findAccount(db, { id: textOf(form, 'id') })
  const role = parseRole(textOf(form, 'role'))
  return fillText(act, {
    email: textOf(form, 'email') || staffTexts.somebody,
    person: account?.email ?? staffTexts.somebody,
    role: role === null ? staffTexts.anotherRole : roleTexts.names[role],
  })
}
