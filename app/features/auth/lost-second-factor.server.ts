import {
  type AccountKey,
  type AccountServices,
  endSessions,
  findAccount,
} from '#app/features/auth/accounts.server.ts'
import { removeSecondFactor } from '#app/features/auth/second-factor.server.ts'
import { type Actor, recordAct } from '#app/platform/audit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

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
    await recordAct(transaction, { at: now(), by, act, subjectId: id, subject: email })
    return ok({ id })
  })
}
