/**
 * The value below which a share of all values lies (nearest rank).
 * @param share 0.5 is the median
 * @throws RangeError of no values
 */
export function percentile(values: readonly number[], share: number): number {
  const ordered = values.toSorted((one, other) => one - other)
  const found = ordered[Math.max(0, Math.ceil(ordered.length * share) - 1)]
  if (found === undefined) throw new RangeError('There is no percentile of nothing')
  return found
}

/** The middle value, which a moment of other work on the machine does not move. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

/** How long each of several runs takes, in milliseconds, one after the other. */
export async function timeRuns(runs: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times
}
