import type { SignedInUser } from '#app/features/auth/session.ts'

/** A session as the server tells it to the browser (specification, section 3); the token itself stays in its cookie. */
export type SessionState = {
  /** Whole seconds that are left by the server's clock, the only one that counts. */
  expires_in: number
  /** The same as an instant, in seconds since 1970. For showing, never for reckoning: the browser's clock may be wrong. */
  expires_at: number
  token_type: 'bearer'
  /** Seconds until no renewal helps any more. */
  hard_end_in: number
  user: SignedInUser
}

/** The specification's session. Both tokens live in an httpOnly cookie, where no script can read them. */
export type Session = SessionState & { access_token: null; refresh_token: null }

/**
 * Why somebody is signed out. `logout`: by the Logout button of this tab, or `logout-elsewhere` of another. `ended`: by somebody else before its time
 * (revoked, the account disabled, the password replaced). `expired`: its time was over.
 */
export type SignOutReason = 'logout' | 'logout-elsewhere' | 'ended' | 'expired'

/** What happens to a session, by the names of specification section 4. */
export type SessionEvent =
  | { type: 'INITIAL_SESSION' | 'PASSWORD_RECOVERY'; session: Session | null }
  | { type: 'SIGNED_OUT'; reason: SignOutReason }
  | {
      type: 'SIGNED_IN' | 'TOKEN_REFRESHED' | 'USER_UPDATED' | 'MFA_CHALLENGE_VERIFIED'
      session: Session
    }

/** The session errors of specification section 8. `message` is for the person at the screen. */
export type SessionProblem =
  /** 'Auth session missing!': nobody is signed in. */
  | { kind: 'session-missing'; message: string }
  | { kind: 'invalid-credentials'; message: string }
  /** The password was right; the code of the second factor is asked for, or was wrong. */
  | { kind: 'second-factor'; message: string }
  | { kind: 'weak-password'; message: string; reasons: readonly string[] }
  /** 502, 503, 504, or no answer at all (0): the same request may succeed in a moment. These and only these. */
  | { kind: 'retryable'; message: string; status: 0 | 502 | 503 | 504 }
  /** The specification's invalid JWT: an answer that is no session. */
  | { kind: 'invalid-token'; message: string }
  /** Everything else that the server refuses, in its words. */
  | { kind: 'refused'; message: string; status: number }

/** Name of the channel on which the tabs of one browser talk. */
export const SESSION_CHANNEL = 'session'

/** What they tell each other. */
export type SessionMessage = { type: SessionEvent['type']; state: SessionState | null }

/** Whether something that came from outside is a session's state. */
export function isSessionState(value: unknown): value is SessionState {
  if (typeof value !== 'object' || value === null) return false
  const { expires_in, hard_end_in, user } = value as Partial<SessionState>
  return (
    typeof expires_in === 'number' &&
    typeof hard_end_in === 'number' &&
    typeof user === 'object' &&
    user !== null &&
    typeof user.id === 'string'
  )
}
