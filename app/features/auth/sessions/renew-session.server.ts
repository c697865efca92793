import { isAPIError } from 'better-auth/api'
import type { AuthLibrary } from '#app/features/auth/auth-library.server.ts'
import { inScope } from '#app/features/auth/guarded-adapter.server.ts'
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
): Promise<SignedIn | null> {
  const found = await inScope({}, () => getSession({ headers: cookiesOf(headers) }))
  return found ? toSignedIn(found) : null
}

export async function renewSession(
  { getSession }: AuthLibrary,
  headers: Headers,
): Promise<{ signedIn: SignedIn; setCookie: SetCookies } | null> {
  try {
    const response = await inScope({}, () =>
      getSession({ headers: cookiesOf(headers), method: 'POST', returnHeaders: true }),
    )
    if (!response.response) return null
    return { signedIn: toSignedIn(response.response), setCookie: response.headers.getSetCookie() }
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

type LibrarySession = {
  session: { id: string; createdAt: Date; expiresAt: Date }
  user: SignedInUser
}

function toSignedIn({ session, user }: LibrarySession): SignedIn {
  const hardEndAt = new Date(session.createdAt.getTime() + SESSION_SECONDS.hardEnd * 1_000)
  const expiresAt = session.expiresAt < hardEndAt ? session.expiresAt : hardEndAt
  return { user: toUser(user), sessionId: session.id, expiresAt, hardEndAt }
}
