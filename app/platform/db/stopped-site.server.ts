import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { fileOf } from '#app/platform/db/data-folder.server.ts'
import type { DatabaseAddress } from '#app/platform/db/database.server.ts'
import { BUS_CONNECTION } from '#app/platform/db/postgres-bus.server.ts'
import {
  openPostgresSnapshot,
  readSqlite,
  type Snapshot,
} from '#app/platform/db/snapshot.server.ts'
import { takeSiteLock } from '#app/platform/db/site-lock.server.ts'
import { isBusy } from '#app/platform/db/sqlite-dialect.server.ts'

export type StoppedSite = Snapshot & {
  /** Whether the site was started since. */
  isRunning(): Promise<boolean>
}

/** `none`: there is no database. `running`: the site runs, or another command does. */
export async function openStoppedSite({
  databaseUrl,
  dataDir,
}: DatabaseAddress): Promise<StoppedSite | 'none' | 'running'> {
  if (databaseUrl === null) return openStoppedSqlite(dataDir)
  const isRunning = () => isPostgresSiteRunning(databaseUrl)
  if (await isRunning()) return 'running'
  return { ...(await openPostgresSnapshot(databaseUrl)), isRunning }
}

// The lock keeps a site from being started, and SQLite's own keeps commands from writing: so the file is read in its place, without a copy.
function openStoppedSqlite(dataDir: string): StoppedSite | 'none' | 'running' {
  const file = fileOf(dataDir)
  if (!existsSync(file)) return 'none'
  const lock = takeSiteLock(dataDir)
  if (lock === null) return 'running'
  const database = new DatabaseSync(file, { timeout: 0 })
  const close = () => {
    database.close()
    lock.release()
  }
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    close()
    if (isBusy(error)) return 'running'
    throw error
  }
  const snapshot = readSqlite(database, async () => close())
  return { ...snapshot, isRunning: async () => false }
}

async function isPostgresSiteRunning(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
      [BUS_CONNECTION],
    )
    return rowCount !== 0
  } finally {
    await client.end()
  }
}
