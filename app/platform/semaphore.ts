/** As much work is running and waiting as may; the caller may come back in a moment. */
export class SemaphoreFullError extends Error {
  override name = 'SemaphoreFullError'
}

/** Lets a few pieces of work run at once; others wait, first come, first served. */
export type Semaphore = {
  /** @throws SemaphoreFullError when no more may wait */
  acquire(): Promise<void>
  /** Ends what `acquire` began; once for each. */
  release(): void
  /** @throws SemaphoreFullError when no more may wait; otherwise what the work throws */
  run<Value>(work: () => Promise<Value>): Promise<Value>
  isFull(): boolean
}

/**
 * Makes a semaphore.
 * @param atOnce how many pieces of work run side by side; 1 is a mutex
 * @param waiting how many more may wait
 */
export function createSemaphore(atOnce: number, waiting = Infinity): Semaphore {
  const queue: (() => void)[] = []
  let free = atOnce
  const isFull = () => free === 0 && queue.length >= waiting

  async function acquire(): Promise<void> {
    if (isFull()) throw new SemaphoreFullError('Too much work is waiting')
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => queue.push(resolve))
  }

  // A place is handed over to who waits longest, so nobody can slip in between.
  function release(): void {
    const next = queue.shift()
    if (next) next()
    else free += 1
  }

  async function run<Value>(work: () => Promise<Value>): Promise<Value> {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }

  return { acquire, release, run, isFull }
}
