import { afterEach, describe, expect, test, vi } from 'vitest'
import { OPERATOR } from '#app/features/auth/accounts.server.ts'
import { removeLostSecondFactor } from '#app/features/auth/lost-second-factor.server.ts'
import { readSecondFactor } from '#app/features/auth/second-factor.server.ts'
import { SIGN_IN_LIMITS } from '#app/features/auth/sign-in-limits.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { appCode, enrolAnna, wrongCodes } from '#test/second-factor.ts'
import { aBrowser, ANNA, openDesk, stopClock } from '#test/sign-in.ts'

describe.each(databaseKinds)('one’s own second factor on %s', (kind) => {
  const desk = openedForEach(() => openDesk(kind))
  afterEach(() => void vi.useRealTimers())

  test('counts only after a code of the app, and ends the other sessions', async () => {
    const there = await desk.annaAt('192.0.2.2')
    const here = await desk.annaAt()
    const oneself = await here.oneself()
    const needs = { db: desk.db, now: () => new Date() }
    expect(await desk.own.beginSecondFactor(oneself, 'wrong')).toMatchObject({
      problem: { kind: 'wrong-password' },
    })
    expect(await desk.own.beginSecondFactor(oneself, ANNA.password)).toMatchObject({ ok: true })
    expect(await readSecondFactor(needs, desk.annaId)).toEqual({ state: 'pending' })
    expect(await aBrowser(desk.auth).signIn(ANNA)).toMatchObject({
      value: { state: 'signed-in' },
    })
    const setup = await desk.own.findSetup({ id: desk.annaId, email: ANNA.email }, 'The firm')
    const secret = setup?.secret ?? ''
    expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    expect(setup?.uri).toContain(`secret=${secret.replaceAll(' ', '')}`)
    const [wrong = ''] = wrongCodes(secret, 1)
    expect(await desk.own.confirmSecondFactor(oneself, wrong)).toMatchObject({
      problem: { kind: 'wrong-code' },
    })
    expect(await desk.own.confirmSecondFactor(oneself, appCode(secret))).toMatchObject({
      ok: true,
    })
    expect(await readSecondFactor(needs, desk.annaId)).toMatchObject({
      state: 'on',
      recoveryCodesLeft: 10,
    })
    expect(await there.read()).toBeNull()
    expect(await here.read()).not.toBeNull()
    expect(await desk.own.findSetup({ id: desk.annaId, email: ANNA.email }, 'x')).toBeNull()
    expect(await desk.own.beginSecondFactor(oneself, ANNA.password)).toMatchObject({
      problem: { kind: 'already-on' },
    })
  })

  test('that waits longer than a quarter of an hour is forgotten', async () => {
    const { wait } = stopClock()
    const here = await desk.annaAt()
    const oneself = await here.oneself()
    await desk.own.beginSecondFactor(oneself, ANNA.password)
    const user = { id: desk.annaId, email: ANNA.email }
    const setup = await desk.own.findSetup(user, 'The firm')
    wait(900)
    expect(await desk.own.findSetup(user, 'The firm')).toBeNull()
    expect(await desk.own.confirmSecondFactor(oneself, appCode(setup?.secret ?? ''))).toMatchObject(
      { problem: { kind: 'wrong-code' } },
    )
  })

  test('is turned off with password and code together, never with one of them', async () => {
    const { browser, secret, recoveryCodes } = await enrolAnna(desk)
    const oneself = await browser.oneself()
    const [wrong = ''] = wrongCodes(secret, 1)
    const [recovery = ''] = recoveryCodes
    const remove = (password: string, code: string) =>
      desk.own.removeSecondFactor(oneself, { password, code })
    expect(await remove('wrong', appCode(secret))).toMatchObject({
      problem: { kind: 'wrong-password' },
    })
    expect(await remove(ANNA.password, wrong)).toMatchObject({ problem: { kind: 'wrong-code' } })
    expect(await remove(ANNA.password, recovery)).toEqual({ ok: true, value: null })
    expect(await aBrowser(desk.auth).signIn(ANNA)).toMatchObject({
      value: { state: 'signed-in' },
    })
    expect(await desk.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
    expect(await desk.acts()).toContain('account.second-factor-off')
  })

  test('new recovery codes make the earlier ones void', async () => {
    const { browser, secret, recoveryCodes } = await enrolAnna(desk)
    const secrets = { password: ANNA.password, code: appCode(secret) }
    const renewed = await desk.own.renewRecoveryCodes(await browser.oneself(), secrets)
    const fresh = renewed.ok ? renewed.value.recoveryCodes : []
    expect(fresh).toHaveLength(10)
    const elsewhere = aBrowser(desk.auth, '192.0.2.9')
    await elsewhere.signIn(ANNA)
    expect(await elsewhere.enterCode(recoveryCodes[0] ?? '')).toMatchObject({ ok: false })
    expect(await elsewhere.enterCode(fresh[0] ?? '')).toMatchObject({ ok: true })
  })

  test('that is lost with the phone and the codes is taken away by the operator', async () => {
    const { browser } = await enrolAnna(desk)
    const remove = () =>
      removeLostSecondFactor(desk.services, { email: ' Anna@Example.com ' }, OPERATOR)
    expect(await remove()).toMatchObject({ ok: true })
    expect(await browser.read()).toBeNull()
    expect(await aBrowser(desk.auth).signIn(ANNA)).toMatchObject({ value: { state: 'signed-in' } })
    expect(await remove()).toEqual({ ok: false, problem: { kind: 'off' } })
    const nobody = { email: 'nobody@example.com' }
    expect(await removeLostSecondFactor(desk.services, nobody, OPERATOR)).toEqual({
      ok: false,
      problem: { kind: 'unknown' },
    })
  })

  test('is not proven by a code that was used before, which counts like any wrong one', async () => {
    stopClock()
    const { browser, secret } = await enrolAnna(desk)
    const oneself = await browser.oneself()
    const secrets = { password: ANNA.password, code: appCode(secret) }
    expect(await desk.own.renewRecoveryCodes(oneself, secrets)).toMatchObject({ ok: true })
    const kinds: string[] = []
    for (let index = 0; index < SIGN_IN_LIMITS.pair.failures + 1; index += 1) {
      const answer = await desk.own.removeSecondFactor(oneself, secrets)
      kinds.push(answer.ok ? 'removed' : answer.problem.kind)
    }
    expect(kinds).toEqual([...Array(5).fill('wrong-code'), 'limited'])
  })
})
