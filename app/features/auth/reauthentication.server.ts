import { type AuthNeeds, cookiePrefix } from '#app/features/auth/auth-library.server.ts'
import type { Origin } from '#app/features/auth/sign-in/code-step.server.ts'
import { SemaphoreFullError } from '#app/platform/semaphore.ts'
import { createKnownDevices } from '#app/features/auth/sign-in/known-device.server.ts'
import { findPassword } from '#app/features/auth/passwords/password-history.server.ts'
import {
  checkCode,
  checkFirstCode,
  type GoodCode,
} from '#app/features/auth/second-factor/second-factor.server.ts'
import {
  createSignInLimits,
  type SignInAttempt,
} from '#app/features/auth/sign-in/sign-in-limits.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

export type CurrentUser = Origin & { userId: string; sessionId: string }

export type Owner = Awaited<ReturnType<typeof getOwner>>

export type ReauthenticationProblem =
  | { kind: 'wrong-password' | 'wrong-code' }
  | { kind: 'limited' | 'busy'; retryAfterSeconds: number }

export type Reauthentication = ReturnType<typeof createReauthentication>

// Because anyone at an unattended browser is signed in as well. Failures count together with those of signing in.
export function createReauthentication(needs: AuthNeeds) {
  const { db, secret, secure, hasher, now } = needs
  const limits = createSignInLimits(db, secret, now)
  const devices = createKnownDevices(secret, cookiePrefix(secure), secure)

  async function counted<Value>(
    { userId, headers, client }: CurrentUser,
    tried: SignInAttempt['secret'],
    prove: (owner: Owner) => Promise<Result<Value, ReauthenticationProblem>>,
  ): Promise<Result<Value, ReauthenticationProblem>> {
    const owner = await getOwner(needs, userId)
    const { email } = owner
    const deviceId = devices.find(headers, email)
    const begun = await limits.begin({ email, address: client.address, deviceId, secret: tried })
    if (!begun.ok) return fail({ kind: 'limited', ...begun.problem })
    const proven = await busyWhenFull(() => prove(owner))
    if (proven.ok || proven.problem.kind === 'busy') await limits.forgive(begun.value)
    return proven
  }

  return {
    askPassword: (currentUser: CurrentUser, password: string) =>
      counted<Owner>(currentUser, 'password', async (owner) => {
        const isRight = await hasher.verify(password, (await findPassword(db, owner.id)) ?? '')
        return isRight ? ok(owner) : fail({ kind: 'wrong-password' })
      }),
    /** @returns a valid code for `spendCode` to use up */
    askCode: (currentUser: CurrentUser, text: string) =>
      counted<GoodCode>(currentUser, 'code', async (owner) => {
        const code = await checkCode(needs, owner.id, text)
        return code ? ok(code) : fail({ kind: 'wrong-code' })
      }),
    /** For an app that waits for its first code. */
    askFirstCode: (currentUser: CurrentUser, text: string) =>
      counted<{ owner: Owner; step: number }>(currentUser, 'code', async (owner) => {
        const step = await checkFirstCode(needs, owner.id, text)
        return step === null ? fail({ kind: 'wrong-code' }) : ok({ owner, step })
      }),
  }
}

export async function busyWhenFull<Value, Problem>(
  work: () => Promise<Result<Value, Problem>>,
): Promise<Result<Value, Problem | { kind: 'busy'; retryAfterSeconds: number }>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SemaphoreFullError) return fail({ kind: 'busy', retryAfterSeconds: 1 })
    throw error
  }
}

function getOwner({ db }: AuthNeeds, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'password_revision as passwordRevision'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}
