import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { KyselyPlugin } from 'kysely'
import { describe, expect, test } from 'vitest'
import { compareMedians } from '#test/abuse/time-comparison.ts'
import { databaseKinds } from '#test/postgres.ts'
import { enrolAnna } from '#test/second-factor.ts'
import { aBrowser, ANNA, openDesk, quickHash } from '#test/sign-in.ts'

const WRONG = { ...ANNA, password: 'a guess' }
const NOBODY = { email: 'nobody@example.com', password: 'a guess' }

/** Writes down the kind of every query. */
function aWorkCounter() {
  const work: string[] = []
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      work.push(node.kind)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { work, counter }
}

describe.each(databaseKinds)('an e-mail that nobody has, on %s', (kind) => {
  test('is answered like a wrong password, with as much work', async () => {
    const { work, counter } = aWorkCounter()
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

  test('tells nobody whether an account has a second factor before the right password', async () => {
    const { work, counter } = aWorkCounter()
    const desk = await openDesk(kind, { plugins: [counter] })
    const workOf = async (pair: typeof WRONG, address: string) => {
      const browser = aBrowser(desk.auth, address)
      work.length = 0
      const answer = await browser.signIn(pair)
      return { answer, work: work.toSorted(), cookies: [...browser.jar.keys()] }
    }
    await workOf(WRONG, '198.51.100.1')
    const without = await workOf(WRONG, '198.51.100.2')
    await enrolAnna(desk)
    expect(await workOf(WRONG, '198.51.100.3')).toEqual(without)
    expect(await workOf(NOBODY, '198.51.100.4')).toEqual(without)
    expect(without.cookies).toEqual([])
    const stranger = aBrowser(desk.auth, '198.51.100.5')
    expect(await stranger.enterCode('123456')).toEqual({
      ok: false,
      problem: { kind: 'challenge-over' },
    })
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
    const { difference, tolerance } = await compareMedians(
      () => timeOf(WRONG),
      () => timeOf(NOBODY),
    )
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
