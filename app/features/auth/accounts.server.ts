import { randomUUIDv7 } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import {
  type CredentialProblems,
  type NewAccount,
  parseNewAccount,
} from '#app/features/auth/credentials.ts'
import { GateFullError } from '#app/features/auth/hash-gate.ts'
import type { PasswordHasher } from '#app/features/auth/password-hasher.server.ts'
import type { DatabaseKind } from '#app/platform/db/database.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

/** What commands on accounts are given. */
export type AccountServices = {
  db: Kysely<Schema>
  kind: DatabaseKind
  hasher: PasswordHasher
  now: () => Date
}

/** An account of the staff. */
export type Account = {
  id: string
  email: string
  name: string
  disabledAt: Date | null
  createdAt: Date
}

/**
 * Why a command on an account was refused. `taken`: somebody has this e-mail; `unknown`: nobody has it; `last`: nobody could
 * sign in any more; `busy`: too many passwords are being hashed.
 */
export type AccountProblem =
  | { kind: 'invalid'; fields: CredentialProblems }
  | { kind: 'taken' }
  | { kind: 'unknown' }
  | { kind: 'last' }
  | { kind: 'busy' }

/** Creates an account that may do everything: the specification knows one role. The name may be left out. */
export async function createAdministrator(
  services: AccountServices,
  input: { email: string; password: string; name?: string },
): Promise<Result<{ id: string }, AccountProblem>> {
  const prepared = await prepareAccount(services.hasher, input)
  if (!prepared.ok) return prepared
  const id = await services.db
    .transaction()
    .execute((transaction) => insertAccount(transaction, prepared.value, services.now()))
  return id === null ? fail({ kind: 'taken' }) : ok({ id })
}

/** Gives an account another password and ends all its sessions; nothing else changes, a disabled one stays disabled. */
export async function resetPassword(
  { db, hasher, now }: AccountServices,
  email: string,
  password: string,
): Promise<Result<{ id: string }, AccountProblem>> {
  const prepared = await prepareAccount(hasher, { email, password })
  if (!prepared.ok) return prepared
  const id = await db.transaction().execute(async (transaction) => {
    const user = await touchUser(transaction, prepared.value.email, now())
    if (!user) return null
    await transaction
      .updateTable('accounts')
      .set({ password: prepared.value.hash, updated_at: now() })
      .where('user_id', '=', user.id)
      .where('provider_id', '=', 'credential')
      .execute()
    await endSessions(transaction, user.id)
    return user.id
  })
  return id === null ? fail({ kind: 'unknown' }) : ok({ id })
}

/** Bars an account and ends all its sessions at once. The last one that can sign in is never disabled. */
export async function disableAccount(
  { db, kind, now }: AccountServices,
  email: string,
): Promise<Result<{ id: string }, AccountProblem>> {
  return db.transaction().execute(async (transaction) => {
    const enabled = await transaction
      .selectFrom('users')
      .select(['id', 'email'])
      .where('disabled_at', 'is', null)
      // Two administrators who disable each other at the same moment must not both succeed.
      .$if(kind === 'postgres', (select) => select.orderBy('id').forUpdate())
      .execute()
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where('email', '=', normal(email))
      .executeTakeFirst()
    if (!user) return fail({ kind: 'unknown' })
    if (!enabled.some((other) => other.id !== user.id)) return fail({ kind: 'last' })
    await touchUser(transaction, normal(email), now())
    await transaction
      .updateTable('users')
      .set({ disabled_at: now() })
      .where('id', '=', user.id)
      .execute()
    await endSessions(transaction, user.id)
    return ok({ id: user.id })
  })
}

/** Lets a disabled account sign in again; sessions from before stay dead. */
export async function enableAccount(
  { db, now }: AccountServices,
  email: string,
): Promise<Result<{ id: string }, AccountProblem>> {
  const user = await db
    .updateTable('users')
    .set({ disabled_at: null, updated_at: now() })
    .where('email', '=', normal(email))
    .returning('id')
    .executeTakeFirst()
  return user ? ok({ id: user.id }) : fail({ kind: 'unknown' })
}

/** Lists all accounts, the oldest first. */
export async function listAccounts(db: Kysely<Schema>): Promise<Account[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'disabled_at', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, email, name, disabled_at, created_at }) => ({
    id,
    email,
    name,
    disabledAt: disabled_at === null ? null : new Date(disabled_at),
    createdAt: new Date(created_at),
  }))
}

/** How many accounts there are, disabled ones included. */
export async function countAccounts(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select((expression) => expression.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Ends every session of a user at once. */
export async function endSessions(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** An account that may be written: checked, and its password hashed. */
export type PreparedAccount = Omit<NewAccount, 'password'> & { hash: string }

/** Checks what an account is made of and hashes its password, before any lock is taken. */
export async function prepareAccount(
  hasher: PasswordHasher,
  input: { email: string; password: string; name?: string },
): Promise<Result<PreparedAccount, AccountProblem>> {
  const parsed = parseNewAccount(input)
  if (!parsed.ok) return fail({ kind: 'invalid', fields: parsed.problem })
  const { email, name, password } = parsed.value
  try {
    return ok({ email, name, hash: await hasher.hash(password) })
  } catch (error) {
    if (error instanceof GateFullError) return fail({ kind: 'busy' })
    throw error
  }
}

/** @returns the new account's id, or null when somebody has this e-mail */
export async function insertAccount(
  transaction: Transaction<Schema>,
  { email, name, hash }: PreparedAccount,
  now: Date,
): Promise<string | null> {
  const id = randomUUIDv7()
  const written = { created_at: now, updated_at: now }
  const user = await transaction
    .insertInto('users')
    .values({ id, email, name, email_verified: true, password_revision: 1, ...written })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!user) return null
  await transaction
    .insertInto('accounts')
    .values({
      id: randomUUIDv7(),
      user_id: id,
      account_id: id,
      provider_id: 'credential',
      password: hash,
      ...written,
    })
    .execute()
  return id
}

// A session that is being made right now carries the old revision and is dead when it arrives.
async function touchUser(
  transaction: Transaction<Schema>,
  email: string,
  now: Date,
): Promise<{ id: string } | undefined> {
  return transaction
    .updateTable('users')
    .set((column) => ({ password_revision: column('password_revision', '+', 1), updated_at: now }))
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirst()
}

function normal(email: string): string {
  return email.trim().toLowerCase()
}
