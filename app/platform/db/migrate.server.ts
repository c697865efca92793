import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import type { DatabaseKind } from '#app/platform/db/database.server.ts'
import { BUSY_TIMEOUT_MS } from '#app/platform/db/sqlite-dialect.server.ts'

// All missing migrations run in one transaction under a lock, so that a kill leaves the database unchanged and a second process waits.
export async function migrate(
  { kind, db }: { kind: DatabaseKind; db: Kysely<never> },
  folder: string,
): Promise<void> {
  const provider = sqlFiles(path.join(folder, kind))
  if (kind === 'sqlite') return runMissing(db, provider)
  await db.connection().execute(async (own) => {
    // Another process may migrate for longer than a page may wait.
    await sql`set lock_timeout = 0`.execute(own)
    await runMissing(own, provider)
    await sql`set lock_timeout = ${sql.lit(BUSY_TIMEOUT_MS)}`.execute(own)
  })
}

async function runMissing(db: Kysely<never>, provider: MigrationProvider): Promise<void> {
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('The migration failed', { cause: error })
}

function sqlFiles(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
      const migrations = names.map(async (name): Promise<[string, Migration]> => {
        const statements = splitStatements(await readFile(path.join(folder, name), 'utf8'))
        return [name.replace(/\.sql$/, ''), { up: (db) => runAll(db, statements) }]
      })
      return Object.fromEntries(await Promise.all(migrations))
    },
  }
}

/** A statement ends with a semicolon at the end of a line. */
function splitStatements(text: string): string[] {
  return text
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

async function runAll(db: Kysely<unknown>, statements: string[]): Promise<void> {
  for (const statement of statements) await db.executeQuery(CompiledQuery.raw(statement))
}
