import { parseCookies } from 'better-auth/cookies'
import type { Kysely, Transaction } from 'kysely'
import { SECOND_FACTOR } from '#app/features/auth/second-factor/second-factor.ts'
import { findAccount } from '#app/features/auth/accounts.server.ts'
import { hashToken, makeToken } from '#app/platform/secrets/secret-token.server.ts'
import type { Schema } from '#db/schema.ts'

export type Challenge = {
  tokenHash: string
  userId: string
  email: string
  passwordRevision: number
}

const TOKEN = /^[\w-]{43}$/

// Bound to one browser by a cookie, for five minutes and five tries; void once the password changes or the account is
// disabled.
export function createChallenges(
  db: Kysely<Schema>,
  now: () => Date,
  { cookiePrefix, secure }: { cookiePrefix: string; secure: boolean },
) {
  const name = `${cookiePrefix}.second_factor`
  const cookie = (value: string, seconds: number) =>
    `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

  return {
    /** @returns also the `Set-Cookie` value, or null when that password was replaced meanwhile */
    async open(email: string, passwordRevision: number | null) {
      if (passwordRevision === null) return null
      const { token, hash } = makeToken()
      const challenge = await insert(db, { email, passwordRevision, tokenHash: hash }, now())
      return challenge && { challenge, cookie: cookie(token, SECOND_FACTOR.challengeSeconds) }
    },
    async find(headers: Headers) {
      const token = parseCookies(headers.get('cookie') ?? '').get(name) ?? ''
      return TOKEN.test(token) ? findLive(db, hashToken(token), now()) : null
    },
    /** Called before the try. @returns false when there were too many; then the challenge is gone */
    countTry: ({ tokenHash }: Challenge) => countTry(db, tokenHash),
    /** @returns false when another request did so first */
    async close(transaction: Transaction<Schema>, { tokenHash }: Challenge) {
      const closed = await transaction
        .deleteFrom('sign_in_challenges')
        .where('token_hash', '=', tokenHash)
        .returning('token_hash')
        .executeTakeFirst()
      return closed !== undefined
    },
    /** @returns a `Set-Cookie` value */
    forget: () => cookie('', 0),
  }
}

async function insert(
  db: Kysely<Schema>,
  { email, passwordRevision, tokenHash }: Omit<Challenge, 'userId'>,
  now: Date,
): Promise<Challenge | null> {
  const user = await findAccount(db, { email })
  if (!user) return null
  await db
    .insertInto('sign_in_challenges')
    .values({
      token_hash: tokenHash,
      user_id: user.id,
      password_revision: passwordRevision,
      tries: 0,
      created_at: now,
      expires_at: new Date(now.getTime() + SECOND_FACTOR.challengeSeconds * 1_000),
    })
    .execute()
  return { tokenHash, userId: user.id, email, passwordRevision }
}

async function findLive(
  db: Kysely<Schema>,
  tokenHash: string,
  now: Date,
): Promise<Challenge | null> {
  const row = await db
    .selectFrom('sign_in_challenges')
    .innerJoin('users', 'users.id', 'sign_in_challenges.user_id')
    .select(['users.id as userId', 'users.email', 'users.password_revision as passwordRevision'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .whereRef('sign_in_challenges.password_revision', '=', 'users.password_revision')
    .executeTakeFirst()
  return row ? { tokenHash, ...row } : null
}

async function countTry(db: Kysely<Schema>, tokenHash: string): Promise<boolean> {
  const counted = await db
    .updateTable('sign_in_challenges')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('tries', '<', SECOND_FACTOR.tries)
    .returning('tries')
    .executeTakeFirst()
  if (counted) return true
  await db.deleteFrom('sign_in_challenges').where('token_hash', '=', tokenHash).execute()
  return false
}
