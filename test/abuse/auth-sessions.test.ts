import { describe, expect, test } from 'vitest'
import { endSessions, OPERATOR } from '#app/features/auth/accounts.server.ts'
import { resetPassword } from '#app/features/auth/password-resets.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, type Desk, openDesk } from '#test/sign-in.ts'

const SESSION = 'site.session_token'

describe.each(databaseKinds)('sessions on %s', (kind) => {
  const desk = openedForEach(() => openDesk(kind))

  test('a cookie that was planted before the sign-in never becomes a session', async () => {
    const victim = aBrowser(desk.auth)
    const planted = `${'A'.repeat(32)}.${'B'.repeat(43)}%3D`
    victim.jar.set(SESSION, planted)
    await victim.signIn(ANNA)
    expect(victim.jar.get(SESSION)).not.toBe(planted)
    const attacker = aBrowser(desk.auth)
    attacker.jar.set(SESSION, planted)
    expect(await attacker.read()).toBeNull()
  })

  test("a sign-in has a new token and ends the browser's earlier session", async () => {
    const browser = aBrowser(desk.auth)
    await browser.signIn(ANNA)
    const copy = browser.at('198.51.100.9')
    await browser.signIn(ANNA)
    expect(browser.jar.get(SESSION)).not.toBe(copy.jar.get(SESSION))
    expect(await copy.read()).toBeNull()
    expect(await browser.read()).not.toBeNull()
  })

  test('a failed sign-in leaves the session as it was', async () => {
    const browser = aBrowser(desk.auth)
    await browser.signIn(ANNA)
    await browser.signIn({ ...ANNA, password: 'wrong' })
    expect(await browser.read()).not.toBeNull()
  })

  const states: [string, (desk: Desk, browser: ReturnType<typeof aBrowser>) => Promise<unknown>][] =
    [
      ['none', async (_, browser) => browser.jar.clear()],
      [
        'forged',
        async (_, browser) => browser.jar.set(SESSION, `${'A'.repeat(32)}.${'B'.repeat(43)}%3D`),
      ],
      [
        'half forged',
        async (_, browser) => browser.jar.set(SESSION, `x${browser.jar.get(SESSION)}`),
      ],
      [
        'expired',
        async ({ db }) =>
          db
            .updateTable('sessions')
            .set({ expires_at: new Date(Date.now() - 1_000) })
            .execute(),
      ],
      [
        'past its hard end',
        async ({ db }) =>
          db
            .updateTable('sessions')
            .set({
              created_at: new Date(Date.now() - 12 * 3_600_000),
              expires_at: new Date(Date.now() + 60_000),
            })
            .execute(),
      ],
      ['revoked', async ({ db, annaId }) => endSessions(db, annaId)],
      [
        'of a disabled user',
        async ({ db }) => db.updateTable('users').set({ disabled_at: new Date() }).execute(),
      ],
      ['of a deleted user', async ({ db }) => db.deleteFrom('users').execute()],
      [
        'from before a reset',
        async ({ services }) =>
          resetPassword(
            services,
            { email: ANNA.email, password: 'a brand new password' },
            OPERATOR,
          ),
      ],
    ]

  test.each(states)('a session is nobody: %s', async (_, spoil) => {
    const browser = aBrowser(desk.auth)
    await browser.signIn(ANNA)
    expect(await browser.read()).not.toBeNull()
    await spoil(desk, browser)
    expect(await browser.read()).toBeNull()
    expect(await browser.renew()).toBeNull()
  })

  test('what the database holds of a token opens no session', async () => {
    const browser = aBrowser(desk.auth)
    await browser.signIn(ANNA)
    const row = await desk.db.selectFrom('sessions').select('token_hash').executeTakeFirstOrThrow()
    const [, signature = ''] = browser.jar.get(SESSION)?.split('.') ?? []
    const thief = aBrowser(desk.auth)
    for (const value of [row.token_hash, `${row.token_hash}.${signature}`]) {
      thief.jar.set(SESSION, value)
      expect(await thief.read()).toBeNull()
    }
  })
})

test('behind TLS every cookie is bound to the host, out of reach of scripts and of other sites', async () => {
  const publicOrigin = 'https://www.example.com'
  const desk = await openDesk('sqlite', { secure: true, publicOrigin })
  const answer = await aBrowser(desk.auth).signIn(ANNA, { origin: publicOrigin })
  await desk.close()
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
