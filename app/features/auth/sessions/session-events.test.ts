import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { afterSignOut } from '#app/features/auth/sessions/session-events.ts'
import {
  aBrowserOfTabs,
  aSessionServer,
  pass,
  type SessionServer,
} from '#test/factories/session.ts'

const HOUR = 3_600
const PAIR = { email: 'anna@example.com', password: 'right' }

let server: SessionServer
let browser: ReturnType<typeof aBrowserOfTabs>

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T09:00:00Z') })
  server = aSessionServer()
  browser = aBrowserOfTabs(server)
})
afterEach(() => {
  vi.useRealTimers()
})

type Tab = ReturnType<typeof browser.openTab>
const typesOf = ({ events }: Tab) => events.map(({ type }) => type)

describe('the end of a session', () => {
  test('by Logout in one tab reaches the others at once', async () => {
    const [here, there] = [browser.openTab(), browser.openTab()]
    const leaving = here.client.signOut()
    await pass(1)
    expect(await leaving).toEqual({ ok: true, value: null })
    expect(here.events.at(-1)).toEqual({ type: 'SIGNED_OUT', reason: 'logout' })
    expect(there.events.at(-1)).toEqual({ type: 'SIGNED_OUT', reason: 'logout-elsewhere' })
    await pass(2 * HOUR)
    expect(server.requested).toEqual(['POST /logout'])
  })

  test('before its time is told from one that ran out', async () => {
    const tab = browser.openTab()
    await pass(60)
    server.session = null
    const looking = tab.client.look()
    // It asks twice: the cookie of a sign-in in another tab may come after the message about it.
    await pass(2)
    expect(await looking).toEqual({
      ok: false,
      problem: { kind: 'session-missing', message: 'Auth session missing!' },
    })
    expect(tab.events.at(-1)).toEqual({ type: 'SIGNED_OUT', reason: 'ended' })
  })

  test('is not undone by the late answer to a renewal', async () => {
    const [here, there] = [browser.openTab(), browser.openTab()]
    await pass(HOUR - 60.001)
    const renewing = here.client.tick()
    there.client.receive({ type: 'SIGNED_OUT', state: null })
    here.client.receive({ type: 'SIGNED_OUT', state: null })
    await pass(1)
    await renewing
    expect(here.client.view()).toMatchObject({ isSignedIn: false, trouble: null })
  })

  test('is over when the right password is given in place, in every tab', async () => {
    const [here, there] = [browser.openTab(), browser.openTab()]
    await pass(12 * HOUR + 31)
    const waits = [here.client.askForPassword(), there.client.askForPassword()]
    expect(here.client.view().isAsking).toBe(true)

    const wrong = here.client.signIn({ ...PAIR, password: 'guess' })
    await pass(1)
    expect(await wrong).toMatchObject({ problem: { kind: 'invalid-credentials' } })
    expect(here.client.view()).toMatchObject({ isSignedIn: false, isAsking: true })

    const right = here.client.signIn(PAIR)
    await pass(1)
    expect(await right).toMatchObject({ ok: true, value: { access_token: null } })
    expect(await Promise.all(waits)).toEqual([true, true])
    for (const tab of [here, there]) {
      expect(tab.client.view()).toMatchObject({ isSignedIn: true, isAsking: false })
      expect(tab.events.at(-1)?.type).toBe('SIGNED_IN')
    }
  })

  test('leaves what waits without an answer when the question is dismissed', async () => {
    const { client } = browser.openTab()
    client.receive({ type: 'SIGNED_OUT', state: null })
    const wait = client.askForPassword()
    client.dismiss()
    expect(await wait).toBe(false)
    expect(client.view()).toMatchObject({ isSignedIn: false, isAsking: false })
  })
})

describe('other events', () => {
  test('a late answer about the person of before changes nothing', async () => {
    const here = browser.openTab()
    const looking = here.client.look()
    const bert = { id: 'bert', email: 'bert@example.com', name: 'Bert' }
    const state = server.state()
    if (state) here.client.receive({ type: 'SIGNED_IN', state: { ...state, user: bert } })
    await pass(1)
    expect(await looking).toMatchObject({ ok: true, value: { user: bert } })
    expect(here.client.view().user).toEqual(bert)
  })

  test('a changed name is an updated user', async () => {
    const here = browser.openTab()
    server.user = { ...server.user, name: 'Anna Maria' }
    void here.client.look()
    await pass(1)
    expect(here.events.at(-1)).toMatchObject({
      type: 'USER_UPDATED',
      session: { user: { name: 'Anna Maria' } },
    })
  })

  test('a code that was asked for and given is a verified second factor, in every tab', async () => {
    const [here, there] = [browser.openTab(), browser.openTab()]
    void here.client.signIn({ ...PAIR, code: '123456' })
    await pass(1)
    expect(typesOf(here)).toContain('SIGNED_IN')
    for (const tab of [here, there]) expect(typesOf(tab).at(-1)).toBe('MFA_CHALLENGE_VERIFIED')
  })

  test('a lost password that is replaced in another tab is heard of here', async () => {
    const here = browser.openTab()
    here.client.receive({ type: 'PASSWORD_RECOVERY', state: null })
    expect(here.events.at(-1)).toMatchObject({
      type: 'PASSWORD_RECOVERY',
      session: { user: server.user },
    })
  })
})

test('Logout leads home, in this tab', () => {
  expect(afterSignOut('logout', true)).toEqual({ to: '/', replace: false })
})

test.each(['logout-elsewhere', 'ended'] as const)(
  'a list goes to Login in its own place, and a page on which somebody writes stays: %s',
  (reason) => {
    expect(afterSignOut(reason, false)).toEqual({ to: '/login', replace: true })
    expect(afterSignOut(reason, true)).toBe('ask-in-place')
  },
)

test('a session that ran out is always asked for in place', () => {
  expect(afterSignOut('expired', false)).toBe('ask-in-place')
  expect(afterSignOut('expired', true)).toBe('ask-in-place')
})
