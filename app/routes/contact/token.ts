import type { Route } from './+types/token.ts'
import { PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'
import { clientContext, servicesContext } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { spamCheck } = context.get(servicesContext)
  const issued = spamCheck.issueToken(context.get(clientContext).address)
  if (issued.ok) return Response.json({ token: issued.value }, { headers: PRIVATE_PAGE })
  const headers = { ...PRIVATE_PAGE, 'Retry-After': String(issued.problem.retryAfterSeconds) }
  return Response.json({}, { status: 429, headers })
}
