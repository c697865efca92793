import { type Kysely, sql } from 'kysely'
import { BackupError } from '#app/features/backup/backup-error.ts'
import { FORMER_TABLES, MOVED_TABLES, type Table } from '#app/features/backup/backup-format.ts'
import {
  batchesOf,
  insertRows,
  prepareEmptyDatabase,
} from '#app/features/backup/fill-database.server.ts'
import type { DatabaseAddress } from '#app/platform/db/database.server.ts'
import { listMigrations, migrate } from '#app/platform/db/migrate.server.ts'
import { countRows, isPostgres, primaryKey } from '#app/platform/db/queries.server.ts'
import { lastMigration, type SnapshotRow } from '#app/platform/db/snapshot.server.ts'
import { openStoppedSite, type StoppedSite } from '#app/platform/db/stopped-site.server.ts'
import type { Schema } from '#db/schema.ts'

export type MoveParts = {
  from: DatabaseAddress
  /** Opened without limits. */
  to: Kysely<Schema>
  migrationsDir: string
  onStep: (step: 'copying' | 'comparing') => void | Promise<void>
}

const NOT_EMPTY =
  'There is a site in the new database already, and a site is only moved into an empty one. Name another database, or move that one away first.'

/**
 * Copies all rows into an empty database and compares each, in one transaction: an interrupted run leaves no row and can be repeated. The
 * copy of an older site is migrated afterwards; the site itself stays as it was.
 * @returns the number of rows by table
 * @throws BackupError when the site runs, there is none, or a row is not the same
 */
export async function moveDatabase(parts: MoveParts): Promise<Record<string, number>> {
  const { from, to, migrationsDir } = parts
  const site = await openStoppedSite(from)
  if (site === 'none') throw new BackupError('There is no site to be moved at DATA_DIR.')
  if (site === 'running')
    throw new BackupError(
      'The site is running, or another command is. Stop it, and run the command again. Nothing was moved.',
    )
  try {
    const migration = await lastMigration(site)
    if (!(await listMigrations(migrationsDir)).includes(migration)) throw unknownVersion(migration)
    await prepareEmptyDatabase({ db: to, migrationsDir }, migration, NOT_EMPTY)
    const rows = await to.transaction().execute((tx) => copyAndCompare(site, tx, parts.onStep))
    await migrate(to.withTables<never>(), migrationsDir)
    return rows
  } finally {
    await site.close()
  }
}

function unknownVersion(migration: string): BackupError {
  return new BackupError(
    migration === ''
      ? 'The database has no tables of a site yet. There is nothing to be moved.'
      : 'The database is of a newer version of the site. Move it with that version.',
  )
}

async function copyAndCompare(
  site: StoppedSite,
  tx: Kysely<Schema>,
  onStep: MoveParts['onStep'],
): Promise<Record<string, number>> {
  const tables = [...MOVED_TABLES, ...FORMER_TABLES].filter((table) => site.tables.has(table))
  await onStep('copying')
  for (const table of tables) await copyTable(site, tx, table)
  await onStep('comparing')
  const rows: Record<string, number> = {}
  for (const table of tables) rows[table] = await compareTable(site, tx, table)
  if (await site.isRunning())
    throw new BackupError('The site was started meanwhile. Stop it, and run the command again.')
  return rows
}

async function copyTable(site: StoppedSite, tx: Kysely<Schema>, table: Table): Promise<void> {
  for await (const batch of batchesOf(site.rows(table))) {
    await insertRows(tx, table, batch).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new BackupError(
        `The new database refused rows of the table ${table}: ${reason}. Nothing was moved.`,
        { cause },
      )
    })
  }
}

async function compareTable(site: StoppedSite, tx: Kysely<Schema>, table: Table): Promise<number> {
  // Without statistics of the new rows PostgreSQL reads far more than the rows of a batch.
  if (isPostgres(tx)) await sql`analyze ${sql.table(table)}`.execute(tx)
  const key = await primaryKey(tx, table)
  const nameOf = (row: object) =>
    JSON.stringify(key.map((column) => String(Reflect.get(row, column))))
  let compared = 0
  for await (const batch of batchesOf(site.rows(table))) {
    const copies = await findByKey(tx, table, key, batch)
    const copyOf = new Map(copies.map((copy) => [nameOf(copy), copy]))
    for (const row of batch) requireSame(table, nameOf(row), row, copyOf.get(nameOf(row)))
    compared += batch.length
  }
  const found = await countRows(tx.selectFrom(table))
  if (found === compared) return compared
  throw new BackupError(
    `The table ${table} has ${found} rows in the new database instead of ${compared}. Nothing was moved.`,
  )
}

async function findByKey(
  tx: Kysely<Schema>,
  table: Table,
  key: readonly string[],
  rows: readonly SnapshotRow[],
): Promise<object[]> {
  const matches = rows.map((row) => {
    const equal = key.map((column) => sql`${sql.ref(column)} = ${row[column]}`)
    return sql`(${sql.join(equal, sql` and `)})`
  })
  const query = sql`select * from ${sql.table(table)} where ${sql.join(matches, sql` or `)}`
  return (await query.execute(tx)).rows as object[]
}

function requireSame(table: Table, name: string, row: SnapshotRow, copy: object = {}): void {
  const columns = new Set([...Object.keys(row), ...Object.keys(copy)])
  const different = [...columns].filter(
    (column) => canonical(row[column]) !== canonical(Reflect.get(copy, column)),
  )
  if (different.length === 0) return
  throw new BackupError(
    `In the table ${table} the row ${name} is not the same in the new database (${different.join(', ')}). Nothing was moved.`,
  )
}

// As both databases would say it.
function canonical(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  // PostgreSQL's snapshot has large numbers as texts.
  if (typeof value === 'boolean' || typeof value === 'number') return String(Number(value))
  return value
}
