import type { Kysely, Transaction } from 'kysely'
import {
  type AccountServices,
  findAccount,
  type LinkProblem,
} from '#app/features/auth/accounts.server.ts'
import type { MailedLink } from '#app/features/auth/account-links/one-time-token.server.ts'
import { type CredentialProblems, parsePerson } from '#app/features/auth/credentials.ts'
import { freeAccount } from '#app/features/auth/sign-in/sign-in-limits.server.ts'
import { recordAuditEvent } from '#app/platform/audit.server.ts'
import { isDuplicate } from '#app/platform/db/queries.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { hashToken, makeToken } from '#app/platform/secrets/secret-token.server.ts'
import { HOUR_MS } from '#app/platform/time.ts'
import type { Schema } from '#db/schema.ts'

/** `taken` is also said of one's own; `no-mail`: the site sends no email that could confirm it. */
export type EmailProblem =
  | { kind: 'invalid'; fields: CredentialProblems }
  | { kind: 'taken' | 'no-mail' }

/** Sends a single-use link for an hour to the new address; nothing changes until it is used, and an earlier one becomes invalid. */
export async function beginEmailChange(
  { db, now, mailLink }: AccountServices,
  userId: string,
  typed: string,
): Promise<Result<{ email: string }, EmailProblem>> {
  if (!mailLink) return fail({ kind: 'no-mail' })
  const parsed = parsePerson({ email: typed, name: '' })
  if (!parsed.ok) return fail({ kind: 'invalid', fields: parsed.problem })
  const { email } = parsed.value
  const { token, hash } = makeToken()
  return db.transaction().execute(async (transaction) => {
    if (await findAccount(transaction, { email })) return fail({ kind: 'taken' })
    const account = await findAccount(transaction, { id: userId })
    if (!account) throw new Error(`The account ${userId} is signed in and does not exist`)
    const at = now()
    const expiresAt = new Date(at.getTime() + HOUR_MS)
    const change = {
      email,
      token_hash: hash,
      password_revision: account.passwordRevision,
      created_at: at,
      expires_at: expiresAt,
    }
    await transaction
      .insertInto('email_changes')
      .values({ user_id: userId, ...change })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
      .execute()
    const path = `/email-change/${token}`
    const link: MailedLink = { kind: 'email-change', path, email, expiresAt }
    await mailLink(transaction, link)
    return ok({ email })
  })
}

/** @returns the new address while its link is good */
export async function findEmailChangeOf(
  services: Pick<AccountServices, 'db' | 'now'>,
  userId: string,
): Promise<string | null> {
  const found = await goodChanges(services)
    .where('email_changes.user_id', '=', userId)
    .executeTakeFirst()
  return found?.email ?? null
}

/** Changes nothing, because mail programs open links by themselves. */
export async function findEmailChange(
  services: Pick<AccountServices, 'db' | 'now'>,
  token: string,
): Promise<{ email: string; name: string } | null> {
  const found = await goodChanges(services)
    .where('email_changes.token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return found ?? null
}

function goodChanges({ db, now }: { db: Kysely<Schema>; now: () => Date }) {
  return db
    .selectFrom('email_changes')
    .innerJoin('users', 'users.id', 'email_changes.user_id')
    .select(['email_changes.email', 'users.name'])
    .where('email_changes.expires_at', '>', now())
    .whereRef('users.password_revision', '=', 'email_changes.password_revision')
    .where('users.disabled_at', 'is', null)
}

/** Good once, also under a race. Sessions go on; a reset link that is under way to the former address becomes invalid. @param address where the link was opened */
export async function redeemEmailChange(
  services: AccountServices,
  token: string,
  address?: string,
): Promise<Result<{ id: string; email: string }, LinkProblem>> {
  try {
    return await services.db
      .transaction()
      .execute((transaction) => redeem({ ...services, db: transaction }, token, address))
  } catch (error) {
    // Another account got the email at the same moment.
    if (isDuplicate(error)) return fail({ kind: 'taken' })
    throw error
  }
}

async function redeem(
  { db, secret, now, mailNews }: AccountServices & { db: Transaction<Schema> },
  token: string,
  address: string | undefined,
): Promise<Result<{ id: string; email: string }, LinkProblem>> {
  const change = await goodChanges({ db, now })
    .select(['users.id', 'users.email as former', 'users.password_revision as revision'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!change) return fail({ kind: 'invalid-link' })
  const { id, email, former, revision } = change
  const owner = await findAccount(db, { email })
  // One's own when the same link was used a moment ago.
  if (owner) return fail({ kind: owner.id === id ? 'invalid-link' : 'taken' })
  const at = now()
  const used = await db
    .deleteFrom('email_changes')
    .where('token_hash', '=', hashToken(token))
    .returning('user_id')
    .executeTakeFirst()
  if (!used) return fail({ kind: 'invalid-link' })
  // In the order in which an invitation is accepted, so that neither waits for the other.
  await db.deleteFrom('invitations').where('email', '=', email).execute()
  const changed = await db
    .updateTable('users')
    .set({ email, updated_at: at })
    .where('id', '=', id)
    .where('password_revision', '=', revision)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!changed) return fail({ kind: 'invalid-link' })
  await db.deleteFrom('password_resets').where('user_id', '=', id).execute()
  await freeAccount(db, secret, { email, address })
  const by = { id, name: former }
  const act = 'account.email-changed'
  await recordAuditEvent(db, { at, by, act, subjectId: id, subject: `${former} to ${email}` })
  await mailNews?.(db, { kind: 'email-changed', to: former, email })
  return ok({ id, email })
}
