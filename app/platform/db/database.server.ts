import { randomUUID } from 'node:crypto'
import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely'
import { Client, type ClientConfig, Pool, type PoolConfig, types } from 'pg'
import { ConfigError } from '#app/platform/config.server.ts'
import {
  DAMAGED_DATABASE,
  fileOf,
  prepareDatabaseFile,
} from '#app/platform/db/data-folder.server.ts'
import { createSqliteDialect } from '#app/platform/db/sqlite-dialect.server.ts'

export type DatabaseAddress = { databaseUrl: string | null; dataDir: string }

/** `close` waits for the current write. */
export type OpenDatabase<Tables> = {
  db: Kysely<Tables>
  close(): Promise<void>
}

/** Of each query: its text with placeholders, never a value. */
export type OnQuery = (query: { sql: string; ms: number }) => void

const POSTGRES_BIGINT = 20
const CONNECTION_TIMEOUT_MS = 3_000

/** In milliseconds, on PostgreSQL; each ends before the next, so that the clearest error comes first. */
export type PostgresLimits = { lock: number; statement: number; silence: number; idle: number }

// A connection may fall silent without an error. An idle one is closed before it is asked again, one that does not respond is discarded, and
// so everything works again after `idle` and `silence`: within 5 s (decision 31).
export const REQUEST_LIMITS: PostgresLimits = {
  lock: 2_000,
  statement: 2_500,
  silence: 3_000,
  idle: 1_000,
}

/**
 * `onConnectionError` receives errors of idle PostgreSQL connections, which would otherwise end the process. Without limits (null) a
 * statement takes as long as it needs: for migrations, imports and the operator's commands.
 * @throws ConfigError when DATA_DIR cannot be used
 */
export function openDatabase<Tables>(
  address: DatabaseAddress,
  onConnectionError: (error: Error) => void,
  limits: PostgresLimits | null = REQUEST_LIMITS,
  onQuery?: OnQuery,
): OpenDatabase<Tables> {
  const { databaseUrl, dataDir } = address
  if (databaseUrl === null) return openSqlite(prepareDatabaseFile(dataDir), { onQuery })
  return openPostgres(databaseUrl, { onConnectionError, limits, onQuery })
}

/** Changes nothing, and makes no database where there is none. */
export function openDatabaseToRead<Tables>({
  databaseUrl,
  dataDir,
}: DatabaseAddress): OpenDatabase<Tables> {
  if (databaseUrl === null) return openSqlite(fileOf(dataDir), { isReadOnly: true })
  const limits = { ...REQUEST_LIMITS, isReadOnly: true }
  return openPostgres(databaseUrl, { onConnectionError: () => {}, limits })
}

type PostgresParts = {
  onConnectionError: (error: Error) => void
  limits: (PostgresLimits & { isReadOnly?: boolean }) | null
  onQuery?: OnQuery | undefined
}

function openPostgres<Tables>(
  databaseUrl: string,
  { onConnectionError, limits, onQuery }: PostgresParts,
): OpenDatabase<Tables> {
  types.setTypeParser(POSTGRES_BIGINT, Number)
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    Client: DiscardedWhenSilent,
    ...(limits && limited(limits)),
  })
  pool.on('error', onConnectionError)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...logging(onQuery) })
  return { db, close: () => db.destroy() }
}

function limited(limits: NonNullable<PostgresParts['limits']>): PoolConfig {
  const { lock, statement, silence, idle, isReadOnly = false } = limits
  const settings = {
    lock_timeout: lock,
    statement_timeout: statement,
    // A transaction whose client gave up must not keep its locks.
    idle_in_transaction_session_timeout: silence,
    ...(isReadOnly && { default_transaction_read_only: 'on' }),
  }
  // As a query, because poolers refuse such parameters at the start of a connection.
  const setAll = Object.entries(settings).map(([name, value]) => `set ${name} = ${value}`)
  return {
    query_timeout: silence,
    idleTimeoutMillis: idle,
    // oxlint-disable-next-line typescript/no-misused-promises -- it is waited for; its type does not say so
    onConnect: (client) => client.query(setAll.join('; ')),
  }
}

class DiscardedWhenSilent extends Client {
  constructor(config?: ClientConfig) {
    super(config)
    // The query that runs has the error too; without a listener it would end the process.
    this.on('error', () => undefined)
  }

  // After `query_timeout` the response may still come, so the connection must not be used again.
  override query(...parameters: unknown[]): never {
    const response: unknown = Reflect.apply(super.query, this, parameters)
    if (response instanceof Promise) {
      response.catch((error: unknown) => {
        if (isSilence(error)) void this.end()
      })
    }
    return response as never
  }
}

function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

export function openMemoryDatabase<Tables>(): OpenDatabase<Tables> {
  // The shared cache lets the dialect's two connections see one database; the name separates it from others.
  return openSqlite(`file:${randomUUID()}?mode=memory&cache=shared`)
}

function openSqlite<Tables>(
  file: string,
  { isReadOnly = false, onQuery }: { isReadOnly?: boolean; onQuery?: OnQuery | undefined } = {},
): OpenDatabase<Tables> {
  const dialect = createSqliteDialect(file, isReadOnly)
  const db = new Kysely<Tables>({ dialect, ...logging(onQuery) })
  return { db, close: () => db.destroy() }
}

function logging(onQuery: OnQuery | undefined) {
  if (onQuery === undefined) return {}
  const log = ({ query, queryDurationMillis: ms }: LogEvent) => onQuery({ sql: query.sql, ms })
  return { log }
}

export async function refuseWrites<Tables>(db: Kysely<Tables>): Promise<void> {
  await sql`pragma query_only = on`.execute(db)
}

/** Of SQLite: reads every page, 200 MB in a quarter of a second. */
export async function isUndamaged<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  return rows[0]?.quick_check === 'ok'
}

/** @throws ConfigError when SQLite's file is damaged anywhere, before anything is written to it */
export async function requireUndamaged<Tables>(
  { databaseUrl }: DatabaseAddress,
  db: Kysely<Tables>,
): Promise<void> {
  if (databaseUrl === null && !(await isUndamaged(db))) throw new ConfigError(DAMAGED_DATABASE)
}
