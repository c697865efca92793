import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parseNewAccount, parseSignInForm } from '#app/features/auth/credentials.ts'
import { AFTER_SIGN_IN } from '#app/features/auth/session.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, type Desk, openDesk } from '#test/sign-in.ts'

const site = 'https://www.example.com'

describe.each(databaseKinds)('forged sign-ins on %s', (kind) => {
  let desk: Desk
  beforeEach(async () => {
    desk = await openDesk(kind, { secure: true, publicOrigin: site })
  })
  afterEach(() => desk.close())

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    [
      'a neighbour under the same domain',
      { 'sec-fetch-site': 'same-site', origin: 'https://shop.example.com' },
    ],
  ])('%s cannot sign a visitor in', async (_, headers) => {
    const answer = await aBrowser(desk.auth).signIn(ANNA, headers)
    expect(answer).toEqual({ ok: false, problem: { kind: 'foreign-origin' } })
    expect(await desk.db.selectFrom('sessions').select('id').execute()).toEqual([])
    expect(await desk.db.selectFrom('sign_in_attempts').select('id').execute()).toEqual([])
  })

  test('behind TLS every cookie is bound to the host, out of reach of scripts and of other sites', async () => {
    const answer = await aBrowser(desk.auth).signIn(ANNA, { origin: site })
    const cookies = answer.ok ? answer.value.setCookie : []
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-site.session_token',
      '__Host-site.known_device',
    ])
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/; HttpOnly/)
      expect(cookie).toContain('; Secure')
      expect(cookie).toContain('; SameSite=Lax')
      expect(cookie).not.toContain('Domain')
    }
  })

  test('no field of the form decides where a sign-in leads or whose session it becomes', async () => {
    const form = new FormData()
    const fields = {
      ...ANNA,
      next: '//evil.example',
      callbackURL: 'javascript:alert(1)',
      user_id: 'x',
      rememberMe: 'no',
    }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const parsed = parseSignInForm(form)
    expect(parsed).toEqual({ ok: true, value: ANNA })
    const answer = await aBrowser(desk.auth).signIn(ANNA, { origin: site })
    expect(answer.ok && Object.keys(answer.value).toSorted()).toEqual([
      'setCookie',
      'state',
      'user',
    ])
    expect(AFTER_SIGN_IN).toBe('/dashboard')
  })
})

test.each([
  'anna@example.com\r\nBcc: eve@example.com',
  'anna@example.com\r\n',
  'anna@example.com\0',
  '\nanna@example.com',
])('a control character in an e-mail is refused: %j', (email) => {
  const form = new FormData()
  form.set('email', email)
  form.set('password', ANNA.password)
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
