import { data, redirect, type RouterContextProvider } from 'react-router'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import type { ChangeProblem } from '#app/features/auth/own-account.server.ts'
import type { CurrentUser } from '#app/features/auth/reauthentication.server.ts'
import type { SecondFactorProblem } from '#app/features/auth/second-factor/own-second-factor.server.ts'
import { inMinutes } from '#app/features/auth/sessions/session.ts'
import type { TaskResult } from '#app/features/auth/ui/account-task.tsx'
import { describeWeaknesses } from '#app/features/auth/credentials.ts'
import { flashCookie, type FlashName } from '#app/server/flash.server.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { logDatabaseRefusal } from '#app/platform/http/database-response.server.ts'
import { textOf } from '#app/platform/http/read-form.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { clientContext, servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

type Context = Readonly<RouterContextProvider>

export function currentUserOf({ headers }: Request, context: Context): CurrentUser {
  const { user, sessionId } = getSignedIn(context)
  return { userId: user.id, sessionId, headers, client: context.get(clientContext) }
}

const STATUS = {
  // Not 401: that would say that the session is over.
  'wrong-password': 422,
  'wrong-code': 422,
  weak: 422,
  'already-on': 409,
  'not-on': 409,
  limited: 429,
  busy: 503,
} as const

/** @param passwordField the form's name of the present password */
export function refuse(
  problem: ChangeProblem | SecondFactorProblem,
  passwordField: 'current' | 'password' = 'password',
) {
  const headers: Record<string, string> =
    'retryAfterSeconds' in problem ? { 'Retry-After': String(problem.retryAfterSeconds) } : {}
  return data(responseOf(problem, passwordField), { status: STATUS[problem.kind], headers })
}

export function refuseMissing(problems: TaskResult['problems']) {
  return data({ problems, refusal: null } satisfies TaskResult, { status: 422 })
}

export function readSecrets(
  form: FormData,
): Result<{ password: string; code: string }, TaskResult['problems']> {
  const { passwordMissing, codeMissing } = accountTexts.problems
  const secrets = { password: textOf(form, 'password'), code: textOf(form, 'code') }
  if (secrets.password === '') return fail({ password: passwordMissing })
  return secrets.code.trim() === '' ? fail({ code: codeMissing }) : ok(secrets)
}

function responseOf(
  problem: ChangeProblem | SecondFactorProblem,
  passwordField: string,
): TaskResult {
  const { problems: sentences } = accountTexts
  const say = (title: string, reasons: string[] = []): TaskResult => ({
    problems: {},
    refusal: { title, reasons },
  })
  switch (problem.kind) {
    case 'wrong-password':
      return { problems: { [passwordField]: sentences.wrongPassword }, refusal: null }
    case 'wrong-code':
      return { problems: { code: sentences.wrongCode }, refusal: null }
    case 'weak': {
      const reasons = describeWeaknesses(problem.weaknesses)
      return { ...say(sentences.weak, reasons), problems: { next: sentences.chooseAnother } }
    }
    case 'limited':
      return say(fillText(sentences.limited, { minutes: inMinutes(problem.retryAfterSeconds) }))
    case 'busy':
      return say(sentences.busy)
    case 'already-on':
      return say(sentences.alreadyOn)
    case 'not-on':
      return say(sentences.notOn)
  }
}

export async function respondingToRefusals<Answer>(context: Context, work: () => Promise<Answer>) {
  try {
    return await work()
  } catch (error) {
    const { log } = context.get(servicesContext)
    const { status, headers, message } = logDatabaseRefusal(log, error)
    const result: TaskResult = { problems: {}, refusal: { title: message, reasons: [] } }
    return data(result, { status, headers })
  }
}

export function backToAccount(flash: FlashName): Response {
  const headers = { 'Set-Cookie': flashCookie(flash) }
  return redirect('/dashboard/account', { status: 303, headers })
}
