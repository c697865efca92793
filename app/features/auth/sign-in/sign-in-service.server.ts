import type { Kysely } from 'kysely'
import { createSemaphore } from '#app/platform/semaphore.ts'
import type { Logger } from '#app/platform/log.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time.ts'
import {
  type AuthLibrary,
  type AuthNeeds,
  cookiePrefix,
} from '#app/features/auth/auth-library.server.ts'
import { busyWhenFull } from '#app/features/auth/reauthentication.server.ts'
import {
  type SignInParts,
  type Origin,
  tryCode,
} from '#app/features/auth/sign-in/code-step.server.ts'
import { createKnownDevices } from '#app/features/auth/sign-in/known-device.server.ts'
import {
  readSession,
  cookiesOf,
  type SetCookies,
} from '#app/features/auth/sessions/renew-session.server.ts'
import {
  HASHES_AT_ONCE,
  HASHES_WAITING,
} from '#app/features/auth/passwords/password-hasher.server.ts'
import type { SignInProblem } from '#app/features/auth/sessions/session.ts'
import { createChallenges } from '#app/features/auth/sign-in/sign-in-challenge.server.ts'
import {
  createSignInLimits,
  TRIES_RETENTION_MS,
} from '#app/features/auth/sign-in/sign-in-limits.server.ts'
import { type Entered, openSession } from '#app/features/auth/sign-in/open-session.server.ts'

/** As parsed by `parseSignInForm`; `code` is sent once the second factor has been asked for. */
type SignInAttempt = Origin & { email: string; password: string; code?: string }

export type SignInOutcome = Entered | { state: 'code-needed'; setCookie: SetCookies }

export function createSignInService(
  needs: AuthNeeds & { log: Logger },
  library: Promise<AuthLibrary>,
) {
  const { db, secret, secure, publicOrigin, now, log } = needs
  const prefix = cookiePrefix(secure)
  const challenges = createChallenges(db, now, { cookiePrefix: prefix, secure })
  const limits = createSignInLimits(db, secret, now)
  const devices = createKnownDevices(secret, prefix, secure)
  const cleanUp = createCleanup(db, now, log)
  const parts = { needs, library, limits, devices, challenges, cleanUp }
  // Checked before the database, too: counting a flood of tries would block its one writer.
  const semaphore = createSemaphore(HASHES_AT_ONCE + HASHES_WAITING, 0)

  async function through<Value>(
    { headers }: Origin,
    work: () => Promise<Result<Value, SignInProblem>>,
  ): Promise<Result<Value, SignInProblem>> {
    if (!isFromOwnOrigin(headers, publicOrigin)) return fail({ kind: 'foreign-origin' })
    return busyWhenFull(() => semaphore.run(work))
  }

  return {
    signIn: (attempt: SignInAttempt) => through(attempt, () => tryPassword(parts, attempt)),
    enterCode: (attempt: Origin & { code: string }) =>
      through<Entered>(attempt, async () => {
        const challenge = await challenges.find(attempt.headers)
        if (!challenge) return fail({ kind: 'challenge-over' })
        return tryCode(parts, challenge, attempt)
      }),
    isAskedForCode: async (headers: Headers) => (await challenges.find(headers)) !== null,
  }
}

async function tryPassword(
  parts: SignInParts,
  attempt: SignInAttempt,
): Promise<Result<SignInOutcome, SignInProblem>> {
  const { email, password, headers, client } = attempt
  const { needs, limits, devices, cleanUp } = parts
  const { address } = client
  const deviceId = devices.find(headers, email)
  const counted = await limits.begin({ email, address, deviceId, secret: 'password' })
  if (!counted.ok) return fail({ kind: 'limited', ...counted.problem })

  const library = await parts.library
  const earlier = await readSession(library, headers)
  // Read before the password is checked: a reset in between leaves the session with an outdated revision.
  const passwordRevision = await readRevision(needs.db, email)
  const earlierSessionId = earlier?.sessionId ?? null
  const entry = { passwordRevision, isCodeGiven: false, earlierSessionId, address }
  const body = { email, password }
  const entered = await openSession(entry, () =>
    library.signInEmail({ body, headers: cookiesOf(headers), returnHeaders: true }),
  )
  if (entered.ok || entered.problem.kind !== 'wrong-pair') await limits.forgive(counted.value)
  await cleanUp()
  if (entered.ok) {
    const { setCookie } = entered.value
    return ok({ ...entered.value, setCookie: [...setCookie, devices.remember(headers, email)] })
  }
  if (entered.problem.kind !== 'code-needed') return fail(entered.problem)
  return askForCode(parts, passwordRevision, attempt)
}

async function askForCode(
  parts: SignInParts,
  passwordRevision: number | null,
  { email, code = '', headers, client }: SignInAttempt,
): Promise<Result<SignInOutcome, SignInProblem>> {
  const opened = await parts.challenges.open(email, passwordRevision)
  if (!opened) return fail({ kind: 'wrong-pair' })
  if (code !== '') return tryCode(parts, opened.challenge, { code, headers, client })
  return ok({ state: 'code-needed', setCookie: [opened.cookie] })
}

async function readRevision(db: Kysely<Schema>, email: string): Promise<number | null> {
  const user = await db
    .selectFrom('users')
    .select('password_revision')
    .where('email', '=', email)
    .executeTakeFirst()
  // The library reads the accounts of a user it has found; this query makes both ways equally long.
  if (!user) await db.selectFrom('accounts').select('id').where('user_id', '=', '').execute()
  return user?.password_revision ?? null
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

// CSRF: a browser names its origin; a program that names none carries no user's cookies. A null `publicOrigin` accepts
// any loopback host and port.
/** @internal exported for tests */
export function isFromOwnOrigin(headers: Headers, publicOrigin: string | null): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === 'cross-site') return false
  const origin = headers.get('origin')
  if (origin === null) return site === null || site === 'same-origin' || site === 'none'
  return publicOrigin === null ? isLoopback(origin) : origin === publicOrigin
}

function isLoopback(origin: string): boolean {
  const url = URL.parse(origin)
  return url !== null && /^https?:$/.test(url.protocol) && LOOPBACK.test(url.hostname)
}

const EVERY_MS = 10 * MINUTE_MS

// Long after they ended, so that a clock that jumps ahead for a while ends no session.
const SESSIONS_RETENTION_MS = 2 * DAY_MS

/** At most every ten minutes, and never delaying a sign-in. */
function createCleanup(db: Kysely<Schema>, now: () => Date, log: Logger): () => Promise<void> {
  let nextAt = 0
  return async () => {
    const time = now().getTime()
    if (time < nextAt) return
    nextAt = time + EVERY_MS
    try {
      await db
        .deleteFrom('sign_in_attempts')
        .where('created_at', '<', new Date(time - TRIES_RETENTION_MS))
        .execute()
      await db
        .deleteFrom('sessions')
        .where('expires_at', '<', new Date(time - SESSIONS_RETENTION_MS))
        .execute()
      await db
        .deleteFrom('sign_in_challenges')
        .where('expires_at', '<', new Date(time - SESSIONS_RETENTION_MS))
        .execute()
    } catch (error) {
      log.error('sign-in cleanup failed', error)
    }
  }
}
