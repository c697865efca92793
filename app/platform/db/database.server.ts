import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { CompiledQuery, Kysely, PostgresDialect, type PostgresDialectConfig } from 'kysely'
import { Pool, types } from 'pg'
import { createSqliteDialect, BUSY_TIMEOUT_MS } from '#app/platform/db/sqlite-dialect.server.ts'

/** Which of the two databases is in use; migrations and a few expressions differ. */
export type DatabaseKind = 'sqlite' | 'postgres'

/** Where the data lives. */
export type DatabaseAddress = { databaseUrl: string | null; dataDir: string }

/** An open database. `close` waits for the write that is under way. */
export type OpenDatabase<Tables> = {
  kind: DatabaseKind
  db: Kysely<Tables>
  close(): Promise<void>
}

const POSTGRES_BIGINT = 20

/**
 * Opens the database: PostgreSQL when an address is given, otherwise SQLite in the data folder.
 * @param onConnectionError hears of a PostgreSQL connection that broke while idle; without a listener the process would end
 */
export function openDatabase<Tables>(
  address: DatabaseAddress,
  onConnectionError: (error: Error) => void,
): OpenDatabase<Tables> {
  const { databaseUrl, dataDir } = address
  if (databaseUrl === null) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const db = new Kysely<Tables>({ dialect: createSqliteDialect(path.join(dataDir, 'site.db')) })
    return { kind: 'sqlite', db, close: () => db.destroy() }
  }
  types.setTypeParser(POSTGRES_BIGINT, Number)
  const pool = new Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 3_000 })
  pool.on('error', onConnectionError)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool, onCreateConnection: waitPatiently }),
  })
  return { kind: 'postgres', db, close: () => db.destroy() }
}

/** Says how long a connection waits for a lock; PostgreSQL by itself would wait for ever, and so would whoever asked. */
const waitPatiently: NonNullable<PostgresDialectConfig['onCreateConnection']> = async (
  connection,
) => {
  await connection.executeQuery(CompiledQuery.raw(`set lock_timeout = ${BUSY_TIMEOUT_MS}`))
}
