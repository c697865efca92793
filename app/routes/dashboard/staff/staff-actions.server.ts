import type { RouterContextProvider } from 'react-router'
import { logDatabaseRefusal } from '#app/platform/http/database-response.server.ts'
import { textOf } from '#app/platform/http/read-form.server.ts'
import { askForProof } from '#app/routes/dashboard/account/recent-proof.server.ts'
import { staffActs, typedOf } from '#app/routes/dashboard/staff/staff-acts.server.ts'
import { answered, type StaffReply } from '#app/routes/dashboard/staff/staff-replies.server.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getActor } from '#app/server/session-context.server.ts'

/** What opens the site to others asks who is there; what closes it has to be quick. */
const NEEDS_PROOF = ['invite', 'reset-link', 'role', 'give-restricted', 'enable']

/** A form that names no known action is refused. */
export async function actOnStaff(
  request: Request,
  form: FormData,
  context: Readonly<RouterContextProvider>,
): Promise<StaffReply> {
  const services = context.get(servicesContext)
  const by = getActor(context)
  const name = textOf(form, 'do')
  const act = new Map(Object.entries(staffActs)).get(name)
  if (!act) throw Response.json({ message: 'The form asks for nothing known.' }, { status: 400 })
  const origin = publicOrigin(services.config, request)
  const typed = name === 'invite' ? { typed: typedOf(form) } : {}
  try {
    const unproven = NEEDS_PROOF.includes(name)
      ? await askForProof({ request, context }, form)
      : null
    if (unproven === null) return await act({ services, form, by, origin })
    const { question, status, headers } = unproven
    return answered({ ...typed, question }, status, headers)
  } catch (error) {
    const { message, status, headers } = logDatabaseRefusal(services.log, error)
    return answered({ ...typed, refusal: message }, status, headers)
  }
}
