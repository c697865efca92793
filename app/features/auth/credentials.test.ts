import { expect, test } from 'vitest'
import { parseNewAccount, parseSignInForm } from '#app/features/auth/credentials.ts'

const ANNA = { email: 'anna@example.com', password: 'correct horse battery' }
const NO_EMAIL = { email: 'Please enter a valid email address' }

function parseForm(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseSignInForm(form)
}

test('the sign-in form gives the e-mail in lower case and the password as it was typed', () => {
  const value = { email: 'anna@example.com', password: ' two  spaces ' }
  expect(parseForm({ ...value, email: ' Anna@Example.com ' })).toEqual({ ok: true, value })
  expect(parseForm({ ...value, email: '\u200banna＠example.com\u00a0' })).toEqual({
    ok: true,
    value,
  })
})

test.each<[Record<string, string>, object | null]>([
  [{ email: '  ' }, { email: 'Email is required', password: 'Password is required' }],
  [{ ...ANNA, email: 'anna' }, NO_EMAIL],
  [
    { ...ANNA, email: `${'a'.repeat(250)}@example.com` },
    { email: 'Email must be at most 254 characters' },
  ],
  // Old short passwords still sign in.
  [{ ...ANNA, password: 'x' }, null],
  [{ ...ANNA, password: 'x'.repeat(128) }, null],
  [{ ...ANNA, password: 'x'.repeat(129) }, { password: expect.any(String) }],
])('the sign-in form with %j has the problem %j', (fields, problem) => {
  expect(parseForm(fields)).toMatchObject(problem ? { ok: false, problem } : { ok: true })
})

test.each<[Partial<typeof ANNA> & { name?: string }, object | null]>([
  [{ password: '12345678901' }, { password: 'Password must be at least 12 characters' }],
  [{ password: '123456789012' }, null],
  // Counted as people count.
  [{ password: '🦊'.repeat(128) }, null],
  [{ password: 'x'.repeat(129) }, { password: 'Password must be at most 128 characters' }],
  [{ password: 'Anna@Example.com' }, { password: 'Password must not be the email address' }],
  [{ name: 'Anna\r\nBcc: eve@example.com' }, { name: 'Name must be a single line' }],
])('a new account with %j has the problem %j', (fields, problem) => {
  const parsed = parseNewAccount({ ...ANNA, ...fields })
  expect(parsed).toMatchObject(problem ? { ok: false, problem } : { ok: true })
})

test.each([
  'anna@example.com\r\nBcc: eve@example.com',
  'anna@example.com\r\n',
  'anna@example.com\0',
  '\nanna@example.com',
])('a control character in an e-mail is refused: %j', (email) => {
  const refused = { ok: false, problem: NO_EMAIL }
  expect(parseForm({ ...ANNA, email })).toEqual(refused)
  expect(parseNewAccount({ ...ANNA, email })).toEqual(refused)
})
