import type { SessionProblem } from '#app/features/auth/sessions/session-events.ts'
import { SESSION_SECONDS } from '#app/features/auth/sessions/session.ts'
import type { Result } from '#app/platform/result.ts'
import { doublingDelays, retryWithBackoff } from '#app/platform/retry.ts'

/** Spec 9.19: eight attempts within one tick (30 s), the last after 25.4 s. */
export function retryRenewal<Value>(
  attempt: () => Promise<Result<Value, SessionProblem>>,
  clock: { now: () => number; wait: (ms: number) => Promise<void> },
): Promise<Result<Value, SessionProblem>> {
  return retryWithBackoff(attempt, {
    ...clock,
    delayMs: doublingDelays(200),
    shouldRetry: (outcome) => !outcome.ok && outcome.problem.kind === 'retryable',
    deadline: clock.now() + SESSION_SECONDS.tick * 1_000,
  })
}
