import { expect, test } from 'vitest'
import { describeSignInProblem, type SignInProblem } from '#app/features/auth/sessions/session.ts'
import { refusalTexts } from '#app/features/auth/sign-in/login-texts.ts'

const ERROR = 'Authentication error'

test.each<[SignInProblem, string, string]>([
  [{ kind: 'wrong-pair' }, 'Login failed', 'Invalid email or password. Please try again.'],
  [
    { kind: 'limited', retryAfterSeconds: 61 },
    ERROR,
    'Too many failed attempts. Please try again in 2 minutes.',
  ],
  [
    { kind: 'limited', retryAfterSeconds: 9 },
    ERROR,
    'Too many failed attempts. Please try again in 1 minute.',
  ],
  [{ kind: 'busy', retryAfterSeconds: 1 }, ERROR, refusalTexts.busy],
  [{ kind: 'disabled' }, ERROR, refusalTexts.disabled],
  [{ kind: 'foreign-origin' }, ERROR, refusalTexts['foreign-origin']],
])('a refused sign-in says why: %o', (problem, title, text) => {
  expect(describeSignInProblem(problem)).toEqual({ title, text, tone: 'destructive' })
})
