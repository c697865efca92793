import { describeSession } from '#app/features/auth/sessions/session-events.ts'
import { PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'
import { signInWithForm } from '#app/routes/auth/sign-in.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { findSignedIn, sessionMissing } from '#app/server/session-context.server.ts'
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

export function loader({ context }: Route.LoaderArgs) {
  const signedIn = findSignedIn(context)
  if (!signedIn) return sessionMissing()
  const { now } = context.get(servicesContext)
  return Response.json(describeSession(signedIn, now()), { headers: PRIVATE_PAGE })
}
