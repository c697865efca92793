import type { Kysely, Transaction } from 'kysely'
import type { AuthNeeds } from '#app/features/auth/auth-library.server.ts'
import type {
  CurrentUser,
  Reauthentication,
  ReauthenticationProblem,
} from '#app/features/auth/reauthentication.server.ts'
import {
  readSecondFactor,
  spendCode,
} from '#app/features/auth/second-factor/second-factor.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { MINUTE_MS } from '#app/platform/time.ts'
import type { Schema } from '#db/schema.ts'

const PROOF_MS = 10 * MINUTE_MS

/** What is given again before an act that an unlocked screen is not enough for; the code where a second factor is on. */
export type Proof = 'password' | 'code'

export function createRecentProof(needs: AuthNeeds, proof: Reauthentication) {
  const { db, now } = needs
  return {
    /** @returns null when it was given within the last ten minutes */
    async findProofNeeded(currentUser: CurrentUser): Promise<Proof | null> {
      const session = await db
        .selectFrom('sessions')
        .select(['created_at', 'proven_at'])
        .where('id', '=', currentUser.sessionId)
        .executeTakeFirst()
      const given = session?.proven_at ?? session?.created_at
      if (given !== undefined && now().getTime() - new Date(given).getTime() < PROOF_MS) return null
      return proofOf(needs, currentUser)
    },
    /** @param text a password or a code, whichever is needed */
    async proveAgain(
      currentUser: CurrentUser,
      text: string,
    ): Promise<Result<null, ReauthenticationProblem>> {
      if ((await proofOf(needs, currentUser)) === 'code')
        return proveByCode(needs, proof, currentUser, text, () => Promise.resolve(null))
      const proven = await proof.askPassword(currentUser, text)
      if (!proven.ok) return proven
      await noteProof(db, currentUser.sessionId, now())
      return ok(null)
    },
  }
}

async function proofOf(needs: AuthNeeds, { userId }: CurrentUser): Promise<Proof> {
  return (await readSecondFactor(needs, userId)).state === 'on' ? 'code' : 'password'
}

/** The code is spent together with the action. */
export async function proveByCode<Value>(
  { db, now }: AuthNeeds,
  proof: Reauthentication,
  currentUser: CurrentUser,
  code: string,
  action: (transaction: Transaction<Schema>) => Promise<Value>,
): Promise<Result<Value, ReauthenticationProblem>> {
  const { userId, sessionId } = currentUser
  const proven = await proof.askCode(currentUser, code)
  if (!proven.ok) return proven
  return db.transaction().execute(async (transaction) => {
    const isSpent = await spendCode(transaction, userId, proven.value)
    if (!isSpent) return fail({ kind: 'wrong-code' })
    await noteProof(transaction, sessionId, now())
    return ok(await action(transaction))
  })
}

export async function noteProof(db: Kysely<Schema>, sessionId: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ proven_at: at }).where('id', '=', sessionId).execute()
}
