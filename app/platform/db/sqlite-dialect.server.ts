import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/** How long a write waits for a lock that another process holds, in milliseconds, before it gives up. */
export const WRITE_PATIENCE_MS = 5_000

// SQLite's own waiting blocks the event loop, so it is kept to a moment and the rest is waited for asynchronously.
const BUSY_TIMEOUT_MS = 5
const RETRY_EVERY_MS = 20
const SQLITE_BUSY = 5

/**
 * Kysely's dialect for Node's own SQLite. One connection writes, one at a time; another only reads, so that readers go on
 * while a write waits for a lock (the file is in WAL mode, where readers and a writer do not block each other).
 * @param file path of the database; it is created when missing
 */
export function createSqliteDialect(file: string): Dialect {
  return {
    createDriver: () => new SqliteDriver(file),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

// The stock adapter says no to both. Said no to transactional DDL, a kill in the middle of a migration leaves half of it;
// said no to several connections, a write that waits for a lock would hold up every read.
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class SqliteDriver implements Driver {
  readonly #file: string
  #writer: DatabaseSync | undefined
  #reader: DatabaseSync | undefined
  readonly #turn = new Turn()

  constructor(file: string) {
    this.#file = file
  }

  async init(): Promise<void> {
    this.#writer = await openPatiently(() => openWriter(this.#file))
    this.#reader = await openPatiently(() => open(this.#file, { readOnly: true }))
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#writer || !this.#reader) throw new Error('The database is not open')
    return new SqliteConnection(this.#writer, this.#reader, this.#turn)
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).begin()
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).commit()
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    ;(connection as SqliteConnection).rollback()
  }

  async releaseConnection(): Promise<void> {
    // A connection here is a view on the two that stay open.
  }

  async destroy(): Promise<void> {
    await this.#turn.take()
    this.#reader?.close()
    this.#writer?.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #writer: DatabaseSync
  readonly #reader: DatabaseSync
  readonly #turn: Turn
  #giveBack: (() => void) | undefined

  constructor(writer: DatabaseSync, reader: DatabaseSync, turn: Turn) {
    this.#writer = writer
    this.#reader = reader
    this.#turn = turn
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#giveBack) return run<Row>(this.#writer, query)
    if (query.query.kind === 'SelectQueryNode') return run<Row>(this.#reader, query)
    const giveUpAt = endOfPatience()
    const giveBack = await this.#turn.take()
    try {
      return await patiently(() => run<Row>(this.#writer, query), giveUpAt)
    } finally {
      giveBack()
    }
  }

  // eslint-disable-next-line require-yield
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming is not used on SQLite')
  }

  async begin(): Promise<void> {
    const giveUpAt = endOfPatience()
    const giveBack = await this.#turn.take()
    try {
      // IMMEDIATE takes the write lock now, while waiting is still possible; a later upgrade could only fail.
      await patiently(() => this.#writer.exec('begin immediate'), giveUpAt)
      this.#giveBack = giveBack
    } catch (error) {
      giveBack()
      throw error
    }
  }

  async commit(): Promise<void> {
    await patiently(() => this.#writer.exec('commit'))
    this.#end()
  }

  rollback(): void {
    try {
      // A full disk makes SQLite roll back by itself; a second rollback would hide the first error.
      if (this.#writer.isTransaction) this.#writer.exec('rollback')
    } finally {
      this.#end()
    }
  }

  #end(): void {
    this.#giveBack?.()
    this.#giveBack = undefined
  }
}

/** A queue of one: whoever takes the turn has it until it gives it back. */
class Turn {
  #last: Promise<void> = Promise.resolve()

  async take(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return resolve
  }
}

function openWriter(file: string): DatabaseSync {
  const database = open(file, {})
  // FULL: a commit is on the disk before it is acknowledged, also when the power fails.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // What is erased is overwritten, not only given free.
  database.exec('pragma secure_delete = on')
  return database
}

function open(file: string, options: { readOnly?: boolean }): DatabaseSync {
  return new DatabaseSync(file, { ...options, timeout: BUSY_TIMEOUT_MS })
}

async function openPatiently(openIt: () => DatabaseSync): Promise<DatabaseSync> {
  return patiently(openIt)
}

// Whoever stands in line for the writer is waiting already: ten in line must not wait for ten times as long.
function endOfPatience(): number {
  return performance.now() + WRITE_PATIENCE_MS
}

/** Tries once, and while somebody else holds the lock again until `giveUpAt`. */
async function patiently<Value>(attempt: () => Value, giveUpAt = endOfPatience()): Promise<Value> {
  for (;;) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error
      await sleep(RETRY_EVERY_MS)
    }
  }
}

function isBusy(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'errcode') : undefined
  // Extended codes (BUSY_SNAPSHOT and the like) carry the primary code in their lowest byte.
  return typeof code === 'number' && (code & 0xff) === SQLITE_BUSY
}

function run<Row>(database: DatabaseSync, query: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(query.sql)
  const values = query.parameters.map(toSqliteValue)
  if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] }
  const { changes } = statement.run(...values)
  return { rows: [], numAffectedRows: BigInt(changes) }
}

// An object handed to node:sqlite as the first argument would mean named parameters and bind NULL in silence.
function toSqliteValue(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`)
}
