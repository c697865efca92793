import { redirect } from 'react-router'
import type { Route } from './+types/logout.ts'
import { AFTER_SIGN_OUT } from '#app/features/auth/session.ts'
import { flashCookie } from '#app/flash.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { findSignedIn } from '#app/session-context.server.ts'

/** Ends this browser's session. */
export async function action({ request, context }: Route.ActionArgs) {
  const { auth, bus } = context.get(servicesContext)
  const { setCookie } = await auth.signOut(request.headers)
  // Its live lists end in every tab. A stranger who posts here has nothing to tell anybody.
  if (findSignedIn(context)) bus.publish({ kind: 'accounts' })
  const headers = new Headers(
    [...setCookie, flashCookie('signed-out')].map((cookie) => ['Set-Cookie', cookie]),
  )
  return redirect(AFTER_SIGN_OUT, { status: 303, headers })
}

/** Whoever opens the address by hand is not signed out by it: a link on another site could do the same. */
export function loader() {
  return redirect(AFTER_SIGN_OUT)
}
