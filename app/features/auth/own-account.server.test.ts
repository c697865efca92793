import { describe, expect, test } from 'vitest'
import { SIGN_IN_LIMITS } from '#app/features/auth/sign-in/sign-in-limits.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, openDashboard, quickHash } from '#test/sign-in.ts'

const NEXT = 'seven lamps over water'

describe.each(databaseKinds)('one’s own password on %s', (kind) => {
  const dashboard = openedForEach(() => openDashboard(kind))

  async function change(browser: ReturnType<typeof aBrowser>, current: string, next: string) {
    return dashboard.own.changePassword(await browser.currentUser(), { current, next })
  }

  test('is changed: this session goes on, all others end, and only the new one enters', async () => {
    const [here, there] = [await dashboard.annaAt(), await dashboard.annaAt('192.0.2.2')]
    expect(await change(here, ANNA.password, NEXT)).toEqual({ ok: true, value: null })
    expect(await here.read()).not.toBeNull()
    expect(await here.renew()).not.toBeNull()
    expect(await there.read()).toBeNull()
    const elsewhere = aBrowser(dashboard.auth, '192.0.2.3')
    expect(await elsewhere.signIn(ANNA)).toMatchObject({ problem: { kind: 'wrong-pair' } })
    expect(await elsewhere.signIn({ ...ANNA, password: NEXT })).toMatchObject({ ok: true })
    expect(await dashboard.acts()).toContain('account.password-changed')
  })

  test('stays when the present one is wrong, and guesses count with those of signing in', async () => {
    const here = await dashboard.annaAt()
    const kinds: string[] = []
    for (let index = 0; index < SIGN_IN_LIMITS.pair.failures + 2; index += 1) {
      const response = await change(here, 'a wrong guess', NEXT)
      kinds.push(response.ok ? 'changed' : response.problem.kind)
    }
    expect(kinds).toEqual([...Array(5).fill('wrong-password'), 'limited', 'limited'])
    const limited = { problem: { kind: 'limited' } }
    expect(await aBrowser(dashboard.auth).signIn(ANNA)).toMatchObject(limited)
    expect(await here.read()).not.toBeNull()
  })

  test('is none of the last five, and the sixth last may come back', async () => {
    const here = await dashboard.annaAt()
    const fresh = [1, 2, 3, 4, 5].map((number) => `${NEXT} ${number}x`)
    let present = ANNA.password
    for (const next of fresh) {
      expect(await change(here, present, next)).toMatchObject({ ok: true })
      present = next
    }
    const reused = { problem: { kind: 'weak', weaknesses: ['reused'] } }
    for (const old of fresh) expect(await change(here, present, old)).toMatchObject(reused)
    expect(await change(here, present, ANNA.password)).toMatchObject({ ok: true })
    const remembered = dashboard.db.selectFrom('password_history').select('password')
    expect(await remembered.execute()).toHaveLength(4)
  })
})

// Abuse 15, where a password is compared with its predecessors.
test('comparing with earlier passwords takes one hash at a time', async () => {
  let [running, most] = [0, 0]
  const dashboard = await openDashboard('sqlite', {
    derive: async (...parameters) => {
      running += 1
      most = Math.max(most, running)
      const key = await quickHash(...parameters)
      running -= 1
      return key
    },
  })
  const browser = await dashboard.annaAt()
  most = 0
  const currentUser = await browser.currentUser()
  await dashboard.own.changePassword(currentUser, { current: ANNA.password, next: ANNA.password })
  expect(most).toBe(1)
  await dashboard.close()
})

test.each(databaseKinds)(
  'a password changed twice at the same moment is changed once, on %s',
  async (kind) => {
    const { promise: bothChecked, resolve } = Promise.withResolvers<void>()
    let checked = Number.NaN
    const dashboard = await openDashboard(kind, {
      derive: async (...parameters) => {
        const isPresent = Buffer.from(parameters[1].message as Buffer).toString() === ANNA.password
        if (isPresent) checked += 1
        if (checked === 2) resolve()
        if (isPresent && checked <= 2) await bothChecked
        return quickHash(...parameters)
      },
    })
    const browser = await dashboard.annaAt()
    const currentUser = await browser.currentUser()
    checked = 0
    const responses = await Promise.all(
      [NEXT, 'nine boats under rain'].map((next) =>
        dashboard.own.changePassword(currentUser, { current: ANNA.password, next }),
      ),
    )
    expect(responses.filter(({ ok }) => ok)).toHaveLength(1)
    expect(responses).toContainEqual({ ok: false, problem: { kind: 'wrong-password' } })
    expect(await browser.read()).not.toBeNull()
    await dashboard.close()
  },
)
