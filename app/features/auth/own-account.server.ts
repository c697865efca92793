import type { Transaction } from 'kysely'
import type { AuthNeeds } from '#app/features/auth/auth-library.server.ts'
import {
  busyWhenFull,
  createReauthentication,
  type CurrentUser,
  type Owner,
  type ReauthenticationProblem,
} from '#app/features/auth/reauthentication.server.ts'
import { deleteOtherSessions } from '#app/features/auth/sessions/own-sessions.server.ts'
import {
  isReused,
  replacePasswordHash,
} from '#app/features/auth/passwords/password-history.server.ts'
import { findWeaknesses } from '#app/features/auth/passwords/password-strength.server.ts'
import { createOwnSecondFactor } from '#app/features/auth/second-factor/own-second-factor.server.ts'
import type { Weakness } from '#app/features/auth/credentials.ts'
import {
  beginEmailChange,
  type EmailProblem,
} from '#app/features/auth/account-links/email-changes.server.ts'
import { type AccountServices, recordAccountEvent } from '#app/features/auth/accounts.server.ts'
import { createRecentProof } from '#app/features/auth/recent-proof.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

/** Spec 8.29 for `weak`. */
export type ChangeProblem = ReauthenticationProblem | { kind: 'weak'; weaknesses: Weakness[] }

/** Database errors are thrown unchanged. */
export function createOwnAccount(needs: AuthNeeds & AccountServices) {
  const { db, now } = needs
  const proof = createReauthentication(needs)
  return {
    ...createOwnSecondFactor(needs, proof),
    ...createRecentProof(needs, proof),
    /** Ends all other sessions. */
    async changePassword(
      currentUser: CurrentUser,
      { current, next }: { current: string; next: string },
    ): Promise<Result<null, ChangeProblem>> {
      const proven = await proof.askPassword(currentUser, current)
      return proven.ok ? choosePassword(needs, proven.value, currentUser, next) : proven
    },
    async changeEmail(
      currentUser: CurrentUser,
      { email, password }: { email: string; password: string },
    ): Promise<Result<{ email: string }, ReauthenticationProblem | EmailProblem>> {
      const proven = await proof.askPassword(currentUser, password)
      return proven.ok ? beginEmailChange(needs, currentUser.userId, email) : proven
    },
    /** The caller has checked the name: one line of at most 200 characters. */
    async rename(userId: string, name: string) {
      await db
        .updateTable('users')
        .set({ name, updated_at: now() })
        .where('id', '=', userId)
        .execute()
    },
  }
}

function choosePassword(
  needs: AuthNeeds,
  owner: Owner,
  currentUser: CurrentUser,
  next: string,
): Promise<Result<null, ChangeProblem>> {
  const { db, hasher, now } = needs
  return busyWhenFull<null, ChangeProblem>(async () => {
    const weaknesses = await findWeaknesses(next, owner, (password) =>
      isReused(needs, owner.id, password),
    )
    if (weaknesses.length > 0) return fail({ kind: 'weak', weaknesses })
    const hash = await hasher.hash(next)
    const isDone = await db
      .transaction()
      .execute((transaction) => replace(transaction, owner, currentUser, hash, now()))
    // It was changed in the meantime, so the one that was given is no longer right.
    return isDone ? ok(null) : fail({ kind: 'wrong-password' })
  })
}

async function replace(
  transaction: Transaction<Schema>,
  owner: Owner,
  { sessionId }: CurrentUser,
  hash: string,
  at: Date,
): Promise<boolean> {
  const { id, passwordRevision } = owner
  const revision = passwordRevision + 1
  const released = await transaction
    .updateTable('users')
    .set({ password_revision: revision, updated_at: at })
    .where('id', '=', id)
    .where('password_revision', '=', passwordRevision)
    .returning('id')
    .executeTakeFirst()
  if (!released) return false
  await replacePasswordHash(transaction, id, hash, at)
  await deleteOtherSessions(transaction, id, sessionId)
  await transaction
    .updateTable('sessions')
    .set({ password_revision: revision })
    .where('id', '=', sessionId)
    .where('user_id', '=', id)
    .execute()
  await recordAccountEvent(transaction, 'account.password-changed', owner, at)
  return true
}
