import { redirect } from 'react-router'
import type { Route } from './+types/own-session.ts'
import { endOwnSession } from '#app/features/auth/sessions/own-sessions.server.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { backToAccount } from '#app/routes/dashboard/account/account-results.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

/** A session that has ended already is fine. */
export function action({ params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  return respondingToDatabaseProblems(services.log, async () => {
    await endOwnSession(services, getSignedIn(context), params.id)
    services.bus.publish({ kind: 'accounts' })
    return backToAccount('own-session-ended')
  })
}

/** The list is on the account's page. */
export function loader() {
  return redirect('/dashboard/account')
}
