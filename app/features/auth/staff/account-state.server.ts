import type { Transaction } from 'kysely'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import type { DatabaseKind } from '#app/platform/db/database.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'
import {
  type AccountKey,
  type AccountProblem,
  type AccountServices,
  endEverythingBegun,
  endSessions,
  findAccount,
} from '#app/features/auth/accounts.server.ts'
import { removeSecondFactor } from '#app/features/auth/second-factor/second-factor.server.ts'

type Outcome = Result<{ id: string; email: string }, AccountProblem>

/** Never disables the last account that can sign in. */
export async function disableAccount(
  { db, kind, now }: AccountServices,
  key: AccountKey,
  by: Actor,
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const enabled = await listEnabled(transaction, kind)
    const user = await findAccount(transaction, key)
    if (!user) return fail({ kind: 'unknown' })
    if (!enabled.some(({ id }) => id !== user.id)) return fail({ kind: 'last' })
    const { id, email } = user
    if (user.isDisabled) return ok({ id, email })
    const at = now()
    await endEverythingBegun(transaction, id, at)
    await transaction.updateTable('users').set({ disabled_at: at }).where('id', '=', id).execute()
    const act = 'account.disabled'
    await recordAuditEvent(transaction, { at, by, act, subjectId: id, subject: email })
    return ok({ id, email })
  })
}

/** Sessions from before stay dead. */
export async function enableAccount(
  { db, now }: AccountServices,
  key: AccountKey,
  by: Actor,
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const user = await findAccount(transaction, key)
    if (!user) return fail({ kind: 'unknown' })
    const { id, email, isDisabled } = user
    if (!isDisabled) return ok({ id, email })
    const at = now()
    await transaction
      .updateTable('users')
      .set({ disabled_at: null, updated_at: at })
      .where('id', '=', id)
      .execute()
    const act = 'account.enabled'
    await recordAuditEvent(transaction, { at, by, act, subjectId: id, subject: email })
    return ok({ id, email })
  })
}

/** Also ends sign-ins that are under way. */
export async function endAllSessions(
  { db, now }: AccountServices,
  key: AccountKey,
  by: Actor,
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const user = await findAccount(transaction, key)
    if (!user) return fail({ kind: 'unknown' })
    const { id, email } = user
    const at = now()
    await endEverythingBegun(transaction, id, at)
    const act = 'account.sessions-ended'
    await recordAuditEvent(transaction, { at, by, act, subjectId: id, subject: email })
    return ok({ id, email })
  })
}

// Two administrators who disable each other at the same moment must not both succeed.
async function listEnabled(
  transaction: Transaction<Schema>,
  kind: DatabaseKind,
): Promise<{ id: string }[]> {
  return transaction
    .selectFrom('users')
    .select('id')
    .where('disabled_at', 'is', null)
    .$if(kind === 'postgres', (select) => select.orderBy('id').forUpdate())
    .execute()
}

/** For the operator only, who knows who is asking. Ends all sessions of the account. */
export async function removeLostSecondFactor(
  { db, now }: AccountServices,
  key: AccountKey,
  by: Actor,
): Promise<Result<{ id: string }, { kind: 'unknown' } | { kind: 'off' }>> {
  return db.transaction().execute(async (transaction) => {
    const account = await findAccount(transaction, key)
    if (!account) return fail({ kind: 'unknown' })
    const { id, email } = account
    if (!(await removeSecondFactor(transaction, id))) return fail({ kind: 'off' })
    await endSessions(transaction, id)
    const act = 'account.second-factor-off'
    await recordAuditEvent(transaction, { at: now(), by, act, subjectId: id, subject: email })
    return ok({ id })
  })
}
