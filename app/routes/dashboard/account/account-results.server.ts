import { data, type RouterContextProvider } from 'react-router'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import type { ChangeProblem } from '#app/features/auth/own-account.server.ts'
import type { CurrentUser } from '#app/features/auth/reauthentication.server.ts'
import type { SecondFactorProblem } from '#app/features/auth/second-factor/own-second-factor.server.ts'
import { inMinutes } from '#app/features/auth/sessions/session.ts'
import type { TaskResult } from '#app/features/auth/ui/account-task.tsx'
import { describeWeaknesses } from '#app/features/auth/credentials.ts'
import { type FlashName, redirectWithFlash } from '#app/server/flash.server.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { logDatabaseRefusal } from '#app/platform/http/database-response.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { clientContext, servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

const { passwordMissing, chooseAnother, codeMissing } = accountTexts.problems

const MISSING = {
  password: passwordMissing,
  current: passwordMissing,
  next: chooseAnother,
  code: codeMissing,
}

/** @param change not called while a required field is empty; it gets what the user typed into them */
export async function changeAccount<Name extends keyof typeof MISSING, Answer>(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  required: readonly Name[],
  change: (currentUser: CurrentUser, typed: Record<Name, string>) => Promise<Answer>,
) {
  const form = await readForm(request)
  const fields = required.map((name): [Name, string] => [name, textOf(form, name)])
  const isEmpty = ([name, text]: [Name, string]) => (name === 'code' ? text.trim() : text) === ''
  const [missing] = fields.find(isEmpty) ?? []
  if (missing) return refuseWith({ problems: { [missing]: MISSING[missing] } }, 422)
  const { user, sessionId } = getSignedIn(context)
  const client = context.get(clientContext)
  const currentUser = { userId: user.id, sessionId, headers: request.headers, client }
  try {
    return await change(currentUser, Object.fromEntries(fields) as Record<Name, string>)
  } catch (error) {
    const { log } = context.get(servicesContext)
    const { status, headers, message } = logDatabaseRefusal(log, error)
    return refuseWith({ refusal: { title: message, reasons: [] } }, status, headers)
  }
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
  return refuseWith(describeProblem(problem, passwordField), STATUS[problem.kind], headers)
}

function refuseWith(
  result: Partial<TaskResult>,
  status: number,
  headers: Record<string, string> = {},
) {
  const complete: TaskResult = { problems: {}, refusal: null, ...result }
  return data(complete, { status, headers })
}

function describeProblem(
  problem: ChangeProblem | SecondFactorProblem,
  passwordField: string,
): Partial<TaskResult> {
  const { problems: sentences } = accountTexts
  const say = (title: string) => ({ refusal: { title, reasons: [] } })
  switch (problem.kind) {
    case 'wrong-password':
      return { problems: { [passwordField]: sentences.wrongPassword } }
    case 'wrong-code':
      return { problems: { code: sentences.wrongCode } }
    case 'weak': {
      const reasons = describeWeaknesses(problem.weaknesses)
      return { refusal: { title: sentences.weak, reasons }, problems: { next: chooseAnother } }
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

export function backToAccount(flash: FlashName): Response {
  return redirectWithFlash('/dashboard/account', flash)
}
