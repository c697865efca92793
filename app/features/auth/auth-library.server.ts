import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { getAdapter } from 'better-auth/db/adapter'
import { betterAuth } from 'better-auth/minimal'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { v7 as timeOrderedId } from 'uuid'
import { recordAccountEvent } from '#app/features/auth/accounts.server.ts'
import { CREDENTIAL_LIMITS } from '#app/features/auth/credentials.ts'
import { currentScope, guardAdapter } from '#app/features/auth/guarded-adapter.server.ts'
import type { PasswordHasher } from '#app/features/auth/passwords/password-hasher.server.ts'
import { SESSION_SECONDS } from '#app/features/auth/sessions/session.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import type { Schema } from '#db/schema.ts'

export type AuthNeeds = {
  db: Kysely<Schema>
  /** 32 characters or more; another secret ends every session. */
  secret: string
  /** Whether the site is served over TLS; its cookies are then `Secure` and bound to the host. */
  secure: boolean
  /** Null accepts any loopback host. */
  publicOrigin: string | null
  hasher: PasswordHasher
  now: () => Date
}

export const DISABLED = 'ACCOUNT_DISABLED'
export const CODE_NEEDED = 'SECOND_FACTOR_NEEDED'
export const WRONG_PAIR = 'INVALID_EMAIL_OR_PASSWORD'

/** The library is never mounted on a URL, so nothing else of it can be reached. */
export type AuthLibrary = Pick<
  ReturnType<typeof build>['api'],
  'signInEmail' | 'openSession' | 'getSession' | 'signOut'
>

/** `__Host-` keeps a neighbouring subdomain from planting a cookie (RFC 6265bis). */
export function cookiePrefix(secure: boolean): string {
  return secure ? '__Host-site' : 'site'
}

export async function openAuthLibrary(needs: AuthNeeds): Promise<AuthLibrary> {
  const { db, now } = needs
  const options = libraryOptions(needs)
  const type = isPostgres(db) ? 'postgres' : 'sqlite'
  const adapter = await getAdapter({ ...options, database: { db, type, transaction: false } })
  const guarded = guardAdapter(adapter, now)
  return build({ ...options, database: () => guarded }).api
}

type LibraryOptions = ReturnType<typeof libraryOptions>

function build(options: LibraryOptions & { database: () => ReturnType<typeof guardAdapter> }) {
  return betterAuth(options)
}

/** @internal exported for a test that compares the tables which the library wants with the migrations */
export function libraryOptions(needs: AuthNeeds) {
  const { secret, secure, publicOrigin, hasher } = needs
  return {
    ...tableNames,
    // Both are set because the library would otherwise read the environment.
    secret,
    secrets: [{ version: 1, value: secret }],
    baseURL: publicOrigin ?? 'http://localhost',
    // Its errors reach us as exceptions; its own log lines may name people.
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    emailAndPassword: passwordsOnly(hasher),
    plugins: [secondStep],
    advanced: {
      cookiePrefix: cookiePrefix(secure),
      // The library's own secure cookies begin with `__Secure-`, which is weaker than `__Host-`.
      useSecureCookies: false,
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax' as const, path: '/' },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => timeOrderedId(), validateSchema: false },
    },
    databaseHooks: {
      session: { create: { before: stampSession(needs), after: noteSession(needs) } },
    },
  }
}

function passwordsOnly(hasher: PasswordHasher) {
  return {
    enabled: true,
    disableSignUp: true,
    // In UTF-16 units; the form's limit is in characters.
    maxPasswordLength: 2 * CREDENTIAL_LIMITS.passwordMax,
    password: {
      hash: hasher.hash,
      verify: ({ hash, password }: { hash: string; password: string }) =>
        hasher.verify(password, hash),
    },
  }
}

const DATES = { createdAt: 'created_at', updatedAt: 'updated_at' }
const REVISION = {
  type: 'number',
  required: true,
  input: false,
  fieldName: 'password_revision',
} as const

const tableNames = {
  user: {
    modelName: 'users',
    fields: { ...DATES, emailVerified: 'email_verified' },
    additionalFields: {
      passwordRevision: { ...REVISION, defaultValue: 1 },
      role: { type: 'string', required: true, input: false },
      readsRestricted: {
        type: 'boolean',
        required: true,
        input: false,
        fieldName: 'reads_restricted',
      },
      disabledAt: { type: 'date', required: false, input: false, fieldName: 'disabled_at' },
    },
  },
  session: {
    modelName: 'sessions',
    fields: {
      ...DATES,
      userId: 'user_id',
      token: 'token_hash',
      expiresAt: 'expires_at',
      ipAddress: 'ip_address',
      userAgent: 'user_agent',
    },
    additionalFields: { passwordRevision: REVISION },
    expiresIn: SESSION_SECONDS.expiresIn,
    updateAge: SESSION_SECONDS.expiresIn - SESSION_SECONDS.renewWithin,
    deferSessionRefresh: true,
    cookieCache: { enabled: false },
  },
  account: {
    modelName: 'accounts',
    fields: {
      ...DATES,
      userId: 'user_id',
      accountId: 'account_id',
      providerId: 'provider_id',
      accessToken: 'access_token',
      refreshToken: 'refresh_token',
      idToken: 'id_token',
      accessTokenExpiresAt: 'access_token_expires_at',
      refreshTokenExpiresAt: 'refresh_token_expires_at',
    },
  },
  verification: { modelName: 'verifications', fields: { ...DATES, expiresAt: 'expires_at' } },
} as const

const secondStep = {
  id: 'second-step',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw refusal(WRONG_PAIR)
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ user: { id: user.id, email: user.email, name: user.name } })
      },
    ),
  },
} satisfies BetterAuthPlugin

const USER_AGENT_MAX = 200

// The password may have been replaced, or the account disabled, while the hash was computed.
function stampSession({ db }: AuthNeeds) {
  return async (session: { userId: string; userAgent?: string | null | undefined }) => {
    const entry = currentScope()?.signIn
    if (!entry) throw new Error('A session is made by signing in only')
    const user = await db
      .selectFrom('users')
      .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
      .select(['password_revision', 'disabled_at', 'confirmed_at'])
      .where('users.id', '=', session.userId)
      .executeTakeFirst()
    if (user?.password_revision !== entry.passwordRevision) throw refusal(WRONG_PAIR)
    if (user.disabled_at !== null) throw refusal(DISABLED)
    if (user.confirmed_at !== null && !entry.isCodeGiven) throw refusal(CODE_NEEDED)
    const { passwordRevision, address } = entry
    const userAgent = session.userAgent?.slice(0, USER_AGENT_MAX) ?? ''
    return { data: { passwordRevision, ipAddress: address, userAgent } }
  }
}

// Runs before the browser gets the cookie, so no sign-in is missing from the log.
function noteSession({ db, now }: AuthNeeds) {
  return async ({ userId }: { userId: string }) => {
    const earlier = currentScope()?.signIn?.earlierSessionId
    const at = now()
    await db.transaction().execute(async (transaction) => {
      if (earlier) await transaction.deleteFrom('sessions').where('id', '=', earlier).execute()
      const user = await transaction
        .updateTable('users')
        .set({ last_sign_in_at: at })
        .where('id', '=', userId)
        .returning(['id', 'email'])
        .executeTakeFirstOrThrow()
      await recordAccountEvent(transaction, 'account.signed-in', user, at)
    })
  }
}

function refusal(code: string): APIError {
  return new APIError('UNAUTHORIZED', { code, message: code })
}
