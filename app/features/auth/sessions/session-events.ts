import {
  AFTER_SIGN_OUT,
  LOGIN,
  type SignedIn,
  type SignedInUser,
} from '#app/features/auth/sessions/session.ts'
import type { Result } from '#app/platform/result.ts'

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

/** `ended`: before its time (revoked, the account disabled, the password replaced). */
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
  | { kind: 'session-missing'; message: string }
  | { kind: 'invalid-credentials'; message: string }
  /** The password was right; the second factor's code is missing or was wrong. */
  | { kind: 'second-factor'; message: string }
  | { kind: 'weak-password'; message: string; reasons: readonly string[] }
  /** 502, 503, 504, or no response at all (0): the same request may succeed soon. */
  | { kind: 'retryable'; message: string; status: 0 | 502 | 503 | 504 }
  /** Spec 8.31: a response that is no session. */
  | { kind: 'invalid-token'; message: string }
  | { kind: 'refused'; message: string; status: number }

export type SessionOutcome = Result<Session, SessionProblem>

/** What a page shows of its session. */
export type SessionView = {
  isSignedIn: boolean
  user: SignedInUser | null
  trouble: SessionProblem | null
  isAsking: boolean
}

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

type WayOut = { to: string; replace: boolean } | 'ask-in-place'

// A page with unsaved work stays and requests re-authentication, as does one whose session expired; a sign-out by the user leaves.
export function afterSignOut(reason: SignOutReason, isBusy: boolean): WayOut {
  if (reason === 'logout') return { to: AFTER_SIGN_OUT, replace: false }
  if (isBusy || reason === 'expired') return 'ask-in-place'
  return { to: LOGIN, replace: true }
}

/** Never contains the session's token or id. */
export function describeSession({ user, expiresAt, hardEndAt }: SignedIn, now: Date): SessionState {
  const secondsUntil = (end: Date) =>
    Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1_000))
  return {
    expires_in: secondsUntil(expiresAt),
    expires_at: Math.floor(expiresAt.getTime() / 1_000),
    token_type: 'bearer',
    hard_end_in: secondsUntil(hardEndAt),
    user,
  }
}
