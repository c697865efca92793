import { describe, expect, test } from 'vitest'
import { parseNewAccount, parseSignInForm } from '#app/features/auth/credentials.ts'

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('the sign-in form', () => {
  test('gives the e-mail in lower case and the password as it was typed', () => {
    const form = aForm({ email: ' Anna@Example.com ', password: ' two  spaces ' })
    const value = { email: 'anna@example.com', password: ' two  spaces ' }
    expect(parseSignInForm(form)).toEqual({ ok: true, value })
  })

  test('asks for both fields', () => {
    const problem = { email: 'Email is required', password: 'Password is required' }
    expect(parseSignInForm(aForm({ email: '  ' }))).toEqual({ ok: false, problem })
  })

  test('refuses what is no e-mail address, or too long to be one', () => {
    const problemOf = (email: string) => {
      const parsed = parseSignInForm(aForm({ email, password: 'x' }))
      return parsed.ok ? null : parsed.problem.email
    }
    expect(problemOf('anna')).toBe('Please enter a valid email address')
    expect(problemOf(`${'a'.repeat(250)}@example.com`)).toBe('Email must be at most 254 characters')
  })

  test('refuses a password longer than any that can be set, and takes an old short one', () => {
    const isTaken = (password: string) =>
      parseSignInForm(aForm({ email: 'anna@example.com', password })).ok
    expect(isTaken('x')).toBe(true)
    expect(isTaken('x'.repeat(128))).toBe(true)
    expect(isTaken('x'.repeat(129))).toBe(false)
  })
})

describe('a new account', () => {
  test('takes a password of 12 to 128 characters, counted as people count', () => {
    const problemOf = (password: string) => {
      const parsed = parseNewAccount({ email: 'anna@example.com', password })
      return parsed.ok ? null : parsed.problem.password
    }
    expect(problemOf('12345678901')).toBe('Password must be at least 12 characters')
    expect(problemOf('123456789012')).toBeNull()
    expect(problemOf('🦊'.repeat(128))).toBeNull()
    expect(problemOf('x'.repeat(129))).toBe('Password must be at most 128 characters')
  })

  test('refuses the e-mail as the password, however it is written', () => {
    expect(parseNewAccount({ email: 'anna@example.com', password: 'Anna@Example.com' })).toEqual({
      ok: false,
      problem: { password: 'Password must not be the email address' },
    })
  })
})

const ANNA = { email: 'anna@example.com', password: 'correct horse battery' }

test.each([
  'anna@example.com\r\nBcc: eve@example.com',
  'anna@example.com\r\n',
  'anna@example.com\0',
  '\nanna@example.com',
])('a control character in an e-mail is refused: %j', (email) => {
  const form = aForm({ email, password: ANNA.password })
  const refused = { ok: false, problem: { email: 'Please enter a valid email address' } }
  expect(parseSignInForm(form)).toEqual(refused)
  expect(parseNewAccount({ ...ANNA, email })).toEqual(refused)
})

test('a line break in a name is refused', () => {
  expect(parseNewAccount({ ...ANNA, name: 'Anna\r\nBcc: eve@example.com' })).toEqual({
    ok: false,
    problem: { name: 'Name must be a single line' },
  })
})
