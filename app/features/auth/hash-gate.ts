/** Too much work is waiting already; whoever asked may come back in a moment. */
export class GateFullError extends Error {
  override name = 'GateFullError'
}

/** Lets a few pieces of work run at once, a few more wait, and turns the rest away at once. */
export type Gate = {
  /** @throws GateFullError when it turns the work away; otherwise what the work throws */
  run<Value>(work: () => Promise<Value>): Promise<Value>
}

/**
 * Makes a gate.
 * @param atOnce how many pieces of work run side by side
 * @param waiting how many more may wait for their turn
 */
export function createGate(atOnce: number, waiting: number): Gate {
  let running = 0
  const queue: (() => void)[] = []

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (queue.length >= waiting) throw new GateFullError('Too much work is waiting')
    // Whoever leaves hands its place over, so `running` does not change and nobody can slip in between.
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
