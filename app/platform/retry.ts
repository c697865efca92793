export type RetryOptions<Value> = {
  /** Milliseconds; `failures` counts those in a row before this one. */
  delayMs: (failures: number) => number
  shouldRetry?: (value: Value) => boolean | Promise<boolean>
  shouldRetryError?: (error: unknown) => boolean
  /** The time of `now` from which on no attempt begins. */
  deadline?: number
  signal?: AbortSignal
  now?: () => number
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** `attempt` may call `reset` after a success, so that the next failure counts as the first. */
export async function retryWithBackoff<Value>(
  attempt: (reset: () => void) => Value | Promise<Value>,
  options: RetryOptions<Value>,
): Promise<Value> {
  const {
    delayMs,
    deadline = Infinity,
    signal,
    wait = sleep,
    now = () => performance.now(),
  } = options
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

/** The last delay is repeated. */
export function listedDelays(delaysMs: readonly number[]): (failures: number) => number {
  return (failures) => delaysMs[Math.min(failures, delaysMs.length - 1)] ?? 0
}

export function doublingDelays(
  firstMs: number,
  longestMs = Infinity,
): (failures: number) => number {
  return (failures) => Math.min(firstMs * 2 ** failures, longestMs)
}

/** Each delay is random below what it was, so that many who failed together do not come back together. */
export function withJitter(delayMs: (failures: number) => number): (failures: number) => number {
  return (failures) => Math.random() * delayMs(failures)
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
