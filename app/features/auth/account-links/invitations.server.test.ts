import { afterEach, describe, expect, test, vi } from 'vitest'
import { createAdministrator, OPERATOR } from '#app/features/auth/accounts.server.ts'
import {
  acceptInvitation,
  findInvitation,
  inviteColleague,
  listInvitations,
  withdrawInvitation,
} from '#app/features/auth/account-links/invitations.server.ts'
import { listStaff } from '#app/features/auth/staff/staff-list.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, BERT, openDashboard, stopClock } from '#test/sign-in.ts'

const BERTS = { email: ' Bert@Example.com', name: 'Bert' }

describe.each(databaseKinds)('an invitation on %s', (kind) => {
  const dashboard = openedForEach(() => openDashboard(kind))
  afterEach(() => void vi.useRealTimers())

  const anna = () => ({ id: dashboard.annaId, name: ANNA.email })

  async function invite(): Promise<string> {
    const made = await inviteColleague(dashboard.services, BERTS, anna())
    if (!made.ok) throw new Error(`Not invited: ${made.problem.kind}`)
    return made.value.path.replace('/invitation/', '')
  }

  const accept = (token: string, name = 'Bert') =>
    acceptInvitation(dashboard.services, token, { ...BERT, name })
  const find = (token: string) => findInvitation(dashboard.services, token)

  async function actsOf(): Promise<string[]> {
    const rows = await dashboard.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
    return rows.map(({ actor, act, subject }) => `${actor} ${act} ${subject}`)
  }

  test('makes an account that can sign in, with the name that its owner chose, and both are remembered', async () => {
    const token = await invite()
    expect(await find(token)).toEqual({ email: BERT.email, name: 'Bert' })
    expect(await accept(token, 'Bert Okafor')).toEqual({ ok: true, value: { email: BERT.email } })
    expect(await aBrowser(dashboard.auth).signIn(BERT)).toMatchObject({
      value: { user: { name: 'Bert Okafor' } },
    })
    expect(await actsOf()).toEqual(
      expect.arrayContaining([
        `${ANNA.email} account.invited ${BERT.email}`,
        `${BERT.email} account.joined ${BERT.email}`,
      ]),
    )
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

  test('is good no more once it was withdrawn', async () => {
    await invite()
    const token = await invite()
    expect(await find(token)).not.toBeNull()
    const [open, ...others] = await listInvitations(dashboard.db)
    expect(others).toEqual([])
    const withdraw = () => withdrawInvitation(dashboard.services, open?.id ?? '', anna())
    expect(await withdraw()).toEqual({ email: BERT.email })
    expect(await find(token)).toBeNull()
    expect(await withdraw()).toBeNull()
    expect((await actsOf()).filter((act) => act.includes('withdrawn'))).toHaveLength(1)
  })

  test('leads to a line of the list that says when its owner last came in', async () => {
    await accept(await invite())
    const bert = async () => (await listStaff(dashboard.db, new Date())).find(({ name }) => name)
    const unused = { state: 'active', lastSignIn: null, hasSecondFactor: false }
    expect(await bert()).toMatchObject(unused)
    const { wait } = stopClock()
    await aBrowser(dashboard.auth).signIn(BERT)
    wait(60)
    await aBrowser(dashboard.auth).signIn(BERT)
    expect(await bert()).toMatchObject({ lastSignIn: '2026-11-16T09:01:00.000Z' })
  })

  test('is refused for an e-mail that has an account, and for one that is none', async () => {
    const problemOf = async (email: string) =>
      await inviteColleague(dashboard.services, { email, name: '' }, anna())
    expect(await problemOf('ANNA@example.com')).toEqual({ ok: false, problem: { kind: 'taken' } })
    const fields = { email: 'Please enter a valid email address' }
    expect(await problemOf('bert')).toMatchObject({ problem: { kind: 'invalid', fields } })
  })

  test('is answered by the account that the operator makes meanwhile', async () => {
    const token = await invite()
    await createAdministrator(dashboard.services, BERT, OPERATOR)
    expect(await listInvitations(dashboard.db)).toEqual([])
    expect(await find(token)).toBeNull()
  })
})
