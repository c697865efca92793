import { afterEach, describe, expect, test, vi } from 'vitest'
import { disableAccount } from '#app/features/auth/staff/account-state.server.ts'
import { createAdministrator, OPERATOR } from '#app/features/auth/accounts.server.ts'
import {
  acceptInvitation,
  findInvitation,
  inviteColleague,
  listInvitations,
  withdrawInvitation,
} from '#app/features/auth/account-links/invitations.server.ts'
import {
  makeResetLink,
  redeemResetLink,
} from '#app/features/auth/account-links/password-resets.server.ts'
import { listStaff } from '#app/features/auth/staff/staff-list.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, BERT, openDashboard, stopClock } from '#test/sign-in.ts'

const BERTS = { email: ' Bert@Example.com', name: 'Bert', role: 'writer' } as const
const NEW = 'four green parrots sing'

// What all one-time links have in common is tested in one-time-links.server.test.ts.
describe.each(databaseKinds)('on %s', (kind) => {
  const dashboard = openedForEach(() => openDashboard(kind))
  afterEach(() => void vi.useRealTimers())
  const signIn = (pair: typeof ANNA) => aBrowser(dashboard.auth).signIn(pair)
  const anna = () => ({ id: dashboard.annaId, name: ANNA.email })

  async function listActs(): Promise<string[]> {
    const rows = await dashboard.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
    return rows.map(({ actor, act, subject }) => `${actor} ${act} ${subject}`)
  }

  function tokenOf(made: Awaited<ReturnType<typeof makeResetLink | typeof inviteColleague>>) {
    if (!made.ok) throw new Error(`No link: ${made.problem.kind}`)
    return made.value.path.split('/').at(-1) ?? ''
  }

  describe('an invitation', () => {
    const invite = async (input = BERTS) =>
      tokenOf(await inviteColleague(dashboard.services, input, anna()))
    const accept = (token: string, name = 'Bert') =>
      acceptInvitation(dashboard.services, token, { ...BERT, name })
    const find = (token: string) => findInvitation(dashboard.services, token)

    test('makes an account that can sign in, with the name that its owner chose, and both are remembered', async () => {
      const token = await invite()
      expect(await find(token)).toEqual({ email: BERT.email, name: 'Bert' })
      expect(await accept(token, 'Bert Okafor')).toEqual({ ok: true, value: { email: BERT.email } })
      expect(await signIn(BERT)).toMatchObject({ value: { user: { name: 'Bert Okafor' } } })
      const roles = (await listStaff(dashboard.db, new Date())).map(({ role }) => role)
      expect(roles).toEqual(['owner', 'writer'])
      const acts = await listActs()
      expect(acts).toContain(`${ANNA.email} account.invited ${BERT.email}`)
      expect(acts).toContain(`${BERT.email} account.joined ${BERT.email}`)
    })

    test('stands in the list as expired after seven days', async () => {
      const { wait } = stopClock()
      await invite()
      wait(7 * 24 * 3_600)
      expect(await listStaff(dashboard.db, new Date())).toMatchObject([
        { email: ANNA.email, state: 'active' },
        { email: BERT.email, state: 'expired', invitedBy: ANNA.email },
      ])
    })

    test('is one of its e-mail, and withdrawn once', async () => {
      await invite()
      await invite()
      const [open, ...others] = await listInvitations(dashboard.db)
      expect(others).toEqual([])
      const withdraw = () => withdrawInvitation(dashboard.services, open?.id ?? '', anna())
      expect([await withdraw(), await withdraw()]).toEqual([{ email: BERT.email }, null])
      expect((await listActs()).filter((act) => act.includes('withdrawn'))).toHaveLength(1)
    })

    test('leads to a line of the list that says when its owner last came in', async () => {
      await accept(await invite())
      const bert = async () => (await listStaff(dashboard.db, new Date())).find(({ name }) => name)
      const unused = { state: 'active', lastSignIn: null, hasSecondFactor: false }
      expect(await bert()).toMatchObject(unused)
      const { wait } = stopClock()
      await signIn(BERT)
      wait(60)
      await signIn(BERT)
      expect(await bert()).toMatchObject({ lastSignIn: '2026-11-16T09:01:00.000Z' })
    })

    test('is refused for an e-mail that has an account, and for one that is none', async () => {
      const problemOf = async (email: string) =>
        await inviteColleague(dashboard.services, { email, name: '', role: 'writer' }, anna())
      expect(await problemOf('ANNA@example.com')).toEqual({ ok: false, problem: { kind: 'taken' } })
      const fields = { email: 'Please enter a valid email address' }
      expect(await problemOf('bert')).toMatchObject({ problem: { kind: 'invalid', fields } })
    })
  })

  describe('a link for another password', () => {
    const make = (email = ANNA.email) => makeResetLink(dashboard.services, { email }, OPERATOR)
    const redeem = async (password = NEW) =>
      redeemResetLink(dashboard.services, tokenOf(await make()), password)

    test('changes it, ends every session of its owner and of no one else, and is remembered', async () => {
      await createAdministrator(dashboard.services, BERT)
      const [laptop, phone] = [await dashboard.annaAt(), await dashboard.annaAt()]
      const bert = aBrowser(dashboard.auth)
      await bert.signIn(BERT)
      expect(await redeem()).toEqual({ ok: true, value: { email: ANNA.email } })
      expect((await listActs()).slice(-2)).toEqual([
        `operator account.reset-link-made ${ANNA.email}`,
        `${ANNA.email} account.password-reset ${ANNA.email}`,
      ])
      expect([await laptop.read(), await phone.read()]).toEqual([null, null])
      expect(await bert.read()).not.toBeNull()
      const wrong = { problem: { kind: 'wrong-pair' } }
      expect(await signIn(ANNA)).toMatchObject(wrong)
      expect(await signIn({ ...ANNA, password: NEW })).toMatchObject({ ok: true })
      expect(await signIn({ ...BERT, password: NEW })).toMatchObject(wrong)
    })

    test('takes none of the last five passwords, and remembers the one that it replaced', async () => {
      const reused = { ok: false, problem: { kind: 'weak', weaknesses: ['reused'] } }
      expect(await redeem(ANNA.password)).toEqual(reused)
      expect(await redeem()).toMatchObject({ ok: true })
      expect(await redeem(ANNA.password)).toEqual(reused)
    })

    test('is made for no one who is disabled or has no account', async () => {
      await createAdministrator(dashboard.services, BERT)
      await disableAccount(dashboard.services, BERT, OPERATOR)
      expect(await make(BERT.email)).toEqual({ ok: false, problem: { kind: 'disabled' } })
      expect(await make('nobody@example.com')).toEqual({ ok: false, problem: { kind: 'unknown' } })
    })
  })
})
