export type Clock = { stop(): Promise<void> }

// Runs at once and then again; does not keep the process alive. @param work catches its own errors @returns `stop`
// waits for the current run
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
