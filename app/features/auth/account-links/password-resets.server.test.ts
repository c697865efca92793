import { describe, expect, test } from 'vitest'
import { disableAccount, endAllSessions } from '#app/features/auth/staff/account-state.server.ts'
import { createAdministrator, OPERATOR } from '#app/features/auth/accounts.server.ts'
import {
  findResetLink,
  makeResetLink,
  redeemResetLink,
  resetPassword,
} from '#app/features/auth/account-links/password-resets.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, BERT, openDashboard } from '#test/sign-in.ts'

const NEW = 'four green parrots sing'
const INVALID = { ok: false, problem: { kind: 'invalid-link' } }

// Abuse 17.
describe.each(databaseKinds)('a link for another password on %s', (kind) => {
  const dashboard = openedForEach(() => openDashboard(kind))

  async function makeLink(): Promise<string> {
    const made = await makeResetLink(dashboard.services, ANNA, OPERATOR)
    if (!made.ok) throw new Error(`No link: ${made.problem.kind}`)
    return made.value.path.replace('/password-reset/', '')
  }
  const redeem = (token: string, password = NEW) =>
    redeemResetLink(dashboard.services, token, password)
  const signIn = (password: string, email = ANNA.email) =>
    aBrowser(dashboard.auth).signIn({ email, password })

  test('changes it and ends every session; the old one opens nothing any more', async () => {
    const laptop = aBrowser(dashboard.auth)
    const phone = aBrowser(dashboard.auth)
    await laptop.signIn(ANNA)
    await phone.signIn(ANNA)
    const token = await makeLink()
    expect(await redeem(token)).toEqual({ ok: true, value: { email: ANNA.email } })
    expect([await laptop.read(), await phone.read()]).toEqual([null, null])
    expect(await signIn(ANNA.password)).toMatchObject({ ok: false })
    expect(await signIn(NEW)).toMatchObject({ ok: true })
  })

  test('takes none of the last five passwords, and remembers the one that it replaced', async () => {
    const reused = { ok: false, problem: { kind: 'weak', weaknesses: ['reused'] } }
    const token = await makeLink()
    expect(await redeem(token, ANNA.password)).toEqual(reused)
    expect(await redeem(token)).toMatchObject({ ok: true })
    expect(await redeem(await makeLink(), ANNA.password)).toEqual(reused)
  })

  test('changes the password of no one else', async () => {
    await createAdministrator(dashboard.services, BERT)
    const bert = aBrowser(dashboard.auth)
    await bert.signIn(BERT)
    await redeem(await makeLink())
    expect(await bert.read()).not.toBeNull()
    expect(await signIn(NEW, BERT.email)).toMatchObject({ problem: { kind: 'wrong-pair' } })
  })

  const changes: [string, () => Promise<unknown>][] = [
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
    expect(await redeem(token, 'nine red foxes wander')).toEqual(INVALID)
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

  test('is made for no one who is disabled or has no account', async () => {
    await createAdministrator(dashboard.services, BERT)
    await disableAccount(dashboard.services, BERT, OPERATOR)
    const make = (email: string) => makeResetLink(dashboard.services, { email }, OPERATOR)
    expect(await make(BERT.email)).toEqual({ ok: false, problem: { kind: 'disabled' } })
    expect(await make('nobody@example.com')).toEqual({ ok: false, problem: { kind: 'unknown' } })
  })

  test('is recorded in the audit log when it is made and when it is used', async () => {
    await redeem(await makeLink())
    const acts = await dashboard.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
    expect(acts.slice(-2)).toMatchObject([
      { actor: 'operator', act: 'account.reset-link-made', subject: ANNA.email, kind: 'account' },
      { actor: ANNA.email, act: 'account.password-reset', subject: ANNA.email },
    ])
  })
})
