/** How a failing piece of work is repeated. */
export type RetryOptions<Value> = {
  /** The wait in milliseconds after a failure. @param failures how many came before it in a row */
  delayMs: (failures: number) => number
  /** Whether what the attempt returned is a failure that may pass; unset: it never is. */
  shouldRetry?: (value: Value) => boolean | Promise<boolean>
  /** Whether what the attempt threw may pass; unset: it never does. */
  shouldRetryError?: (error: unknown) => boolean
  /** The time of `now` from which on no attempt begins. */
  deadline?: number
  /** Ends the wait between two attempts, and with it the repeating. */
  signal?: AbortSignal
  now?: () => number
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>
}

/**
 * Attempts something until it works, fails for good, is aborted or reaches the deadline.
 * @param attempt may call `reset` when it has worked for now: the next failure counts as the first
 * @returns what the last attempt returned
 * @throws what the last attempt threw
 */
export async function retryWithBackoff<Value>(
  attempt: (reset: () => void) => Value | Promise<Value>,
  options: RetryOptions<Value>,
): Promise<Value> {
  const { delayMs, deadline = Infinity, signal, wait = sleep } = options
  const now = options.now ?? (() => performance.now())
  let failures = 0
  const reset = () => {
    failures = 0
  }

  async function canGoOn(): Promise<boolean> {
    const ms = delayMs(failures)
    failures += 1
    if (signal?.aborted || now() + ms >= deadline) return false
    await wait(ms, signal)
    return !signal?.aborted
  }

  for (;;) {
    try {
      const value = await attempt(reset)
      if (!(await options.shouldRetry?.(value)) || !(await canGoOn())) return value
    } catch (error) {
      if (!options.shouldRetryError?.(error) || !(await canGoOn())) throw error
    }
  }
}

/** Delays from a list; the last one is repeated. */
export function listedDelays(delaysMs: readonly number[]): (failures: number) => number {
  return (failures) => delaysMs[Math.min(failures, delaysMs.length - 1)] ?? 0
}

/** Delays that double up to the longest. */
export function doublingDelays(
  firstMs: number,
  longestMs = Infinity,
): (failures: number) => number {
  return (failures) => Math.min(firstMs * 2 ** failures, longestMs)
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, ms)
    signal?.addEventListener('abort', finish)
    function finish() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', finish)
      resolve()
    }
  })
}
