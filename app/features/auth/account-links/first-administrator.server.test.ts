import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countAccounts, createAdministrator } from '#app/features/auth/accounts.server.ts'
import {
  ensureFirstAdministrator,
  isSetupLinkGood,
  redeemSetupLink,
} from '#app/features/auth/account-links/first-administrator.server.ts'
import { databaseKinds } from '#test/postgres.ts'
import {
  aBrowser,
  BERT,
  type Dashboard,
  openDashboard,
  quickHash,
  stopClock,
} from '#test/sign-in.ts'

describe.each(databaseKinds)('the first administrator on %s', (kind) => {
  let dashboard: Dashboard
  let whileHashing: () => Promise<unknown>
  beforeEach(async () => {
    whileHashing = async () => {}
    dashboard = await openDashboard(kind, {
      derive: async (...parameters) => {
        await whileHashing()
        return quickHash(...parameters)
      },
    })
    await dashboard.db.deleteFrom('users').execute()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await dashboard.close()
  })

  async function linkToken(): Promise<string> {
    const first = await ensureFirstAdministrator(dashboard.services, null)
    if (first.kind !== 'setup-link') throw new Error('There is an administrator already')
    return /^\/setup\/([\w-]{43})$/.exec(first.path)?.[1] ?? ''
  }

  test('comes from the settings, once', async () => {
    expect(await ensureFirstAdministrator(dashboard.services, BERT)).toEqual({
      kind: 'created',
      email: BERT.email,
    })
    expect(await ensureFirstAdministrator(dashboard.services, BERT)).toEqual({ kind: 'exists' })
    expect(await aBrowser(dashboard.auth).signIn(BERT)).toMatchObject({ ok: true })
  })

  test('comes from the settings once also when processes start together', async () => {
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => ensureFirstAdministrator(dashboard.services, BERT)),
    )
    expect(outcomes.map((outcome) => outcome.kind).toSorted()).toEqual([
      'created',
      'exists',
      'exists',
    ])
  })

  test('with a setting that cannot be used the start stops and names it, not its value', async () => {
    const admin = { email: 'bert@example.com', password: 'bert@example.com' }
    await expect(ensureFirstAdministrator(dashboard.services, admin)).rejects.toThrow(
      /^The setting ADMIN_PASSWORD cannot be used\. It takes/,
    )
  })

  test('is made by the link, once, also when two open it at the same moment', async () => {
    const token = await linkToken()
    expect(await isSetupLinkGood(dashboard.services, token)).toBe(true)
    const outcomes = await Promise.all(
      [BERT, { ...BERT, email: 'eve@example.com' }].map((input) =>
        redeemSetupLink(dashboard.services, token, input),
      ),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await countAccounts(dashboard.db)).toBe(1)
    expect(await isSetupLinkGood(dashboard.services, token)).toBe(false)
    expect(await redeemSetupLink(dashboard.services, token, BERT)).toEqual({
      ok: false,
      problem: { kind: 'invalid-link' },
    })
  })

  test('a mistake in the form does not use the link up', async () => {
    const token = await linkToken()
    expect(
      await redeemSetupLink(dashboard.services, token, { ...BERT, password: 'short' }),
    ).toMatchObject({
      problem: { kind: 'invalid', fields: { password: 'Password must be at least 12 characters' } },
    })
    expect(await redeemSetupLink(dashboard.services, token, BERT)).toMatchObject({ ok: true })
    expect(await aBrowser(dashboard.auth).signIn(BERT)).toMatchObject({ ok: true })
  })

  test('a link is good for a day, and a new start makes a new one and voids the old', async () => {
    const { wait } = stopClock()
    const first = await linkToken()
    const second = await linkToken()
    expect(await isSetupLinkGood(dashboard.services, first)).toBe(false)
    wait(24 * 3_600 - 1)
    expect(await isSetupLinkGood(dashboard.services, second)).toBe(true)
    wait(1)
    expect(await isSetupLinkGood(dashboard.services, second)).toBe(false)
    expect(await redeemSetupLink(dashboard.services, second, BERT)).toMatchObject({
      problem: { kind: 'invalid-link' },
    })
  })

  test('a link is void once an administrator was made another way', async () => {
    const token = await linkToken()
    await createAdministrator(dashboard.services, BERT)
    expect(
      await redeemSetupLink(dashboard.services, token, { ...BERT, email: 'eve@example.com' }),
    ).toMatchObject({
      problem: { kind: 'invalid-link' },
    })
    expect(await ensureFirstAdministrator(dashboard.services, null)).toEqual({ kind: 'exists' })
  })

  test('a link is void also when the administrator is made while the form is being answered', async () => {
    const token = await linkToken()
    whileHashing = async () => {
      whileHashing = async () => {}
      await createAdministrator(dashboard.services, BERT)
    }
    const eve = { ...BERT, email: 'eve@example.com' }
    expect(await redeemSetupLink(dashboard.services, token, eve)).toMatchObject({
      problem: { kind: 'invalid-link' },
    })
    expect(await countAccounts(dashboard.db)).toBe(1)
  })

  test('a stranger who guesses links cannot make the server hash passwords', async () => {
    await linkToken()
    whileHashing = vi.fn(async () => {})
    expect(await redeemSetupLink(dashboard.services, 'A'.repeat(43), BERT)).toMatchObject({
      problem: { kind: 'invalid-link' },
    })
    expect(whileHashing).not.toHaveBeenCalled()
  })

  test('the database never holds the link itself', async () => {
    const token = await linkToken()
    expect(
      JSON.stringify(await dashboard.db.selectFrom('setup_links').selectAll().execute()),
    ).not.toContain(token)
  })
})
