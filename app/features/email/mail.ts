import { doublingDelays } from '#app/platform/retry.ts'
import { MINUTE_MS } from '#app/platform/time.ts'

export type MailPurpose =
  | 'message'
  | 'message-overdue'
  | 'quarantine-waiting'
  | 'invitation'
  | 'password-reset'

/** `parked`: not tried again until a person says so. */
export type MailState = 'waiting' | 'sending' | 'sent' | 'parked'

/** The last two are found before anything is sent. */
export type DeliveryProblem =
  | 'connection'
  | 'tls'
  | 'sign-in'
  | 'temporary'
  | 'timeout'
  | 'refused'
  | 'expired'
  | 'unreadable'

const FIRST_WAIT_MS = 5_000
export const LONGEST_WAIT_MS = 15 * MINUTE_MS
const delayMs = doublingDelays(FIRST_WAIT_MS, LONGEST_WAIT_MS)

/** Exponential backoff with jitter, at most a quarter of an hour. @param attempts from 1 @param random from 0 up to 1 */
export function waitAfter(attempts: number, random: number): number {
  return Math.round(delayMs(attempts - 1) * (0.75 + random / 4))
}

/** Temporary problems are retried. */
export function isPermanent(problem: DeliveryProblem): boolean {
  return problem === 'refused' || problem === 'expired' || problem === 'unreadable'
}
