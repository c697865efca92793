import { recordAccountEvent } from '#app/features/auth/accounts.server.ts'
import { type AuthNeeds, openAuthLibrary } from '#app/features/auth/auth-library.server.ts'
import { createSignInService } from '#app/features/auth/sign-in/sign-in-service.server.ts'
import { inScope } from '#app/features/auth/guarded-adapter.server.ts'
import {
  cookiesOf,
  readSession,
  renewSession,
} from '#app/features/auth/sessions/renew-session.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import type { Kysely } from 'kysely'
import { MINUTE_MS } from '#app/platform/time.ts'
import type { Schema } from '#db/schema.ts'

/** Database errors are thrown unchanged. */
export function createAuth(needs: AuthNeeds & { log: Logger }) {
  const library = openAuthLibrary(needs)
  // Every call awaits it; without this, a failure before the first call would end the process.
  library.catch(() => {})
  const noteSeen = createSeenNotes(needs)
  return {
    ...createSignInService(needs, library),
    // Null for a session that is missing, expired, revoked, forged or past its hard end, and for a disabled user's.
    readSession: async (headers: Headers) => readSession(await library, headers, noteSeen),
    /** Extends a session that has less than 90 s left; the cookie's token never changes. */
    renewSession: async (headers: Headers) => renewSession(await library, headers),
    /** Also succeeds when there is no session. */
    async signOut(headers: Headers) {
      const { signOut } = await library
      const leaving = await readSession(await library, headers)
      const response = await inScope({}, () =>
        signOut({ headers: cookiesOf(headers), returnHeaders: true }),
      )
      if (leaving) {
        const { id, email } = leaving.user
        const account = { id, email: email ?? id }
        await recordAccountEvent(needs.db, 'account.signed-out', account, needs.now())
      }
      return { setCookie: response.headers.getSetCookie() }
    },
  }
}

type Seen = { id: string; updatedAt: Date }

type Needs = { db: Kysely<Schema>; log: Logger; now: () => Date }

/** Notes at most once a minute that a session was used. */
function createSeenNotes({ db, log, now }: Needs) {
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
