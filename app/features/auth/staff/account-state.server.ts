import type { Transaction } from 'kysely'
import {
  type AccountKey,
  type AccountProblem,
  type AccountServices,
  endEverythingBegun,
  endSessions,
  type FoundAccount,
  findAccount,
} from '#app/features/auth/accounts.server.ts'
import { removeSecondFactor } from '#app/features/auth/second-factor/second-factor.server.ts'
import type { Role } from '#app/features/auth/roles/roles.ts'
import type { AuditAct } from '#app/platform/audit-acts.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

/** Gives what is assigned to the account to somebody else, in the same transaction. @returns why nobody can take it */
export type HandOver<Refusal> = (
  transaction: Transaction<Schema>,
  account: FoundAccount,
  at: Date,
) => Promise<Refusal | null>

/** Never disables the last owner who can sign in. */
export function disableAccount<Refusal = never>(
  services: AccountServices,
  key: AccountKey,
  by: Actor,
  handOver?: HandOver<Refusal>,
) {
  return changeAccount<AccountProblem | Refusal>(
    services,
    key,
    by,
    async (transaction, account, at) => {
      const { id } = account
      if (await isLastOwner(transaction, id)) return fail({ kind: 'last' })
      if (account.isDisabled) return ok(null)
      const refusal = (await handOver?.(transaction, account, at)) ?? null
      if (refusal !== null) return fail(refusal)
      await endEverythingBegun(transaction, id, at)
      await transaction.updateTable('users').set({ disabled_at: at }).where('id', '=', id).execute()
      return ok('account.disabled')
    },
  )
}

/** Holds from the next request of every session; never leaves the site without an owner who can sign in. */
export function changeRole(
  services: AccountServices,
  { role, ...key }: { id: string; role: Role },
  by: Actor,
) {
  return changeAccount<AccountProblem>(
    services,
    key,
    by,
    async (transaction, { id, email }, at) => {
      if (role !== 'owner' && (await isLastOwner(transaction, id))) return fail({ kind: 'last' })
      const before = await getRole(transaction, id)
      if (before === role) return ok(null)
      await transaction
        .updateTable('users')
        .set({ role, updated_at: at })
        .where('id', '=', id)
        .execute()
      return ok({ act: 'account.role-changed', subject: `${email} (${before} to ${role})` })
    },
  )
}

/** Whether restricted messages are shown to this person, from their next request; never to nobody who can sign in. */
export function setReadsRestricted(
  services: AccountServices,
  { reads, ...key }: { id: string; reads: boolean },
  by: Actor,
) {
  return changeAccount<{ kind: 'last-reader' }>(
    services,
    key,
    by,
    async (transaction, { id }, at) => {
      const readers = await transaction
        .selectFrom('users')
        .select(['id', 'disabled_at'])
        .where('reads_restricted', '=', true)
        .$if(isPostgres(transaction), (select) => select.orderBy('id').forUpdate())
        .execute()
      if (readers.some((reader) => reader.id === id) === reads) return ok(null)
      const isLast = readers.every((reader) => reader.id === id || reader.disabled_at !== null)
      if (!reads && isLast) return fail({ kind: 'last-reader' })
      await transaction
        .updateTable('users')
        .set({ reads_restricted: reads, updated_at: at })
        .where('id', '=', id)
        .execute()
      return ok(reads ? 'account.restricted-given' : 'account.restricted-taken')
    },
  )
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
  ) => Promise<Result<AuditAct | { act: AuditAct; subject: string } | null, Problem>>,
): Promise<
  Result<{ id: string; email: string; isChanged: boolean }, Problem | { kind: 'unknown' }>
> {
  return db.transaction().execute(async (transaction) => {
    const account = await findAccount(transaction, key)
    if (!account) return fail({ kind: 'unknown' })
    const at = now()
    const changed = await change(transaction, account, at)
    if (!changed.ok) return changed
    const { id, email } = account
    if (changed.value !== null) {
      const { act, subject } =
        typeof changed.value === 'string' ? { act: changed.value, subject: email } : changed.value
      await recordAuditEvent(transaction, { at, by, act, subjectId: id, subject })
    }
    return ok({ id, email, isChanged: changed.value !== null })
  })
}

// Two owners who disable or demote each other at the same moment must not both succeed.
async function isLastOwner(transaction: Transaction<Schema>, id: string): Promise<boolean> {
  const owners = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .$if(isPostgres(transaction), (select) => select.orderBy('id').forUpdate())
    .execute()
  return owners.length === 1 && owners[0]?.id === id
}

async function getRole(transaction: Transaction<Schema>, id: string): Promise<Role> {
  const { role } = await transaction
    .selectFrom('users')
    .select('role')
    .where('id', '=', id)
    .$if(isPostgres(transaction), (select) => select.forUpdate())
    .executeTakeFirstOrThrow()
  return role
}
