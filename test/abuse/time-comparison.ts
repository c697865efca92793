const ROUNDS = 25

// In milliseconds, by medians, 0 within chance; done in turns, so that the machine's load affects both, and `afterwards` is not measured.
export async function timeDifference(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  afterwards: () => Promise<unknown> = async () => undefined,
): Promise<number> {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, work] of [one, other].entries()) {
      const start = performance.now()
      await work()
      times[index]?.push(performance.now() - start)
      await afterwards()
    }
  }
  const [first, second] = times
  const deviation = (quantile(first, 0.75) - quantile(first, 0.25)) / 1.35
  const standardError = (1.25 * Math.SQRT2 * deviation) / Math.sqrt(ROUNDS)
  const difference = Math.abs(quantile(first, 0.5) - quantile(second, 0.5))
  // 2 ms, or on a busy machine twice the standard error of a difference of two medians.
  return Math.max(0, difference - Math.max(2, 2 * standardError))
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}
