import type { Transaction } from 'kysely'
import type { AuthNeeds } from '#app/features/auth/auth-library.server.ts'
import type { AppSetup } from '#app/features/auth/second-factor/authenticator.server.ts'
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
  spendCode,
} from '#app/features/auth/second-factor/second-factor.server.ts'
import { inGroups } from '#app/features/auth/second-factor/second-factor.ts'
import { recordAuditEvent } from '#app/platform/audit.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

/** `not-on`: the account has no second factor, or none waits for a code any more. */
export type SecondFactorProblem =
  | ReauthenticationProblem
  | { kind: 'already-on' }
  | { kind: 'not-on' }

type Secrets = { password: string; code: string }

/** Recovery codes are returned once, in groups of five. */
export type OwnSecondFactor = {
  /** Changes nothing until the app's first code is entered. */
  beginSecondFactor(
    currentUser: CurrentUser,
    password: string,
  ): Promise<Result<null, SecondFactorProblem>>
  findSetup(user: { id: string; email: string }, issuer: string): Promise<AppSetup | null>
  /** All other sessions end. */
  confirmSecondFactor(
    currentUser: CurrentUser,
    code: string,
  ): Promise<Result<{ recoveryCodes: string[] }, SecondFactorProblem>>
  renewRecoveryCodes(
    currentUser: CurrentUser,
    secrets: Secrets,
  ): Promise<Result<{ recoveryCodes: string[] }, SecondFactorProblem>>
  /** All other sessions end. */
  removeSecondFactor(
    currentUser: CurrentUser,
    secrets: Secrets,
  ): Promise<Result<null, SecondFactorProblem>>
}

export function createOwnSecondFactor(needs: AuthNeeds, proof: Reauthentication): OwnSecondFactor {
  return {
    async beginSecondFactor(currentUser, password) {
      const proven = await proof.askPassword(currentUser, password)
      if (!proven.ok) return proven
      return (await beginEnrolment(needs, currentUser.userId))
        ? ok(null)
        : fail({ kind: 'already-on' })
    },
    findSetup: (user, issuer) => findEnrolment(needs, user, issuer),
    async confirmSecondFactor(currentUser, text) {
      const proved = await proof.askFirstCode(currentUser, text)
      return proved.ok ? turnOn(needs, currentUser, proved.value) : proved
    },
    async renewRecoveryCodes(currentUser, secrets) {
      return withBoth(needs, proof, { currentUser, ...secrets }, async (transaction, owner) => {
        const codes = await replaceRecoveryCodes(transaction, owner.id, needs.secret)
        await note(transaction, owner, 'account.recovery-codes-made', needs.now())
        return { recoveryCodes: codes.map(asShown) }
      })
    },
    async removeSecondFactor(currentUser, secrets) {
      return withBoth(needs, proof, { currentUser, ...secrets }, async (transaction, owner) => {
        await removeSecondFactor(transaction, owner.id)
        await deleteOtherSessions(transaction, owner.id, currentUser.sessionId)
        await note(transaction, owner, 'account.second-factor-off', needs.now())
        return null
      })
    },
  }
}

function turnOn(
  { db, secret, now }: AuthNeeds,
  { sessionId }: CurrentUser,
  { owner, step }: { owner: Owner; step: number },
): Promise<Result<{ recoveryCodes: string[] }, SecondFactorProblem>> {
  const at = now()
  return db.transaction().execute(async (transaction) => {
    const isOn = await confirmEnrolment(transaction, owner.id, step, at)
    if (!isOn) return fail({ kind: 'not-on' })
    const codes = await replaceRecoveryCodes(transaction, owner.id, secret)
    await deleteOtherSessions(transaction, owner.id, sessionId)
    await note(transaction, owner, 'account.second-factor-on', at)
    return ok({ recoveryCodes: codes.map(asShown) })
  })
}

/** The code is spent together with the action. */
async function withBoth<Value>(
  { db }: AuthNeeds,
  proof: Reauthentication,
  { currentUser, password, code }: Secrets & { currentUser: CurrentUser },
  action: (transaction: Transaction<Schema>, owner: Owner) => Promise<Value>,
): Promise<Result<Value, SecondFactorProblem>> {
  const proven = await proof.askPassword(currentUser, password)
  if (!proven.ok) return proven
  const owner = proven.value
  const proved = await proof.askCode(currentUser, code)
  if (!proved.ok) return proved
  return db.transaction().execute(async (transaction) => {
    const isSpent = await spendCode(transaction, owner.id, proved.value)
    return isSpent ? ok(await action(transaction, owner)) : fail({ kind: 'wrong-code' })
  })
}

const asShown = (code: string) => inGroups(code, 5, '-')

function note(
  transaction: Transaction<Schema>,
  { id, email }: Owner,
  act: string,
  at: Date,
): Promise<void> {
  const by = { id, name: email }
  return recordAuditEvent(transaction, { at, by, act, subjectId: id, subject: email })
}
