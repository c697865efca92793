import type { SessionState } from '#app/features/auth/session-events.ts'
import type { SignedIn } from '#app/features/auth/session.ts'

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
