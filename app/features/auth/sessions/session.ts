import { loginToasts, refusalTexts } from '#app/features/auth/sign-in/login-texts.ts'
import type { Role } from '#app/features/auth/roles/roles.ts'
import type { FixedAddress } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'

export type SignedInUser = { id: string; email: string | null; name: string }

/** Removes the library's other fields of a user. */
export function toUser({ id, email, name }: SignedInUser): SignedInUser {
  return { id, email, name }
}

/** Ends at `expiresAt` unless it is renewed, and at `hardEndAt` in any case. */
export type SignedIn = {
  user: SignedInUser
  /** As it is at this moment: a change holds from the next request. */
  role: Role
  /** Whether restricted messages are shown to them; at this moment, too. */
  readsRestricted: boolean
  sessionId: string
  expiresAt: Date
  hardEndAt: Date
}

// `wrong-pair` also covers an unknown email, so that the form cannot list staff; `disabled`, `wrong-code` and
// `challenge-over` need the right password; `foreign-origin` is CSRF.
export type SignInProblem =
  | { kind: 'wrong-pair' | 'disabled' | 'foreign-origin' | 'wrong-code' | 'challenge-over' }
  | { kind: 'limited' | 'busy'; retryAfterSeconds: number }

export type SignInMessage = { title: string; text: string; tone: 'normal' | 'destructive' }

/** A session lasts `expiresIn`, is renewed when less than `renewWithin` is left, and never outlives `hardEnd`. */
export const SESSION_SECONDS = {
  expiresIn: 3_600,
  renewWithin: 90,
  hardEnd: 12 * 3_600,
  tick: 30,
} as const

/** Fixed, so that no request can name the target (open redirect). */
export const AFTER_SIGN_IN: FixedAddress = '/dashboard'

export const CODE_PAGE: FixedAddress = '/login/code'

export const LOGIN: FixedAddress = '/login'

export const AFTER_SIGN_OUT: FixedAddress = '/'

/** Spec 8.1 and 8.4. */
export function describeSignInProblem(problem: SignInProblem): SignInMessage {
  if (problem.kind === 'wrong-pair') return { ...loginToasts.wrongPair, tone: 'destructive' }
  const minutes = problem.kind === 'limited' ? inMinutes(problem.retryAfterSeconds) : ''
  const text = fillText(refusalTexts[problem.kind], { minutes })
  return { ...loginToasts.refused, text, tone: 'destructive' }
}

export function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
