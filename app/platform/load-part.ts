import { doublingDelays, retryWithBackoff } from '#app/platform/retry.ts'

const delayMs = doublingDelays(1_000, 10_000)

/** For `lazy`. A script that does not come is asked for again: an error page in its place would take what is typed with it. */
export function loadPart<Part>(load: () => Promise<Part>): Promise<{ default: Part }> {
  return retryWithBackoff(async () => ({ default: await load() }), {
    delayMs,
    shouldRetryError: () => true,
  })
}
