import { isAPIError } from 'better-auth/api'
import type { Kysely } from 'kysely'
import { endSessions } from '#app/features/auth/accounts.server.ts'
import {
  type AuthLibrary,
  type AuthNeeds,
  cookiePrefix,
  DISABLED,
  openAuthLibrary,
  WRONG_PAIR,
} from '#app/features/auth/auth-library.server.ts'
import { inScope } from '#app/features/auth/guarded-adapter.server.ts'
import { createGate, GateFullError } from '#app/features/auth/hash-gate.ts'
import { createKnownDevices } from '#app/features/auth/known-device.server.ts'
import { isFromOwnOrigin } from '#app/features/auth/own-origin.ts'
import { HASHES_AT_ONCE, HASHES_WAITING } from '#app/features/auth/password-hasher.server.ts'
import {
  SESSION_SECONDS,
  type SignedIn,
  type SignedInUser,
  type SignInProblem,
} from '#app/features/auth/session.ts'
import { createSignInLimits } from '#app/features/auth/sign-in-limits.server.ts'
import { createTidying } from '#app/features/auth/tidy-auth.server.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

/**
 * What a sign-in is tried with: an e-mail in lower case and a password as `parseSignInForm` gives them. `address` is the one
 * that the front door vouches for; no header is believed.
 */
type SignInAttempt = {
  email: string
  password: string
  headers: Headers
  client: { address: string }
}

/** Values for `Set-Cookie`, one header each. */
export type SetCookies = string[]

/** Sign-in and sessions of the staff. Errors of the database are thrown as they came. */
export type Auth = {
  signIn(
    attempt: SignInAttempt,
  ): Promise<Result<{ user: SignedInUser; setCookie: SetCookies }, SignInProblem>>
  /** Null for no session, an expired, revoked or forged one, one past its hard end, and a disabled user's. Writes nothing. */
  readSession(headers: Headers): Promise<SignedIn | null>
  /** Extends a session that has less than 90 s left, and answers any that is good; the cookie's token never changes. */
  renewSession(headers: Headers): Promise<{ signedIn: SignedIn; setCookie: SetCookies } | null>
  /** Ends this browser's session, also when there is none. */
  signOut(headers: Headers): Promise<{ setCookie: SetCookies }>
  /** Ends every session of a user at once. */
  signOutEverywhere(userId: string): Promise<void>
}

const BUSY = { kind: 'busy', retryAfterSeconds: 1 } as const

/** Sets up sign-in on the shared database. */
export function createAuth(needs: AuthNeeds & { log: Logger }): Auth {
  const library = openAuthLibrary(needs)
  // Awaited by every call; without this, a failure before the first one would end the process.
  library.catch(() => {})
  return {
    signIn: createSignIn(needs, library),
    async readSession(headers) {
      return readSession(await library, headers)
    },
    async renewSession(headers) {
      return renewSession(await library, headers)
    },
    async signOut(headers) {
      const { signOut } = await library
      const answer = await inScope({}, () =>
        signOut({ headers: cookiesOf(headers), returnHeaders: true }),
      )
      return { setCookie: answer.headers.getSetCookie() }
    },
    signOutEverywhere: (userId) => endSessions(needs.db, userId),
  }
}

function createSignIn(
  needs: AuthNeeds & { log: Logger },
  library: Promise<AuthLibrary>,
): Auth['signIn'] {
  const { db, secret, secure, publicOrigin, now, log } = needs
  const limits = createSignInLimits(db, secret, now)
  const devices = createKnownDevices(secret, cookiePrefix(secure), secure)
  const tidy = createTidying(db, now, log)
  // Before the database, too: counting a flood of tries would keep its one writer from everybody else.
  const door = createGate(HASHES_AT_ONCE + HASHES_WAITING, 0)

  async function tryToEnter({
    email,
    password,
    headers,
    client,
  }: SignInAttempt): ReturnType<Auth['signIn']> {
    const deviceId = devices.find(headers, email)
    const counted = await limits.begin({ email, address: client.address, deviceId })
    if (!counted.ok) return fail({ kind: 'limited', ...counted.problem })

    const entered = await enter(db, await library, { email, password, headers })
    if (entered.ok || entered.problem.kind !== 'wrong-pair') await limits.forgive(counted.value)
    await tidy()
    if (!entered.ok) return entered
    const { user, setCookie } = entered.value
    return ok({ user, setCookie: [...setCookie, devices.remember(headers, email)] })
  }

  return async (attempt) => {
    if (!isFromOwnOrigin(attempt.headers, publicOrigin)) return fail({ kind: 'foreign-origin' })
    try {
      return await door.run(() => tryToEnter(attempt))
    } catch (error) {
      if (error instanceof GateFullError) return fail(BUSY)
      throw error
    }
  }
}

async function enter(
  db: Kysely<Schema>,
  library: AuthLibrary,
  { email, password, headers }: { email: string; password: string; headers: Headers },
): ReturnType<Auth['signIn']> {
  const earlier = await readSession(library, headers)
  const signIn = {
    // Read before the password is: a reset in between leaves the session with a revision that is no longer the user's.
    passwordRevision: await readRevision(db, email),
    earlierSessionId: earlier?.sessionId ?? null,
  }
  try {
    const answer = await inScope({ signIn }, () =>
      library.signInEmail({
        body: { email, password },
        headers: cookiesOf(headers),
        returnHeaders: true,
      }),
    )
    return ok({ user: toUser(answer.response.user), setCookie: answer.headers.getSetCookie() })
  } catch (error) {
    return fail(problemOf(error))
  }
}

async function readRevision(db: Kysely<Schema>, email: string): Promise<number | null> {
  const user = await db
    .selectFrom('users')
    .select('password_revision')
    .where('email', '=', email)
    .executeTakeFirst()
  // The library asks for the accounts of a user that it has found. Asking for nobody's makes both ways equally long.
  if (!user) await db.selectFrom('accounts').select('id').where('user_id', '=', '').execute()
  return user?.password_revision ?? null
}

function problemOf(error: unknown): SignInProblem {
  if (error instanceof GateFullError) return BUSY
  if (isAPIError(error) && error.body?.code === WRONG_PAIR) return { kind: 'wrong-pair' }
  if (isAPIError(error) && error.body?.code === DISABLED) return { kind: 'disabled' }
  throw error
}

async function readSession(
  { getSession }: AuthLibrary,
  headers: Headers,
): Promise<SignedIn | null> {
  const found = await inScope({}, () => getSession({ headers: cookiesOf(headers) }))
  return found ? toSignedIn(found) : null
}

async function renewSession(
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

function toSignedIn({ session, user }: LibrarySession): SignedIn {
  const hardEndAt = new Date(session.createdAt.getTime() + SESSION_SECONDS.hardEnd * 1_000)
  const expiresAt = session.expiresAt < hardEndAt ? session.expiresAt : hardEndAt
  return { user: toUser(user), sessionId: session.id, expiresAt, hardEndAt }
}

type LibrarySession = {
  session: { id: string; createdAt: Date; expiresAt: Date }
  user: SignedInUser
}

function toUser({ id, email, name }: SignedInUser): SignedInUser {
  return { id, email, name }
}

// Nothing else of the request is the library's business, above all no forwarded address or host.
function cookiesOf(headers: Headers): Headers {
  const kept = new Headers()
  for (const name of ['cookie', 'user-agent']) {
    const value = headers.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept
}
