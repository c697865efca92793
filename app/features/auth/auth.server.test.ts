import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { disableAccount, enableAccount } from '#app/features/auth/staff/account-state.server.ts'
import { createAdministrator, OPERATOR } from '#app/features/auth/accounts.server.ts'
import { resetPassword } from '#app/features/auth/account-links/password-resets.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, BERT, openDashboard, quickHash, stopClock } from '#test/sign-in.ts'

const HOUR = 3_600

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
      sessionId: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      expiresAt: new Date('2026-11-16T10:00:00.000Z'),
      hardEndAt: new Date('2026-11-16T21:00:00.000Z'),
    })
  })

  test('a session ends after an hour when no one renews it', async () => {
    const { wait } = stopClock()
    const browser = aBrowser(dashboard.auth)
    await browser.signIn(ANNA)
    wait(HOUR - 1)
    expect(await browser.read()).not.toBeNull()
    wait(2)
    expect(await browser.read()).toBeNull()
    expect(await browser.renew()).toBeNull()
  })

  test('a session is renewed in its last 90 seconds and not before, without another token', async () => {
    const { wait } = stopClock()
    const browser = aBrowser(dashboard.auth)
    await browser.signIn(ANNA)
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
  })

  test('no renewal carries a session past twelve hours', async () => {
    const { wait } = stopClock()
    const browser = aBrowser(dashboard.auth)
    await browser.signIn(ANNA)
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

  test('signing in again on one browser leaves the sessions of others alone', async () => {
    const office = aBrowser(dashboard.auth)
    const home = aBrowser(dashboard.auth)
    await office.signIn(ANNA)
    await home.signIn(ANNA)
    await office.signIn(ANNA)
    expect(await home.read()).not.toBeNull()
    expect(await dashboard.db.selectFrom('sessions').select('id').execute()).toHaveLength(2)
  })

  test('a disabled user is out at once, and hears why only with the right password', async () => {
    const browser = aBrowser(dashboard.auth)
    await browser.signIn(ANNA)
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
    const browser = aBrowser(dashboard.auth)
    await browser.signIn(ANNA)
    const headers = browser.headers()
    await dashboard.db.schema.dropTable('sessions').execute()
    const missing = /no such table: sessions|relation "sessions" does not exist/
    await expect(dashboard.auth.readSession(headers)).rejects.toThrow(missing)
    await expect(dashboard.auth.signOut(headers)).rejects.toThrow(missing)
    await expect(browser.signIn(ANNA)).rejects.toThrow(missing)
  })
})

test('a session that is ended elsewhere while it is being renewed is gone, which is no error', async () => {
  const { wait } = stopClock()
  const dashboard = await openDashboard('sqlite')
  const browser = aBrowser(dashboard.auth)
  await browser.signIn(ANNA)
  wait(HOUR - 10)
  await sql`create trigger ended before update on sessions
    begin delete from sessions where id = old.id; end`.execute(dashboard.db)
  expect(await browser.renew()).toBeNull()
  vi.useRealTimers()
  await dashboard.close()
})

describe.each(databaseKinds)('a password that is replaced during a sign-in on %s', (kind) => {
  test.each(['reset', 'disable'] as const)('makes no session that lives: %s', async (change) => {
    const { promise: hashing, resolve: hashingStarted } = Promise.withResolvers<void>()
    const { promise: changed, resolve: goOn } = Promise.withResolvers<void>()
    let hold = false
    const dashboard = await openDashboard(kind, {
      derive: async (...parameters) => {
        if (hold) {
          hold = false
          hashingStarted()
          await changed
        }
        return quickHash(...parameters)
      },
    })
    await createAdministrator(dashboard.services, BERT)
    const browser = aBrowser(dashboard.auth)
    hold = true
    const entering = browser.signIn(ANNA)
    await hashing
    const fresh = { ...ANNA, password: 'a brand new password' }
    if (change === 'reset') await resetPassword(dashboard.services, fresh, OPERATOR)
    else await disableAccount(dashboard.services, ANNA, OPERATOR)
    goOn()
    expect(await entering).toEqual({ ok: false, problem: { kind: 'wrong-pair' } })
    expect(await dashboard.db.selectFrom('sessions').select('id').execute()).toEqual([])
    await dashboard.close()
  })

  test('and one that slipped in all the same is dead when it is read', async () => {
    const dashboard = await openDashboard(kind)
    const browser = aBrowser(dashboard.auth)
    await browser.signIn(ANNA)
    await dashboard.db.updateTable('users').set({ password_revision: 2 }).execute()
    expect(await browser.read()).toBeNull()
    await dashboard.close()
  })
})
