import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import {
  afterSignOut,
  SESSION_CHANNEL,
  type SessionMessage,
} from '#app/features/auth/sessions/session-events.ts'
import announceRecovery from '#app/features/auth/ui/announce-recovery.behaviour.ts'
import { openTabs, pass } from '#test/factories/session.ts'
import { openedForEach } from '#test/opened.ts'

const HOUR = 3_600
const PAIR = { email: 'anna@example.com', password: 'right' }

const tabs = openedForEach(openTabs)

describe('the end of a session', () => {
  test('by Logout in one tab reaches the others at once', async () => {
    const [here, there] = [tabs.openTab(), tabs.openTab()]
    const leaving = here.client.signOut()
    await pass(1)
    expect(await leaving).toEqual({ ok: true, value: null })
    expect(here.events.at(-1)).toEqual({ type: 'SIGNED_OUT', reason: 'logout' })
    expect(there.events.at(-1)).toEqual({ type: 'SIGNED_OUT', reason: 'logout-elsewhere' })
    await pass(2 * HOUR)
    expect(tabs.server.requested).toEqual(['POST /logout'])
  })

  test('before its time is told from one that ran out', async () => {
    const tab = tabs.openTab()
    await pass(60)
    tabs.server.session = null
    const looking = tab.client.look()
    // It asks twice: the cookie of a sign-in in another tab may come after the message about it.
    await pass(2)
    const problem = { kind: 'session-missing', message: 'Auth session missing!' }
    expect(await looking).toEqual({ ok: false, problem })
    expect(tab.events.at(-1)).toEqual({ type: 'SIGNED_OUT', reason: 'ended' })
  })

  test('is not undone by the late answer to a renewal', async () => {
    const [here, there] = [tabs.openTab(), tabs.openTab()]
    await pass(HOUR - 60.001)
    const renewing = here.client.tick()
    there.client.receive({ type: 'SIGNED_OUT', state: null })
    here.client.receive({ type: 'SIGNED_OUT', state: null })
    await pass(1)
    await renewing
    expect(here.client.view()).toMatchObject({ isSignedIn: false, trouble: null })
  })

  test('is over when the right password is given in place, in every tab', async () => {
    const [here, there] = [tabs.openTab(), tabs.openTab()]
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
    const { client } = tabs.openTab()
    client.receive({ type: 'SIGNED_OUT', state: null })
    const wait = client.askForPassword()
    client.dismiss()
    expect(await wait).toBe(false)
    expect(client.view()).toMatchObject({ isSignedIn: false, isAsking: false })
  })
})

test('while Logout waits for its answer, no other news of the end leads elsewhere', async () => {
  const [here, there] = [tabs.openTab(), tabs.openTab()]
  tabs.server.weather = 'hangs'
  const loggedOut = here.client.signOut()
  await pass(1)
  tabs.server.weather = 'fine'
  tabs.server.session = null
  for (const { client } of [here, there]) void client.look()
  await pass(3)
  expect(there.client.view().isSignedIn).toBe(false)
  expect(here.client.view().isSignedIn).toBe(true)
  // Sent again as a form.
  await pass(10)
  expect((await loggedOut).ok).toBe(false)
})

describe('other events', () => {
  test('a late answer about the person of before changes nothing', async () => {
    const here = tabs.openTab()
    const looking = here.client.look()
    const bert = { id: 'bert', email: 'bert@example.com', name: 'Bert' }
    const state = tabs.server.state()
    if (state) here.client.receive({ type: 'SIGNED_IN', state: { ...state, user: bert } })
    await pass(1)
    expect(await looking).toMatchObject({ ok: true, value: { user: bert } })
    expect(here.client.view().user).toEqual(bert)
  })

  test('a changed name is an updated user', async () => {
    const here = tabs.openTab()
    tabs.server.user = { ...tabs.server.user, name: 'Anna Maria' }
    void here.client.look()
    await pass(1)
    const session = { user: { name: 'Anna Maria' } }
    expect(here.events.at(-1)).toMatchObject({ type: 'USER_UPDATED', session })
  })

  test('a code that was asked for and given is a verified second factor, in every tab', async () => {
    const [here, there] = [tabs.openTab(), tabs.openTab()]
    void here.client.signIn({ ...PAIR, code: '123456' })
    await pass(1)
    expect(here.events.map(({ type }) => type)).toContain('SIGNED_IN')
    for (const { events } of [here, there])
      expect(events.at(-1)?.type).toBe('MFA_CHALLENGE_VERIFIED')
  })

  test('a lost password that is replaced in another tab is heard of here', async () => {
    const here = tabs.openTab()
    const channel = new BroadcastChannel(SESSION_CHANNEL)
    const received = once(channel, 'message')
    announceRecovery()
    const [{ data }] = (await received) as [MessageEvent<SessionMessage>]
    channel.close()
    here.client.receive(data)
    const session = { user: tabs.server.user }
    expect(here.events.at(-1)).toMatchObject({ type: 'PASSWORD_RECOVERY', session })
  })
})

// A page on which somebody writes stays; a list goes to Login in its own place.
test.each([
  ['logout', true, { to: '/', replace: false }],
  ['logout-elsewhere', false, { to: '/login', replace: true }],
  ['logout-elsewhere', true, 'ask-in-place'],
  ['ended', false, { to: '/login', replace: true }],
  ['ended', true, 'ask-in-place'],
  ['expired', false, 'ask-in-place'],
  ['expired', true, 'ask-in-place'],
] as const)('a sign-out for the reason %s, while somebody writes: %s', (reason, isBusy, way) => {
  expect(afterSignOut(reason, isBusy)).toEqual(way)
})
