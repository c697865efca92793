import type { SessionState } from '#app/features/auth/sessions/session-events.ts'
import { SESSION_SECONDS } from '#app/features/auth/sessions/session.ts'

/**
 * A session with the two instants between which the server looked at its clock, in milliseconds of a clock that no one sets
 * (`performance.now`). What is left is reckoned from these alone, so that a wrong or moved clock changes nothing.
 */
export type HeldSession = { state: SessionState; requestedAt: number; answeredAt: number }

/** Seconds that are left at least and at most. They differ by how long the answer took and by a rounded second. */
export function secondsLeft(
  { state, requestedAt, answeredAt }: HeldSession,
  now: number,
): { least: number; most: number } {
  return {
    least: state.expires_in - (now - requestedAt) / 1_000,
    most: state.expires_in + 1 - (now - answeredAt) / 1_000,
  }
}

/** Whether the server would extend it now: it surely has 90 s left or less, and its hard end is not that near. */
export function isDue(held: HeldSession, now: number): boolean {
  const canBeExtended = held.state.hard_end_in > held.state.expires_in
  return canBeExtended && secondsLeft(held, now).most <= SESSION_SECONDS.renewWithin
}

/** Whether it is surely over and cannot be extended. */
export function isPastHardEnd({ state, answeredAt }: HeldSession, now: number): boolean {
  return state.hard_end_in + 1 - (now - answeredAt) / 1_000 <= 0
}
