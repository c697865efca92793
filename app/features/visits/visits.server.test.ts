import { beforeEach, describe, expect, test } from 'vitest'
import {
  addVisits,
  countsByPost,
  createVisitCounter,
  listVisits,
  type VisitCount,
} from '#app/features/visits/visits.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const everything = { from: '2026-01-01', to: '2026-12-31' } as const
const aCount = (changes: Partial<VisitCount> = {}): VisitCount => ({
  day: '2026-11-21',
  path: '/about',
  kind: 'page',
  count: 1,
  ...changes,
})

describe.each(databaseKinds)('visits on %s', (kind) => {
  const database = openedOnce(() => openTestDatabase(kind))
  beforeEach(() => database.db.deleteFrom('visits').execute())

  const counterAt = (at: { now: Date }, lines: string[] = []) => {
    const now = () => at.now
    const log = createLogger((line) => lines.push(line), now)
    return createVisitCounter({ db: database.db, log, now, timeZone: () => 'America/New_York' })
  }

  test('what is counted again is added to what stands there', async () => {
    await addVisits(database.db, [aCount({ count: 2 }), aCount({ kind: 'call' })])
    await addVisits(database.db, [aCount({ count: 3 }), aCount({ path: '/' })])
    expect(await listVisits(database.db, everything)).toEqual([
      aCount({ path: '/' }),
      aCount({ kind: 'call' }),
      aCount({ count: 5 }),
    ])
  })

  test('a period has its first and its last day and no other', async () => {
    const days = ['2026-11-14', '2026-11-15', '2026-11-21', '2026-11-22'] as const
    const counts = days.map((day) => aCount({ day }))
    await addVisits(database.db, counts)
    const found = await listVisits(database.db, { from: '2026-11-15', to: '2026-11-21' })
    expect(found.map(({ day }) => day)).toEqual(['2026-11-15', '2026-11-21'])
  })

  test('each post has the readers that it had since a day, and in the time before', async () => {
    const [one, other] = ['/blog/one', '/blog/other']
    await addVisits(database.db, [
      aCount({ path: one, count: 4 }),
      aCount({ path: one, day: '2026-11-20', count: 2 }),
      aCount({ path: one, day: '2026-11-19', count: 100 }),
      aCount({ path: one, day: '2026-11-17', count: 1000 }),
      aCount({ path: one, kind: 'booking', count: 100 }),
      aCount({ path: '/about', count: 100 }),
    ])
    const days = { before: '2026-11-18', since: '2026-11-20' } as const
    const counts = await countsByPost(database.db, [one, other], days)
    expect([...counts]).toEqual([[one, { now: 6, before: 100 }]])
    expect(await countsByPost(database.db, [], days)).toEqual(new Map())
  })

  test('a visit belongs to the day at the firm, whatever the day is elsewhere', async () => {
    const at = { now: new Date('2026-11-22T04:59:59Z') }
    const counter = counterAt(at)
    counter.count({ kind: 'page', path: '/' })
    at.now = new Date('2026-11-22T05:00:00Z')
    counter.count({ kind: 'page', path: '/' })
    await counter.close()
    expect(await listVisits(database.db, everything)).toEqual([
      aCount({ path: '/', day: '2026-11-21' }),
      aCount({ path: '/', day: '2026-11-22' }),
    ])
  })

  test('a thousand visits are one row, written when the counter closes', async () => {
    const counter = counterAt({ now: new Date('2026-11-21T12:00:00Z') })
    for (let number = 0; number < 1_000; number += 1) counter.count({ kind: 'page', path: '/' })
    expect(await listVisits(database.db, everything)).toEqual([])
    await counter.close()
    expect(await listVisits(database.db, everything)).toEqual([aCount({ path: '/', count: 1_000 })])
    await counter.close()
    expect(await listVisits(database.db, everything)).toEqual([aCount({ path: '/', count: 1_000 })])
  })

  test('two processes that count at the same time lose nothing of each other', async () => {
    const at = { now: new Date('2026-11-21T12:00:00Z') }
    const counters = [counterAt(at), counterAt(at), counterAt(at)]
    for (let round = 0; round < 20; round += 1) {
      for (const counter of counters) {
        for (const path of ['/', '/about', '/faq']) counter.count({ kind: 'page', path })
      }
      await Promise.all(counters.map((counter) => counter.flush()))
    }
    await Promise.all(counters.map((counter) => counter.close()))
    const counts = await listVisits(database.db, everything)
    expect(counts.map(({ count }) => count)).toEqual([60, 60, 60])
  })

  test('what cannot be written waits for the next time, and the log says so without a path', async () => {
    const lines: string[] = []
    const counter = counterAt({ now: new Date('2026-11-21T12:00:00Z') }, lines)
    counter.count({ kind: 'page', path: '/services/u-visa' })
    await database.db.schema.alterTable('visits').renameTo('visits_away').execute()
    await counter.flush()
    counter.count({ kind: 'page', path: '/services/u-visa' })
    await counter.flush()
    await database.db.schema.alterTable('visits_away').renameTo('visits').execute()
    await counter.close()
    expect(await listVisits(database.db, everything)).toEqual([
      aCount({ path: '/services/u-visa', count: 2 }),
    ])
    expect(lines.length).toBe(2)
    expect(lines.join()).not.toContain('u-visa')
  })
})
