import { data, type RouterContextProvider } from 'react-router'
import { accountTexts } from '#app/features/auth/account-texts.ts'
import type { CurrentUser } from '#app/features/auth/reauthentication.server.ts'
import type { TaskResult } from '#app/features/auth/ui/account-task.tsx'
import { type FlashName, redirectWithFlash } from '#app/server/flash.server.ts'
import { reportDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import {
  describeProblem,
  type OwnProblem,
  refusalOf,
} from '#app/routes/dashboard/account/account-problems.server.ts'
import { clientContext, servicesContext } from '#app/server/services-context.server.ts'
import { getSignedIn } from '#app/server/session-context.server.ts'

const { emailMissing, passwordMissing, chooseAnother, codeMissing } = accountTexts.problems

const MISSING = {
  email: emailMissing,
  password: passwordMissing,
  current: passwordMissing,
  next: chooseAnother,
  code: codeMissing,
}

export type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** @param change not called while a required field is empty; it gets what the user typed into them */
export async function changeAccount<Name extends keyof typeof MISSING, Answer>(
  { request, context }: Asked,
  required: readonly Name[],
  change: (currentUser: CurrentUser, typed: Record<Name, string>) => Promise<Answer>,
) {
  const form = await readForm(request)
  const fields = required.map((name): [Name, string] => [name, textOf(form, name)])
  const isEmpty = ([name, text]: [Name, string]) => (name === 'code' ? text.trim() : text) === ''
  const [missing] = fields.find(isEmpty) ?? []
  const typed = Object.fromEntries(fields.filter(([name]) => name === 'email'))
  if (missing)
    return refuseWith({ problems: { [missing]: MISSING[missing] }, typed }, { status: 422 })
  const { log } = context.get(servicesContext)
  const report = (title: string, init: ResponseInit) =>
    refuseWith({ refusal: { title, reasons: [] }, typed }, init)
  const secrets = Object.fromEntries(fields) as Record<Name, string>
  return reportDatabaseProblems(log, report, () =>
    change(currentUserOf({ request, context }), secrets),
  )
}

export function currentUserOf({ request, context }: Asked): CurrentUser {
  const { user, sessionId } = getSignedIn(context)
  const client = context.get(clientContext)
  return { userId: user.id, sessionId, headers: request.headers, client }
}

/** @param passwordField the form's name of the present password @param typed what the form shows again */
export function refuse(
  problem: OwnProblem,
  passwordField: 'current' | 'password' = 'password',
  typed: TaskResult['typed'] = {},
) {
  return refuseWith({ ...describeProblem(problem, passwordField), typed }, refusalOf(problem))
}

function refuseWith(result: Partial<TaskResult>, init: ResponseInit) {
  const complete: TaskResult = { problems: {}, refusal: null, typed: {}, ...result }
  return data(complete, init)
}

export function backToAccount(flash: FlashName): Response {
  return redirectWithFlash('/dashboard/account', flash)
}
