import { describe, expect, test } from 'vitest'
import { openTabs, pass } from '#test/factories/session.ts'
import { openedForEach } from '#test/opened.ts'

const HOUR = 3_600
const RENEWAL = 'POST /session/renewal'

const tabs = openedForEach(openTabs)

type Tab = ReturnType<typeof tabs.openTab>
const typesOf = ({ events }: Tab) => events.map(({ type }) => type)

describe('a tab that stays open', () => {
  test('restores its session on reload, without a request', async () => {
    const { client, events } = tabs.openTab()
    expect(events).toMatchObject([{ type: 'INITIAL_SESSION', session: { user: tabs.server.user } }])
    const tokens = { access_token: null, refresh_token: null }
    expect(client.session()).toEqual({ ...tabs.server.state(), ...tokens })
    expect(client.session()?.token_type).toBe('bearer')
    await pass(60)
    expect(client.session()?.expires_in).toBe(HOUR - 60)
    expect(tabs.server.requested).toEqual([])
  })

  test('is signed in for twelve hours and sends one request for each renewal, and no other', async () => {
    const tab = tabs.openTab()
    for (let minute = 0; minute < 12 * 60 - 1; minute += 1) {
      await pass(60)
      expect(tabs.server.state(), `after ${minute} minutes`).not.toBeNull()
      expect(tab.client.view()).toMatchObject({ isSignedIn: true, trouble: null })
    }
    // Every 59 minutes, at the first tick with 90 s left or less: twelve times, until the hard end is less than an hour away.
    expect(tabs.server.requested).toEqual(Array(12).fill(RENEWAL))
    expect(typesOf(tab)).toEqual(['INITIAL_SESSION', ...Array(12).fill('TOKEN_REFRESHED')])
    await pass(90)
    expect(tab.events.at(-1)).toEqual({ type: 'SIGNED_OUT', reason: 'expired' })
    expect(tab.client.view()).toMatchObject({ isSignedIn: false, user: tabs.server.user })
    await pass(HOUR)
    expect(tabs.server.requested).toHaveLength(12)
  })

  test('is renewed in time with ticks a minute apart, as hidden tabs have them', async () => {
    const { client } = tabs.openTab()
    client.tick = () => Promise.resolve()
    const { client: slow } = tabs.openTab()
    await pass(HOUR - 95)
    await slow.tick()
    expect(tabs.server.requested).toEqual([])
    await pass(60)
    expect(tabs.server.requested).toEqual([RENEWAL])
  })

  test('with a second tab beside it sends each renewal once', async () => {
    const first = tabs.openTab()
    await pass(11)
    const second = tabs.openTab()
    await pass(12 * HOUR - 60)
    expect(tabs.server.requested).toEqual(Array(12).fill(RENEWAL))
    expect(first.client.view().isSignedIn).toBe(true)
    expect(typesOf(second).filter((type) => type === 'TOKEN_REFRESHED')).toHaveLength(12)
  })

  test('that is looked at a hundred times sends nothing that is not due', async () => {
    const { client } = tabs.openTab()
    await pass(1_000)
    for (let look = 0; look < 100; look += 1) await client.tick()
    expect(tabs.server.requested).toEqual([])
    await pass(HOUR - 1_070)
    tabs.server.requested.length = 0
    await Promise.all([...Array(50)].map(() => client.tick()).concat(pass(1)))
    expect(tabs.server.requested.length).toBeLessThanOrEqual(1)
  })
})

describe('a server that is away', () => {
  const NEAR_THE_END = HOUR - 60
  const away = ['no network', 502, 503, 504] as const
  async function openNearTheEnd(weather: typeof tabs.server.weather) {
    const tab = tabs.openTab()
    await pass(NEAR_THE_END - 1)
    tabs.server.weather = weather
    return tab
  }

  test.each(away)('for 20 s is survived without a notice: %s', async (weather) => {
    const { client } = await openNearTheEnd(weather)
    let seen = 0
    client.watch(() => (seen += client.view().trouble ? 1 : 0))
    await pass(21)
    tabs.server.weather = 'fine'
    await pass(20)
    expect(seen).toBe(0)
    expect(client.session()?.expires_in).toBeGreaterThan(HOUR - 60)
    // After 0, 0.2, 0.6, 1.4, 3, 6.2, 12.6 and 25.4 s.
    expect(tabs.server.requested).toEqual(Array(8).fill(RENEWAL))
  })

  test.each(away)('for 40 s is survived with a notice that goes away: %s', async (weather) => {
    const tab = await openNearTheEnd(weather)
    await pass(20)
    expect(tab.client.view().trouble).toBeNull()
    await pass(10)
    expect(tab.client.view()).toMatchObject({ isSignedIn: true, trouble: { kind: 'retryable' } })
    expect(tabs.server.requested).toHaveLength(8)
    await pass(10)
    tabs.server.weather = 'fine'
    await pass(20)
    expect(tab.client.view()).toMatchObject({ isSignedIn: true, trouble: null })
    expect(typesOf(tab)).toEqual(['INITIAL_SESSION', 'TOKEN_REFRESHED'])
  })

  test('that takes requests and never answers is given up on after ten seconds each', async () => {
    const { client } = await openNearTheEnd('hangs')
    await pass(32)
    expect(client.view().trouble).toMatchObject({ kind: 'retryable', status: 0 })
    expect(tabs.server.requested).toHaveLength(3)
  })

  test.each([500, 403] as const)(
    'for another reason is not asked again before the next tick: %s',
    async (status) => {
      const { client } = await openNearTheEnd(status)
      await pass(2)
      expect(client.view().trouble).toMatchObject({ kind: 'refused', status })
      expect(tabs.server.requested).toEqual([RENEWAL])
      tabs.server.weather = 'fine'
      await pass(30)
      expect(tabs.server.requested).toHaveLength(2)
      expect(client.view()).toMatchObject({ isSignedIn: true, trouble: null })
    },
  )

  test('when nothing is due is not noticed at all', async () => {
    const { client } = tabs.openTab()
    tabs.server.weather = 503
    await pass(HOUR / 2)
    expect(client.view().trouble).toBeNull()
    expect(tabs.server.requested).toEqual([])
  })
})

describe('a clock that jumps', () => {
  test.each([-24, -3, 3, 24])('by %i hours signs nobody out and starts no storm', async (hours) => {
    const tab = tabs.openTab()
    await pass(600)
    tab.wallAhead = hours * HOUR * 1_000
    await pass(1_200)
    expect(tab.client.view().isSignedIn).toBe(true)
    // A forward jump may have been a sleep, so the server is queried once; a backward jump cannot have been.
    expect(tabs.server.requested).toEqual(hours > 0 ? [RENEWAL] : [])
    await pass(10 * HOUR)
    expect(tab.client.view().isSignedIn).toBe(true)
    expect(tabs.server.requested.length).toBeLessThanOrEqual(12)
  })

  test('during a sleep that the steady clock has not noticed makes no session eternal', async () => {
    const tab = tabs.openTab()
    await pass(600)
    tabs.server.session = null
    tab.wallAhead = 5 * HOUR * 1_000
    await pass(31)
    expect(tab.client.view().isSignedIn).toBe(false)
    expect(tabs.server.requested).toEqual([RENEWAL])
  })

  test('does not carry a session past its hard end', async () => {
    const tab = tabs.openTab()
    tab.wallAhead = -20 * HOUR * 1_000
    await pass(12 * HOUR + 31)
    expect(tab.events.at(-1)).toEqual({ type: 'SIGNED_OUT', reason: 'expired' })
  })
})
