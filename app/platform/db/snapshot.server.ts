import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import type { DatabaseAddress } from '#app/platform/db/database.server.ts'

/** Instants are ISO 8601 text; a flag is a boolean on PostgreSQL, 0 or 1 on SQLite. */
export type SnapshotRow = Record<string, string | number | boolean | null>

/** All tables as they were at one instant, while others go on writing. */
export type Snapshot = {
  /** An older version of the site has fewer. */
  tables: ReadonlySet<string>
  /** @param table a name of the schema, never input */
  rows(table: string): AsyncIterable<SnapshotRow>
  close(): Promise<void>
}

const ROWS_AT_ONCE = 200
const ALL_PAGES = 1 << 30

/** `scratchDir` gets a temporary copy of SQLite's file, which `close` removes. */
export function openSnapshot(address: DatabaseAddress, scratchDir: string): Promise<Snapshot> {
  const { databaseUrl, dataDir } = address
  return databaseUrl === null
    ? openSqliteSnapshot(path.join(dataDir, 'site.db'), scratchDir)
    : openPostgresSnapshot(databaseUrl)
}

async function openSqliteSnapshot(file: string, scratchDir: string): Promise<Snapshot> {
  const copy = path.join(scratchDir, `.tmp-${randomUUID()}.db`)
  const removeCopy = () => rm(copy, { force: true })
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  try {
    // In one step: with smaller ones, every write meanwhile would make it begin again.
    await backup(source, copy, { rate: ALL_PAGES })
  } catch (error) {
    await removeCopy()
    throw error
  } finally {
    source.close()
  }
  // Nobody changes the copy, so SQLite needs no files beside it.
  const database = new DatabaseSync(`${pathToFileURL(copy).href}?immutable=1`, { readOnly: true })
  return readSqlite(database, async () => {
    database.close()
    await removeCopy()
  })
}

export function readSqlite(database: DatabaseSync, close: () => Promise<void>): Snapshot {
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all()
  return {
    tables: namesIn(tables),
    async *rows(table) {
      yield* database.prepare(`select * from ${table}`).iterate() as Iterable<SnapshotRow>
    },
    close,
  }
}

export async function openPostgresSnapshot(databaseUrl: string): Promise<Snapshot> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('begin transaction isolation level repeatable read, read only')
  // The snapshot begins with this statement.
  const tables = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema()',
  )
  return {
    tables: namesIn(tables.rows),
    async *rows(table) {
      await client.query(`declare table_rows no scroll cursor for select * from ${table}`)
      for (;;) {
        const { rows } = await client.query<Record<string, unknown>>(
          `fetch ${ROWS_AT_ONCE} from table_rows`,
        )
        if (rows.length === 0) break
        yield* rows.map(toSnapshotRow)
      }
      await client.query('close table_rows')
    },
    close: () => client.end(),
  }
}

/** Empty where there is no site yet. */
export async function lastMigration(snapshot: Snapshot): Promise<string> {
  let last = ''
  if (!snapshot.tables.has('kysely_migration')) return last
  for await (const row of snapshot.rows('kysely_migration')) {
    if (String(row['name']) > last) last = String(row['name'])
  }
  return last
}

function namesIn(rows: readonly object[]): ReadonlySet<string> {
  return new Set(rows.map((row) => String(Reflect.get(row, 'name'))))
}

function toSnapshotRow(row: Record<string, unknown>): SnapshotRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      value instanceof Date ? value.toISOString() : (value as SnapshotRow[string]),
    ]),
  )
}
