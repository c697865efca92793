import { AFTER_SIGN_OUT, LOGIN } from '#app/features/auth/session.ts'
import type { SignOutReason } from '#app/features/auth/session-events.ts'

/** Where a page goes when its session is over: to another address (`replace`: in place of this entry), or nowhere. */
export type WayOut = { to: string; replace: boolean } | 'ask-in-place'

/**
 * What becomes of the page on which a session has ended. Whoever ends it by hand wants to leave; a page on which somebody
 * writes or saves stays and asks for the password, as does one whose session simply ran out.
 * @param isBusy whether something is being written there, or a request waits to be sent again
 */
export function afterSignOut(reason: SignOutReason, isBusy: boolean): WayOut {
  if (reason === 'logout') return { to: AFTER_SIGN_OUT, replace: false }
  if (isBusy || reason === 'expired') return 'ask-in-place'
  return { to: LOGIN, replace: true }
}
