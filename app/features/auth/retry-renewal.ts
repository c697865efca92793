import type { SessionProblem } from '#app/features/auth/session-events.ts'
import { SESSION_SECONDS } from '#app/features/auth/session.ts'
import type { Result } from '#app/platform/result.ts'

const FIRST_WAIT_MS = 200

/**
 * Tries until it works, is refused for a reason that waiting cannot change, or until the next try would be more than one tick
 * (30 s) after the first: waits of 200 ms, doubling (specification, section 9). That makes eight tries, the last after 25.4 s.
 */
export async function retryRenewal<Value>(
  attempt: () => Promise<Result<Value, SessionProblem>>,
  clock: { now: () => number; wait: (ms: number) => Promise<void> },
): Promise<Result<Value, SessionProblem>> {
  const startedAt = clock.now()
  for (let wait = FIRST_WAIT_MS; ; wait *= 2) {
    const outcome = await attempt()
    if (outcome.ok || outcome.problem.kind !== 'retryable') return outcome
    if (clock.now() - startedAt + wait >= SESSION_SECONDS.tick * 1_000) return outcome
    await clock.wait(wait)
  }
}
