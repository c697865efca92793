import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { fileOf } from '#app/platform/db/data-folder.server.ts'
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

export async function openSnapshot({ databaseUrl, dataDir }: DatabaseAddress): Promise<Snapshot> {
  return databaseUrl === null
    ? openSqliteSnapshot(fileOf(dataDir))
    : openPostgresSnapshot(databaseUrl)
}

// SQLite's log (WAL) keeps the instant at which a transaction begins to read for as long as it lasts, so no copy is made.
function openSqliteSnapshot(file: string): Snapshot {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 })
  try {
    database.exec('begin')
    return readSqlite(database, async () => database.close())
  } catch (error) {
    database.close()
    throw error
  }
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
