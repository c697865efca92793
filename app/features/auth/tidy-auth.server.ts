import type { Kysely } from 'kysely'
import { TRIES_KEPT_MS } from '#app/features/auth/sign-in-limits.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { Schema } from '#db/schema.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time.ts'

const EVERY_MS = 10 * MINUTE_MS

// Long after they ended, so that a clock that jumps ahead for a while ends no session.
const SESSIONS_KEPT_MS = 2 * DAY_MS

/** At most every ten minutes, and never delaying a sign-in. */
export function createTidying(
  db: Kysely<Schema>,
  now: () => Date,
  log: Logger,
): () => Promise<void> {
  let nextAt = 0
  return async () => {
    const time = now().getTime()
    if (time < nextAt) return
    nextAt = time + EVERY_MS
    try {
      await db
        .deleteFrom('sign_in_attempts')
        .where('created_at', '<', new Date(time - TRIES_KEPT_MS))
        .execute()
      await db
        .deleteFrom('sessions')
        .where('expires_at', '<', new Date(time - SESSIONS_KEPT_MS))
        .execute()
      await db
        .deleteFrom('sign_in_challenges')
        .where('expires_at', '<', new Date(time - SESSIONS_KEPT_MS))
        .execute()
    } catch (error) {
      log.error('auth-not-tidied', error)
    }
  }
}
