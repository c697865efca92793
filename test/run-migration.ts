import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { CompiledQuery, type Kysely } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { DatabaseKind } from '#test/postgres.ts'

const migrations = path.resolve(import.meta.dirname, '../db/migrations')

/** Once more, on rows as an earlier release stored them; for a migration that changes rows, not tables. */
export async function runMigration(
  db: Kysely<Schema>,
  kind: DatabaseKind,
  name: string,
): Promise<void> {
  const migration = await readFile(path.join(migrations, kind, `${name}.sql`), 'utf8')
  await db.transaction().execute(async (tx) => {
    for (const statement of migration.split(';\n').filter((text) => text.trim() !== ''))
      await tx.executeQuery(CompiledQuery.raw(statement))
  })
}
