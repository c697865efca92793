import { ConfigError } from '#app/platform/config.server.ts'
import { BuildError } from './build-site.ts'
import { NotInstalledError } from './install-package.ts'

/**
 * Runs a command of the operator. What the operator can mend is said in one plain sentence, without a stack; a bug keeps
 * its stack.
 * @param command the work; it may set `process.exitCode` itself
 */
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

/** A failure that the operator can mend; the message says how. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

const expected = [ConfigError, BuildError, NotInstalledError, OperatorError]

function explain(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (expected.some((kind) => error instanceof kind)) return error.message
  const { code, port, address, path: file } = error as NodeJS.ErrnoException & {
    port?: number
    address?: string
  }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Choose another with PORT=${Number(port) + 1} npm start.`
  }
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}. Choose another with HOST=127.0.0.1.`
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be used by this account. Choose one above 1023 with PORT.`
  if ((code === 'EACCES' || code === 'EROFS') && file !== undefined) return `The site may not write to ${file}. Choose another folder with DATA_DIR.`
  if (code === 'ECONNREFUSED') return `The database does not answer at ${address}:${port}. Look at DATABASE_URL.`
  return null
}
