import { describe, expect, test } from 'vitest'
import { AS_STREAM, changesOf, EVENTS, listen } from '#test/abuse/live-stream.ts'
import { openWatchedSite } from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, aVisitor, openSite, STAFF } from '#test/site.ts'

const NO_ONE = [401, '{"message":"Auth session missing!"}']

describe.each(databaseKinds)('the live stream of the desk on %s', (kind) => {
  const site = openedOnce(() => openWatchedSite(kind))

  test('is for staff alone, arrives at once and is kept by no one', async () => {
    const stranger = await aVisitor(site.origin).get(EVENTS, AS_STREAM)
    expect([stranger.status, await stranger.text()]).toEqual(NO_ONE)
    const { response, received, stop } = await listen(await aStaffMember(site.origin))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
    })
    expect(response.headers.get('Content-Encoding')).toBeNull()
    await expect.poll(() => received.map(({ name }) => name)).toEqual(['subscribed'])
    stop()
  })

  test('ends for anyone who signs out, in every tab, and for no one else', async () => {
    const [anna, other] = [await aStaffMember(site.origin), await aStaffMember(site.origin)]
    const tabs = [await listen(anna), await listen(anna)]
    const stays = await listen(other)
    await anna.post('/logout', new URLSearchParams())
    const ends = () => tabs.map(({ received, isOver }) => [received.at(-1)?.name, isOver])
    await expect.poll(ends).toEqual(tabs.map(() => ['ended', true]))
    await expect.poll(() => changesOf(stays)).toEqual(['{"kinds":["accounts"]}'])
    expect(stays.isOver).toBe(false)
    stays.stop()
  })

  test('is opened eight times for one person and not a ninth', async () => {
    const staff = await aStaffMember(site.origin)
    const streams = await Promise.all(Array.from({ length: 8 }, () => listen(staff)))
    const ninth = await staff.get(EVENTS, AS_STREAM)
    expect([ninth.status, ninth.headers.get('Retry-After')]).toEqual([503, '10'])
    for (const { stop } of streams) stop()
  })
})

test('a server that stops does not wait for those who listen', async () => {
  const site = await openSite('sqlite')
  const streams = [
    await listen(await aStaffMember(site.origin)),
    await listen(await aStaffMember(site.origin)),
  ]
  await expect.poll(() => streams.map(({ received }) => received.length)).toEqual([1, 1])
  const started = performance.now()
  await site.close()
  // Open requests have 4.5 s, all of which a stream that is not ended would take.
  expect(performance.now() - started).toBeLessThan(3_000)
  for (const { isOver } of streams) expect(isOver).toBe(true)
})

describe.each(databaseKinds)('the state of a session on %s', (kind) => {
  const site = openedOnce(() => openWatchedSite(kind))

  const aText = expect.any(String) as string
  const readings = [
    ['GET', '/session'],
    ['POST', '/session/renewal'],
  ] as const

  test.each(readings)('is told to its owner, without its token: %s %s', async (method, address) => {
    const staff = await aStaffMember(site.origin)
    const response = await staff.request(method, address)
    const text = await response.text()
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
    expect(text).not.toContain(staff.jar.get('site.session_token')?.split('.')[0])
    expect(JSON.parse(text)).toEqual({
      expires_in: expect.closeTo(3_600, -2) as number,
      expires_at: expect.closeTo(Date.now() / 1_000 + 3_600, -2) as number,
      token_type: 'bearer',
      hard_end_in: expect.closeTo(12 * 3_600, -2) as number,
      user: { id: aText, email: STAFF.email, name: aText },
    })
  })

  test.each(readings)(
    'is nobody’s for a stranger, a forger and the owner of an old one: %s %s',
    async (method, address) => {
      const old = await aStaffMember(site.origin)
      const forged = new Map([['site.session_token', `${'A'.repeat(32)}.${'B'.repeat(43)}%3D`]])
      await site.db.deleteFrom('sessions').execute()
      for (const caller of [aVisitor(site.origin), aVisitor(site.origin, forged), old]) {
        const response = await caller.request(method, address)
        expect([response.status, await response.text()]).toEqual(NO_ONE)
        expect(response.headers.get('Cache-Control')).toBe('private, no-store')
      }
    },
  )

  test('is extended in its last 90 s, in the cookie as well, with the same token', async () => {
    const staff = await aStaffMember(site.origin)
    const token = staff.jar.get('site.session_token')
    const soon = new Date(Date.now() + 60_000)
    await site.db.updateTable('sessions').set({ expires_at: soon }).execute()
    const response = await staff.request('POST', '/session/renewal')
    expect(await response.json()).toMatchObject({ expires_in: expect.closeTo(3_600, -1) as number })
    expect(response.headers.get('Set-Cookie')).toContain('Max-Age=3600')
    expect(staff.jar.get('site.session_token')).toBe(token)
  })
})
