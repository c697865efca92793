import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OPERATOR } from '#app/features/auth/accounts.server.ts'
import { resetPassword } from '#app/features/auth/password-resets.server.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, type Desk, openDesk, stopClock } from '#test/sign-in.ts'

const SESSION = 'site.session_token'

describe.each(databaseKinds)('sessions on %s', (kind) => {
  let desk: Desk
  beforeEach(async () => {
    desk = await openDesk(kind)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await desk.close()
  })

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

  test('a cookie that was copied before a sign-out is worth nothing after it', async () => {
    const browser = aBrowser(desk.auth)
    await browser.signIn(ANNA)
    const thief = browser.at('198.51.100.9')
    expect(await thief.read()).not.toBeNull()
    await browser.signOut()
    expect(browser.jar.has(SESSION)).toBe(false)
    expect(await thief.read()).toBeNull()
    expect(await thief.renew()).toBeNull()
  })

  test('the token is in the cookie and nowhere else: no answer, no log line, no row, no file', async () => {
    const { wait } = stopClock()
    const browser = aBrowser(desk.auth)
    const answers: unknown[] = []
    const signedIn = await browser.signIn(ANNA)
    answers.push(
      signedIn.ok && { ...signedIn.value, setCookie: [] },
      await browser.read(),
      await browser.signIn({ ...ANNA, password: 'x' }),
    )
    wait(3_590)
    answers.push((await browser.renew())?.signedIn)
    const token = browser.jar.get(SESSION)?.split('.')[0] ?? ''
    expect(token).toMatch(/^\w{32}$/)
    const seen = [
      JSON.stringify(answers),
      desk.lines.join('\n'),
      await everyRow(desk),
      ...dataFiles(desk),
    ]
    for (const text of seen) expect(text).not.toContain(token)
    for (const text of seen) expect(text).not.toContain(ANNA.password)
    expect(await everyRow(desk)).toContain(ANNA.email)
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
      ['revoked', async ({ auth, annaId }) => auth.signOutEverywhere(annaId)],
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

async function everyRow({ db }: Desk): Promise<string> {
  const tables = [
    'users',
    'sessions',
    'accounts',
    'verifications',
    'sign_in_attempts',
    'setup_links',
  ] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}

function dataFiles({ address }: Desk): string[] {
  return readdirSync(address.dataDir).map((name) =>
    readFileSync(path.join(address.dataDir, name), 'latin1'),
  )
}
