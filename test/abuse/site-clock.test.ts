import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask, openWatchedSite, savePost } from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { sqliteAlone } from '#test/postgres.ts'
import { aStaffMember, aVisitor, STAFF, type Visitor } from '#test/site.ts'

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const DAY = 24 * HOUR

const kinds = sqliteAlone(
  'Every statement is given the time by the process, whose clock is the one that is wrong.',
)

// Abuse 36: the server and this test share one clock.
describe.each(kinds)('when the clock is wrong, on %s,', (kind) => {
  beforeAll(() => setClock('2026-11-20T15:00:00Z'))
  afterAll(() => void vi.useRealTimers())
  const site = openedOnce(() => openWatchedSite(kind))
  beforeEach(() => setClock('2026-11-21T15:00:00Z'))
  afterEach(() => site.db.deleteFrom('sessions').execute())

  const isIn = async (staff: Visitor) => (await staff.get('/dashboard')).status === 200

  test.each([
    ['a step of a second back', -SECOND],
    ['a step of half a minute back', -30 * SECOND],
    ['a step of half a minute ahead', 30 * SECOND],
  ])('%s signs nobody out', async (_, step) => {
    const staff = await Promise.all([aStaffMember(site.origin), aStaffMember(site.origin)])
    moveClock(step)
    expect(await Promise.all(staff.map(isIn))).toEqual([true, true])
    const saved = await savePost(staff[0], { title: 'Saved at a strange hour' })
    expect((await staff[1].get(`/blog/${saved.slug}`)).status).toBe(200)
  })

  test.each([
    ['half an hour', HOUR / 2],
    ['a day', DAY],
  ])(
    '%s back ends what was open, for good, so that nothing outlives its twelve hours',
    async (_, step) => {
      const [staff, idle] = [await aStaffMember(site.origin), await aStaffMember(site.origin)]
      // Longer ago than half an hour: then its times alone do not give it away.
      moveClock((2 / 3) * HOUR)
      expect(await isIn(staff)).toBe(true)
      moveClock(-step)
      expect(await isIn(staff)).toBe(false)
      const other = await aStaffMember(site.origin)
      expect(await isIn(other)).toBe(true)
      moveClock(step)
      // The sign-in has cleared away what nobody asked for.
      expect([await isIn(staff), await isIn(idle)]).toEqual([false, false])
    },
  )

  test('the day of a new post is the one at the firm, also around midnight and summer time', async () => {
    const days: [string, string][] = [
      ['2026-11-01T03:59:59Z', 'October 31, 2026'],
      ['2026-11-01T04:00:00Z', 'November 1, 2026'],
      ['2026-11-02T04:59:59Z', 'November 1, 2026'],
      ['2026-11-02T05:00:00Z', 'November 2, 2026'],
      ['2027-01-01T04:59:59Z', 'December 31, 2026'],
    ]
    for (const [at, day] of days) {
      setClock(at)
      const staff = await aStaffMember(site.origin)
      expect(await staff.text('/dashboard/blog/new')).toContain(`value="${day}"`)
    }
  })

  test('a page from the cache is never older than its end, and not kept from a time that was wrong', async () => {
    const moments = [
      ['2027-12-31T12:00:00Z', '2027'],
      ['2028-01-01T04:59:59Z', '2027'],
      ['2028-01-01T05:00:00Z', '2028'],
      ['2027-12-31T05:00:00Z', '2027'],
      ['2035-01-01T12:00:00Z', '2035'],
      ['2027-12-31T12:00:00Z', '2027'],
    ] as const
    for (const [at, year] of moments) {
      setClock(at)
      const { text } = await ask(site, { path: '/blog' })
      expect(/©(?: |<!-- -->)*(\d{4})/.exec(text)?.[1], at).toBe(year)
    }
  })

  test('no one is locked out by a limit that counted in another time', async () => {
    moveClock(DAY)
    const wrong = { ...STAFF, password: 'a guess' }
    const statuses: number[] = []
    // Until the limits on signing in and on changes are both reached.
    for (let number = 0; number < 5; number += 1) statuses.push(await post('/session', wrong))
    for (let number = 0; number < 130; number += 1) statuses.push(await post('/unknown', {}))
    expect(new Set(statuses)).toEqual(new Set([401, 404, 429]))
    moveClock(-DAY)
    expect(await post('/session', STAFF)).not.toBe(401)
    moveClock(60 * SECOND)
    expect(await post('/session', STAFF)).toBe(204)
  })

  async function post(path: string, form: Record<string, string>): Promise<number> {
    const headers = { 'X-Forwarded-For': '203.0.113.1' }
    const body = new URLSearchParams(form)
    return (await aVisitor(site.origin).post(path, body, { headers })).status
  }
})

function setClock(at: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) })
}

function moveClock(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}
