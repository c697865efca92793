import type { RouterContextProvider } from 'react-router'
import { type CredentialProblems, parseSignInForm } from '#app/features/auth/credentials.ts'
import {
  describeSignInProblem,
  type SignInMessage,
  type SignInProblem,
} from '#app/features/auth/session.ts'
import { flashCookie } from '#app/flash.server.ts'
import { databaseAnswer } from '#app/platform/http/database-answer.server.ts'
import { readForm, textOf } from '#app/platform/http/read-form.server.ts'
import { clientContext, servicesContext } from '#app/services-context.server.ts'

/** What a sign-in came to, for the page and for the island alike. `body` says it to the person at the form. */
export type SignInAnswer = {
  status: number
  headers: Headers
  email: string
  problems: CredentialProblems
  toast: SignInMessage | null
}

/** Signs in with the form of a request. @throws a 400 answer for a form that is not one */
export async function signInWithForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<SignInAnswer> {
  const form = await readForm(request)
  // Read for its refusal of a form that names it twice; the parser would take the first.
  textOf(form, 'password')
  const answer: SignInAnswer = {
    status: 303,
    headers: new Headers(),
    email: textOf(form, 'email'),
    problems: {},
    toast: null,
  }
  const parsed = parseSignInForm(form)
  if (!parsed.ok) return { ...answer, status: 422, problems: parsed.problem }
  const { auth, log } = context.get(servicesContext)
  const client = context.get(clientContext)
  try {
    const signedIn = await auth.signIn({ ...parsed.value, headers: request.headers, client })
    if (!signedIn.ok) return { ...answer, ...refusalOf(signedIn.problem) }
    for (const cookie of [...signedIn.value.setCookie, flashCookie('signed-in')]) {
      answer.headers.append('Set-Cookie', cookie)
    }
    return answer
  } catch (error) {
    const refused = databaseAnswer(error)
    if (!refused) throw error
    log.error('database refused a sign-in', error)
    const toast = {
      title: 'Authentication error',
      text: refused.message,
      tone: 'destructive',
    } as const
    return { ...answer, status: refused.status, headers: new Headers(refused.headers), toast }
  }
}

const STATUS = {
  'wrong-pair': 401,
  limited: 429,
  busy: 503,
  disabled: 403,
  'foreign-origin': 403,
} as const

function refusalOf(problem: SignInProblem): Pick<SignInAnswer, 'status' | 'headers' | 'toast'> {
  const headers = new Headers()
  if ('retryAfterSeconds' in problem) headers.set('Retry-After', String(problem.retryAfterSeconds))
  return { status: STATUS[problem.kind], headers, toast: describeSignInProblem(problem) }
}
