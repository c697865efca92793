import { getMigrations } from 'better-auth/db/migration'
import { sql } from 'kysely'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  disableAccount,
  enableAccount,
  endAllSessions,
} from '#app/features/auth/staff/account-state.server.ts'
import {
  type AccountServices,
  createAdministrator,
  OPERATOR,
} from '#app/features/auth/accounts.server.ts'
import { libraryOptions } from '#app/features/auth/auth-library.server.ts'
import { resetPassword } from '#app/features/auth/account-links/password-resets.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, BERT, openDashboard, quickHash, stopClock } from '#test/sign-in.ts'

const HOUR = 3_600
const SESSION = 'site.session_token'

describe.each(databaseKinds)('sign-in on %s', (kind) => {
  const dashboard = openedForEach(() => openDashboard(kind))
  afterEach(() => void vi.useRealTimers())

  test('the right pair signs in and tells who it is and until when', async () => {
    stopClock('2026-11-16T09:00:00.000Z')
    const browser = aBrowser(dashboard.auth)
    const user = { id: dashboard.annaId, email: ANNA.email, name: '' }
    expect(await browser.signIn(ANNA)).toMatchObject({ ok: true, value: { user } })
    expect(await browser.read()).toEqual({
      user,
      role: 'owner',
      readsRestricted: true,
      sessionId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      expiresAt: new Date('2026-11-16T10:00:00.000Z'),
      hardEndAt: new Date('2026-11-16T21:00:00.000Z'),
    })
  })

  test('a session is renewed in its last 90 seconds and not before, without another token, and ends an hour later', async () => {
    const { wait } = stopClock()
    const browser = await dashboard.annaAt()
    const cookies = [...browser.jar]
    wait(HOUR - 91)
    const signedIn = { user: { id: dashboard.annaId } }
    expect(await browser.renew()).toMatchObject({ setCookie: [], signedIn })
    wait(2)
    expect((await browser.read())?.expiresAt).toEqual(new Date(Date.now() + 89_000))
    const renewed = await browser.renew()
    expect(renewed?.signedIn.expiresAt).toEqual(new Date(Date.now() + HOUR * 1_000))
    expect(renewed?.setCookie[0]).toMatch(/^site\.session_token=.*Max-Age=3600/)
    expect([...browser.jar]).toEqual(cookies)
    wait(HOUR - 1)
    expect(await browser.read()).not.toBeNull()
    wait(2)
    expect([await browser.read(), await browser.renew()]).toEqual([null, null])
  })

  test('no renewal carries a session past twelve hours', async () => {
    const { wait } = stopClock()
    const browser = await dashboard.annaAt()
    for (let round = 0; round < 12; round += 1) {
      wait(59 * 60)
      expect(await browser.renew()).not.toBeNull()
    }
    const late = await browser.read()
    expect(late?.expiresAt).toEqual(late?.hardEndAt)
    wait(12 * 60 - 1)
    expect(await browser.read()).not.toBeNull()
    wait(1)
    expect(await browser.read()).toBeNull()
    expect(await browser.renew()).toBeNull()
  })

  test('a session made or extended by a clock that was ahead is over, and does not come back with that time', async () => {
    const { wait } = stopClock()
    const [ofDay, ofMinute] = [await dashboard.annaAt(), await dashboard.annaAt()]
    wait(-30)
    expect(await ofMinute.read()).not.toBeNull()
    for (let hours = 0; hours < 11; hours += 1) {
      wait(59 * 60)
      await ofDay.renew()
    }
    wait(-24 * HOUR)
    const again = await dashboard.annaAt()
    expect([await ofDay.read(), await again.read()]).toMatchObject([null, {}])
    expect(await ofDay.renew()).toBeNull()
    wait(24 * HOUR)
    expect(await ofDay.read()).toBeNull()
    expect(await dashboard.restart().readSession(ofDay.headers())).toBeNull()
  })

  test('a session from a clock that was ahead is over for a process that starts after it was set right', async () => {
    const { wait } = stopClock()
    const browser = await dashboard.annaAt()
    wait(-HOUR)
    expect(await dashboard.restart().readSession(browser.headers())).toBeNull()
  })

  test("a sign-in has a new token and ends its browser's earlier session alone; a failed one ends none", async () => {
    const [office, home] = [await dashboard.annaAt(), await dashboard.annaAt()]
    const copy = office.at('198.51.100.9')
    await office.signIn(ANNA)
    await office.signIn({ ...ANNA, password: 'wrong' })
    expect(office.jar.get(SESSION)).not.toBe(copy.jar.get(SESSION))
    expect(await copy.read()).toBeNull()
    for (const open of [office, home]) expect(await open.read()).not.toBeNull()
    expect(await dashboard.db.selectFrom('sessions').select('id').execute()).toHaveLength(2)
  })

  test('a cookie that was planted before, forged, changed, read in the database or of a deleted user is no one', async () => {
    const planted = `${'A'.repeat(32)}.${'B'.repeat(43)}%3D`
    const browser = aBrowser(dashboard.auth)
    browser.jar.set(SESSION, planted)
    await browser.signIn(ANNA)
    expect(await browser.read()).not.toBeNull()
    const token = browser.jar.get(SESSION) ?? ''
    const sessions = dashboard.db.selectFrom('sessions').select('token_hash')
    const { token_hash } = await sessions.executeTakeFirstOrThrow()
    const forged = [planted, `x${token}`, token_hash, `${token_hash}.${token.split('.')[1]}`]
    for (const value of [...forged, token]) {
      if (value === token) await dashboard.db.deleteFrom('users').execute()
      browser.jar.set(SESSION, value)
      expect([await browser.read(), await browser.renew()]).toEqual([null, null])
    }
  })

  test('a session of an earlier password is dead when it is read', async () => {
    const browser = await dashboard.annaAt()
    await dashboard.db.updateTable('users').set({ password_revision: 2 }).execute()
    expect(await browser.read()).toBeNull()
  })

  test('a disabled user is out at once, and hears why only with the right password', async () => {
    const browser = await dashboard.annaAt()
    await dashboard.db.updateTable('users').set({ disabled_at: new Date() }).execute()
    expect(await browser.read()).toBeNull()
    expect(await browser.signIn(ANNA)).toEqual({ ok: false, problem: { kind: 'disabled' } })
    expect(await browser.signIn({ ...ANNA, password: 'wrong' })).toEqual({
      ok: false,
      problem: { kind: 'wrong-pair' },
    })
    await enableAccount(dashboard.services, ANNA, OPERATOR)
    expect(await browser.signIn(ANNA)).toMatchObject({ ok: true })
  })

  test('an error of the database reaches the caller as it is, also where the library would hide it', async () => {
    const browser = await dashboard.annaAt()
    const headers = browser.headers()
    await dashboard.db.schema.dropTable('sessions').execute()
    const missing = /no such table: sessions|relation "sessions" does not exist/
    await expect(dashboard.auth.readSession(headers)).rejects.toThrow(missing)
    await expect(dashboard.auth.signOut(headers)).rejects.toThrow(missing)
    await expect(browser.signIn(ANNA)).rejects.toThrow(missing)
  })

  test('the tables are those that the sign-in library asks for', async () => {
    const parts = { secret: 'x'.repeat(40), secure: false, publicOrigin: null }
    const options = libraryOptions({ ...dashboard.services, ...parts })
    const database = { db: dashboard.db, type: kind }
    const { toBeCreated, toBeAdded } = await getMigrations({ ...options, database })
    expect([...toBeCreated, ...toBeAdded]).toEqual([])
  })
})

test('a session counts by the clock of the site, whatever the clock of the machine says', async () => {
  let at = Date.parse('2031-03-01T09:00:00.000Z')
  const dashboard = await openDashboard('sqlite', { now: () => new Date(at) })
  onTestFinished(() => dashboard.close())
  const browser = await dashboard.annaAt()
  const ends = {
    expiresAt: new Date(at + HOUR * 1_000),
    hardEndAt: new Date(at + 12 * HOUR * 1_000),
  }
  expect(await browser.read()).toMatchObject(ends)
  at += (HOUR - 60) * 1_000
  const renewed = await browser.renew()
  expect(renewed?.setCookie).toHaveLength(1)
  expect(renewed?.signedIn.expiresAt).toEqual(new Date(at + HOUR * 1_000))
  at += (HOUR + 1) * 1_000
  expect(await browser.read()).toBeNull()
})

test('a session that is ended elsewhere while it is being renewed is gone, which is no error', async () => {
  const { wait } = stopClock()
  const dashboard = await openDashboard('sqlite')
  const browser = await dashboard.annaAt()
  wait(HOUR - 10)
  await sql`create trigger ended before update on sessions
    begin delete from sessions where id = old.id; end`.execute(dashboard.db)
  expect(await browser.renew()).toBeNull()
  vi.useRealTimers()
  await dashboard.close()
})

describe.each(databaseKinds)('a sign-in under way on %s', (kind) => {
  const fresh = { ...ANNA, password: 'a brand new password' }
  test.each<[string, (services: AccountServices) => Promise<unknown>]>([
    ['the password is reset', (services) => resetPassword(services, fresh, OPERATOR)],
    ['the account is disabled', (services) => disableAccount(services, ANNA, OPERATOR)],
    ['all sessions are ended', (services) => endAllSessions(services, ANNA, OPERATOR)],
  ])('makes no session when %s', async (_, change) => {
    let meanwhile: (() => Promise<unknown>) | null = null
    const dashboard = await openDashboard(kind, {
      derive: async (...parameters) => {
        const act = meanwhile
        meanwhile = null
        await act?.()
        return quickHash(...parameters)
      },
    })
    await createAdministrator(dashboard.services, BERT)
    meanwhile = () => change(dashboard.services)
    const response = await aBrowser(dashboard.auth).signIn(ANNA)
    expect([response, meanwhile]).toEqual([{ ok: false, problem: { kind: 'wrong-pair' } }, null])
    expect(await dashboard.db.selectFrom('sessions').select('id').execute()).toEqual([])
    await dashboard.close()
  })
})
