import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { MOVED_TABLES } from '#app/features/backup/backup-format.ts'
import { randomMoments } from '#test/abuse/random-moments.ts'
import { damageOf } from '#test/abuse/server-process.ts'
import { startSiteCommand } from '#test/bootstrap/command.ts'
import type { Schema } from '#db/schema.ts'
import { contentOf, openEmptySite, openFullSite } from '#test/factories/backup.ts'
import { fillMomentaryTables } from '#test/factories/every-table.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds, type DatabaseKind } from '#test/postgres.ts'

const ROUNDS = process.env['SOAK'] === undefined ? 4 : 60
const LONG = { timeout: 120_000 + ROUNDS * 4_000 }
const ROWS = 6_000
const other = { sqlite: 'postgres', postgres: 'sqlite' } as const

// Abuse 33.
describe.each(databaseKinds)('a move of a site on %s that is killed', (kind) => {
  const site = openedOnce(() => openLargeSite(kind))
  const place = openedOnce(() => openEmptySite(other[kind]))

  function startMove() {
    const postgres = [site.address, place.address].find(({ databaseUrl }) => databaseUrl !== null)
    const url = String(postgres?.databaseUrl)
    // The data folder is where SQLite is: that of the site or that of the place.
    const { dataDir } = kind === 'sqlite' ? site.address : place.address
    const env = { DATA_DIR: dataDir, ...(kind === 'postgres' && { DATABASE_URL: url }) }
    const to = kind === 'sqlite' ? url : 'sqlite'
    return startSiteCommand(['move', '--to', to], { env })
  }

  test('at any moment leaves no row, and can be repeated', LONG, async (context) => {
    const random = randomMoments(context)
    let cut = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const running = startMove()
      const isCopying = round % 2 === 0
      await running.says(isCopying ? 'Copying' : 'Comparing')
      // The comparison is the shorter half: a move that was done would be no cut.
      await sleep((isCopying ? 150 : 50) * random())
      await running.kill()
      cut += (await settledRows()) === 0 ? 1 : 0
      expect(damageOf(place.address)).toBe(null)
    }
    expect(cut).toBe(ROUNDS)
    const last = startMove()
    expect([await last.end(), last.output()]).toEqual([
      0,
      expect.stringContaining('Moved: 1 posts'),
    ])
    expect(await contentOf(place.db, MOVED_TABLES)).toEqual(site.content)
  })

  /** PostgreSQL notices a dead client only at the end of its current statement. */
  async function settledRows(): Promise<number> {
    const others = sql`select 1 from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`
    while (other[kind] === 'postgres' && (await others.execute(place.db)).rows.length > 0)
      await sleep(20)
    return Object.values(await contentOf(place.db, MOVED_TABLES)).flat().length
  }
})

async function openLargeSite(kind: DatabaseKind) {
  const { db, address, close } = await openFullSite(kind)
  await fillMomentaryTables(db)
  await fillVisits(db)
  const content = await contentOf(db, MOVED_TABLES)
  await db.destroy()
  return { address, content, close }
}

async function fillVisits(db: Kysely<Schema>): Promise<void> {
  const visits = Array.from({ length: ROWS }, (_, count) => ({
    day: '2026-11-22',
    path: `/${count}`,
    kind: 'page',
    count,
  }))
  await db.insertInto('visits').values(visits).execute()
}
