import { describe, expect, test } from 'vitest'
import { countAccounts, createAdministrator } from '#app/features/auth/accounts.server.ts'
import {
  ensureFirstAdministrator,
  redeemSetupLink,
} from '#app/features/auth/account-links/first-administrator.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, BERT, openDashboard } from '#test/sign-in.ts'

const EVE = { ...BERT, email: 'eve@example.com' }
const INVALID = { ok: false, problem: { kind: 'invalid-link' } }

describe.each(databaseKinds)('the first administrator on %s', (kind) => {
  const dashboard = openedForEach(async () => {
    const opened = await openDashboard(kind)
    await opened.db.deleteFrom('users').execute()
    return opened
  })
  const ensure = (admin: typeof BERT | null) => ensureFirstAdministrator(dashboard.services, admin)

  async function linkToken(): Promise<string> {
    const first = await ensure(null)
    if (first.kind !== 'setup-link') throw new Error('There is an administrator already')
    return first.path.replace('/setup/', '')
  }

  test('comes from the settings, once', async () => {
    expect(await ensure(BERT)).toEqual({ kind: 'created', email: BERT.email })
    expect(await ensure(BERT)).toEqual({ kind: 'exists' })
    expect(await aBrowser(dashboard.auth).signIn(BERT)).toMatchObject({ ok: true })
  })

  test('comes from the settings once also when processes start together', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => ensure(BERT)))
    const kinds = outcomes.map((outcome) => outcome.kind).toSorted()
    expect(kinds).toEqual(['created', 'exists', 'exists'])
  })

  test('with a setting that cannot be used the start stops and names it, not its value', async () => {
    await expect(ensure({ ...BERT, password: BERT.email })).rejects.toThrow(
      /^The setting ADMIN_PASSWORD cannot be used\. It takes/,
    )
  })

  test('a link is void once an administrator was made another way', async () => {
    const token = await linkToken()
    await createAdministrator(dashboard.services, BERT)
    expect(await redeemSetupLink(dashboard.services, token, EVE)).toEqual(INVALID)
    expect(await ensure(null)).toEqual({ kind: 'exists' })
  })

  test('a link is void also when the administrator is made while the form is being answered', async () => {
    const token = await linkToken()
    const hasher = {
      ...dashboard.services.hasher,
      async hash(password: string) {
        await createAdministrator(dashboard.services, BERT)
        return dashboard.services.hasher.hash(password)
      },
    }
    expect(await redeemSetupLink({ ...dashboard.services, hasher }, token, EVE)).toEqual(INVALID)
    expect(await countAccounts(dashboard.db)).toBe(1)
  })
})
