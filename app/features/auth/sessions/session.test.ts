import { expect, test } from 'vitest'
import { describeSignInProblem } from '#app/features/auth/sessions/session.ts'

test("a wrong pair is told in the specification's words", () => {
  expect(describeSignInProblem({ kind: 'wrong-pair' })).toEqual({
    title: 'Login failed',
    text: 'Invalid email or password. Please try again.',
    tone: 'destructive',
  })
})

test('anyone who tried too often learns when to come back, in whole minutes', () => {
  expect(describeSignInProblem({ kind: 'limited', retryAfterSeconds: 61 })).toEqual({
    title: 'Authentication error',
    text: 'Too many failed attempts. Please try again in 2 minutes.',
    tone: 'destructive',
  })
  expect(describeSignInProblem({ kind: 'limited', retryAfterSeconds: 9 }).text).toContain(
    'in 1 minute.',
  )
})

test('every refusal but a wrong pair is an authentication error that says why', () => {
  const refusals = [
    describeSignInProblem({ kind: 'busy', retryAfterSeconds: 1 }),
    describeSignInProblem({ kind: 'disabled' }),
    describeSignInProblem({ kind: 'foreign-origin' }),
  ]
  expect(refusals.map(({ title }) => title)).toEqual(Array(3).fill('Authentication error'))
  expect(new Set(refusals.map(({ text }) => text)).size).toBe(3)
})
