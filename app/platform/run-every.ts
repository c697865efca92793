export type Clock = { stop(): Promise<void> }

// Never prevents the process from ending; `work` catches its own errors, and `stop` waits for the current run.
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
