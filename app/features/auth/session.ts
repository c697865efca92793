import { loginToasts, refusalTexts } from '#app/features/auth/login-texts.ts'
import { fillText } from '#app/platform/fill-text.ts'

/** Somebody of the staff, as the rest of the product sees them. */
export type SignedInUser = { id: string; email: string | null; name: string }

/** A session that is good right now. It ends at `expiresAt` unless it is renewed, and at `hardEndAt` in any case. */
export type SignedIn = { user: SignedInUser; sessionId: string; expiresAt: Date; hardEndAt: Date }

/**
 * Why somebody was not signed in. `wrong-pair` is also the answer for an e-mail that nobody has, so that the form cannot be
 * used to list staff; `disabled` and the last two are only said to whoever knows the password; `foreign-origin`: the form was
 * sent from another site; `wrong-code`: the code is another one, or was used before; `challenge-over`: there is no sign-in
 * that waits for a code, or no longer.
 */
export type SignInProblem =
  | { kind: 'wrong-pair' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'busy'; retryAfterSeconds: number }
  | { kind: 'disabled' }
  | { kind: 'foreign-origin' }
  | { kind: 'wrong-code' }
  | { kind: 'challenge-over' }

/** A short message to the person at the screen; it fits a toast. */
export type SignInMessage = { title: string; text: string; tone: 'normal' | 'destructive' }

/** Seconds. A session lasts `expiresIn`, is renewed when less than `renewWithin` is left, and never outlives `hardEnd`. */
export const SESSION_SECONDS = {
  expiresIn: 3_600,
  renewWithin: 90,
  hardEnd: 12 * 3_600,
  tick: 30,
} as const

/** Where a sign-in leads, whatever the request asks for. */
export const AFTER_SIGN_IN = '/dashboard'

/** Where a form without JavaScript asks for the code of the second factor. */
export const CODE_PAGE = '/login/code'

/** Where somebody without a session is sent. */
export const LOGIN = '/login'

/** Where a sign-out leads. */
export const AFTER_SIGN_OUT = '/'

/** What the person at the screen reads: 'Login failed' for a wrong pair, 'Authentication error' and why for a refusal. */
export function describeSignInProblem(problem: SignInProblem): SignInMessage {
  if (problem.kind === 'wrong-pair') return { ...loginToasts.wrongPair, tone: 'destructive' }
  const minutes = problem.kind === 'limited' ? inMinutes(problem.retryAfterSeconds) : ''
  const text = fillText(refusalTexts[problem.kind], { minutes })
  return { ...loginToasts.refused, text, tone: 'destructive' }
}

/** Seconds as the minutes that somebody is asked to wait. */
export function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
