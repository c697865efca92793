import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  countAccounts,
  createAdministrator,
  disableAccount,
  listAccounts,
  resetPassword,
} from '#app/features/auth/accounts.server.ts'
import { openDatabase } from '#app/platform/db/database.server.ts'
import type { Schema } from '#db/schema.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, BERT, type Desk, openDesk } from '#test/sign-in.ts'

describe.each(databaseKinds)('accounts on %s', (kind) => {
  let desk: Desk
  beforeEach(async () => {
    desk = await openDesk(kind)
  })
  afterEach(() => desk.close())

  test('a new administrator can sign in at once, with the e-mail in any spelling', async () => {
    await createAdministrator(desk.services, {
      email: ' Bert@Example.COM ',
      password: BERT.password,
      name: 'Bert',
    })
    const browser = aBrowser(desk.auth)
    expect(await browser.signIn(BERT)).toMatchObject({
      value: { user: { email: 'bert@example.com', name: 'Bert' } },
    })
    expect(await listAccounts(desk.db)).toMatchObject([
      { email: ANNA.email, disabledAt: null },
      { email: BERT.email, name: 'Bert' },
    ])
  })

  test('one e-mail has one account, also when two are created at the same moment', async () => {
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => createAdministrator(desk.services, BERT)),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual({ ok: false, problem: { kind: 'taken' } })
    expect(await countAccounts(desk.db)).toBe(2)
  })

  test('a bad e-mail or password is refused in plain words', async () => {
    expect(await createAdministrator(desk.services, { email: 'bert', password: 'short' })).toEqual({
      ok: false,
      problem: {
        kind: 'invalid',
        fields: {
          email: 'Please enter a valid email address',
          password: 'Password must be at least 12 characters',
        },
      },
    })
    expect(await resetPassword(desk.services, ANNA.email, 'short')).toMatchObject({
      problem: { kind: 'invalid' },
    })
    expect(await resetPassword(desk.services, 'nobody@example.com', BERT.password)).toEqual({
      ok: false,
      problem: { kind: 'unknown' },
    })
  })

  test("an operator's reset from another process ends sessions of the running server at once", async () => {
    const browser = aBrowser(desk.auth)
    await browser.signIn(ANNA)
    const terminal = openDatabase<Schema>(desk.address, () => {})
    await resetPassword({ ...desk.services, db: terminal.db }, 'Anna@Example.com', BERT.password)
    await terminal.close()
    expect(await browser.read()).toBeNull()
    expect(await browser.signIn({ ...ANNA, password: BERT.password })).toMatchObject({ ok: true })
  })

  test('a reset does not let a disabled user back in', async () => {
    await createAdministrator(desk.services, BERT)
    expect(await disableAccount(desk.services, BERT.email)).toMatchObject({ ok: true })
    await resetPassword(desk.services, BERT.email, 'a brand new password')
    expect(
      await aBrowser(desk.auth).signIn({ ...BERT, password: 'a brand new password' }),
    ).toMatchObject({
      problem: { kind: 'disabled' },
    })
  })

  test('the last account that can sign in cannot be disabled', async () => {
    expect(await disableAccount(desk.services, ANNA.email)).toEqual({
      ok: false,
      problem: { kind: 'last' },
    })
    await createAdministrator(desk.services, BERT)
    const outcomes = await Promise.all(
      [ANNA, BERT].map(({ email }) => disableAccount(desk.services, email)),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('two who disable each other from two processes do not lock everybody out', async () => {
    await createAdministrator(desk.services, BERT)
    const terminal = openDatabase<Schema>(desk.address, () => {})
    const { promise: bertIsOut, resolve: sayBertIsOut } = Promise.withResolvers<void>()
    const disablingBert = terminal.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('users')
        .set({ disabled_at: new Date() })
        .where('email', '=', BERT.email)
        .execute()
      sayBertIsOut()
      await sleep(100)
    })
    await bertIsOut
    expect(await disableAccount(desk.services, ANNA.email)).toEqual({
      ok: false,
      problem: { kind: 'last' },
    })
    await disablingBert
    await terminal.close()
  })
})
