import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  openDatabase,
  openDatabaseToRead,
  REQUEST_LIMITS,
} from '#app/platform/db/database.server.ts'
import { watchQueries } from '#app/platform/db/slow-queries.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'
import type { Schema } from '#db/schema.ts'

const SLOW_MS = 250

describe.each(databaseKinds)('queries on %s', (kind) => {
  const database = openedForEach(() => openTestDatabase(kind))

  function openWatched() {
    const lines: string[] = []
    const measured: boolean[] = []
    const log = createLogger(
      (line) => lines.push(line),
      () => new Date(),
    )
    const measure = (_ms: number, isSlow: boolean) => void measured.push(isSlow)
    const onQuery = watchQueries({ log, slowMs: SLOW_MS, measure })
    const opened = openDatabase<Schema>(database.address, () => {}, REQUEST_LIMITS, onQuery)
    return { ...opened, lines, measured }
  }

  // The write waits for the lock that the other connection holds.
  test('a slow one is logged without its values, a fast one is only measured', async () => {
    const { db, close, lines, measured } = openWatched()
    // A connection takes its time to open on a busy machine.
    await db.selectFrom('jobs').select('name').execute()
    for (const written of [lines, measured]) written.length = 0
    await db.selectFrom('jobs').select('name').where('name', '=', 'ada@example.com').execute()
    expect([lines, measured]).toEqual([[], [false]])
    const held = Promise.withResolvers<void>()
    const holding = database.db.transaction().execute(async (tx) => {
      await tx.insertInto('jobs').values({ name: 'ada@example.com', problem: '' }).execute()
      held.resolve()
      await sleep(3 * SLOW_MS)
    })
    await held.promise
    await db
      .insertInto('jobs')
      .values({ name: 'ada@example.com', problem: 'secret' })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    await holding
    await close()
    expect(measured).toEqual([false, true])
    expect(lines).toHaveLength(1)
    const line = JSON.parse(lines[0] ?? '') as { event: string; ms: number; sql: string }
    expect(line).toMatchObject({ level: 'warn', event: 'slow query' })
    expect(line.ms).toBeGreaterThanOrEqual(SLOW_MS)
    expect(line.sql).toContain('insert into "jobs"')
    expect(lines[0]).not.toMatch(/ada|secret/)
  })

  test('a database that is opened to be read refuses every change', async () => {
    const { db, close } = openDatabaseToRead<Schema>(database.address)
    expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([])
    const write = db.insertInto('jobs').values({ name: 'one', problem: '' }).execute()
    await expect(write).rejects.toThrow(/read-?only/)
    await expect(sql`drop table jobs`.execute(db)).rejects.toThrow(/read-?only/)
    await close()
  })
})
