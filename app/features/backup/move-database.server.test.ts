import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { MOVED_TABLES } from '#app/features/backup/backup-format.ts'
import { moveDatabase } from '#app/features/backup/move-database.server.ts'
import { type DatabaseAddress, openDatabase } from '#app/platform/db/database.server.ts'
import { listMigrations, migrate } from '#app/platform/db/migrate.server.ts'
import { countRows } from '#app/platform/db/queries.server.ts'
import type { Schema } from '#db/schema.ts'
import { contentOf, openEmptySite, openFullSite } from '#test/factories/backup.ts'
import { fillMomentaryTables } from '#test/factories/every-table.ts'
import { openFolder } from '#test/fixtures/folder.ts'
import { openedForEach } from '#test/opened.ts'
import { createTestDatabase, databaseKinds, type DatabaseKind } from '#test/postgres.ts'

const migrationsDir = path.resolve('db/migrations')
const other = { sqlite: 'postgres', postgres: 'sqlite' } as const

test('a text that PostgreSQL cannot store is named, and nothing is moved', async () => {
  const site = await openFullSite('sqlite')
  const place = await openEmptySite('postgres')
  try {
    await site.db.updateTable('users').set({ name: 'Ada\0' }).execute()
    await site.db.destroy()
    const to = place.db
    const moving = moveDatabase({ from: site.address, to, migrationsDir, onStep: () => undefined })
    await expect(moving).rejects.toThrow(
      'The new database refused rows of the table users: invalid byte sequence for encoding "UTF8": 0x00. Nothing was moved.',
    )
    expect(await countRows(place.db.selectFrom('users'))).toBe(0)
  } finally {
    await place.close()
    await site.close()
  }
})

test('no table that is moved has a number of its own that goes on after the highest', async () => {
  const { db, close } = await openEmptySite('postgres')
  try {
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = current_schema() and (is_identity = 'YES' or column_default like 'nextval%')
    `.execute(db)
    expect(rows).toEqual([{ name: 'post_search' }])
    expect(MOVED_TABLES).not.toContain('post_search')
  } finally {
    await close()
  }
})

describe.each(databaseKinds)('a stopped site on %s', (kind) => {
  const site = openedForEach(() => openStoppedSite(kind))
  const place = openedForEach(() => openEmptySite(other[kind]))

  const move = (from: DatabaseAddress = site.address, to: Kysely<Schema> = place.db) =>
    moveDatabase({ from, to, migrationsDir, onStep: () => undefined })

  async function refusal(): Promise<string> {
    return move().then(
      () => 'moved',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
  }

  const contentThere = () => contentOf(place.db, MOVED_TABLES)
  const expectNothingThere = async () =>
    expect(Object.values(await contentThere()).flat()).toEqual([])

  test('moves to the other database and back, the same in every row', async () => {
    const rows = await move()
    expect(rows).toEqual(Object.fromEntries(MOVED_TABLES.map((table) => [table, 1])))
    expect(await contentThere()).toEqual(site.content)
    const home = await openEmptySite(kind)
    try {
      await place.db.destroy()
      await move(place.address, home.db)
      expect(await contentOf(home.db, MOVED_TABLES)).toEqual(site.content)
    } finally {
      await home.close()
    }
  })

  test('moves many rows under keys of each kind', async () => {
    await site.write(async (db) => {
      for (let count = 0; count < 300; count += 1) {
        const visit = { day: `2026-11-${count % 30}`, path: `/é'"\\${count}`, kind: 'page', count }
        await db.insertInto('visits').values(visit).execute()
      }
    })
    const rows = await move()
    expect(rows['visits']).toBe(301)
    expect(await countRows(place.db.selectFrom('visits'))).toBe(301)
  })

  test.each([
    ['a value', 'users', 'name', "'Someone else'", '["x1"]'],
    ['a flag', 'blog_posts', 'published', 'false', '["x1"]'],
    ['an instant', 'sessions', 'expires_at', "'2027-01-02T03:04:05.679Z'", '["x1"]'],
    ['a number', 'visits', 'count', '2147483646', '["x1","x1","x1"]'],
  ] as const)('notices %s that is another one', async (_, table, column, value, key) => {
    await changeAfterInsert(
      place.db,
      other[kind],
      table,
      `update ${table} set ${column} = ${value}`,
    )
    expect(await refusal()).toBe(
      `In the table ${table} the row ${key} is not the same in the new database (${column}). Nothing was moved.`,
    )
    await expectNothingThere()
  })

  test.each([
    ['missing', 'audit_log', 'delete from visits', /^In the table visits the row \["x1",/],
    [
      'one too many',
      'visits',
      "insert into categories (slug, name) values ('more', 'More')",
      /^The table categories has 2 rows in the new database instead of 1\./,
    ],
  ] as const)('notices a row that is %s', async (_, table, statement, sentence) => {
    await changeAfterInsert(place.db, other[kind], table, statement)
    expect(await refusal()).toMatch(sentence)
    await expectNothingThere()
  })

  test('is not moved onto another site', async () => {
    await move()
    await place.db.deleteFrom('blog_posts').execute()
    const before = await contentThere()
    expect(await refusal()).toMatch(/^There is a site in the new database already/)
    expect(await contentThere()).toEqual(before)
  })

  test('is upgraded at its new place when an older version has written it', async () => {
    const [older = '', newest = ''] = (await listMigrations(migrationsDir)).slice(-2)
    const old = await openOldSite(kind, older)
    const empty = await openOldSite(other[kind], null)
    try {
      expect(await move(old.address, empty.db)).toMatchObject({ visits: 1 })
      expect(await lastMigration(empty.db)).toBe(newest)
      expect(await countRows(empty.db.selectFrom('visits'))).toBe(1)
      const source = openDatabase<Schema>(old.address, () => {}, null)
      expect(await lastMigration(source.db)).toBe(older)
      await source.close()
    } finally {
      await empty.close()
      await old.close()
    }
  })

  test('is not moved by an older version', async () => {
    await site.write(async (db) => {
      const later = { name: '9999_later', timestamp: '' }
      const migrations = db.withTables<{ kysely_migration: typeof later }>()
      await migrations.insertInto('kysely_migration').values(later).execute()
    })
    expect(await refusal()).toBe(
      'The database is of a newer version of the site. Move it with that version.',
    )
    await expectNothingThere()
  })
})

async function openStoppedSite(kind: DatabaseKind) {
  const { db, address, close } = await openFullSite(kind)
  await fillMomentaryTables(db)
  const content = await contentOf(db, MOVED_TABLES)
  await db.destroy()
  const write = async (change: (db: Kysely<Schema>) => Promise<unknown>) => {
    const opened = openDatabase<Schema>(address, () => {}, null)
    await change(opened.db)
    await opened.close()
  }
  return { address, content, write, close }
}

/** With one row and without a connection; without `migration`, a database without tables. */
async function openOldSite(kind: DatabaseKind, migration: string | null) {
  const { folder, close } = await openFolder()
  const server = kind === 'postgres' ? await createTestDatabase('template1') : null
  const address = { dataDir: folder, databaseUrl: server?.url ?? null }
  const { db } = openDatabase<Schema>(address, () => {}, null)
  if (migration !== null) {
    await migrate(db.withTables<never>(), migrationsDir, migration)
    const visit = { day: '2026-11-21', path: '/', kind: 'page', count: 1 }
    await db.insertInto('visits').values(visit).execute()
    await db.destroy()
  }
  return {
    db,
    address,
    async close() {
      await db.destroy()
      await server?.drop()
      close()
    },
  }
}

async function lastMigration(db: Kysely<Schema>): Promise<unknown> {
  const migrations = db.withTables<{ kysely_migration: { name: string } }>()
  const names = await migrations.selectFrom('kysely_migration').select('name').execute()
  return names
    .map(({ name }) => name)
    .toSorted()
    .at(-1)
}

async function changeAfterInsert(
  db: Kysely<Schema>,
  kind: DatabaseKind,
  table: string,
  statement: string,
): Promise<void> {
  const name = sql.table(table)
  if (kind === 'sqlite') {
    const trigger = sql`create trigger change after insert on ${name} begin ${sql.raw(statement)}; end`
    await trigger.execute(db)
    return
  }
  const body = sql.lit(`begin ${statement}; return null; end`)
  await sql`create function change() returns trigger language plpgsql as ${body}`.execute(db)
  await sql`create trigger change after insert on ${name} for each row execute function change()`.execute(
    db,
  )
}
