import { accountTexts } from '#app/features/auth/account-texts.ts'
import type { EmailProblem } from '#app/features/auth/account-links/email-changes.server.ts'
import { describeWeaknesses } from '#app/features/auth/credentials.ts'
import type { ChangeProblem } from '#app/features/auth/own-account.server.ts'
import type { SecondFactorProblem } from '#app/features/auth/second-factor/own-second-factor.server.ts'
import { inMinutes } from '#app/features/auth/sessions/session.ts'
import type { TaskResult } from '#app/features/auth/ui/account-task.tsx'
import { fillText } from '#app/platform/fill-text.ts'

/** Why a change of one's own account was refused. */
export type OwnProblem = ChangeProblem | SecondFactorProblem | EmailProblem

const STATUS = {
  // Not 401: that would say that the session is over.
  'wrong-password': 422,
  'wrong-code': 422,
  weak: 422,
  invalid: 422,
  taken: 409,
  'no-mail': 409,
  'already-on': 409,
  'not-on': 409,
  limited: 429,
  busy: 503,
} as const

export function refusalOf(problem: OwnProblem) {
  const headers: Record<string, string> =
    'retryAfterSeconds' in problem ? { 'Retry-After': String(problem.retryAfterSeconds) } : {}
  return { status: STATUS[problem.kind], headers }
}

export function describeProblem(problem: OwnProblem, passwordField: string): Partial<TaskResult> {
  const { problems: sentences } = accountTexts
  const say = (title: string) => ({ refusal: { title, reasons: [] } })
  switch (problem.kind) {
    case 'wrong-password':
      return { problems: { [passwordField]: sentences.wrongPassword } }
    case 'wrong-code':
      return { problems: { code: sentences.wrongCode } }
    case 'weak': {
      const reasons = describeWeaknesses(problem.weaknesses)
      return {
        refusal: { title: sentences.weak, reasons },
        problems: { next: sentences.chooseAnother },
      }
    }
    case 'invalid':
      return { problems: problem.fields }
    case 'taken':
      return { problems: { email: accountTexts.email.page.taken } }
    case 'no-mail':
      return say(accountTexts.email.noMail)
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
