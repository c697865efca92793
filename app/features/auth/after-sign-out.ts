import { AFTER_SIGN_OUT, LOGIN } from '#app/features/auth/session.ts'
import type { SignOutReason } from '#app/features/auth/session-events.ts'

/** Where the page goes when its session is over (`replace`: without a history entry). */
export type WayOut = { to: string; replace: boolean } | 'ask-in-place'

// A page with unsaved work stays and asks for the password, as does one whose session expired; a sign-out by hand leaves.
export function afterSignOut(reason: SignOutReason, isBusy: boolean): WayOut {
  if (reason === 'logout') return { to: AFTER_SIGN_OUT, replace: false }
  if (isBusy || reason === 'expired') return 'ask-in-place'
  return { to: LOGIN, replace: true }
}
