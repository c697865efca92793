import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { type Clock, runEvery } from '#app/platform/run-every.ts'
import { MINUTE_MS } from '#app/platform/time.ts'
import type { Schema } from '#db/schema.ts'

type Parts = { db: Kysely<Schema>; dataDir: string; now: () => Date }

const TOLERANCE_MS = MINUTE_MS

/** Ends all sessions if the clock is behind the time until which the site ran before: set back since, it would prolong them (decision 31). */
export async function watchLastRun({ db, dataDir, now }: Parts): Promise<Clock> {
  const file = path.join(dataDir, 'last-run')
  const before = await stat(file).catch(() => null)
  if (before && before.mtimeMs > now().getTime() + TOLERANCE_MS)
    await db.deleteFrom('sessions').execute()
  // `/readyz` tells of a folder that cannot be written.
  const note = () => setModified(file, now()).catch(() => undefined)
  // A process that is killed leaves a time that is at most a minute old.
  const clock = runEvery(MINUTE_MS, note)
  return {
    async stop() {
      await clock.stop()
      await note()
    },
  }
}

async function setModified(file: string, at: Date): Promise<void> {
  const handle = await open(file, 'a', 0o600)
  try {
    // Earlier versions left it to the umask.
    await handle.chmod(0o600)
    await handle.utimes(at, at)
  } finally {
    await handle.close()
  }
}
