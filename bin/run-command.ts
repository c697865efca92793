import { BackupError } from '#app/features/backup/backup-error.ts'
import { StorageError } from '#app/integrations/storage/object-storage.ts'
import { ConfigError } from '#app/platform/config.server.ts'
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
  return first instanceof Error ? explainSystemError(first) : null
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
        ? `The site may not write to ${file}. Choose another folder with DATA_DIR.`
        : `Port ${port} may not be used by this account. Choose one above 1023 with PORT=3000 npm start.`
    case undefined:
    default:
      return null
  }
}
