import { afterEach, describe, expect, test, vi } from 'vitest'
import { disableAccount, endAllSessions } from '#app/features/auth/staff/account-state.server.ts'
import { createAdministrator, OPERATOR } from '#app/features/auth/accounts.server.ts'
import { SemaphoreFullError } from '#app/platform/semaphore.ts'
import {
  findResetLink,
  makeResetLink,
  redeemResetLink,
  resetPassword,
} from '#app/features/auth/account-links/password-resets.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { appCode, enrolAnna } from '#test/second-factor.ts'
import { aBrowser, ANNA, BERT, openDashboard, stopClock } from '#test/sign-in.ts'

const NEW = 'four green parrots sing'
const INVALID = { ok: false, problem: { kind: 'invalid-link' } }

// Abuse 17.
describe.each(databaseKinds)('a link for another password on %s', (kind) => {
  const dashboard = openedForEach(() => openDashboard(kind))
  afterEach(() => void vi.useRealTimers())

  async function makeLink(who = ANNA): Promise<string> {
    const made = await makeResetLink(dashboard.services, who, OPERATOR)
    if (!made.ok) throw new Error(`No link: ${made.problem.kind}`)
    return /^\/password-reset\/([\w-]{43})$/.exec(made.value.path)?.[1] ?? ''
  }

  test('changes it and ends every session; the old one opens nothing any more', async () => {
    const laptop = aBrowser(dashboard.auth)
    const phone = aBrowser(dashboard.auth)
    await laptop.signIn(ANNA)
    await phone.signIn(ANNA)
    const token = await makeLink()
    expect(await redeemResetLink(dashboard.services, token, NEW)).toEqual({
      ok: true,
      value: { email: ANNA.email },
    })
    expect([await laptop.read(), await phone.read()]).toEqual([null, null])
    expect(await aBrowser(dashboard.auth).signIn(ANNA)).toMatchObject({ ok: false })
    expect(await aBrowser(dashboard.auth).signIn({ ...ANNA, password: NEW })).toMatchObject({
      ok: true,
    })
  })

  test('is good once, also when two answer it at the same moment', async () => {
    const token = await makeLink()
    const passwords = [NEW, 'seven brown owls listen']
    const outcomes = await Promise.all(
      passwords.map((password) => redeemResetLink(dashboard.services, token, password)),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual(INVALID)
    const winner = passwords[outcomes.findIndex(({ ok }) => ok)] ?? ''
    expect(await aBrowser(dashboard.auth).signIn({ ...ANNA, password: winner })).toMatchObject({
      ok: true,
    })
    expect(await redeemResetLink(dashboard.services, token, 'a third good password')).toEqual(
      INVALID,
    )
  })

  test('does not pass by the second factor, and ends what was begun with the old password', async () => {
    stopClock()
    const { secret } = await enrolAnna(dashboard)
    const halfway = aBrowser(dashboard.auth, '203.0.113.7')
    await halfway.signIn(ANNA)
    await redeemResetLink(dashboard.services, await makeLink(), NEW)
    expect(await halfway.enterCode(appCode(secret))).toMatchObject({ ok: false })
    const browser = aBrowser(dashboard.auth, '203.0.113.8')
    expect(await browser.signIn({ ...ANNA, password: NEW })).toMatchObject({
      value: { state: 'code-needed' },
    })
    expect(await browser.read()).toBeNull()
    expect(await browser.enterCode(appCode(secret))).toMatchObject({
      value: { state: 'signed-in' },
    })
  })

  test('takes none of the last five passwords, and remembers the one that it replaced', async () => {
    const reused = { ok: false, problem: { kind: 'weak', weaknesses: ['reused'] } }
    const token = await makeLink()
    expect(await redeemResetLink(dashboard.services, token, ANNA.password)).toEqual(reused)
    expect(await redeemResetLink(dashboard.services, token, NEW)).toMatchObject({ ok: true })
    const next = await makeLink()
    expect(await redeemResetLink(dashboard.services, next, ANNA.password)).toEqual(reused)
  })

  test('is good for an hour', async () => {
    const { wait } = stopClock()
    const token = await makeLink()
    wait(3_599)
    expect(await findResetLink(dashboard.services, token)).toMatchObject({ email: ANNA.email })
    wait(1)
    expect(await findResetLink(dashboard.services, token)).toBeNull()
    expect(await redeemResetLink(dashboard.services, token, NEW)).toEqual(INVALID)
    expect(await aBrowser(dashboard.auth).signIn(ANNA)).toMatchObject({ ok: true })
  })

  test('changes the password of no one else', async () => {
    await createAdministrator(dashboard.services, BERT)
    const bert = aBrowser(dashboard.auth)
    await bert.signIn(BERT)
    await redeemResetLink(dashboard.services, await makeLink(ANNA), NEW)
    expect(await bert.read()).not.toBeNull()
    expect(await aBrowser(dashboard.auth).signIn({ ...BERT, password: NEW })).toMatchObject({
      problem: { kind: 'wrong-pair' },
    })
  })

  const changes: [string, () => Promise<unknown>][] = [
    ['a later link was made', () => makeLink()],
    [
      'the password was changed another way',
      () => resetPassword(dashboard.services, { email: ANNA.email, password: NEW }, OPERATOR),
    ],
    ['all sessions were ended', () => endAllSessions(dashboard.services, ANNA, OPERATOR)],
    [
      'the account was disabled',
      async () => {
        await createAdministrator(dashboard.services, BERT)
        await disableAccount(dashboard.services, ANNA, OPERATOR)
      },
    ],
  ]
  test.each(changes)('is void once %s', async (_, change) => {
    const token = await makeLink()
    await change()
    expect(await findResetLink(dashboard.services, token)).toBeNull()
    expect(await redeemResetLink(dashboard.services, token, 'nine red foxes wander')).toEqual(
      INVALID,
    )
  })

  test('is void also when the account is disabled while the form is being answered', async () => {
    await createAdministrator(dashboard.services, BERT)
    const token = await makeLink()
    const hasher = {
      ...dashboard.services.hasher,
      async hash(password: string) {
        await disableAccount(dashboard.services, ANNA, OPERATOR)
        return dashboard.services.hasher.hash(password)
      },
    }
    expect(await redeemResetLink({ ...dashboard.services, hasher }, token, NEW)).toEqual(INVALID)
  })

  test('is not used up by a weak password, nor when too many passwords are being hashed', async () => {
    const token = await makeLink()
    expect(await redeemResetLink(dashboard.services, token, 'short')).toMatchObject({ ok: false })
    const hasher = {
      ...dashboard.services.hasher,
      hash: () => Promise.reject(new SemaphoreFullError('Too much work is waiting')),
    }
    expect(await redeemResetLink({ ...dashboard.services, hasher }, token, NEW)).toEqual({
      ok: false,
      problem: { kind: 'busy' },
    })
    expect(await redeemResetLink(dashboard.services, token, NEW)).toMatchObject({ ok: true })
  })

  test('a stranger who guesses links cannot make the server hash passwords', async () => {
    await makeLink()
    const hash = vi.fn(dashboard.services.hasher.hash)
    const services = { ...dashboard.services, hasher: { ...dashboard.services.hasher, hash } }
    expect(await redeemResetLink(services, 'A'.repeat(43), NEW)).toEqual(INVALID)
    expect(hash).not.toHaveBeenCalled()
  })

  test('is made for no one who is disabled or has no account', async () => {
    await createAdministrator(dashboard.services, BERT)
    await disableAccount(dashboard.services, BERT, OPERATOR)
    expect(await makeResetLink(dashboard.services, BERT, OPERATOR)).toEqual({
      ok: false,
      problem: { kind: 'disabled' },
    })
    const nobody = { email: 'nobody@example.com' }
    expect(await makeResetLink(dashboard.services, nobody, OPERATOR)).toEqual({
      ok: false,
      problem: { kind: 'unknown' },
    })
  })

  test('the database never holds the link itself, and the audit log holds both steps', async () => {
    const token = await makeLink()
    const rows = await dashboard.db.selectFrom('password_resets').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    await redeemResetLink(dashboard.services, token, NEW)
    const acts = await dashboard.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
    expect(acts.slice(-2)).toMatchObject([
      { actor: 'operator', act: 'account.reset-link-made', subject: ANNA.email, kind: 'account' },
      { actor: ANNA.email, act: 'account.password-reset', subject: ANNA.email },
    ])
  })
})
