import { redirect } from 'react-router'
import type { Route } from './+types/own-sessions.ts'
import { endOtherSessions, endOwnSession } from '#app/features/auth/sessions/own-sessions.server.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { backToAccount } from '#app/routes/dashboard/account/account-results.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

/** Ends the session that the address names, which may have ended already, or all but this one. */
export function action({ params: { id }, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const signedIn = getSignedIn(context)
  return respondingToDatabaseProblems(services.log, async () => {
    if (id === undefined) await endOtherSessions(services, signedIn)
    else await endOwnSession(services, signedIn, id)
    services.bus.publish({ kind: 'accounts' })
    return backToAccount(id === undefined ? 'other-sessions-ended' : 'own-session-ended')
  })
}

/** The list is on the account's page. */
export function loader() {
  return redirect('/dashboard/account')
}
