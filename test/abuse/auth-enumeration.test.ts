import type { KyselyPlugin } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { DeriveKey } from '#app/features/auth/passwords/password-hasher.server.ts'
import { sqliteAlone } from '#test/postgres.ts'
import { enrolAnna } from '#test/second-factor.ts'
import { aBrowser, ANNA, openDashboard, quickHash, stopClock } from '#test/sign-in.ts'

const WRONG = { ...ANNA, password: 'a guess' }
const NO_ONE = { email: 'nobody@example.com', password: 'a guess' }

const kinds = sqliteAlone(
  'What is compared is the work of a hash; of both databases the same statements are counted.',
)

describe.each(kinds)('an e-mail that nobody has, on %s', (kind) => {
  afterEach(() => void vi.useRealTimers())

  test('is answered and limited like a wrong password, with as much work, whether or not an account has a second factor', async () => {
    stopClock()
    const work: string[] = []
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        work.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const derive: DeriveKey = (...parameters) => {
      work.push(`argon2id ${parameters[1].memory} ${parameters[1].passes}`)
      return quickHash(...parameters)
    }
    const dashboard = await openDashboard(kind, { plugins: [counter], derive })
    const workOf = async (pair: typeof WRONG, address: string) => {
      const browser = aBrowser(dashboard.auth, address)
      work.length = 0
      const response = await browser.signIn(pair)
      return { response, work: work.toSorted(), cookies: [...browser.jar.keys()] }
    }
    await workOf(WRONG, '198.51.100.1')
    const known = await workOf(WRONG, '198.51.100.2')
    expect(known.response).toEqual({ ok: false, problem: { kind: 'wrong-pair' } })
    expect(known.work).toContain('argon2id 19456 2')
    expect(known.cookies).toEqual([])
    expect(await workOf(NO_ONE, '198.51.100.3')).toEqual(known)
    await enrolAnna(dashboard)
    expect(await workOf(WRONG, '198.51.100.4')).toEqual(known)
    expect(await workOf(NO_ONE, '198.51.100.5')).toEqual(known)
    for (let index = 0; index < 7; index += 1)
      expect(await workOf(NO_ONE, '192.0.2.2')).toEqual(await workOf(WRONG, '192.0.2.1'))
    const limited = { problem: { kind: 'limited' } }
    expect((await workOf(NO_ONE, '192.0.2.2')).response).toMatchObject(limited)
    const stranger = aBrowser(dashboard.auth, '198.51.100.6')
    const over = { ok: false, problem: { kind: 'challenge-over' } }
    expect(await stranger.enterCode('123456')).toEqual(over)
    await dashboard.close()
  })
})
