import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import { v7 as timeOrderedId } from 'uuid'
import { addressGroup } from '#app/platform/http/client-address.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'
import { MINUTE_MS } from '#app/platform/time.ts'

/** Codes of a second factor count apart from passwords; `deviceId` is set when the account knows the device. */
export type SignInAttempt = {
  email: string
  address: string
  deviceId: string | null
  secret: 'password' | 'code'
}

/**
 * How many failures are borne. `pair` is the account together with the address, `account` the account from all addresses
 * together. Others can use these up, and `address` where they share it, so a device that the account knows is bound by its own
 * limit alone: `device`, of that account on it. OWASP ASVS 5.0, 6.3.1, asks for limits that hold without locking the owner out.
 * @internal exported for tests
 */
export const SIGN_IN_LIMITS = {
  pair: { failures: 5, windowMs: 15 * MINUTE_MS },
  address: { failures: 20, windowMs: 15 * MINUTE_MS },
  device: { failures: 10, windowMs: 15 * MINUTE_MS },
  account: { failures: 20, windowMs: 60 * MINUTE_MS },
} as const

export const TRIES_RETENTION_MS = 60 * MINUTE_MS

type Keys = { pair_key: string; address_key: string; account_key: string; owner_key: string }
type CountedBy = Exclude<keyof Keys, 'account_key'>
type Counted = Record<CountedBy, string> & { id: string; at: number }

// Counted in the database, so that every process and every restart sees them.
/** @param secret what emails and addresses are hashed with before they are stored */
export function createSignInLimits(db: Kysely<Schema>, secret: string, now: () => Date) {
  return {
    /** Counts before the try is made, so that many at once cannot all pass. A refused try does not count. */
    async begin(
      attempt: SignInAttempt,
    ): Promise<Result<{ id: string }, { retryAfterSeconds: number }>> {
      const keys = keysOf(attempt, secret)
      const early = await secondsToWait(db, keys, attempt, now(), null)
      if (early > 0) return fail({ retryAfterSeconds: early })

      const id = timeOrderedId()
      await db
        .insertInto('sign_in_attempts')
        .values({ id, ...keys, created_at: now() })
        .execute()
      const late = await secondsToWait(db, keys, attempt, now(), id)
      if (late === 0) return ok({ id })
      await forget(db, id)
      return fail({ retryAfterSeconds: late })
    },
    /** The try succeeded, or the password was never checked. */
    forgive: ({ id }: { id: string }) => forget(db, id),
  }
}

function keysOf({ email, address, deviceId, secret: tried }: SignInAttempt, secret: string): Keys {
  const account_key = keyOf(secret, 'account', tried, email)
  return {
    pair_key: pairKey({ email, address, secret: tried }, secret),
    address_key: keyOf(secret, 'address', addressGroup(address)),
    account_key,
    owner_key: deviceId === null ? account_key : keyOf(secret, 'device', tried, email, deviceId),
  }
}

function pairKey(
  { email, address, secret: tried }: Omit<SignInAttempt, 'deviceId'>,
  secret: string,
): string {
  return keyOf(secret, 'pair', tried, email, addressGroup(address))
}

function keyOf(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(parts.join('\n')).digest('base64url')
}

/**
 * Who has just proved to be the account's owner is not to wait for what was tried before: neither at this address nor on a device that the
 * account knows. Tries from elsewhere count for their own addresses only. @param address absent where it is unknown: every one is freed
 */
export async function freeAccount(
  db: Kysely<Schema>,
  secret: string,
  { email, address }: { email: string; address?: string | undefined },
): Promise<void> {
  const account = keyOf(secret, 'account', 'password', email)
  const tries = db.deleteFrom('sign_in_attempts').where('account_key', '=', account)
  if (address === undefined) {
    await tries.execute()
    return
  }
  const here = pairKey({ email, address, secret: 'password' }, secret)
  await tries
    .where(({ eb, or }) => or([eb('pair_key', '=', here), eb('owner_key', '!=', account)]))
    .execute()
  // What is left is from elsewhere, and no longer counts for the account as a whole.
  await db
    .updateTable('sign_in_attempts')
    .set(({ ref }) => ({ account_key: '', owner_key: ref('pair_key') }))
    .where('account_key', '=', account)
    .execute()
}

/** @param ownId the try that asks, which is not counted */
async function secondsToWait(
  db: Kysely<Schema>,
  keys: Keys,
  { deviceId }: SignInAttempt,
  now: Date,
  ownId: string | null,
): Promise<number> {
  const tries = (await listTries(db, keys, now)).filter((one) => one.id !== ownId)
  const { pair, address, account, device } = SIGN_IN_LIMITS
  const waits =
    deviceId === null
      ? [
          wait(tries, 'pair_key', keys, pair, now),
          wait(tries, 'address_key', keys, address, now),
          wait(tries, 'owner_key', keys, account, now),
        ]
      : [wait(tries, 'owner_key', keys, device, now)]
  return Math.ceil(Math.max(...waits) / 1_000)
}

async function listTries(db: Kysely<Schema>, keys: Keys, now: Date): Promise<Counted[]> {
  const rows = await db
    .selectFrom('sign_in_attempts')
    .select(['id', 'pair_key', 'address_key', 'owner_key', 'created_at'])
    .where('created_at', '>', new Date(now.getTime() - TRIES_RETENTION_MS))
    // After the clock was set back, tries "from the future" would lock people out for as long as it was ahead.
    .where('created_at', '<=', new Date(now.getTime() + MINUTE_MS))
    .where((column) =>
      column.or([
        column('pair_key', '=', keys.pair_key),
        column('address_key', '=', keys.address_key),
        column('owner_key', '=', keys.owner_key),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, at: new Date(row.created_at).getTime() }))
}

function wait(
  tries: Counted[],
  column: CountedBy,
  keys: Keys,
  limit: { failures: number; windowMs: number },
  now: Date,
): number {
  const since = now.getTime() - limit.windowMs
  const counted = tries.filter((one) => one[column] === keys[column] && one.at > since)
  const deciding = counted[limit.failures - 1]
  return deciding === undefined ? 0 : deciding.at - since
}

async function forget(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('id', '=', id).execute()
}
