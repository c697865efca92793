/** Work that a process does again and again until it is stopped. */
export type Clock = { stop(): Promise<void> }

/**
 * Does a work at once and then again and again; it keeps no process alive.
 * @param ms from one start to the next
 * @param work catches its own errors: what fails is done by the next round
 * @returns a clock whose `stop` waits for the round under way
 */
export function runEvery(ms: number, work: () => Promise<void>): Clock {
  let underWay = work()
  const timer = setInterval(() => {
    underWay = work()
  }, ms).unref()
  return {
    async stop() {
      clearInterval(timer)
      await underWay
    },
  }
}
