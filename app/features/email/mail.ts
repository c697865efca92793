import type { MailProblem } from '#app/integrations/mail/mail-sender.ts'
import { doublingDelays } from '#app/platform/retry.ts'
import { HOUR_MS, MINUTE_MS } from '#app/platform/time.ts'

export type MailPurpose =
  | 'message'
  | 'message-confirmation'
  | 'message-reply'
  | 'message-overdue'
  | 'quarantine-waiting'
  | 'conflict-asked'
  | 'invitation'
  | 'password-reset'
  | 'email-change'
  | 'email-changed'
  | 'post-review'

/** `parked`: not tried again until a person says so. */
export type MailState = 'waiting' | 'sending' | 'sent' | 'parked'

/** The last two are found before anything is sent. */
export type DeliveryProblem = MailProblem | 'expired' | 'unreadable'

const FIRST_WAIT_MS = 5_000
/** @internal exported for tests */
export const LONGEST_WAIT_MS = 15 * MINUTE_MS
const delayMs = doublingDelays(FIRST_WAIT_MS, LONGEST_WAIT_MS)

/** Exponential backoff with jitter, at most a quarter of an hour. @param attempts from 1 @param random from 0 up to 1 @internal exported for tests */
export function waitAfter(attempts: number, random: number): number {
  return Math.round(delayMs(attempts - 1) * (0.75 + random / 4))
}

// An email of which the server never said that it has it may arrive once more each time.
export const UNKNOWN_WAIT_MS = HOUR_MS
const UNKNOWN_TIMES = 3

export type Failure = {
  problem: DeliveryProblem
  attempts: number
  isParked: boolean
  waitMs: number
}

/** What follows a failed attempt. @param random from 0 up to 1 */
export function failureOf(
  { attempts, lastProblem }: { attempts: number; lastProblem: DeliveryProblem | null },
  problem: DeliveryProblem,
  random: number,
): Failure {
  if (isPermanent(problem)) return { problem, attempts, isParked: true, waitMs: 0 }
  const wasUnknown = lastProblem === 'unknown'
  if (problem !== 'unknown' && !wasUnknown) {
    return { problem, attempts, isParked: false, waitMs: waitAfter(attempts, random) }
  }
  // From the first such attempt on only these count, and what happens to a later one does not make it known.
  const before = wasUnknown ? attempts - 1 : 0
  const times = problem === 'unknown' ? before + 1 : before
  const isParked = times >= UNKNOWN_TIMES
  return { problem: 'unknown', attempts: times, isParked, waitMs: UNKNOWN_WAIT_MS }
}

function isPermanent(problem: DeliveryProblem): boolean {
  return problem === 'refused' || problem === 'expired' || problem === 'unreadable'
}
