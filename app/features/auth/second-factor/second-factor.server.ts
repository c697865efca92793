import type { Kysely, Transaction } from 'kysely'
import {
  type AppSetup,
  describeApp,
  findStep,
  hashRecoveryCode,
  makeAppSecret,
  makeRecoveryCodes,
} from '#app/features/auth/second-factor/authenticator.server.ts'
import {
  parseCode,
  SECOND_FACTOR,
  type SecondFactorState,
} from '#app/features/auth/second-factor/second-factor.ts'
import { countRows } from '#app/platform/db/queries.server.ts'
import type { Schema } from '#db/schema.ts'

export type SecondFactorNeeds = { db: Kysely<Schema>; secret: string; now: () => Date }

/** A valid code that is not yet spent. */
export type GoodCode = { kind: 'app'; step: number } | { kind: 'recovery'; hash: string }

export async function readSecondFactor(
  { db, now }: Pick<SecondFactorNeeds, 'db' | 'now'>,
  userId: string,
): Promise<SecondFactorState> {
  const row = await findRow(db, userId)
  if (!row) return { state: 'off' }
  if (row.confirmed_at === null) return { state: isWaiting(row, now()) ? 'pending' : 'off' }
  const codes = db.selectFrom('recovery_codes').where('user_id', '=', userId)
  const recoveryCodesLeft = await countRows(codes)
  return { state: 'on', since: new Date(row.confirmed_at), recoveryCodesLeft }
}

/** Replaces one that was never confirmed. @returns false when a factor is on already */
export async function beginEnrolment(
  { db, secret, now }: SecondFactorNeeds,
  userId: string,
): Promise<boolean> {
  const fresh = { secret: await makeAppSecret(secret), created_at: now() }
  const written = await db
    .insertInto('second_factors')
    .values({ user_id: userId, ...fresh, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(fresh)
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return written !== undefined
}

export async function findEnrolment(
  { db, secret, now }: SecondFactorNeeds,
  { id, email }: { id: string; email: string },
  issuer: string,
): Promise<AppSetup | null> {
  const row = await findRow(db, id)
  if (!row || row.confirmed_at !== null || !isWaiting(row, now())) return null
  return describeApp(row.secret, secret, { issuer, email })
}

/** @returns the code's time step, or null */
export async function checkFirstCode(
  { db, secret, now }: SecondFactorNeeds,
  userId: string,
  text: string,
): Promise<number | null> {
  const row = await findRow(db, userId)
  const typed = parseCode(text)
  if (!row || row.confirmed_at !== null || !isWaiting(row, now()) || typed?.kind !== 'app')
    return null
  return findStep(row.secret, secret, typed.code, now())
}

/** @returns false when another request did so first */
export async function confirmEnrolment(
  transaction: Transaction<Schema>,
  userId: string,
  step: number,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** All earlier codes become invalid. @returns the codes in clear text */
export async function replaceRecoveryCodes(
  transaction: Transaction<Schema>,
  userId: string,
  siteSecret: string,
): Promise<string[]> {
  const codes = makeRecoveryCodes()
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await transaction
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        user_id: userId,
        code_hash: hashRecoveryCode(code, userId, siteSecret),
      })),
    )
    .execute()
  return codes
}

/** Of two uses at once, `spendCode` decides. */
export async function checkCode(
  { db, secret, now }: SecondFactorNeeds,
  userId: string,
  text: string,
): Promise<GoodCode | null> {
  const typed = parseCode(text)
  if (!typed) return null
  if (typed.kind === 'recovery') {
    const hash = hashRecoveryCode(typed.code, userId, secret)
    const found = await db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .executeTakeFirst()
    return found ? { kind: 'recovery', hash } : null
  }
  const row = await findRow(db, userId)
  if (!row || row.confirmed_at === null) return null
  const step = await findStep(row.secret, secret, typed.code, now())
  return step === null || step <= row.last_step ? null : { kind: 'app', step }
}

/** @returns false when it was used before, also by a request at the same moment, or never was a code */
export async function spendCode(
  transaction: Transaction<Schema>,
  userId: string,
  code: GoodCode,
): Promise<boolean> {
  if (code.kind === 'recovery') {
    const spent = await transaction
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', code.hash)
      .returning('user_id')
      .executeTakeFirst()
    return spent !== undefined
  }
  const reserved = await transaction
    .updateTable('second_factors')
    .set({ last_step: code.step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', code.step)
    .returning('user_id')
    .executeTakeFirst()
  return reserved !== undefined
}

/** @returns whether a factor was on */
export async function removeSecondFactor(
  transaction: Transaction<Schema>,
  userId: string,
): Promise<boolean> {
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const row = await transaction
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return row !== undefined && row.confirmed_at !== null
}

async function findRow(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at', 'last_step', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

function isWaiting({ created_at }: { created_at: string | Date }, now: Date): boolean {
  const age = now.getTime() - new Date(created_at).getTime()
  return age < SECOND_FACTOR.enrolmentSeconds * 1_000
}
