import { afterEach, describe, expect, test, vi } from 'vitest'
import { createAdministrator } from '#app/features/auth/accounts.server.ts'
import {
  describeBrowser,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '#app/features/auth/sessions/own-sessions.server.ts'
import type { SignedIn } from '#app/features/auth/sessions/session.ts'
import { SIGN_IN_LIMITS } from '#app/features/auth/sign-in/sign-in-limits.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, BERT, openDashboard, quickHash, stopClock } from '#test/sign-in.ts'

const NEXT = 'seven lamps over water'

type Browser = ReturnType<typeof aBrowser>

describe.each(databaseKinds)('one’s own password on %s', (kind) => {
  const dashboard = openedForEach(() => openDashboard(kind))

  async function change(browser: Browser, current: string, next: string) {
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
    for (let index = 0; index < SIGN_IN_LIMITS.device.failures + 2; index += 1) {
      const response = await change(here, 'a wrong guess', NEXT)
      kinds.push(response.ok ? 'changed' : response.problem.kind)
    }
    expect(kinds).toEqual([...Array(10).fill('wrong-password'), 'limited', 'limited'])
    const limited = { problem: { kind: 'limited' } }
    expect(await aBrowser(dashboard.auth).signIn(ANNA)).toMatchObject(limited)
    expect(await here.read()).not.toBeNull()
  })

  test.each([
    ['anna2026', ['too-short', 'email']],
    ['Password2026!', ['leaked']],
    ['x'.repeat(129), ['too-long']],
  ])('is refused with every reason, one by one: %s', async (next, weaknesses) => {
    const here = await dashboard.annaAt()
    const weak = { ok: false, problem: { kind: 'weak', weaknesses } }
    expect(await change(here, ANNA.password, next)).toEqual(weak)
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
  'changed twice at the same moment, a password is changed once, on %s',
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
    const change = (next: string) =>
      dashboard.own.changePassword(currentUser, { current: ANNA.password, next })
    const responses = await Promise.all([NEXT, 'nine boats under rain'].map(change))
    expect(responses.filter(({ ok }) => ok)).toHaveLength(1)
    expect(responses).toContainEqual({ ok: false, problem: { kind: 'wrong-password' } })
    expect(await browser.read()).not.toBeNull()
    await dashboard.close()
  },
)

describe.each(databaseKinds)('one’s own sessions on %s', (kind) => {
  const dashboard = openedForEach(() => openDashboard(kind))
  afterEach(() => void vi.useRealTimers())
  const signedIn = async (browser: Browser) => (await browser.read()) as SignedIn
  const needs = () => ({ db: dashboard.db, now: () => new Date() })

  test('are listed with browser, address and times, this one first', async () => {
    const { wait } = stopClock('2026-11-16T09:00:00.000Z')
    const phone = aBrowser(dashboard.auth, '192.0.2.2')
    await phone.signIn(ANNA, { 'user-agent': 'Mozilla/5.0 (iPhone) Version/18.0 Safari/604.1' })
    wait(60)
    const here = await dashboard.annaAt()
    expect(await listOwnSessions(needs(), await signedIn(here))).toMatchObject([
      { address: '192.0.2.1', isThisOne: true, since: new Date('2026-11-16T09:01:00.000Z') },
      { address: '192.0.2.2', isThisOne: false, browser: 'Safari on iPhone' },
    ])
    wait(3_540)
    await here.renew()
    const later = await listOwnSessions(needs(), await signedIn(here))
    expect(later).toMatchObject([{ lastSeenAt: new Date('2026-11-16T10:00:00.000Z') }])
  })

  test('are last seen when they were last used', async () => {
    const { wait } = stopClock('2026-11-16T09:00:00.000Z')
    const [here, phone] = [await dashboard.annaAt(), await dashboard.annaAt('192.0.2.2')]
    wait(1_800)
    await phone.read()
    wait(600)
    const anna = await signedIn(here)
    await expect
      .poll(() => listOwnSessions(needs(), anna))
      .toMatchObject([
        { isThisOne: true, lastSeenAt: new Date() },
        { isThisOne: false, lastSeenAt: new Date('2026-11-16T09:30:00.000Z') },
      ])
  })

  test('are ended one by one or all but this, at once, and never those of someone else', async () => {
    await createAdministrator(dashboard.services, BERT)
    const bert = aBrowser(dashboard.auth, '192.0.2.9')
    await bert.signIn(BERT)
    const here = await dashboard.annaAt()
    const phone = await dashboard.annaAt('192.0.2.2')
    const tablet = await dashboard.annaAt('192.0.2.3')
    const end = (id: string) => endOwnSession(needs(), anna, id)
    const anna = await signedIn(here)
    const { sessionId } = await signedIn(phone)
    expect(await end((await signedIn(bert)).sessionId)).toBe(false)
    expect(await end(sessionId)).toBe(true)
    expect(await end(sessionId)).toBe(false)
    expect(await phone.read()).toBeNull()
    expect(await endOtherSessions(needs(), anna)).toBe(1)
    expect(await tablet.read()).toBeNull()
    expect(await here.read()).not.toBeNull()
    expect(await bert.read()).not.toBeNull()
    const ends = (await dashboard.acts()).filter((act) => act === 'account.sessions-ended')
    expect(ends).toHaveLength(2)
  })

  test('who comes and goes stands in the log', async () => {
    const here = await dashboard.annaAt()
    await here.signOut()
    await here.signOut()
    expect((await dashboard.acts()).slice(-2)).toEqual(['account.signed-in', 'account.signed-out'])
  })
})

const KIT = '(KHTML, like Gecko)'
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${KIT} Chrome/141.0.0.0`
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ${KIT}`
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 ${KIT}`
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${KIT} SamsungBrowser/28.0`

test.each([
  [`${WINDOWS} Safari/537.36`, 'Chrome on Windows'],
  [`${WINDOWS} Safari/537.36 Edg/141.0.0.0`, 'Edge on Windows'],
  [`${MAC} Version/26.0 Safari/605.1.15`, 'Safari on Mac'],
  [`${IPHONE} CriOS/141.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
  [`${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  ['curl/8.5.0', ''],
  ['', ''],
])('%s is called %j', (userAgent, name) => {
  expect(describeBrowser(userAgent)).toBe(name)
})
