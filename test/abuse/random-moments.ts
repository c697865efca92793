import { createHash, randomInt } from 'node:crypto'
import type { TestContext } from 'vitest'

/** Numbers as of `Math.random`, for the moments of kills. A test that fails prints with what setting it has the same ones again. */
export function randomMoments({ onTestFailed }: Pick<TestContext, 'onTestFailed'>): () => number {
  const seed = process.env['KILL_SEED'] ?? String(randomInt(1_000_000_000))
  const moments: number[] = []
  onTestFailed(({ task }) => {
    const taken = moments.map((moment) => moment.toFixed(3)).join(' ')
    process.stderr.write(`${task.name}: the same kills with KILL_SEED=${seed} (${taken})\n`)
  })
  return () => {
    const digest = createHash('sha256').update(`${seed} ${moments.length}`).digest()
    const moment = digest.readUInt32BE() / 2 ** 32
    moments.push(moment)
    return moment
  }
}
