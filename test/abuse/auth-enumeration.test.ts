import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { KyselyPlugin } from 'kysely'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, openDesk, quickHash } from '#test/sign-in.ts'

const WRONG = { ...ANNA, password: 'a guess' }
const NOBODY = { email: 'nobody@example.com', password: 'a guess' }

describe.each(databaseKinds)('an e-mail that nobody has, on %s', (kind) => {
  test('is answered like a wrong password, with as much work', async () => {
    const work: string[] = []
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        work.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const desk = await openDesk(kind, {
      plugins: [counter],
      derive: async (...parameters) => {
        work.push(`argon2id ${parameters[1].memory} ${parameters[1].passes}`)
        return quickHash(...parameters)
      },
    })
    const workOf = async (pair: typeof WRONG) => {
      work.length = 0
      const answer = await aBrowser(desk.auth).signIn(pair)
      return { answer, work: work.toSorted() }
    }
    await workOf(WRONG)
    const known = await workOf(WRONG)
    expect(known.answer).toEqual({ ok: false, problem: { kind: 'wrong-pair' } })
    expect(known.work).toContain('argon2id 19456 2')
    expect(await workOf(NOBODY)).toEqual(known)
    await desk.close()
  })

  test('takes as long as a wrong password', async () => {
    const desk = await openDesk(kind, { derive: promisify(argon2) })
    const timeOf = async (pair: typeof WRONG) => {
      const start = performance.now()
      await aBrowser(desk.auth).signIn(pair)
      const time = performance.now() - start
      await desk.db.deleteFrom('sign_in_attempts').execute()
      return time
    }
    const { difference, tolerance } = await compareMedians(timeOf)
    expect(difference).toBeLessThan(tolerance)
    await desk.close()
  })

  test('is limited like any other', async () => {
    const desk = await openDesk(kind)
    const kinds: string[][] = []
    for (const pair of [WRONG, NOBODY]) {
      const browser = aBrowser(desk.auth, pair === WRONG ? '192.0.2.1' : '192.0.2.2')
      const answers = []
      for (let index = 0; index < 7; index += 1) answers.push(await browser.signIn(pair))
      kinds.push(answers.map((answer) => (answer.ok ? 'in' : answer.problem.kind)))
    }
    expect(kinds[0]).toEqual(kinds[1])
    expect(kinds[0]?.at(-1)).toBe('limited')
    await desk.close()
  })
})

const ROUNDS = 25

/**
 * Compares the medians of both, in milliseconds, taken in turns so that whatever else the machine does falls on both.
 * @returns with the tolerance: 2 ms, or on a busy machine twice the standard error of a difference of two medians
 */
async function compareMedians(timeOf: (pair: typeof WRONG) => Promise<number>) {
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    known.push(await timeOf(WRONG))
    unknown.push(await timeOf(NOBODY))
  }
  const quartiles = [quantile(known, 0.25), quantile(known, 0.75)] as const
  const deviation = (quartiles[1] - quartiles[0]) / 1.35
  const standardError = (1.25 * Math.SQRT2 * deviation) / Math.sqrt(ROUNDS)
  const difference = Math.abs(quantile(known, 0.5) - quantile(unknown, 0.5))
  return { difference, tolerance: Math.max(2, 2 * standardError) }
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}
