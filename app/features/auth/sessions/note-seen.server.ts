import type { Kysely } from 'kysely'
import type { Logger } from '#app/platform/log.server.ts'
import { MINUTE_MS } from '#app/platform/time.ts'
import type { Schema } from '#db/schema.ts'

type Seen = { id: string; updatedAt: Date }

type Needs = { db: Kysely<Schema>; log: Logger; now: () => Date }

/** Notes at most once a minute that a session was used. */
export function createSeenNotes({ db, log, now }: Needs) {
  const pending = new Set<string>()
  // A database that takes no writes is left alone for a minute.
  let pausedUntil = 0

  async function write(id: string, at: Date): Promise<void> {
    pending.add(id)
    try {
      await db
        .updateTable('sessions')
        .set({ updated_at: at })
        .where('id', '=', id)
        .where('updated_at', '<', at)
        .execute()
    } catch (error) {
      pausedUntil = at.getTime() + MINUTE_MS
      log.error('a session that was seen could not be noted', error)
    } finally {
      pending.delete(id)
    }
  }

  return ({ id, updatedAt }: Seen): void => {
    const at = now()
    const isDue = at.getTime() - updatedAt.getTime() >= MINUTE_MS && at.getTime() >= pausedUntil
    // Nobody waits for it, because pages are read also while nothing can be written.
    if (isDue && !pending.has(id)) void write(id, at)
  }
}
