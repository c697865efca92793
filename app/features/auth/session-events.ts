import type { SignedInUser } from '#app/features/auth/session.ts'

/** Spec 3.13 to 3.16; the token itself stays in its cookie. */
export type SessionState = {
  /** Whole seconds left by the server's clock, the only one that counts. */
  expires_in: number
  /** In seconds since 1970, for display only: the browser's clock may be wrong. */
  expires_at: number
  token_type: 'bearer'
  /** Seconds until the session can no longer be renewed. */
  hard_end_in: number
  user: SignedInUser
}

/** Spec 3.16: both tokens stay in an httpOnly cookie, where no script can read them. */
export type Session = SessionState & { access_token: null; refresh_token: null }

/** `ended`: by someone else before its time (revoked, the account disabled, the password replaced). */
export type SignOutReason = 'logout' | 'logout-elsewhere' | 'ended' | 'expired'

/** Spec 4.5 and 4.6. */
export type SessionEvent =
  | { type: 'INITIAL_SESSION' | 'PASSWORD_RECOVERY'; session: Session | null }
  | { type: 'SIGNED_OUT'; reason: SignOutReason }
  | {
      type: 'SIGNED_IN' | 'TOKEN_REFRESHED' | 'USER_UPDATED' | 'MFA_CHALLENGE_VERIFIED'
      session: Session
    }

/** Spec 8.27 to 8.31; `message` is shown to the user. */
export type SessionProblem =
  /** No user is signed in. */
  | { kind: 'session-missing'; message: string }
  | { kind: 'invalid-credentials'; message: string }
  /** The password was right; the second factor's code is missing or was wrong. */
  | { kind: 'second-factor'; message: string }
  | { kind: 'weak-password'; message: string; reasons: readonly string[] }
  /** 502, 503, 504, or no response at all (0): the same request may succeed soon. */
  | { kind: 'retryable'; message: string; status: 0 | 502 | 503 | 504 }
  /** Spec 8.31: a response that is no session. */
  | { kind: 'invalid-token'; message: string }
  /** The server's own words. */
  | { kind: 'refused'; message: string; status: number }

/** The BroadcastChannel between the tabs of one browser. */
export const SESSION_CHANNEL = 'session'

export type SessionMessage = { type: SessionEvent['type']; state: SessionState | null }

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
