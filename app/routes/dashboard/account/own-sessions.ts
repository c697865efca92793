import { redirect } from 'react-router'
import type { Route } from './+types/own-sessions.ts'
import { endOtherSessions } from '#app/features/auth/sessions/own-sessions.server.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { backToAccount } from '#app/routes/dashboard/account/account-results.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

export function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  return respondingToDatabaseProblems(services.log, async () => {
    await endOtherSessions(services, getSignedIn(context))
    services.bus.publish({ kind: 'accounts' })
    return backToAccount('other-sessions-ended')
  })
}

/** The list is on the account's page. */
export function loader() {
  return redirect('/dashboard/account')
}
