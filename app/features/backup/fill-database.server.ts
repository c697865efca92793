import type { Kysely } from 'kysely'
import { BackupError } from '#app/features/backup/backup-error.ts'
import { MOVED_TABLES, type Table } from '#app/features/backup/backup-format.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { countRows } from '#app/platform/db/queries.server.ts'
import type { SnapshotRow } from '#app/platform/db/snapshot.server.ts'
import type { Schema } from '#db/schema.ts'

const ROWS_AT_ONCE = 50

/**
 * Makes its tables as they are after `migration`, unless an interrupted run has.
 * @throws BackupError with `refusal` when a site is there
 */
export async function prepareEmptyDatabase(
  { db, migrationsDir }: { db: Kysely<Schema>; migrationsDir: string },
  migration: string,
  refusal: string,
): Promise<void> {
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name))
  const isNew = !tables.has('blog_posts')
  if (isNew) return migrate(db.withTables<never>(), migrationsDir, migration)
  const filled = MOVED_TABLES.filter((table) => tables.has(table))
  if (!(await isAt(db, migration)) || (await hasRows(db, filled))) throw new BackupError(refusal)
}

async function isAt(db: Kysely<Schema>, migration: string): Promise<boolean> {
  const last = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name', 'desc')
    .executeTakeFirst()
  return last?.name === migration
}

async function hasRows(db: Kysely<Schema>, tables: readonly Table[]): Promise<boolean> {
  for (const table of tables) {
    if ((await countRows(db.selectFrom(table))) > 0) return true
  }
  return false
}

/** As many as one statement may insert or name by their keys. */
export async function* batchesOf(
  rows: Iterable<SnapshotRow> | AsyncIterable<SnapshotRow>,
): AsyncGenerator<SnapshotRow[]> {
  let batch: SnapshotRow[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < ROWS_AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

export async function insertRows(
  db: Kysely<Schema>,
  table: Table,
  rows: readonly SnapshotRow[],
): Promise<void> {
  await db.insertInto(table).values(rows).execute()
}
