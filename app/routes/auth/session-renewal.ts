import { data } from 'react-router'
import { describeSession } from '#app/features/auth/sessions/session-events.ts'
import { PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { sessionMissing } from '#app/server/session-context.server.ts'
import type { Route } from './+types/session-renewal.ts'

export function action({ request, context }: Route.ActionArgs) {
  const { auth, log, now } = context.get(servicesContext)
  return respondingToDatabaseProblems(log, async () => {
    const renewed = await auth.renewSession(request.headers)
    if (!renewed) return sessionMissing()
    const headers = new Headers(PRIVATE_PAGE)
    for (const cookie of renewed.setCookie) headers.append('Set-Cookie', cookie)
    return Response.json(describeSession(renewed.signedIn, now()), { headers })
  })
}

export function loader() {
  throw data(null, { status: 405, headers: { Allow: 'POST' } })
}
