import type { Transaction } from 'kysely'
import type { AuthNeeds } from '#app/features/auth/auth-library.server.ts'
import type {
  CurrentUser,
  Owner,
  Reauthentication,
  ReauthenticationProblem,
} from '#app/features/auth/reauthentication.server.ts'
import { deleteOtherSessions } from '#app/features/auth/sessions/own-sessions.server.ts'
import {
  beginEnrolment,
  confirmEnrolment,
  findEnrolment,
  removeSecondFactor,
  replaceRecoveryCodes,
} from '#app/features/auth/second-factor/second-factor.server.ts'
import { inGroups } from '#app/features/auth/second-factor/second-factor.ts'
import { recordAccountEvent } from '#app/features/auth/accounts.server.ts'
import { noteProof, proveByCode } from '#app/features/auth/recent-proof.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

/** `not-on`: the account has no second factor, or none waits for a code any more. */
export type SecondFactorProblem = ReauthenticationProblem | { kind: 'already-on' | 'not-on' }

type Outcome<Value> = Result<Value, SecondFactorProblem>

type Secrets = { password: string; code: string }

/** Recovery codes are returned once, in groups of five. */
export function createOwnSecondFactor(needs: AuthNeeds, proof: Reauthentication) {
  return {
    /** Changes nothing until the app's first code is entered. */
    async beginSecondFactor(currentUser: CurrentUser, password: string): Promise<Outcome<null>> {
      const proven = await proof.askPassword(currentUser, password)
      if (!proven.ok) return proven
      return (await beginEnrolment(needs, currentUser.userId))
        ? ok(null)
        : fail({ kind: 'already-on' })
    },
    findSetup: (user: { id: string; email: string }, issuer: string) =>
      findEnrolment(needs, user, issuer),
    /** All other sessions end. */
    async confirmSecondFactor(currentUser: CurrentUser, text: string) {
      const proved = await proof.askFirstCode(currentUser, text)
      return proved.ok ? turnOn(needs, currentUser, proved.value) : proved
    },
    renewRecoveryCodes(currentUser: CurrentUser, secrets: Secrets) {
      return withBoth(needs, proof, { currentUser, ...secrets }, async (transaction, owner) => {
        const codes = await replaceRecoveryCodes(transaction, owner.id, needs.secret)
        await recordAccountEvent(transaction, 'account.recovery-codes-made', owner, needs.now())
        return { recoveryCodes: codes.map(asShown) }
      })
    },
    /** All other sessions end. */
    removeSecondFactor(currentUser: CurrentUser, secrets: Secrets) {
      return withBoth(needs, proof, { currentUser, ...secrets }, async (transaction, owner) => {
        await removeSecondFactor(transaction, owner.id)
        await deleteOtherSessions(transaction, owner.id, currentUser.sessionId)
        await recordAccountEvent(transaction, 'account.second-factor-off', owner, needs.now())
        return null
      })
    },
  }
}

function turnOn(
  { db, secret, now }: AuthNeeds,
  { sessionId }: CurrentUser,
  { owner, step }: { owner: Owner; step: number },
): Promise<Outcome<{ recoveryCodes: string[] }>> {
  const at = now()
  return db.transaction().execute(async (transaction) => {
    const isOn = await confirmEnrolment(transaction, owner.id, step, at)
    if (!isOn) return fail({ kind: 'not-on' })
    const codes = await replaceRecoveryCodes(transaction, owner.id, secret)
    await deleteOtherSessions(transaction, owner.id, sessionId)
    await noteProof(transaction, sessionId, at)
    await recordAccountEvent(transaction, 'account.second-factor-on', owner, at)
    return ok({ recoveryCodes: codes.map(asShown) })
  })
}

async function withBoth<Value>(
  needs: AuthNeeds,
  proof: Reauthentication,
  { currentUser, password, code }: Secrets & { currentUser: CurrentUser },
  action: (transaction: Transaction<Schema>, owner: Owner) => Promise<Value>,
): Promise<Outcome<Value>> {
  const proven = await proof.askPassword(currentUser, password)
  if (!proven.ok) return proven
  return proveByCode(needs, proof, currentUser, code, (transaction) =>
    action(transaction, proven.value),
  )
}

const asShown = (code: string) => inGroups(code, 5, '-')
