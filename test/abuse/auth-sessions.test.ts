import { describe, expect, test } from 'vitest'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, openDashboard } from '#test/sign-in.ts'

const SESSION = 'site.session_token'

describe.each(databaseKinds)('sessions on %s', (kind) => {
  const dashboard = openedForEach(() => openDashboard(kind))

  test('a cookie that was planted before the sign-in never becomes a session', async () => {
    const victim = aBrowser(dashboard.auth)
    const planted = `${'A'.repeat(32)}.${'B'.repeat(43)}%3D`
    victim.jar.set(SESSION, planted)
    await victim.signIn(ANNA)
    expect(victim.jar.get(SESSION)).not.toBe(planted)
    const attacker = aBrowser(dashboard.auth)
    attacker.jar.set(SESSION, planted)
    expect(await attacker.read()).toBeNull()
  })

  test("a sign-in has a new token and ends the browser's earlier session", async () => {
    const browser = aBrowser(dashboard.auth)
    await browser.signIn(ANNA)
    const copy = browser.at('198.51.100.9')
    await browser.signIn(ANNA)
    expect(browser.jar.get(SESSION)).not.toBe(copy.jar.get(SESSION))
    expect(await copy.read()).toBeNull()
    expect(await browser.read()).not.toBeNull()
  })

  test('a failed sign-in leaves the session as it was', async () => {
    const browser = aBrowser(dashboard.auth)
    await browser.signIn(ANNA)
    await browser.signIn({ ...ANNA, password: 'wrong' })
    expect(await browser.read()).not.toBeNull()
  })

  test('a forged token, a changed one and that of a deleted account are no one', async () => {
    const browser = aBrowser(dashboard.auth)
    await browser.signIn(ANNA)
    const token = browser.jar.get(SESSION) ?? ''
    for (const spoilt of [`${'A'.repeat(32)}.${'B'.repeat(43)}%3D`, `x${token}`, token]) {
      if (spoilt === token) await dashboard.db.deleteFrom('users').execute()
      browser.jar.set(SESSION, spoilt)
      expect([await browser.read(), await browser.renew()]).toEqual([null, null])
    }
  })

  test('what the database holds of a token opens no session', async () => {
    const browser = aBrowser(dashboard.auth)
    await browser.signIn(ANNA)
    const row = await dashboard.db
      .selectFrom('sessions')
      .select('token_hash')
      .executeTakeFirstOrThrow()
    const [, signature = ''] = browser.jar.get(SESSION)?.split('.') ?? []
    const thief = aBrowser(dashboard.auth)
    for (const value of [row.token_hash, `${row.token_hash}.${signature}`]) {
      thief.jar.set(SESSION, value)
      expect(await thief.read()).toBeNull()
    }
  })
})

test('behind TLS every cookie is bound to the host, out of reach of scripts and of other sites', async () => {
  const publicOrigin = 'https://www.example.com'
  const dashboard = await openDashboard('sqlite', { secure: true, publicOrigin })
  const response = await aBrowser(dashboard.auth).signIn(ANNA, { origin: publicOrigin })
  await dashboard.close()
  const cookies = response.ok ? response.value.setCookie : []
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
