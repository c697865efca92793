import { expect, test } from 'vitest'
import { describeSignInProblem, type SignInProblem } from '#app/features/auth/sessions/session.ts'
import { refusalTexts } from '#app/features/auth/sign-in/login-texts.ts'
import { isFromOwnOrigin } from '#app/features/auth/sign-in/sign-in-service.server.ts'

const site = 'https://www.example.com'

test.each<[Record<string, string>, boolean]>([
  [{ origin: site, 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'http://www.example.com' }, false],
  [{ origin: 'https://www.example.com.evil.example' }, false],
  [{ origin: 'null' }, false],
  // What a browser says of itself counts also when it names no origin.
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: site }, false],
  // A program that is no browser.
  [{}, true],
])("a form may come from the site's own pages only: %o", (fields, isOwn) => {
  expect(isFromOwnOrigin(new Headers(fields), site)).toBe(isOwn)
})

test.each<[string, boolean]>([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:8080', true],
  ['http://[::1]:3000', true],
  ['http://localhost.evil.example', false],
  ['null', false],
])('without a configured origin any loopback host and port is the site: %s', (origin, isOwn) => {
  expect(isFromOwnOrigin(new Headers({ origin }), null)).toBe(isOwn)
})

const tryAgainIn = (time: string) => `Too many failed attempts. Please try again in ${time}.`

test.each<[SignInProblem, string, string?]>([
  [{ kind: 'wrong-pair' }, 'Invalid email or password. Please try again.', 'Login failed'],
  [{ kind: 'limited', retryAfterSeconds: 61 }, tryAgainIn('2 minutes')],
  [{ kind: 'limited', retryAfterSeconds: 9 }, tryAgainIn('1 minute')],
  [{ kind: 'busy', retryAfterSeconds: 1 }, refusalTexts.busy],
  [{ kind: 'disabled' }, refusalTexts.disabled],
  [{ kind: 'foreign-origin' }, refusalTexts['foreign-origin']],
])('a refused sign-in says why: %o', (problem, text, title = 'Authentication error') => {
  expect(describeSignInProblem(problem)).toEqual({ title, text, tone: 'destructive' })
})
