import { redirect } from 'react-router'
import type { Route } from './+types/logout.ts'
import { AFTER_SIGN_OUT } from '#app/features/auth/sessions/session.ts'
import { flashCookie } from '#app/server/flash.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { findSignedIn } from '#app/server/session-context.server.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const { auth, bus } = context.get(servicesContext)
  const { setCookie } = await auth.signOut(request.headers)
  // Ends the live lists in every tab; an anonymous POST has nothing to announce.
  if (findSignedIn(context)) bus.publish({ kind: 'accounts' })
  const headers = new Headers(
    [...setCookie, flashCookie('signed-out')].map((cookie) => ['Set-Cookie', cookie]),
  )
  return redirect(AFTER_SIGN_OUT, { status: 303, headers })
}

/** A GET signs no one out: a link on another site could do the same. */
export function loader() {
  return redirect(AFTER_SIGN_OUT)
}
