import { afterEach, describe, expect, test, vi } from 'vitest'
import { OPERATOR } from '#app/features/auth/accounts.server.ts'
import { removeLostSecondFactor } from '#app/features/auth/staff/account-state.server.ts'
import { readSecondFactor } from '#app/features/auth/second-factor/second-factor.server.ts'
import { SIGN_IN_LIMITS } from '#app/features/auth/sign-in/sign-in-limits.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { appCode, enrolAnna, wrongCodes } from '#test/second-factor.ts'
import { aBrowser, ANNA, openDashboard, stopClock } from '#test/sign-in.ts'

describe.each(databaseKinds)('one’s own second factor on %s', (kind) => {
  const dashboard = openedForEach(() => openDashboard(kind))
  afterEach(() => void vi.useRealTimers())
  const findSetup = () =>
    dashboard.own.findSetup({ id: dashboard.annaId, email: ANNA.email }, 'The firm')
  const wrongPassword = { problem: { kind: 'wrong-password' } }
  const wrongCode = { problem: { kind: 'wrong-code' } }
  const signedIn = { value: { state: 'signed-in' } }

  test('counts only after a code of the app, and ends the other sessions', async () => {
    stopClock()
    const there = await dashboard.annaAt('192.0.2.2')
    const here = await dashboard.annaAt()
    const currentUser = await here.currentUser()
    const needs = { db: dashboard.db, now: () => new Date() }
    const begin = (password: string) => dashboard.own.beginSecondFactor(currentUser, password)
    const confirm = (code: string) => dashboard.own.confirmSecondFactor(currentUser, code)
    expect(await begin('wrong')).toMatchObject(wrongPassword)
    expect(await begin(ANNA.password)).toMatchObject({ ok: true })
    expect(await readSecondFactor(needs, dashboard.annaId)).toEqual({ state: 'pending' })
    expect(await aBrowser(dashboard.auth).signIn(ANNA)).toMatchObject(signedIn)
    const setup = await findSetup()
    const secret = setup?.secret ?? ''
    expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    expect(setup?.uri).toContain(`secret=${secret.replaceAll(' ', '')}`)
    const [wrong = ''] = wrongCodes(secret, 1)
    expect(await confirm(wrong)).toMatchObject(wrongCode)
    const code = appCode(secret)
    expect(await confirm(code)).toMatchObject({ ok: true })
    const on = { state: 'on', recoveryCodesLeft: 10 }
    expect(await readSecondFactor(needs, dashboard.annaId)).toMatchObject(on)
    expect(await there.read()).toBeNull()
    expect(await here.read()).not.toBeNull()
    expect(await findSetup()).toBeNull()
    expect(await begin(ANNA.password)).toMatchObject({ problem: { kind: 'already-on' } })
    // The code that turned it on signs no one in.
    const elsewhere = await dashboard.annaAt('192.0.2.3')
    expect(await elsewhere.enterCode(code)).toMatchObject(wrongCode)
  })

  test('that waits longer than a quarter of an hour is forgotten', async () => {
    const { wait } = stopClock()
    const here = await dashboard.annaAt()
    const currentUser = await here.currentUser()
    await dashboard.own.beginSecondFactor(currentUser, ANNA.password)
    const code = appCode((await findSetup())?.secret ?? '')
    wait(900)
    expect(await findSetup()).toBeNull()
    expect(await dashboard.own.confirmSecondFactor(currentUser, code)).toMatchObject(wrongCode)
  })

  test('is turned off with password and code together, never with one of them', async () => {
    const { browser, secret, recoveryCodes } = await enrolAnna(dashboard)
    const currentUser = await browser.currentUser()
    const [wrong = ''] = wrongCodes(secret, 1)
    const [recovery = ''] = recoveryCodes
    const remove = (password: string, code: string) =>
      dashboard.own.removeSecondFactor(currentUser, { password, code })
    expect(await remove('wrong', appCode(secret))).toMatchObject(wrongPassword)
    expect(await remove(ANNA.password, wrong)).toMatchObject(wrongCode)
    expect(await remove(ANNA.password, recovery)).toEqual({ ok: true, value: null })
    expect(await aBrowser(dashboard.auth).signIn(ANNA)).toMatchObject(signedIn)
    expect(await dashboard.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
    expect(await dashboard.acts()).toContain('account.second-factor-off')
  })

  test('new recovery codes make the earlier ones void', async () => {
    const { browser, secret, recoveryCodes } = await enrolAnna(dashboard)
    const secrets = { password: ANNA.password, code: appCode(secret) }
    const renewed = await dashboard.own.renewRecoveryCodes(await browser.currentUser(), secrets)
    const fresh = renewed.ok ? renewed.value.recoveryCodes : []
    expect(fresh).toHaveLength(10)
    const elsewhere = aBrowser(dashboard.auth, '192.0.2.9')
    await elsewhere.signIn(ANNA)
    expect(await elsewhere.enterCode(recoveryCodes[0] ?? '')).toMatchObject({ ok: false })
    expect(await elsewhere.enterCode(fresh[0] ?? '')).toMatchObject({ ok: true })
  })

  test('that is lost with the phone and the codes is taken away by the operator', async () => {
    const { browser } = await enrolAnna(dashboard)
    const remove = (email = ' Anna@Example.com ') =>
      removeLostSecondFactor(dashboard.services, { email }, OPERATOR)
    expect(await remove()).toMatchObject({ ok: true })
    expect(await browser.read()).toBeNull()
    expect(await aBrowser(dashboard.auth).signIn(ANNA)).toMatchObject(signedIn)
    expect(await remove()).toEqual({ ok: false, problem: { kind: 'off' } })
    const unknown = { ok: false, problem: { kind: 'unknown' } }
    expect(await remove('nobody@example.com')).toEqual(unknown)
  })

  test('is asked for again, in place of the password, ten minutes after the last code', async () => {
    const { wait } = stopClock()
    const { browser, secret } = await enrolAnna(dashboard)
    const currentUser = await browser.currentUser()
    const { findProofNeeded, proveAgain } = dashboard.own
    wait(599)
    expect(await findProofNeeded(currentUser)).toBeNull()
    wait(1)
    expect(await findProofNeeded(currentUser)).toBe('code')
    expect(await proveAgain(currentUser, ANNA.password)).toMatchObject(wrongCode)
    expect(await findProofNeeded(currentUser)).toBe('code')
    const code = appCode(secret)
    expect(await proveAgain(currentUser, code)).toEqual({ ok: true, value: null })
    expect(await findProofNeeded(currentUser)).toBeNull()
    wait(600)
    expect(await findProofNeeded(currentUser)).toBe('code')
    expect(await proveAgain(currentUser, code)).toMatchObject(wrongCode)
  })

  test('is not proven by a code that was used before, which counts like any wrong one', async () => {
    stopClock()
    const { browser, secret } = await enrolAnna(dashboard)
    const currentUser = await browser.currentUser()
    const secrets = { password: ANNA.password, code: appCode(secret) }
    expect(await dashboard.own.renewRecoveryCodes(currentUser, secrets)).toMatchObject({ ok: true })
    const kinds: string[] = []
    for (let index = 0; index < SIGN_IN_LIMITS.device.failures + 1; index += 1) {
      const response = await dashboard.own.removeSecondFactor(currentUser, secrets)
      kinds.push(response.ok ? 'removed' : response.problem.kind)
    }
    expect(kinds).toEqual([...Array(10).fill('wrong-code'), 'limited'])
  })
})
