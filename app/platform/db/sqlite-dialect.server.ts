import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
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
import { isStorableTime } from '#app/platform/local-time.ts'
import { retryWithBackoff } from '#app/platform/retry.ts'
import { createSemaphore } from '#app/platform/semaphore.ts'

/** @internal exported for tests */
export const BUSY_TIMEOUT_MS = 5_000

// SQLite's own waiting blocks the event loop, so a read waits shortly and a write, which is tried again without blocking, not at all:
// ten refused writes end at one instant, and their waits would add up.
const READ_TIMEOUT_MS = 5
const RETRY_EVERY_MS = 20
const SQLITE_BUSY = 5

// One connection writes, another only reads, so that reads go on while a write waits for a lock (WAL mode).
export function createSqliteDialect(file: string, isReadOnly = false): Dialect {
  return {
    createDriver: () => new SqliteDriver(file, isReadOnly),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

// The stock adapter denies both: without transactional DDL a killed migration stays half done, and with one connection a waiting write
// blocks every read.
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** `isWriting`: a transaction of this connection holds the write lock. */
type SqliteConnection = DatabaseConnection & { isWriting: boolean }

class SqliteDriver implements Driver {
  readonly #file: string
  readonly #isReadOnly: boolean
  #writer!: DatabaseSync
  #reader!: DatabaseSync
  readonly #writeLock = createSemaphore(1)

  constructor(file: string, isReadOnly: boolean) {
    this.#file = file
    this.#isReadOnly = isReadOnly
  }

  async init(): Promise<void> {
    const openReader = () =>
      new DatabaseSync(this.#file, { readOnly: true, timeout: READ_TIMEOUT_MS })
    const open = this.#isReadOnly ? openReader : () => openWriter(this.#file)
    this.#writer = await untilNotBusy(open)
    this.#reader = await untilNotBusy(openReader)
  }

  async acquireConnection(): Promise<SqliteConnection> {
    const connection: SqliteConnection = {
      isWriting: false,
      executeQuery: async <Row>(query: CompiledQuery) => {
        if (connection.isWriting) return run<Row>(this.#writer, query)
        if (query.query.kind === 'SelectQueryNode') return run<Row>(this.#reader, query)
        const deadline = busyDeadline()
        return this.#writeLock.run(() =>
          untilNotBusy(() => run<Row>(this.#writer, query), deadline),
        )
      },
      streamQuery() {
        throw new Error('Streaming is not used on SQLite')
      },
    }
    return connection
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    const deadline = busyDeadline()
    await this.#writeLock.acquire()
    try {
      // IMMEDIATE takes the write lock now, while waiting is still possible; a later upgrade could only fail.
      await untilNotBusy(() => this.#writer.exec('begin immediate'), deadline)
      connection.isWriting = true
    } catch (error) {
      this.#writeLock.release()
      throw error
    }
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await untilNotBusy(() => this.#writer.exec('commit'))
    this.#end(connection)
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    try {
      // A full disk makes SQLite roll back by itself; a second rollback would hide the first error.
      if (this.#writer.isTransaction) this.#writer.exec('rollback')
    } finally {
      this.#end(connection)
    }
  }

  #end(connection: SqliteConnection): void {
    if (!connection.isWriting) return
    connection.isWriting = false
    this.#writeLock.release()
  }

  async releaseConnection(): Promise<void> {
    // Both connections stay open.
  }

  async destroy(): Promise<void> {
    await this.#writeLock.acquire()
    this.#reader.close()
    this.#writer.close()
  }
}

function openWriter(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 0 })
  // FULL: a commit is on the disk before it is acknowledged, also when the power fails.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // Erased data is overwritten, not only freed.
  database.exec('pragma secure_delete = on')
  return database
}

// Counted from before the wait for our own lock: ten queued writes must not wait ten times as long.
function busyDeadline(): number {
  return performance.now() + BUSY_TIMEOUT_MS
}

function untilNotBusy<Value>(attempt: () => Value, deadline = busyDeadline()): Promise<Value> {
  const delayMs = () => RETRY_EVERY_MS
  return retryWithBackoff(attempt, { delayMs, shouldRetryError: isBusy, deadline })
}

export function isBusy(error: unknown): boolean {
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

// node:sqlite would silently take an object as the first argument for named parameters and bind NULL.
function toSqliteValue(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) {
    if (!isStorableTime(value)) throw new RangeError('SQLite cannot keep this time in its order')
    return value.toISOString()
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`)
}
