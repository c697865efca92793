import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  openDatabase,
  type PostgresLimits,
  REQUEST_LIMITS,
} from '#app/platform/db/database.server.ts'
import { databaseResponse } from '#app/platform/http/database-response.server.ts'
import { openPostgresProxy } from '#test/fixtures/postgres-proxy.ts'
import { openedForEach, openedOnce } from '#test/opened.ts'
import { createTestDatabase } from '#test/postgres.ts'

// A fifth of the product's, which the first test holds against its promise.
const SHORT: PostgresLimits = { lock: 400, statement: 500, silence: 600, idle: 200 }
const POOL = 10

test('a silent database is given up in time to be used again within 5 s', () => {
  const { lock, statement, silence, idle } = REQUEST_LIMITS
  expect(idle + silence).toBeLessThanOrEqual(4_000)
  expect([lock, statement, silence]).toEqual([lock, statement, silence].toSorted((a, b) => a - b))
})

const database = openedOnce(async () => {
  const { url, drop } = await createTestDatabase()
  return { url, close: drop }
})
// Of each test its own, so that the connections of one are not counted in the next.
const line = openedForEach(async () => {
  const proxy = await openPostgresProxy(database.url)
  return { proxy, databaseUrl: proxy.url, close: () => proxy.close() }
})

type Tables = { notes: { text: string } }

describe('a pool of connections to PostgreSQL', () => {
  let db: Kysely<Tables>
  const open = (limits: PostgresLimits | null) =>
    openDatabase<Tables>({ databaseUrl: line.databaseUrl, dataDir: '' }, () => {}, limits)
  beforeEach(async () => {
    const opened = open(SHORT)
    db = opened.db
    await sql`drop table if exists notes`.execute(db)
    await sql`create table notes (text text not null)`.execute(db)
    return () => opened.close()
  })

  const hold = (ms: number) => sql`select pg_sleep(${ms / 1_000})`.execute(db)
  const read = () => db.selectFrom('notes').select('text').execute()
  const write = (text: string, pauseMs = 0) =>
    db.transaction().execute(async (transaction) => {
      await transaction.insertInto('notes').values({ text }).execute()
      await sleep(pauseMs)
      await transaction.insertInto('notes').values({ text }).execute()
    })
  const problemOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => databaseResponse(error)?.status ?? error,
    )
  const tenTimes = <Value>(work: () => Promise<Value>) => Array.from({ length: POOL }, work)

  test('that falls silent in a transaction rolls it back there, and the same write waits for no lock', async () => {
    await sql`create unique index once on notes (text) where text = 'twice'`.execute(db)
    const begun = problemOf(write('twice', 60))
    await sleep(30)
    line.proxy.silenceOpen()
    expect(await begun).toBe(503)
    await sleep(SHORT.idle)
    await db.insertInto('notes').values({ text: 'twice' }).execute()
    expect(await read()).toEqual([{ text: 'twice' }])
  })

  test('whose connection is cut in a query or between two refuses both, and does not end the process', async () => {
    const broken = [problemOf(hold(200)), problemOf(write('cut', 100))]
    await sleep(50)
    line.proxy.cut()
    expect(await Promise.all(broken)).toEqual([503, 503])
    expect(await read()).toEqual([])
  })

  test('refuses a statement that takes too long, and a lock that another has', async () => {
    expect(await problemOf(hold(1_000))).toBe(503)
    // Open already, because on a busy machine a new connection takes as long as the limit of an idle transaction.
    await Promise.all(tenTimes(read))
    await db.transaction().execute(async (transaction) => {
      await sql`lock notes in exclusive mode`.execute(transaction)
      const refused = problemOf(db.insertInto('notes').values({ text: 'locked out' }).execute())
      // Shorter than the limit of an idle transaction.
      expect(await refused).toBe(503)
    })
  })

  test('without limits waits for a statement as long as it takes', async () => {
    const patient = open(null)
    await sql`select pg_sleep(0.5)`.execute(patient.db)
    const { rows } = await sql`show statement_timeout`.execute(patient.db)
    expect(rows).toEqual([{ statement_timeout: '0' }])
    await patient.close()
  })
})
