import { afterEach, describe, expect, test, vi } from 'vitest'
import { OPERATOR } from '#app/features/auth/accounts.server.ts'
import { resetPassword } from '#app/features/auth/account-links/password-resets.server.ts'
import { SECOND_FACTOR } from '#app/features/auth/second-factor/second-factor.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { appCode, enrolAnna, wrongCodes } from '#test/second-factor.ts'
import { aBrowser, ANNA, openDashboard, stopClock } from '#test/sign-in.ts'

const CHALLENGE = 'site.second_factor'
const WRONG_CODE = { ok: false, problem: { kind: 'wrong-code' } }
const OVER = { ok: false, problem: { kind: 'challenge-over' } }

// Abuse 16.
describe.each(databaseKinds)('the second factor on %s', (kind) => {
  const dashboard = openedForEach(() => openDashboard(kind))
  afterEach(() => void vi.useRealTimers())

  // The right password alone opens nothing.
  async function afterPassword(address = '203.0.113.5') {
    const browser = aBrowser(dashboard.auth, address)
    const response = await browser.signIn(ANNA)
    expect(response).toMatchObject({ ok: true, value: { state: 'code-needed' } })
    expect([...browser.jar.keys()]).toEqual([CHALLENGE])
    expect([await browser.read(), await browser.renew()]).toEqual([null, null])
    return browser
  }

  const countSessions = async () =>
    (await dashboard.db.selectFrom('sessions').select('id').execute()).length

  test('a code is good once, also on another browser, and none that was shown before it is taken any more', async () => {
    stopClock()
    const { secret } = await enrolAnna(dashboard)
    const [earlier, code] = [appCode(secret, 0), appCode(secret, 1)]
    expect(await (await afterPassword()).enterCode(code)).toMatchObject({ ok: true })
    for (const late of [code, earlier])
      expect(await (await afterPassword('203.0.113.6')).enterCode(late)).toEqual(WRONG_CODE)
  })

  test.each(['two browsers', 'one browser'])(
    'of a code entered twice at once, on %s, one wins',
    async (which) => {
      stopClock()
      const { secret } = await enrolAnna(dashboard)
      for (let round = 0; round < 5; round += 1) {
        await dashboard.db.updateTable('second_factors').set({ last_step: 0 }).execute()
        const first = await afterPassword()
        const second = which === 'one browser' ? first : await afterPassword('203.0.113.6')
        const responses = await Promise.all(
          [first, second].map((one) => one.enterCode(appCode(secret))),
        )
        expect(responses.filter(({ ok }) => ok)).toHaveLength(1)
        await dashboard.db.deleteFrom('sign_in_attempts').execute()
      }
      expect(await countSessions()).toBe(6)
    },
  )

  test('a phone may be one step ahead or behind, not two', async () => {
    stopClock()
    const { secret } = await enrolAnna(dashboard)
    const tried: Record<string, boolean> = {}
    for (const steps of [-2, -1, 0, 1, 2]) {
      await dashboard.db.updateTable('second_factors').set({ last_step: 0 }).execute()
      await dashboard.db.deleteFrom('sign_in_attempts').execute()
      tried[steps] = (await (await afterPassword()).enterCode(appCode(secret, steps))).ok
    }
    expect(tried).toEqual({ '-2': false, '-1': true, '0': true, '1': true, '2': false })
  })

  test('the sixth try of one challenge is refused, whatever it is and wherever it comes from', async () => {
    const { secret } = await enrolAnna(dashboard)
    const browser = await afterPassword()
    for (const [index, code] of wrongCodes(secret, SECOND_FACTOR.tries).entries()) {
      expect(await browser.at(`203.0.113.${index}`).enterCode(code)).toEqual(WRONG_CODE)
    }
    expect(await browser.at('203.0.113.99').enterCode(appCode(secret))).toEqual(OVER)
    expect(await browser.read()).toBeNull()
  })

  test('six tries at the same moment are no more than five', async () => {
    const { secret } = await enrolAnna(dashboard)
    const browser = await afterPassword()
    const codes = wrongCodes(secret, 8)
    const responses = await Promise.all(
      codes.map((code, index) => browser.at(`203.0.113.${index}`).enterCode(code)),
    )
    const looked = responses.filter((one) => !one.ok && one.problem.kind === 'wrong-code')
    expect(looked).toHaveLength(SECOND_FACTOR.tries)
  })

  test('a challenge is over after five minutes', async () => {
    const { wait } = stopClock()
    const { secret } = await enrolAnna(dashboard)
    const browser = await afterPassword()
    const slow = await afterPassword('203.0.113.7')
    wait(SECOND_FACTOR.challengeSeconds - 1)
    expect(await browser.enterCode(appCode(secret))).toMatchObject({ ok: true })
    wait(1)
    expect(await slow.enterCode(appCode(secret, 1))).toEqual(OVER)
    expect(await dashboard.auth.isAskedForCode(slow.headers())).toBe(false)
  })

  test('a challenge is void after a reset, which takes no factor away, and once its owner is disabled', async () => {
    const { secret } = await enrolAnna(dashboard)
    const thief = await afterPassword()
    const password = 'a brand new password'
    await resetPassword(dashboard.services, { email: ANNA.email, password }, OPERATOR)
    expect(await thief.enterCode(appCode(secret))).toEqual(OVER)
    const owner = aBrowser(dashboard.auth, '192.0.2.44')
    const again = aBrowser(dashboard.auth, '192.0.2.45')
    for (const browser of [owner, again])
      expect(await browser.signIn({ ...ANNA, password })).toMatchObject({
        value: { state: 'code-needed' },
      })
    expect(await owner.enterCode(appCode(secret))).toMatchObject({ ok: true })
    await dashboard.db.updateTable('users').set({ disabled_at: new Date() }).execute()
    expect(await again.enterCode(appCode(secret, 1))).toEqual(OVER)
  })

  test('a challenge belongs to its browser: without the cookie, or with a made-up one, there is none', async () => {
    const { secret } = await enrolAnna(dashboard)
    await afterPassword()
    const stranger = aBrowser(dashboard.auth, '198.51.100.9')
    const challenges = dashboard.db.selectFrom('sign_in_challenges').select('token_hash')
    const { token_hash } = await challenges.executeTakeFirstOrThrow()
    for (const value of [null, 'A'.repeat(43), token_hash]) {
      if (value !== null) stranger.jar.set(CHALLENGE, value)
      expect(await stranger.enterCode(appCode(secret))).toEqual(OVER)
    }
  })

  test('a recovery code signs in once, however it is written', async () => {
    const { recoveryCodes } = await enrolAnna(dashboard)
    const [first = '', second = ''] = recoveryCodes
    expect(recoveryCodes).toHaveLength(SECOND_FACTOR.recoveryCodes)
    const typed = ` ${first.toUpperCase().replace('-', ' ')} `
    expect(await (await afterPassword()).enterCode(typed)).toMatchObject({ ok: true })
    expect(await (await afterPassword('203.0.113.6')).enterCode(first)).toEqual(WRONG_CODE)
    const both = [await afterPassword('203.0.113.7'), await afterPassword('203.0.113.8')]
    const responses = await Promise.all(both.map((one) => one.enterCode(second)))
    expect(responses.filter(({ ok }) => ok)).toHaveLength(1)
    const uses = (await dashboard.acts()).filter((act) => act === 'account.recovery-code-used')
    expect(uses).toHaveLength(2)
  })

  test('neither secret nor codes can be read from the database or the log', async () => {
    const { secret, recoveryCodes } = await enrolAnna(dashboard)
    const tables = ['second_factors', 'recovery_codes', 'sign_in_challenges', 'audit_log'] as const
    const stored = tables.map((table) => dashboard.db.selectFrom(table).selectAll().execute())
    const rows = JSON.stringify([await Promise.all(stored), dashboard.lines])
    const bare = recoveryCodes.map((code) => code.replace('-', ''))
    const secrets = [secret.replaceAll(' ', ''), ...recoveryCodes, ...bare]
    for (const text of secrets) expect(rows).not.toContain(text)
    expect(rows).toContain('account.second-factor-on')
  })
})
