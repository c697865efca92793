import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration'
import { isPostgres } from '#app/platform/db/queries.server.ts'

export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError'
}

// All missing migrations run in one transaction under a lock, so that a kill leaves the database unchanged and a second process waits:
// on PostgreSQL for as long as the first needs, so the database is opened without limits.
/**
 * `last` is the last migration to run, null for all of them.
 * @throws NewerDatabaseError when a later version of the site has migrated it
 */
export async function migrate(
  db: Kysely<never>,
  folder: string,
  last: string | null = null,
): Promise<void> {
  const migrator = migratorOf(db, folder)
  const { error } = await (last === null ? migrator.migrateToLatest() : migrator.migrateTo(last))
  if (error === undefined) return
  const failure =
    error instanceof Error ? error : new Error('The migration failed', { cause: error })
  throw newerDatabase(failure) ?? failure
}

/**
 * As `migrate`, and `before` runs first when an older version has written the database; a second process waits for both. The database is
 * opened without limits.
 */
export async function upgrade(
  db: Kysely<never>,
  folder: string,
  before: () => Promise<void>,
): Promise<void> {
  await inTurn(db, async () => {
    const migrations = await migratorOf(db, folder).getMigrations()
    const isDone = migrations.map(({ executedAt }) => executedAt !== undefined)
    if (isDone.includes(true) && isDone.includes(false)) await before()
    await migrate(db, folder)
  })
}

const UPGRADE_LOCK = 7_311_902

// PostgreSQL releases it at the end of the transaction, also of a process that was killed. SQLite has one process.
async function inTurn(db: Kysely<never>, work: () => Promise<void>): Promise<void> {
  if (!isPostgres(db)) return work()
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${UPGRADE_LOCK})`.execute(transaction)
    await work()
  })
}

function migratorOf(db: Kysely<never>, folder: string): Migrator {
  const provider = filesOf(folder, isPostgres(db) ? 'postgres' : 'sqlite')
  return new Migrator({ db, provider })
}

/** In their order. */
export async function listMigrations(folder: string): Promise<string[]> {
  return Object.keys(await filesOf(folder, 'sqlite').getMigrations()).toSorted()
}

function newerDatabase({ message }: Error): NewerDatabaseError | null {
  const [, unknown] = /previously executed migration (\S+) is missing/.exec(message) ?? []
  if (unknown === undefined) return null
  return new NewerDatabaseError(
    `The database is of a newer version of the site: it has the migration ${unknown}, which this version does not know. Start the newer version, or restore the backup from before the upgrade.`,
  )
}

/** SQL of the database's own folder, and programs beside the folders, which are the same for both databases. */
function filesOf(folder: string, kind: 'postgres' | 'sqlite'): MigrationProvider {
  return {
    async getMigrations() {
      const own = await migrationsIn(path.join(folder, kind), '.sql', async (file) => {
        const statements = splitStatements(await readFile(file, 'utf8'))
        return { up: (db) => runAll(db, statements) }
      })
      const shared = await migrationsIn(folder, '.ts', async (file) => {
        return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Migration
      })
      return Object.fromEntries([...own, ...shared])
    },
  }
}

async function migrationsIn(
  folder: string,
  end: string,
  read: (file: string) => Promise<Migration>,
): Promise<[string, Migration][]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(end))
  return Promise.all(
    names.map(async (name) => [path.basename(name, end), await read(path.join(folder, name))]),
  )
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
