import type { Session, SessionState } from '#app/features/auth/sessions/session-events.ts'
import { SESSION_SECONDS } from '#app/features/auth/sessions/session.ts'

/** In milliseconds of `performance.now`, which no one can set, so that a wrong or moved clock changes nothing. */
export type HeldSession = { state: SessionState; requestedAt: number; answeredAt: number }

/** Where the news of a session comes from. */
export type Source = 'server' | 'sign-in' | 'other-tab'

/** Bounds in seconds: they differ by the response time and by one rounded second. */
export function secondsLeft(
  { state, requestedAt, answeredAt }: HeldSession,
  now: number,
): { least: number; most: number } {
  return {
    least: state.expires_in - (now - requestedAt) / 1_000,
    most: state.expires_in + 1 - (now - answeredAt) / 1_000,
  }
}

export function isDue(held: HeldSession, now: number): boolean {
  const canBeExtended = held.state.hard_end_in > held.state.expires_in
  return canBeExtended && secondsLeft(held, now).most <= SESSION_SECONDS.renewWithin
}

export function isPastHardEnd({ state, answeredAt }: HeldSession, now: number): boolean {
  return state.hard_end_in + 1 - (now - answeredAt) / 1_000 <= 0
}

export function toSession(held: HeldSession, now: number): Session {
  const expires_in = Math.max(0, Math.floor(secondsLeft(held, now).least))
  return { ...held.state, expires_in, access_token: null, refresh_token: null }
}

export function eventOf(
  before: HeldSession | null,
  { state, answeredAt }: HeldSession,
  source: Source,
): 'SIGNED_IN' | 'USER_UPDATED' | 'TOKEN_REFRESHED' | null {
  const { user } = state
  if (before?.state.user.id !== user.id || source === 'sign-in') return 'SIGNED_IN'
  const known = before.state.user
  if (known.email !== user.email || known.name !== user.name) return 'USER_UPDATED'
  const gained = state.expires_in - secondsLeft(before, answeredAt).most
  return gained > SESSION_SECONDS.renewWithin ? 'TOKEN_REFRESHED' : null
}
