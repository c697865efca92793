import type { Kysely, Transaction } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import {
  type CredentialProblems,
  type NewAccount,
  parseNewAccount,
  type Weakness,
} from '#app/features/auth/credentials.ts'
import { SemaphoreFullError } from '#app/platform/semaphore.ts'
import type { MailLink, MailNews } from '#app/features/auth/account-links/one-time-token.server.ts'
import type { Role } from '#app/features/auth/roles/roles.ts'
import { freeAccount } from '#app/features/auth/sign-in/sign-in-limits.server.ts'
import type { PasswordHasher } from '#app/features/auth/passwords/password-hasher.server.ts'
import { findWeaknesses } from '#app/features/auth/passwords/password-strength.server.ts'
import type { AuditAct } from '#app/platform/audit-acts.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import { countRows } from '#app/platform/db/queries.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

export type AccountServices = {
  db: Kysely<Schema>
  hasher: PasswordHasher
  /** Tries to sign in are counted under it. */
  secret: string
  now: () => Date
  /** Both are absent where the site sends no email. */
  mailLink?: MailLink | undefined
  mailNews?: MailNews | undefined
}

/** The email may be in any spelling. */
export type AccountKey = { id: string } | { email: string }

// `weak`: the password is; `taken`: the email has an account; `last`: no owner could sign in any more; `busy`: too many
// passwords are being hashed.
export type AccountProblem =
  | { kind: 'invalid'; fields: CredentialProblems }
  | { kind: 'weak'; weaknesses: Weakness[] }
  | { kind: 'taken' | 'unknown' | 'last' | 'busy' }

/** `invalid-link`: unknown, used, withdrawn, replaced or expired, or the account has changed since. */
export type LinkProblem = AccountProblem | { kind: 'invalid-link' }

/** The audit log's actor for the operator's commands. */
export const OPERATOR: Actor = { id: null, name: 'operator' }

export async function createAdministrator(
  services: AccountServices,
  input: { email: string; password: string; name?: string },
  by = OPERATOR,
): Promise<Result<{ id: string }, AccountProblem>> {
  const prepared = await prepareAccount(services.hasher, input)
  if (!prepared.ok) return prepared
  const { email } = prepared.value
  return services.db.transaction().execute(async (transaction) => {
    const at = services.now()
    const account = { ...prepared.value, role: 'owner' } as const
    const id = await insertAccount(transaction, account, { secret: services.secret, at })
    if (id === null) return fail({ kind: 'taken' })
    await recordAccountEvent(transaction, 'account.created', { id, email }, at, by)
    return ok({ id })
  })
}

/** By the account's owner, unless `by` names another actor. */
export function recordAccountEvent(
  db: Kysely<Schema>,
  act: AuditAct,
  { id, email }: { id: string; email: string },
  at: Date,
  by: Actor = { id, name: email },
): Promise<void> {
  return recordAuditEvent(db, { at, by, act, subjectId: id, subject: email })
}

export async function listAccounts(db: Kysely<Schema>) {
  const rows = await db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select([
      'users.id',
      'email',
      'name',
      'role',
      'reads_restricted',
      'disabled_at',
      'last_sign_in_at',
      'users.created_at',
    ])
    .select('second_factors.confirmed_at')
    .orderBy('users.created_at')
    .orderBy('users.id')
    .execute()
  return rows.map(({ disabled_at, last_sign_in_at, created_at, confirmed_at, ...row }) => {
    const { reads_restricted, ...account } = row
    return {
      ...account,
      readsRestricted: Boolean(reads_restricted),
      disabledAt: disabled_at === null ? null : new Date(disabled_at),
      lastSignInAt: last_sign_in_at === null ? null : new Date(last_sign_in_at),
      hasSecondFactor: confirmed_at !== null,
      createdAt: new Date(created_at),
    }
  })
}

export function countAccounts(db: Kysely<Schema>): Promise<number> {
  return countRows(db.selectFrom('users'))
}

export async function endSessions(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Checked, with its password hashed. */
export type PreparedAccount = Omit<NewAccount, 'password'> & { hash: string }

/** Hashes the password before any lock is taken. */
export async function prepareAccount(
  hasher: PasswordHasher,
  input: { email: string; password: string; name?: string },
  isReused?: (password: string) => Promise<boolean>,
): Promise<Result<PreparedAccount, AccountProblem>> {
  const parsed = parseNewAccount(input)
  if (!parsed.ok) return fail({ kind: 'invalid', fields: parsed.problem })
  const { email, name, password } = parsed.value
  try {
    const weaknesses = await findWeaknesses(password, { email, name }, isReused)
    if (weaknesses.length > 0) return fail({ kind: 'weak', weaknesses })
    return ok({ email, name, hash: await hasher.hash(password) })
  } catch (error) {
    if (error instanceof SemaphoreFullError) return fail({ kind: 'busy' })
    throw error
  }
}

/** The first account reads restricted messages, or nobody would. @returns null when the email is taken; an invitation to that email counts as answered. @param address of whoever proved that the email is theirs */
export async function insertAccount(
  transaction: Transaction<Schema>,
  { email, name, hash, role }: PreparedAccount & { role: Role },
  { secret, at, address }: { secret: string; at: Date; address?: string | undefined },
): Promise<string | null> {
  const id = timeOrderedId()
  const written = { created_at: at, updated_at: at }
  const reads_restricted = (await countAccounts(transaction)) === 0
  const user = await transaction
    .insertInto('users')
    .values({
      id,
      email,
      name,
      role,
      reads_restricted,
      email_verified: true,
      password_revision: 1,
      ...written,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!user) return null
  await transaction
    .insertInto('accounts')
    .values({
      id: timeOrderedId(),
      user_id: id,
      account_id: id,
      provider_id: 'credential',
      password: hash,
      ...written,
    })
    .execute()
  await transaction.deleteFrom('invitations').where('email', '=', email).execute()
  await freeAccount(transaction, secret, { email, address })
  return id
}

export type FoundAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>

export async function findAccount(db: Kysely<Schema>, key: AccountKey) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'password_revision', 'disabled_at'])
    .where((column) =>
      'id' in key
        ? column('id', '=', key.id)
        : column('email', '=', key.email.trim().toLowerCase()),
    )
    .executeTakeFirst()
  if (!user) return null
  const { id, email, password_revision, disabled_at } = user
  return { id, email, passwordRevision: password_revision, isDisabled: disabled_at !== null }
}

/** A sign-in that is under way carries the old revision and fails when it arrives; a reset link becomes invalid. */
export async function endEverythingBegun(
  transaction: Transaction<Schema>,
  userId: string,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set((column) => ({ password_revision: column('password_revision', '+', 1), updated_at: now }))
    .where('id', '=', userId)
    .execute()
  await endSessions(transaction, userId)
}
