import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { databaseResponse } from '#app/platform/http/database-response.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { Schema } from '#db/schema.ts'

type Parts = { db: Kysely<Schema>; dataDir: string; log: Logger; now: () => Date }

const PROBE_EVERY_MS = 10_000
// A write may wait for a lock, and who asks must not.
const PATIENCE_MS = 100
// Less may still find room in a file that exists.
const PROBE_BYTES = 4_096

/** For `/readyz`: reads each time; writes at most every 10 s, once for all who ask. */
export function createReadiness(parts: Parts): () => Promise<boolean> {
  let probedAt = -Infinity
  let canWrite = true
  let probe: Promise<void> | null = null
  const isDue = () => Math.abs(parts.now().getTime() - probedAt) >= PROBE_EVERY_MS
  async function look(): Promise<void> {
    probedAt = parts.now().getTime()
    canWrite = await isWritable(parts)
    probe = null
  }
  return async () => {
    if (!(await isReadable(parts.db))) return false
    if (probe === null && isDue()) probe = look()
    if (probe) await Promise.race([probe, sleep(PATIENCE_MS, undefined, { ref: false })])
    return canWrite
  }
}

async function isReadable(db: Kysely<Schema>): Promise<boolean> {
  try {
    // Reads a table, because SQLite answers "1" without its file, and only reads, because any other query would wait for SQLite's one
    // writer.
    await db.selectFrom('blog_posts').select('id').limit(1).execute()
    return true
  } catch {
    return false
  }
}

async function isWritable({ db, dataDir, log }: Parts): Promise<boolean> {
  const file = path.join(dataDir, 'write-probe')
  try {
    // The migrator's row exists on both databases, and nobody reads it while the site runs.
    await sql`update kysely_migration_lock set is_locked = is_locked`.execute(db)
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await writeFile(file, Buffer.alloc(PROBE_BYTES), { mode: 0o600 })
    return true
  } catch (error) {
    // A lock passes, and a database that is away is noticed by reading.
    if (databaseResponse(error)?.status === 503) return true
    log.error('nothing can be written', error)
    return false
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}
