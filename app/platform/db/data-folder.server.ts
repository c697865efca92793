import { accessSync, chmodSync, closeSync, constants, mkdirSync, openSync, statSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from '#app/platform/config.server.ts'

const { R_OK, W_OK, X_OK } = constants

export const DAMAGED_DATABASE =
  'The database site.db in DATA_DIR is damaged. Stop the site, move the file away, and restore the last backup with npm run site -- restore FILE.'

/** Where SQLite has its database. */
export function fileOf(dataDir: string): string {
  return path.join(dataDir, 'site.db')
}

/** @throws ConfigError when this account may not write there */
export function makeDataFolder(dataDir: string): void {
  explained(dataDir, () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, R_OK | W_OK | X_OK)
  })
}

/**
 * Makes the folder and an empty file, because SQLite would make one that other accounts can read. SQLite gives the files beside it the
 * file's own mode; those that an earlier version has made are mended.
 * @throws ConfigError when the folder or a file cannot be used
 */
export function prepareDatabaseFile(dataDir: string): string {
  makeDataFolder(dataDir)
  const file = fileOf(dataDir)
  explained(dataDir, () => {
    requireNotEmptied(dataDir)
    makePrivateFile(file)
    for (const beside of [`${file}-wal`, `${file}-shm`]) {
      if (statSync(beside, { throwIfNoEntry: false }) !== undefined) makePrivateFile(beside)
    }
  })
  return file
}

/** Only its owner reads and writes it; its content stays. */
export function makePrivateFile(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false })
  // One that exists is not opened, because closing it again would release the locks that SQLite holds on it in this process.
  if (found === undefined) return closeSync(openSync(file, 'a', 0o600))
  accessSync(file, R_OK | W_OK)
  if ((found.mode & 0o077) !== 0) chmodSync(file, 0o600)
}

// To SQLite an empty file is a new database, and a new site offers its first account to whoever comes first.
function requireNotEmptied(dataDir: string): void {
  const hasRun = statSync(path.join(dataDir, 'last-run'), { throwIfNoEntry: false }) !== undefined
  if (!hasRun || statSync(fileOf(dataDir), { throwIfNoEntry: false })?.size !== 0) return
  throw new ConfigError(
    `The database site.db in DATA_DIR (${dataDir}) is empty, though the site has run there: delete the file and restore the last backup with npm run site -- restore FILE.`,
  )
}

function explained(dataDir: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === null) throw error
    throw new ConfigError(
      `The setting DATA_DIR (${dataDir}) cannot be used: ${reason}. It takes a folder that the account of the site may write to.`,
      { cause: error },
    )
  }
}

function reasonOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code, path: place = 'its path' } = error as NodeJS.ErrnoException
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${place} is no folder`
  if (code === 'EISDIR') return `${place} is a folder instead of a file`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `this account may not read and write ${place}`
  if (code === 'ENOSPC' || code === 'EDQUOT') return `its disk is full`
  return code === undefined ? null : `${place} cannot be made (${code})`
}
