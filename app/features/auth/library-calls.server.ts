import { isAPIError } from 'better-auth/api'
import { SemaphoreFullError } from '#app/platform/semaphore.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import {
  type AuthLibrary,
  CODE_NEEDED,
  DISABLED,
  WRONG_PAIR,
} from '#app/features/auth/auth-library.server.ts'
import { type Entry, inScope } from '#app/features/auth/guarded-adapter.server.ts'
import {
  SESSION_SECONDS,
  type SignedIn,
  type SignedInUser,
  type SignInProblem,
} from '#app/features/auth/session.ts'

/** Values of `Set-Cookie`, one header each. */
export type SetCookies = string[]

/** Writes nothing. */
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
    const answer = await inScope({}, () =>
      getSession({ headers: cookiesOf(headers), method: 'POST', returnHeaders: true }),
    )
    if (!answer.response) return null
    return { signedIn: toSignedIn(answer.response), setCookie: answer.headers.getSetCookie() }
  } catch (error) {
    // The session was ended elsewhere while it was being extended.
    if (isAPIError(error) && error.statusCode === 401) return null
    throw error
  }
}

function toUser({ id, email, name }: SignedInUser): SignedInUser {
  return { id, email, name }
}

/** The library gets nothing else of a request, above all no forwarded address or host. */
export function cookiesOf(headers: Headers): Headers {
  const kept = new Headers()
  for (const name of ['cookie', 'user-agent']) {
    const value = headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept
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

export type Entered = { state: 'signed-in'; user: SignedInUser; setCookie: SetCookies }

export const BUSY = { kind: 'busy', retryAfterSeconds: 1 } as const

type LibraryAnswer = { response: { user: SignedInUser }; headers: Headers }

/** @returns the problem `code-needed` when the password was right and the account has a second factor */
export async function openSession(
  entry: Entry,
  call: () => Promise<LibraryAnswer>,
): Promise<Result<Entered, SignInProblem | { kind: 'code-needed' }>> {
  try {
    const answer = await inScope({ signIn: entry }, call)
    const user = toUser(answer.response.user)
    return ok({ state: 'signed-in', user, setCookie: answer.headers.getSetCookie() })
  } catch (error) {
    return fail(problemOf(error))
  }
}

function problemOf(error: unknown): SignInProblem | { kind: 'code-needed' } {
  if (error instanceof SemaphoreFullError) return BUSY
  if (!isAPIError(error)) throw error
  const code = error.body?.code
  if (code === WRONG_PAIR) return { kind: 'wrong-pair' }
  if (code === DISABLED) return { kind: 'disabled' }
  if (code === CODE_NEEDED) return { kind: 'code-needed' }
  throw error
}
