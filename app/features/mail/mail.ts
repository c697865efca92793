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

/** Exponential backoff with jitter, at most a quarter of an hour. @param attempts from 1 @param random from 0 up to 1 */
export function waitAfter(attempts: number, random: number): number {
  const doubled = FIRST_WAIT_MS * 2 ** Math.min(attempts - 1, 20)
  return Math.round(Math.min(doubled, LONGEST_WAIT_MS) * (0.75 + random / 4))
}

/** Temporary problems are retried. */
export function isLasting(problem: DeliveryProblem): boolean {
  return problem === 'refused' || problem === 'expired' || problem === 'unreadable'
}
