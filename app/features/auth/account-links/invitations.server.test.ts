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

  async function invite(who = BERTS): Promise<string> {
    const made = await inviteColleague(dashboard.services, who, anna())
    if (!made.ok) throw new Error(`Not invited: ${made.problem.kind}`)
    return /^\/invitation\/([\w-]{43})$/.exec(made.value.path)?.[1] ?? ''
  }

  async function actsOf(): Promise<string[]> {
    const rows = await dashboard.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
    return rows.map(({ actor, act, subject }) => `${actor} ${act} ${subject}`)
  }

  test('makes an account that can sign in, with the name that its owner chose, and both are remembered', async () => {
    const token = await invite()
    expect(await findInvitation(dashboard.services, token)).toEqual({
      email: BERT.email,
      name: 'Bert',
    })
    const joined = await acceptInvitation(dashboard.services, token, {
      ...BERT,
      name: 'Bert Okafor',
    })
    expect(joined).toEqual({ ok: true, value: { email: BERT.email } })
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

  test('is good once, also when two answer it at the same moment', async () => {
    const token = await invite()
    const outcomes = await Promise.all(
      [BERT.password, 'another good one here'].map((password) =>
        acceptInvitation(dashboard.services, token, { name: 'Bert', password }),
      ),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual({ ok: false, problem: { kind: 'invalid-link' } })
    expect(await findInvitation(dashboard.services, token)).toBeNull()
    expect(await listInvitations(dashboard.db)).toEqual([])
  })

  test('is good for seven days, and stands in the list as expired after that', async () => {
    const { wait } = stopClock()
    const token = await invite()
    wait(7 * 24 * 3_600 - 1)
    expect(await findInvitation(dashboard.services, token)).not.toBeNull()
    wait(1)
    expect(await findInvitation(dashboard.services, token)).toBeNull()
    expect(
      await acceptInvitation(dashboard.services, token, { name: '', password: BERT.password }),
    ).toEqual({ ok: false, problem: { kind: 'invalid-link' } })
    expect(await listStaff(dashboard.db, new Date())).toMatchObject([
      { email: ANNA.email, state: 'active' },
      { email: BERT.email, state: 'expired', invitedBy: ANNA.email },
    ])
  })

  test('is good no more once it was withdrawn, or replaced by a second one', async () => {
    const first = await invite()
    const second = await invite()
    expect(await findInvitation(dashboard.services, first)).toBeNull()
    expect(await findInvitation(dashboard.services, second)).not.toBeNull()
    const [open] = await listInvitations(dashboard.db)
    expect(await withdrawInvitation(dashboard.services, open?.id ?? '', anna())).toEqual({
      email: BERT.email,
    })
    expect(await findInvitation(dashboard.services, second)).toBeNull()
    expect(await withdrawInvitation(dashboard.services, open?.id ?? '', anna())).toBeNull()
    expect((await actsOf()).filter((act) => act.includes('withdrawn'))).toHaveLength(1)
  })

  test('leads to a line of the list that says when its owner last came in', async () => {
    await acceptInvitation(dashboard.services, await invite(), { ...BERT, name: 'Bert' })
    const bert = async () => (await listStaff(dashboard.db, new Date())).find(({ name }) => name)
    expect(await bert()).toMatchObject({
      state: 'active',
      lastSignIn: null,
      hasSecondFactor: false,
    })
    const { wait } = stopClock()
    await aBrowser(dashboard.auth).signIn(BERT)
    wait(60)
    await aBrowser(dashboard.auth).signIn(BERT)
    expect(await bert()).toMatchObject({ lastSignIn: '2026-11-16T09:01:00.000Z' })
  })

  test('is refused for an e-mail that has an account, and for one that is none', async () => {
    expect(
      await inviteColleague(dashboard.services, { email: 'ANNA@example.com', name: '' }, anna()),
    ).toEqual({ ok: false, problem: { kind: 'taken' } })
    expect(
      await inviteColleague(dashboard.services, { email: 'bert', name: '' }, anna()),
    ).toMatchObject({ problem: { kind: 'invalid', fields: { email: /valid email/ } } })
  })

  test('is answered by the account that the operator makes meanwhile', async () => {
    const token = await invite()
    await createAdministrator(dashboard.services, BERT, OPERATOR)
    expect(await listInvitations(dashboard.db)).toEqual([])
    expect(await findInvitation(dashboard.services, token)).toBeNull()
  })

  test('a mistake in the form does not use it up', async () => {
    const token = await invite()
    expect(
      await acceptInvitation(dashboard.services, token, { name: 'Bert', password: 'short' }),
    ).toMatchObject({ ok: false })
    expect(await findInvitation(dashboard.services, token)).not.toBeNull()
  })

  test('the database never holds the link itself', async () => {
    const token = await invite()
    const rows = await dashboard.db.selectFrom('invitations').selectAll().execute()
    const acts = await dashboard.db.selectFrom('audit_log').selectAll().execute()
    expect(JSON.stringify([rows, acts])).not.toContain(token)
  })
})
