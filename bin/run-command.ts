import { BackupError } from '#app/features/backup/backup-error.ts'
import { StorageError } from '#app/integrations/storage/object-storage.ts'
import { ConfigError } from '#app/platform/config.server.ts'
import { DAMAGED_DATABASE } from '#app/platform/db/data-folder.server.ts'
import { NewerDatabaseError } from '#app/platform/db/migrate.server.ts'
import { OperatorError } from './operator-error.ts'

const PATIENCE_WITH_SIGNALS_MS = 1_000

/** An error that the operator can mend is printed without its stack, a bug with it. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const sentence = explain(error)
    if (sentence === null) throw error
    console.error(sentence)
    process.exit(1)
  }
}

/** The first SIGTERM, SIGINT or SIGHUP closes in order, a later one ends at once. */
export function closeOnSignals(close: () => Promise<void>): void {
  let firstAt: number | null = null
  const stop = () => {
    const now = performance.now()
    if (firstAt === null) {
      firstAt = now
      void close().then(() => process.exit(0))
      return
    }
    // Ctrl-C reaches this process twice: from the terminal and from npm.
    if (now - firstAt > PATIENCE_WITH_SIGNALS_MS) process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
}

function explain(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const plain = [BackupError, ConfigError, NewerDatabaseError, OperatorError, StorageError]
  if (plain.some((kind) => error instanceof kind)) return error.message
  // A name with several addresses fails with one error for each.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error]
  return first instanceof Error ? (explainSqliteError(first) ?? explainSystemError(first)) : null
}

/** By SQLite's primary code (sqlite.org/rescode.html), which is the lowest byte of the extended one. */
const SQLITE_PROBLEMS: Record<number, string> = {
  5: 'The database site.db in DATA_DIR is locked by another program. End that program.',
  8: 'The database site.db in DATA_DIR cannot be written. Give it to the account of the site.',
  10: 'The disk of DATA_DIR reports an error, so the database site.db cannot be used. Look at the disk.',
  11: DAMAGED_DATABASE,
  13: 'The disk of DATA_DIR is full, so the database site.db cannot be written. Make room.',
  14: 'The database site.db in DATA_DIR cannot be opened. Give the folder to the account of the site.',
  26: DAMAGED_DATABASE,
}

function explainSqliteError(error: Error): string | null {
  const code: unknown = Reflect.get(error, 'errcode')
  return typeof code === 'number' ? (SQLITE_PROBLEMS[code & 0xff] ?? null) : null
}

function explainSystemError(
  error: NodeJS.ErrnoException & { port?: number; address?: string },
): string | null {
  const { code, port, address, path: file } = error
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use. Choose another with PORT=${Number(port) + 1} npm start.`
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${address}. Choose another with HOST=127.0.0.1 npm start.`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return 'The database does not answer. Look at DATABASE_URL.'
    // PostgreSQL's codes for a wrong password or user, and for a database that does not exist.
    case '28P01':
    case '28000':
    case '3D000':
      return `The database refused the connection: ${error.message}.`
    case 'EACCES':
    case 'EROFS':
      return port === undefined
        ? `This account may not use ${file}. Give it to the account of the site, or name another place.`
        : `Port ${port} may not be used by this account. Choose one above 1023 with PORT=3000 npm start.`
    case undefined:
    default:
      return null
  }
}
