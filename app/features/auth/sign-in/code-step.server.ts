import type { AuthLibrary, AuthNeeds } from '#app/features/auth/auth-library.server.ts'
import type { createKnownDevices } from '#app/features/auth/sign-in/known-device.server.ts'
import { readSession, cookiesOf } from '#app/features/auth/sessions/renew-session.server.ts'
import { checkCode, spendCode } from '#app/features/auth/second-factor/second-factor.server.ts'
import type { SignInProblem } from '#app/features/auth/sessions/session.ts'
import type {
  Challenge,
  createChallenges,
} from '#app/features/auth/sign-in/sign-in-challenge.server.ts'
import type { createSignInLimits } from '#app/features/auth/sign-in/sign-in-limits.server.ts'
import { recordAccountEvent } from '#app/features/auth/accounts.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { type Entered, openSession } from '#app/features/auth/sign-in/open-session.server.ts'

/** `address` is the one the server saw or a trusted proxy reported; no other header is believed. */
export type Origin = { headers: Headers; client: { address: string } }

export type SignInParts = {
  needs: AuthNeeds
  library: Promise<AuthLibrary>
  limits: ReturnType<typeof createSignInLimits>
  devices: ReturnType<typeof createKnownDevices>
  challenges: ReturnType<typeof createChallenges>
  cleanUp: () => Promise<void>
}

export async function tryCode(
  parts: SignInParts,
  challenge: Challenge,
  { code, headers, client: { address } }: Origin & { code: string },
): Promise<Result<Entered, SignInProblem>> {
  const { limits, devices, challenges } = parts
  const { email, userId, passwordRevision } = challenge
  const deviceId = devices.find(headers, email)
  const counted = await limits.begin({ email, address, deviceId, secret: 'code' })
  if (!counted.ok) return fail({ kind: 'limited', ...counted.problem })
  if (!(await challenges.countTry(challenge))) return fail({ kind: 'challenge-over' })
  if (!(await takeCode(parts, challenge, code))) return fail({ kind: 'wrong-code' })
  await limits.forgive(counted.value)

  const library = await parts.library
  const earlier = await readSession(library, headers)
  const earlierSessionId = earlier?.sessionId ?? null
  const entry = { passwordRevision, isCodeGiven: true, earlierSessionId, address }
  const entered = await openSession(entry, () =>
    library.openSession({ body: { userId }, headers: cookiesOf(headers), returnHeaders: true }),
  )
  if (!entered.ok) {
    const { problem } = entered
    return fail(problem.kind === 'code-needed' ? { kind: 'challenge-over' } : problem)
  }
  const { setCookie } = entered.value
  const cookies = [...setCookie, challenges.forget(), devices.remember(headers, email)]
  return ok({ ...entered.value, setCookie: cookies })
}

async function takeCode(
  { needs, challenges }: SignInParts,
  challenge: Challenge,
  text: string,
): Promise<boolean> {
  const { userId, email } = challenge
  const code = await checkCode(needs, userId, text)
  if (!code) return false
  return needs.db.transaction().execute(async (transaction) => {
    if (!(await spendCode(transaction, userId, code))) return false
    if (!(await challenges.close(transaction, challenge))) return false
    if (code.kind === 'recovery') {
      const owner = { id: userId, email }
      await recordAccountEvent(transaction, 'account.recovery-code-used', owner, needs.now())
    }
    return true
  })
}
