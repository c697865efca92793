import { type AuthNeeds, openAuthLibrary } from '#app/features/auth/auth-library.server.ts'
import {
  createSignInService,
  type SignInService,
} from '#app/features/auth/sign-in/sign-in-service.server.ts'
import { inScope } from '#app/features/auth/guarded-adapter.server.ts'
import {
  readSession,
  renewSession,
  cookiesOf,
  type SetCookies,
} from '#app/features/auth/sessions/renew-session.server.ts'
import type { SignedIn } from '#app/features/auth/sessions/session.ts'
import { recordAuditEvent } from '#app/platform/audit.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

/** Database errors are thrown unchanged. */
export type Auth = SignInService & {
  // Null for a session that is missing, expired, revoked, forged or past its hard end, and for a disabled user's.
  // Writes nothing.
  readSession(headers: Headers): Promise<SignedIn | null>
  /** Extends a session that has less than 90 s left; the cookie's token never changes. */
  renewSession(headers: Headers): Promise<{ signedIn: SignedIn; setCookie: SetCookies } | null>
  /** Also succeeds when there is no session. */
  signOut(headers: Headers): Promise<{ setCookie: SetCookies }>
}

export function createAuth(needs: AuthNeeds & { log: Logger }): Auth {
  const library = openAuthLibrary(needs)
  // Every call awaits it; without this, a failure before the first call would end the process.
  library.catch(() => {})
  return {
    ...createSignInService(needs, library),
    async readSession(headers) {
      return readSession(await library, headers)
    },
    async renewSession(headers) {
      return renewSession(await library, headers)
    },
    async signOut(headers) {
      const { signOut } = await library
      const leaving = await readSession(await library, headers)
      const response = await inScope({}, () =>
        signOut({ headers: cookiesOf(headers), returnHeaders: true }),
      )
      if (leaving) await noteSignOut(needs, leaving)
      return { setCookie: response.headers.getSetCookie() }
    },
  }
}

async function noteSignOut({ db, now }: AuthNeeds, { user }: SignedIn): Promise<void> {
  const subject = user.email ?? user.id
  const by = { id: user.id, name: subject }
  await recordAuditEvent(db, {
    at: now(),
    by,
    act: 'account.signed-out',
    subjectId: user.id,
    subject,
  })
}
