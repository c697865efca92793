import { isAPIError } from 'better-auth/api'
import { SemaphoreFullError } from '#app/platform/semaphore.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { CODE_NEEDED, DISABLED, WRONG_PAIR } from '#app/features/auth/auth-library.server.ts'
import { type Entry, inScope } from '#app/features/auth/guarded-adapter.server.ts'
import type { SetCookies } from '#app/features/auth/sessions/renew-session.server.ts'
import {
  type SignedInUser,
  type SignInProblem,
  toUser,
} from '#app/features/auth/sessions/session.ts'

export type Entered = { state: 'signed-in'; user: SignedInUser; setCookie: SetCookies }

/** @returns the problem `code-needed` when the password was right and the account has a second factor */
export async function openSession(
  entry: Entry,
  call: () => Promise<{ response: { user: SignedInUser }; headers: Headers }>,
): Promise<Result<Entered, SignInProblem | { kind: 'code-needed' }>> {
  try {
    const { response: entered, headers } = await inScope({ signIn: entry }, call)
    const user = toUser(entered.user)
    return ok({ state: 'signed-in', user, setCookie: headers.getSetCookie() })
  } catch (error) {
    return fail(problemOf(error))
  }
}

function problemOf(error: unknown): SignInProblem | { kind: 'code-needed' } {
  if (error instanceof SemaphoreFullError) return { kind: 'busy', retryAfterSeconds: 1 }
  if (!isAPIError(error)) throw error
  const code = error.body?.code
  if (code === WRONG_PAIR) return { kind: 'wrong-pair' }
  if (code === DISABLED) return { kind: 'disabled' }
  if (code === CODE_NEEDED) return { kind: 'code-needed' }
  throw error
}
