/** Somebody of the staff, as the rest of the product sees them. */
export type SignedInUser = { id: string; email: string | null; name: string }

/** A session that is good right now. It ends at `expiresAt` unless it is renewed, and at `hardEndAt` in any case. */
export type SignedIn = { user: SignedInUser; sessionId: string; expiresAt: Date; hardEndAt: Date }

/**
 * Why somebody was not signed in. `wrong-pair` is also the answer for an e-mail that nobody has, so that the form cannot be
 * used to list staff; `disabled` is only said to whoever knows the password; `foreign-origin`: the form was sent from
 * another site.
 */
export type SignInProblem =
  | { kind: 'wrong-pair' }
  | { kind: 'limited'; retryAfterSeconds: number }
  | { kind: 'busy'; retryAfterSeconds: number }
  | { kind: 'disabled' }
  | { kind: 'foreign-origin' }

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

/** Where a sign-out leads. */
export const AFTER_SIGN_OUT = '/'

/** The texts of specification section 8. `unexpected` is for an exception or a lost connection. */
export const signInMessages = {
  success: { title: 'Login successful', text: 'Welcome to the admin dashboard', tone: 'normal' },
  failure: {
    title: 'Login failed',
    text: 'Invalid email or password. Please try again.',
    tone: 'destructive',
  },
  unexpected: {
    title: 'Login error',
    text: 'An error occurred. Please try again.',
    tone: 'destructive',
  },
  signedOut: {
    title: 'Logged out',
    text: 'You have been successfully logged out.',
    tone: 'normal',
  },
} as const satisfies Record<string, SignInMessage>

/** What the person at the screen reads: 'Login failed' for a wrong pair, 'Authentication error' and why for a refusal. */
export function describeSignInProblem(problem: SignInProblem): SignInMessage {
  if (problem.kind === 'wrong-pair') return signInMessages.failure
  return { title: 'Authentication error', text: refusal(problem), tone: 'destructive' }
}

function refusal(problem: Exclude<SignInProblem, { kind: 'wrong-pair' }>): string {
  switch (problem.kind) {
    case 'limited':
      return `Too many failed attempts. Please try again in ${inWords(problem.retryAfterSeconds)}.`
    case 'busy':
      return 'Too many people are signing in right now. Please try again in a moment.'
    case 'disabled':
      return 'This account has been disabled. Please ask another administrator.'
    case 'foreign-origin':
      return 'This form was sent from another site. Please reload the page and try again.'
  }
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
