import { doublingDelays } from '#app/platform/retry.ts'
import { MINUTE_MS } from '#app/platform/time.ts'

/** What a mail is for. */
export type MailPurpose =
  | 'message'
  | 'message-overdue'
  | 'quarantine-waiting'
  | 'invitation'
  | 'password-reset'

/** Where a mail stands. `parked`: nobody tries again until a person says so. */
export type MailState = 'waiting' | 'sending' | 'sent' | 'parked'

/** Why a mail is still here; the last two are found out before anything is sent. */
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
/** The longest time between two attempts. */
export const LONGEST_WAIT_MS = 15 * MINUTE_MS
const delayMs = doublingDelays(FIRST_WAIT_MS, LONGEST_WAIT_MS)

/**
 * How long to wait before the next attempt, in milliseconds: twice as long each time, never more than a quarter of an hour,
 * and spread, so that many mails do not knock at the same moment.
 * @param attempts how often it was tried, from 1
 * @param random from 0 up to 1
 */
export function waitAfter(attempts: number, random: number): number {
  return Math.round(delayMs(attempts - 1) * (0.75 + random / 4))
}

/** Whether a mail with this problem is tried again by itself. */
export function isLasting(problem: DeliveryProblem): boolean {
  return problem === 'refused' || problem === 'expired' || problem === 'unreadable'
}
