export class SemaphoreFullError extends Error {
  override name = 'SemaphoreFullError'
}

/** First come, first served. `atOnce` 1 is a mutex; `waiting` limits the queue. */
export function createSemaphore(atOnce: number, waiting = Infinity) {
  const queue: (() => void)[] = []
  let free = atOnce
  const isFull = () => free === 0 && queue.length >= waiting

  /** @throws SemaphoreFullError when no more may wait */
  async function acquire(): Promise<void> {
    if (isFull()) throw new SemaphoreFullError('Too much work is waiting')
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => queue.push(resolve))
  }

  // The permit passes to the longest waiting caller, so that no other can take it in between.
  function release(): void {
    const next = queue.shift()
    if (next) next()
    else free += 1
  }

  /** @throws SemaphoreFullError when no more may wait */
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
