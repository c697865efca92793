import type { Route } from './+types/session.ts'
import { signInWithForm } from '#app/routes/auth/sign-in.server.ts'

/** Makes a session: the sign-in of the awake form. */
export async function action({ request, context }: Route.ActionArgs) {
  const { status, headers, problems, toast } = await signInWithForm(request, context)
  if (status === 303) return new Response(null, { status: 204, headers })
  return Response.json({ problems, toast }, { status, headers })
}
