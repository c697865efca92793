const TICK_MS = 50

/** Begins so many a second whether or not the earlier ones have ended. */
export function startPaced(perSecond: number, begin: (number: number) => Promise<void>) {
  const startedAt = performance.now()
  const underWay = new Set<Promise<void>>()
  let begun = 0
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1000) * perSecond
    for (; begun < due; begun += 1) {
      const work: Promise<void> = begin(begun).finally(() => underWay.delete(work))
      underWay.add(work)
    }
  }, TICK_MS)
  return {
    begun: () => begun,
    /** Resolves when all have ended. */
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
    },
  }
}
