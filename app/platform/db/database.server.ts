import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { CompiledQuery, Kysely, PostgresDialect, type PostgresDialectConfig, sql } from 'kysely'
import { Pool, types } from 'pg'
import { BUSY_TIMEOUT_MS, createSqliteDialect } from '#app/platform/db/sqlite-dialect.server.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

export type DatabaseAddress = { databaseUrl: string | null; dataDir: string }

/** `close` waits for the current write. */
export type OpenDatabase<Tables> = {
  kind: DatabaseKind
  db: Kysely<Tables>
  close(): Promise<void>
}

const POSTGRES_BIGINT = 20

/** `onConnectionError` receives errors of idle PostgreSQL connections, which would otherwise end the process. */
export function openDatabase<Tables>(
  address: DatabaseAddress,
  onConnectionError: (error: Error) => void,
): OpenDatabase<Tables> {
  const { databaseUrl, dataDir } = address
  if (databaseUrl === null) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return openSqlite(path.join(dataDir, 'site.db'))
  }
  types.setTypeParser(POSTGRES_BIGINT, Number)
  const pool = new Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 3_000 })
  pool.on('error', onConnectionError)
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool, onCreateConnection: waitForServer }),
  })
  return { kind: 'postgres', db, close: () => db.destroy() }
}

/** By default PostgreSQL would wait for a lock for ever. */
const waitForServer: NonNullable<PostgresDialectConfig['onCreateConnection']> = async (
  connection,
) => {
  await connection.executeQuery(CompiledQuery.raw(`set lock_timeout = ${BUSY_TIMEOUT_MS}`))
}

export function openMemoryDatabase<Tables>(): OpenDatabase<Tables> {
  // The shared cache lets the dialect's two connections see one database; the name separates it from others.
  return openSqlite(`file:${randomUUID()}?mode=memory&cache=shared`)
}

function openSqlite<Tables>(file: string): OpenDatabase<Tables> {
  const db = new Kysely<Tables>({ dialect: createSqliteDialect(file) })
  return { kind: 'sqlite', db, close: () => db.destroy() }
}

export async function refuseWrites<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`pragma query_only = on`.execute(db)
}
