import { isAPIError } from 'better-auth/api'
import type { AuthLibrary } from '#app/features/auth/auth-library.server.ts'
import { type CallScope, inScope } from '#app/features/auth/guarded-adapter.server.ts'
import { parseRole } from '#app/features/auth/roles/roles.ts'
import {
  SESSION_SECONDS,
  type SignedIn,
  type SignedInUser,
  toUser,
} from '#app/features/auth/sessions/session.ts'

export type SetCookies = string[]

export async function readSession(
  { getSession }: AuthLibrary,
  headers: Headers,
  onSeen?: (session: NonNullable<CallScope['session']>) => void,
): Promise<SignedIn | null> {
  const scope: CallScope = {}
  const found = await inScope(scope, () => getSession({ headers: cookiesOf(headers) }))
  const signedIn = found && toSignedIn(found.user, scope)
  if (signedIn && scope.session) onSeen?.(scope.session)
  return signedIn
}

export async function renewSession(
  { getSession }: AuthLibrary,
  headers: Headers,
): Promise<{ signedIn: SignedIn; setCookie: SetCookies } | null> {
  const scope: CallScope = {}
  try {
    const { response: found, headers: set } = await inScope(scope, () =>
      getSession({ headers: cookiesOf(headers), method: 'POST', returnHeaders: true }),
    )
    const signedIn = found && toSignedIn(found.user, scope)
    return signedIn && { signedIn, setCookie: set.getSetCookie() }
  } catch (error) {
    if (isAPIError(error) && error.statusCode === 401) return null
    throw error
  }
}

/** The library must not see forwarded addresses or hosts. */
export function cookiesOf(headers: Headers): Headers {
  const selected = new Headers()
  for (const name of ['cookie', 'user-agent']) {
    const value = headers.get(name)
    if (value !== null) selected.set(name, value)
  }
  return selected
}

function toSignedIn(
  user: SignedInUser & { role: string; readsRestricted: boolean },
  { session }: CallScope,
): SignedIn | null {
  const role = parseRole(user.role)
  if (!session || role === null) return null
  const hardEndAt = new Date(session.createdAt.getTime() + SESSION_SECONDS.hardEnd * 1_000)
  const expiresAt = session.expiresAt < hardEndAt ? session.expiresAt : hardEndAt
  const { id: sessionId } = session
  return {
    user: toUser(user),
    role,
    readsRestricted: user.readsRestricted,
    sessionId,
    expiresAt,
    hardEndAt,
  }
}
