import type { Transaction } from 'kysely'
import {
  type AccountKey,
  type AccountProblem,
  type AccountServices,
  endEverythingBegun,
  endSessions,
  type FoundAccount,
  findAccount,
  recordAccountEvent,
} from '#app/features/auth/accounts.server.ts'
import { removeSecondFactor } from '#app/features/auth/second-factor/second-factor.server.ts'
import type { Actor } from '#app/platform/audit.server.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

/** Never disables the last account that can sign in. */
export function disableAccount(services: AccountServices, key: AccountKey, by: Actor) {
  return changeAccount<AccountProblem>(services, key, by, async (transaction, { id }, at) => {
    const enabled = await listEnabled(transaction)
    const others = enabled.filter((account) => account.id !== id)
    if (others.length === 0) return fail({ kind: 'last' })
    if (others.length === enabled.length) return ok(null)
    await endEverythingBegun(transaction, id, at)
    await transaction.updateTable('users').set({ disabled_at: at }).where('id', '=', id).execute()
    return ok('account.disabled')
  })
}

/** Sessions from before stay dead. */
export function enableAccount(services: AccountServices, key: AccountKey, by: Actor) {
  return changeAccount<AccountProblem>(services, key, by, async (transaction, account, at) => {
    if (!account.isDisabled) return ok(null)
    await transaction
      .updateTable('users')
      .set({ disabled_at: null, updated_at: at })
      .where('id', '=', account.id)
      .execute()
    return ok('account.enabled')
  })
}

/** Also ends sign-ins that are under way. */
export function endAllSessions(services: AccountServices, key: AccountKey, by: Actor) {
  return changeAccount<AccountProblem>(services, key, by, async (transaction, { id }, at) => {
    await endEverythingBegun(transaction, id, at)
    return ok('account.sessions-ended')
  })
}

/** For the operator only, who knows who is asking. Ends all sessions of the account. */
export function removeLostSecondFactor(services: AccountServices, key: AccountKey, by: Actor) {
  return changeAccount<{ kind: 'off' }>(services, key, by, async (transaction, { id }) => {
    if (!(await removeSecondFactor(transaction, id))) return fail({ kind: 'off' })
    await endSessions(transaction, id)
    return ok('account.second-factor-off')
  })
}

/** @param change returns the event to record, null when there was nothing to change */
function changeAccount<Problem>(
  { db, now }: AccountServices,
  key: AccountKey,
  by: Actor,
  change: (
    transaction: Transaction<Schema>,
    account: FoundAccount,
    at: Date,
  ) => Promise<Result<string | null, Problem>>,
): Promise<Result<{ id: string; email: string }, Problem | { kind: 'unknown' }>> {
  return db.transaction().execute(async (transaction) => {
    const account = await findAccount(transaction, key)
    if (!account) return fail({ kind: 'unknown' })
    const at = now()
    const changed = await change(transaction, account, at)
    if (!changed.ok) return changed
    if (changed.value !== null) {
      await recordAccountEvent(transaction, changed.value, account, at, by)
    }
    const { id, email } = account
    return ok({ id, email })
  })
}

// Two administrators who disable each other at the same moment must not both succeed.
function listEnabled(transaction: Transaction<Schema>): Promise<{ id: string }[]> {
  return transaction
    .selectFrom('users')
    .select('id')
    .where('disabled_at', 'is', null)
    .$if(isPostgres(transaction), (select) => select.orderBy('id').forUpdate())
    .execute()
}
