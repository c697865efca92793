import type { SessionState } from '#app/features/auth/sessions/session-events.ts'
import { SESSION_SECONDS } from '#app/features/auth/sessions/session.ts'

/** In milliseconds of `performance.now`, which no one can set, so that a wrong or moved clock changes nothing. */
export type HeldSession = { state: SessionState; requestedAt: number; answeredAt: number }

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
