import { beforeEach, describe, expect, test } from 'vitest'
import {
  disableAccount,
  enableAccount,
  endAllSessions,
} from '#app/features/auth/staff/account-state.server.ts'
import {
  countAccounts,
  createAdministrator,
  listAccounts,
  OPERATOR,
} from '#app/features/auth/accounts.server.ts'
import { resetPassword } from '#app/features/auth/account-links/password-resets.server.ts'
import { atDatabase } from '#test/in-database.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, BERT, openDashboard } from '#test/sign-in.ts'
import { ensureFirstAdministrator } from '#app/features/auth/account-links/first-administrator.server.ts'

describe.each(databaseKinds)('accounts on %s', (kind) => {
  const dashboard = openedForEach(() => openDashboard(kind))
  const create = (input: Parameters<typeof createAdministrator>[1]) =>
    createAdministrator(dashboard.services, input)
  const disable = (who: { email: string }) => disableAccount(dashboard.services, who, OPERATOR)
  const signIn = (pair: typeof ANNA) => aBrowser(dashboard.auth).signIn(pair)

  test('a new administrator can sign in at once, with the e-mail in any spelling', async () => {
    await create({ ...BERT, email: ' Bert@Example.COM ', name: 'Bert' })
    const user = { email: BERT.email, name: 'Bert' }
    expect(await signIn(BERT)).toMatchObject({ value: { user } })
    const anna = { email: ANNA.email, role: 'owner', disabledAt: null }
    expect(await listAccounts(dashboard.db)).toMatchObject([anna, user])
  })

  test('one e-mail has one account, also when two are created at the same moment', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => create(BERT)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual({ ok: false, problem: { kind: 'taken' } })
    expect(await countAccounts(dashboard.db)).toBe(2)
  })

  test('a bad e-mail or password is refused in plain words', async () => {
    const fields = {
      email: 'Please enter a valid email address',
      password: 'Password must be at least 12 characters',
    }
    const refused = { ok: false, problem: { kind: 'invalid', fields } }
    expect(await create({ email: 'bert', password: 'short' })).toEqual(refused)
    const reset = (pair: typeof ANNA) => resetPassword(dashboard.services, pair, OPERATOR)
    const weak = await reset({ ...ANNA, password: 'short' })
    expect(weak).toMatchObject({ problem: { kind: 'invalid' } })
    const unknown = { ok: false, problem: { kind: 'unknown' } }
    expect(await reset({ ...BERT, email: 'nobody@example.com' })).toEqual(unknown)
  })

  test("an operator's reset from another process ends sessions of the running server at once", async () => {
    const browser = await dashboard.annaAt()
    const pair = { email: 'Anna@Example.com', password: BERT.password }
    await atDatabase(dashboard.address, (db) =>
      resetPassword({ ...dashboard.services, db }, pair, OPERATOR),
    )
    expect(await browser.read()).toBeNull()
    expect(await browser.signIn(ANNA)).toMatchObject({ problem: { kind: 'wrong-pair' } })
    expect(await browser.signIn({ ...ANNA, password: BERT.password })).toMatchObject({ ok: true })
  })

  test('a reset lets its owner in, also on a device that the account knows, whatever was tried before', async () => {
    const laptop = await dashboard.annaAt()
    const guess = { ...ANNA, password: 'a guess' }
    for (let index = 0; index < 10; index += 1) await laptop.signIn(guess)
    for (let index = 0; index < 5; index += 1) await signIn(guess)
    const fresh = { ...ANNA, password: BERT.password }
    await resetPassword(dashboard.services, fresh, OPERATOR)
    expect(await signIn(fresh)).toMatchObject({ ok: true })
    expect(await laptop.signIn(fresh)).toMatchObject({ ok: true })
  })

  test('a reset does not let a disabled user back in', async () => {
    await create(BERT)
    expect(await disable(BERT)).toMatchObject({ ok: true })
    const fresh = { ...BERT, password: 'a brand new password' }
    await resetPassword(dashboard.services, fresh, OPERATOR)
    expect(await signIn(fresh)).toMatchObject({ problem: { kind: 'disabled' } })
  })

  test('disabling, enabling and ending sessions are remembered, and only when something changed', async () => {
    const bert = await create(BERT)
    const browser = aBrowser(dashboard.auth)
    await browser.signIn(BERT)
    const anna = { id: dashboard.annaId, name: ANNA.email }
    const key = { id: bert.ok ? bert.value.id : '' }
    const ended = await endAllSessions(dashboard.services, key, anna)
    expect(ended).toMatchObject({ ok: true, value: { email: BERT.email } })
    expect(await browser.read()).toBeNull()
    for (const change of [disableAccount, disableAccount, enableAccount, enableAccount]) {
      expect(await change(dashboard.services, key, anna)).toMatchObject({ ok: true })
    }
    for (const change of [disableAccount, enableAccount, endAllSessions]) {
      const unknown = { ok: false, problem: { kind: 'unknown' } }
      expect(await change(dashboard.services, { id: 'nobody' }, anna)).toEqual(unknown)
    }
    const rows = await dashboard.db.selectFrom('audit_log').selectAll().orderBy('id').execute()
    const event = { actor: ANNA.email, subject: BERT.email, user_id: dashboard.annaId }
    expect(rows.filter(({ actor }) => actor === ANNA.email)).toMatchObject(
      ['sessions-ended', 'disabled', 'enabled'].map((act) => ({ ...event, act: `account.${act}` })),
    )
  })

  describe('the first administrator', () => {
    const ensure = (pair: typeof BERT | null = BERT) =>
      ensureFirstAdministrator(dashboard.services, pair)
    beforeEach(() => dashboard.db.deleteFrom('users').execute())

    test('comes from the settings once, also when processes start together', async () => {
      const outcomes = await Promise.all([1, 2, 3].map(() => ensure()))
      expect(outcomes).toContainEqual({ kind: 'created', email: BERT.email })
      expect(outcomes.filter(({ kind: one }) => one === 'exists')).toHaveLength(2)
      for (const pair of [BERT, null]) expect(await ensure(pair)).toEqual({ kind: 'exists' })
      expect(await signIn(BERT)).toMatchObject({ ok: true })
    })

    test('is not made of a setting that cannot be used: the start stops and names it, not its value', async () => {
      await expect(ensure({ ...BERT, password: BERT.email })).rejects.toThrow(
        /^The setting ADMIN_PASSWORD cannot be used\. It takes/,
      )
    })
  })
})
