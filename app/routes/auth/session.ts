import { describeSession } from '#app/features/auth/sessions/session-events.ts'
import { PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { signInWithForm } from '#app/routes/auth/sign-in.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'
import type { Route } from './+types/session.ts'

// 204: signed in. 202 with `secondFactor`: send the same again with a `code`. Otherwise the refusal, with
// `secondFactor` when only the code was wrong.
export async function action({ request, context }: Route.ActionArgs) {
  const { state, status, headers, problems, toast } = await signInWithForm(request, context)
  if (state === 'signed-in') return new Response(null, { status: 204, headers })
  if (state === 'refused') return Response.json({ problems, toast }, { status, headers })
  const requested = toast ? { status, headers } : { status: 202, headers }
  return Response.json({ problems, toast, secondFactor: true }, requested)
}

// 503 while the database is away: a browser that was told 401 would take its session for ended.
export function loader({ context }: Route.LoaderArgs) {
  const { log, now } = context.get(servicesContext)
  return respondingToDatabaseProblems(log, async () =>
    Response.json(describeSession(getSignedIn(context), now()), { headers: PRIVATE_PAGE }),
  )
}
