import type { Kysely, Transaction } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import type { PasswordHasher } from '#app/features/auth/passwords/password-hasher.server.ts'
import { PASSWORDS_REMEMBERED } from '#app/features/auth/credentials.ts'
import type { Schema } from '#db/schema.ts'

/** Replaces an account's password and remembers the one before. Every way of changing a password goes through here. */
export async function replacePasswordHash(
  transaction: Transaction<Schema>,
  userId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await rememberPassword(transaction, userId, now)
  await transaction
    .updateTable('accounts')
    .set({ password: hash, updated_at: now })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute()
}

async function rememberPassword(
  transaction: Transaction<Schema>,
  userId: string,
  now: Date,
): Promise<void> {
  const present = await findPassword(transaction, userId)
  if (present === null) return
  await transaction
    .insertInto('password_history')
    .values({ id: timeOrderedId(), user_id: userId, password: present, replaced_at: now })
    .execute()
  const remembered = transaction
    .selectFrom('password_history')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(PASSWORDS_REMEMBERED - 1)
  await transaction
    .deleteFrom('password_history')
    .where('user_id', '=', userId)
    .where('id', 'not in', remembered)
    .execute()
}

// Compares one after another, so that a request never takes more than one place in the hasher. Throws SemaphoreFullError.
export async function isReused(
  { db, hasher }: { db: Kysely<Schema>; hasher: PasswordHasher },
  userId: string,
  password: string,
): Promise<boolean> {
  const earlier = await db
    .selectFrom('password_history')
    .select('password')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(PASSWORDS_REMEMBERED - 1)
    .execute()
  const present = await findPassword(db, userId)
  const hashes = [...(present === null ? [] : [present]), ...earlier.map((row) => row.password)]
  for (const hash of hashes) if (await hasher.verify(password, hash)) return true
  return false
}

export async function findPassword(db: Kysely<Schema>, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? null
}
