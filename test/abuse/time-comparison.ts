const ROUNDS = 25
const MOST_ROUNDS = 100

type Work = () => Promise<unknown>

/** In milliseconds, 0 within chance; `afterwards` is not measured. */
export async function timeDifference(
  one: Work,
  other: Work,
  afterwards: Work = async () => undefined,
): Promise<number> {
  const times: [number[], number[]] = [[], []]
  // In turns, so that the machine's load affects both. More rounds remove a difference by chance, and confirm a real one.
  for (let round = 1; ; round += 1) {
    for (const [index, work] of [one, other].entries()) {
      const start = performance.now()
      await work()
      times[index]?.push(performance.now() - start)
      await afterwards()
    }
    const difference = round % ROUNDS === 0 ? differenceOf(times) : null
    if (difference === 0 || (difference !== null && round >= MOST_ROUNDS)) return difference
  }
}

function differenceOf([first, second]: [number[], number[]]): number {
  const deviation = (quantile(first, 0.75) - quantile(first, 0.25)) / 1.35
  const standardError = (1.25 * Math.SQRT2 * deviation) / Math.sqrt(first.length)
  const difference = Math.abs(quantile(first, 0.5) - quantile(second, 0.5))
  // 2 ms, or on a busy machine twice the standard error of a difference of two medians.
  return Math.max(0, difference - Math.max(2, 2 * standardError))
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}
