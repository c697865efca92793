import type { RouterContextProvider } from 'react-router'
import { type CredentialProblems, parseSignInForm } from '#app/features/auth/credentials.ts'
import { loginToasts } from '#app/features/auth/sign-in/login-texts.ts'
import type { SignInOutcome } from '#app/features/auth/sign-in/sign-in-service.server.ts'
import {
  describeSignInProblem,
  type SignInMessage,
  type SignInProblem,
} from '#app/features/auth/sessions/session.ts'
import { flashCookie } from '#app/server/flash.server.ts'
import { databaseResponse } from '#app/platform/http/database-response.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import type { Result } from '#app/platform/result.ts'
import { clientContext, servicesContext } from '#app/server/services-context.server.ts'

type Context = Readonly<RouterContextProvider>

/** `code-needed` with a toast: the code was wrong, and another may be tried. */
export type SignInResult = {
  state: SignInOutcome['state'] | 'refused'
  status: number
  headers: Headers
  email: string
  problems: CredentialProblems
  toast: SignInMessage | null
}

/** @throws a 400 response for a malformed form */
export async function signInWithForm(request: Request, context: Context): Promise<SignInResult> {
  const form = await readForm(request)
  // Refuses a form that names it twice; the parser would take the first.
  textOf(form, 'password')
  const email = textOf(form, 'email')
  const code = textOf(form, 'code').trim()
  const parsed = parseSignInForm(form)
  if (!parsed.ok) return { ...refused(422), email, problems: parsed.problem }
  const { auth } = context.get(servicesContext)
  const client = context.get(clientContext)
  const { headers } = request
  const attempt = { ...parsed.value, code, headers, client }
  return { ...(await respondToStep(context, () => auth.signIn(attempt))), email }
}

/** @throws a 400 response for a malformed form */
export async function enterCodeWithForm(request: Request, context: Context): Promise<SignInResult> {
  const code = textOf(await readForm(request), 'code')
  const { auth } = context.get(servicesContext)
  const client = context.get(clientContext)
  const { headers } = request
  return respondToStep(context, () => auth.enterCode({ code, headers, client }))
}

async function respondToStep(
  context: Context,
  step: () => Promise<Result<SignInOutcome, SignInProblem>>,
): Promise<SignInResult> {
  try {
    const taken = await step()
    if (!taken.ok) return refusalOf(taken.problem)
    const { state, setCookie } = taken.value
    const welcome = state === 'signed-in' ? [flashCookie('signed-in')] : []
    const cookies = [...setCookie, ...welcome].map((cookie) => ['Set-Cookie', cookie])
    return { ...refused(303), state, headers: new Headers(cookies as [string, string][]) }
  } catch (error) {
    const response = databaseResponse(error)
    if (!response) throw error
    context.get(servicesContext).log.error('database refused a sign-in', error)
    const toast = { ...loginToasts.refused, text: response.message, tone: 'destructive' } as const
    return { ...refused(response.status), headers: new Headers(response.headers), toast }
  }
}

function refused(status: number): SignInResult {
  return { state: 'refused', status, headers: new Headers(), email: '', problems: {}, toast: null }
}

const STATUS = {
  'wrong-pair': 401,
  'wrong-code': 401,
  'challenge-over': 401,
  limited: 429,
  busy: 503,
  disabled: 403,
  'foreign-origin': 403,
} as const

function refusalOf(problem: SignInProblem): SignInResult {
  const response = refused(STATUS[problem.kind])
  if ('retryAfterSeconds' in problem)
    response.headers.set('Retry-After', String(problem.retryAfterSeconds))
  const state = problem.kind === 'wrong-code' ? 'code-needed' : 'refused'
  return { ...response, state, toast: describeSignInProblem(problem) }
}
