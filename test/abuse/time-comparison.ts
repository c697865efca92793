const ROUNDS = 25

/**
 * Compares the medians of two pieces of work, in milliseconds, taken in turns so that whatever else the machine does falls on
 * both.
 * @returns with the tolerance: 2 ms, or on a busy machine twice the standard error of a difference of two medians
 */
export async function compareMedians(
  one: () => Promise<number>,
  other: () => Promise<number>,
): Promise<{ difference: number; tolerance: number }> {
  const first: number[] = []
  const second: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    first.push(await one())
    second.push(await other())
  }
  const deviation = (quantile(first, 0.75) - quantile(first, 0.25)) / 1.35
  const standardError = (1.25 * Math.SQRT2 * deviation) / Math.sqrt(ROUNDS)
  const difference = Math.abs(quantile(first, 0.5) - quantile(second, 0.5))
  return { difference, tolerance: Math.max(2, 2 * standardError) }
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}
