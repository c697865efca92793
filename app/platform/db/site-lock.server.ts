import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '#app/platform/config.server.ts'
import { makeDataFolder, makePrivateFile } from '#app/platform/db/data-folder.server.ts'
import type { DatabaseAddress } from '#app/platform/db/database.server.ts'
import { isBusy } from '#app/platform/db/sqlite-dialect.server.ts'
import { retryWithBackoff } from '#app/platform/retry.ts'

type SiteLock = { release(): void }

// As long as a process that was told to stop may need for the requests that it has begun.
const PATIENCE_MS = 15_000
const RETRY_EVERY_MS = 100

/**
 * Of the process that has the data folder to itself: the site, a move or a restore. Commands beside a running site take none. It is a lock
 * of the operating system, by way of SQLite, so that one of a killed process is gone with it.
 * @returns null while another process has it
 */
export function takeSiteLock(dataDir: string): SiteLock | null {
  makeDataFolder(dataDir)
  const file = path.join(dataDir, 'site.lock')
  makePrivateFile(file)
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // Nothing is ever written, so a file for what could be rolled back would only lie about.
    database.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    database.close()
    if (isBusy(error)) return null
    throw error
  }
  return { release: () => database.close() }
}

/**
 * What `open` gives, and the lock until it is closed. PostgreSQL is shared by several processes and needs none.
 * @throws ConfigError when another process still has the lock after 15 s
 */
export async function openAlone<Opened extends { close(): Promise<void> }>(
  { databaseUrl, dataDir }: DatabaseAddress,
  wait: { onWait: () => void; patienceMs?: number },
  open: () => Promise<Opened>,
): Promise<Opened> {
  if (databaseUrl !== null) return open()
  const lock = await waitForLock(dataDir, wait)
  try {
    const opened = await open()
    const close = () => opened.close().finally(lock.release)
    return { ...opened, close }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function waitForLock(
  dataDir: string,
  { onWait, patienceMs = PATIENCE_MS }: { onWait: () => void; patienceMs?: number },
): Promise<SiteLock> {
  const first = takeSiteLock(dataDir)
  if (first !== null) return first
  onWait()
  const lock = await retryWithBackoff(() => takeSiteLock(dataDir), {
    delayMs: () => RETRY_EVERY_MS,
    shouldRetry: (taken) => taken === null,
    deadline: performance.now() + patienceMs,
  })
  if (lock !== null) return lock
  throw new ConfigError(
    `Another process of the site, or a move or restore, uses DATA_DIR (${dataDir}). Stop it, or give this one another DATA_DIR.`,
  )
}
