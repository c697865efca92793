import type { Transaction } from 'kysely'
import {
  type AccountKey,
  type AccountProblem,
  type AccountServices,
  endEverythingBegun,
  findAccount,
  type LinkProblem,
  prepareAccount,
  recordAccountEvent,
} from '#app/features/auth/accounts.server.ts'
import type { MadeLink } from '#app/features/auth/account-links/one-time-token.server.ts'
import { hashToken, makeToken } from '#app/platform/secrets/secret-token.server.ts'
import {
  isReused,
  replacePasswordHash,
} from '#app/features/auth/passwords/password-history.server.ts'
import { freeAccount } from '#app/features/auth/sign-in/sign-in-limits.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'
import { HOUR_MS } from '#app/platform/time.ts'

/** Ends all sessions; a disabled account stays disabled. */
export async function resetPassword(
  { db, hasher, secret, now }: AccountServices,
  { email, password }: { email: string; password: string },
  by: Actor,
): Promise<Result<{ id: string }, AccountProblem>> {
  const account = await findAccount(db, { email })
  const isOld = async (typed: string) =>
    account !== null && isReused({ db, hasher }, account.id, typed)
  const prepared = await prepareAccount(hasher, { email, password }, isOld)
  if (!prepared.ok) return prepared
  return db.transaction().execute(async (transaction) => {
    const user = await findAccount(transaction, { email })
    if (!user) return fail({ kind: 'unknown' })
    const { hash } = prepared.value
    await replacePassword(transaction, { ...user, hash }, { secret, at: now(), by })
    return ok({ id: user.id })
  })
}

/** A single-use link for an hour; an earlier one becomes invalid. */
export async function makeResetLink(
  { db, now, mailLink }: AccountServices,
  key: AccountKey,
  by: Actor,
): Promise<Result<MadeLink, { kind: 'unknown' } | { kind: 'disabled' }>> {
  const { token, hash } = makeToken()
  return db.transaction().execute(async (transaction) => {
    const user = await findAccount(transaction, key)
    if (!user) return fail({ kind: 'unknown' })
    if (user.isDisabled) return fail({ kind: 'disabled' })
    const at = now()
    const expiresAt = new Date(at.getTime() + HOUR_MS)
    const link = {
      token_hash: hash,
      password_revision: user.passwordRevision,
      created_at: at,
      expires_at: expiresAt,
    }
    await transaction
      .insertInto('password_resets')
      .values({ user_id: user.id, ...link })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
      .execute()
    await recordAccountEvent(transaction, 'account.reset-link-made', user, at, by)
    const path = `/password-reset/${token}`
    const made: MadeLink = { kind: 'password-reset', path, email: user.email, expiresAt }
    await mailLink?.(transaction, made)
    return ok(made)
  })
}

/** Changes nothing, because mail programs open links by themselves. */
export async function findResetLink(
  { db, now }: Pick<AccountServices, 'db' | 'now'>,
  token: string,
): Promise<{ id: string; email: string; name: string } | null> {
  const found = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.email', 'users.name'])
    .where('password_resets.token_hash', '=', hashToken(token))
    .where('password_resets.expires_at', '>', now())
    .whereRef('users.password_revision', '=', 'password_resets.password_revision')
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  return found ?? null
}

// Ends all sessions; a second factor stays. A password that is refused does not use up the link, a success does, also under a race; one
// that has become invalid meanwhile is deleted. `address` is where the link was opened.
export async function redeemResetLink(
  services: AccountServices,
  token: string,
  password: string,
  address?: string,
): Promise<Result<{ email: string }, LinkProblem>> {
  // Checked before hashing, so that strangers cannot make the server compute hashes.
  const link = await findResetLink(services, token)
  if (!link) return fail({ kind: 'invalid-link' })
  const isOld = (typed: string) => isReused(services, link.id, typed)
  const prepared = await prepareAccount(services.hasher, { ...link, password }, isOld)
  if (!prepared.ok) return prepared
  return services.db.transaction().execute(async (transaction) => {
    const at = services.now()
    const used = await transaction
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', at)
      .returning(['user_id', 'password_revision'])
      .executeTakeFirst()
    const user = used && (await findAccount(transaction, { id: used.user_id }))
    if (!user || user.isDisabled || user.passwordRevision !== used.password_revision) {
      return fail({ kind: 'invalid-link' })
    }
    const { secret } = services
    await replacePassword(
      transaction,
      { ...user, hash: prepared.value.hash },
      { secret, at, address },
    )
    return ok({ email: user.email })
  })
}

async function replacePassword(
  transaction: Transaction<Schema>,
  { hash, ...user }: { id: string; email: string; hash: string },
  {
    secret,
    at,
    by,
    address,
  }: { secret: string; at: Date; by?: Actor; address?: string | undefined },
): Promise<void> {
  await replacePasswordHash(transaction, user.id, hash, at)
  await endEverythingBegun(transaction, user.id, at)
  await freeAccount(transaction, secret, { email: user.email, address })
  await recordAccountEvent(transaction, 'account.password-reset', user, at, by)
}
