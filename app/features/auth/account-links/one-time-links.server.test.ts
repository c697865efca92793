import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  ensureFirstAdministrator,
  isSetupLinkGood,
  redeemSetupLink,
} from '#app/features/auth/account-links/first-administrator.server.ts'
import {
  acceptInvitation,
  findInvitation,
  inviteColleague,
  listInvitations,
  withdrawInvitation,
} from '#app/features/auth/account-links/invitations.server.ts'
import {
  findResetLink,
  makeResetLink,
  redeemResetLink,
  resetPassword,
} from '#app/features/auth/account-links/password-resets.server.ts'
import {
  type AccountServices,
  countAccounts,
  createAdministrator,
  OPERATOR,
} from '#app/features/auth/accounts.server.ts'
import { disableAccount, endAllSessions } from '#app/features/auth/staff/account-state.server.ts'
import { SemaphoreFullError } from '#app/platform/semaphore.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, BERT, type Dashboard, openDashboard, stopClock } from '#test/sign-in.ts'

const EVE = { email: 'eve@example.com', password: 'seven brown owls listen' }
const INVALID = { ok: false, problem: { kind: 'invalid-link' } }

const makeBert = (services: AccountServices) => createAdministrator(services, BERT)

type Typed = { email: string; password: string }

const LINKS = [
  {
    name: 'for the first administrator',
    table: 'setup_links',
    seconds: 24 * 3_600,
    accountsAfter: 1,
    // That of the one who types.
    email: null,
    voidOnce: { 'the operator made the account': makeBert },
    async makePath({ db, services }: Dashboard) {
      await db.deleteFrom('users').execute()
      const first = await ensureFirstAdministrator(services, null)
      return first.kind === 'setup-link' ? first.path : ''
    },
    isGood: isSetupLinkGood,
    redeem: redeemSetupLink,
  },
  {
    name: 'of an invitation',
    table: 'invitations',
    seconds: 7 * 24 * 3_600,
    accountsAfter: 2,
    email: BERT.email,
    voidOnce: {
      'the operator made the account': makeBert,
      async 'it was withdrawn'(services: AccountServices) {
        for (const { id } of await listInvitations(services.db))
          await withdrawInvitation(services, id, OPERATOR)
      },
    },
    async makePath({ services }: Dashboard) {
      const made = await inviteColleague(
        services,
        { ...BERT, name: 'Bert', role: 'lawyer' },
        OPERATOR,
      )
      return made.ok ? made.value.path : ''
    },
    isGood: async (services: AccountServices, token: string) =>
      (await findInvitation(services, token)) !== null,
    redeem: (services: AccountServices, token: string, { password }: Typed, address?: string) =>
      acceptInvitation(services, token, { name: 'Bert', password }, address),
  },
  {
    name: 'for another password',
    table: 'password_resets',
    seconds: 3_600,
    accountsAfter: 1,
    email: ANNA.email,
    voidOnce: {
      'the password was changed another way': (services: AccountServices) =>
        resetPassword(services, { ...BERT, email: ANNA.email }, OPERATOR),
      'all sessions were ended': (services: AccountServices) =>
        endAllSessions(services, ANNA, OPERATOR),
      async 'the account was disabled'(services: AccountServices) {
        await makeBert(services)
        await disableAccount(services, ANNA, OPERATOR)
      },
    },
    async makePath({ services }: Dashboard) {
      const made = await makeResetLink(services, ANNA, OPERATOR)
      return made.ok ? made.value.path : ''
    },
    isGood: async (services: AccountServices, token: string) =>
      (await findResetLink(services, token)) !== null,
    redeem: (services: AccountServices, token: string, { password }: Typed, address?: string) =>
      redeemResetLink(services, token, password, address),
  },
] as const

// Abuse 17.
describe.each(databaseKinds)('on %s', (kind) => {
  const dashboard = openedForEach(() => openDashboard(kind))
  afterEach(() => void vi.useRealTimers())

  describe.each(LINKS)(
    'a link $name',
    ({ table, seconds, accountsAfter, email, voidOnce, ...link }) => {
      const isGood = (token: string) => link.isGood(dashboard.services, token)
      const redeem = (token: string, typed = BERT) => link.redeem(dashboard.services, token, typed)
      const hashingBy = (hash: AccountServices['hasher']['hash']) => {
        const hasher = { ...dashboard.services.hasher, hash }
        return { ...dashboard.services, hasher }
      }
      const voids = Object.entries(voidOnce)
      async function makeToken(): Promise<string> {
        const path = await link.makePath(dashboard)
        return /^\/(?:setup|invitation|password-reset)\/([\w-]{43})$/.exec(path)?.[1] ?? ''
      }

      test('is good once, also when two answer it at the same moment', async () => {
        const token = await makeToken()
        expect(await isGood(token)).toBe(true)
        const typed = [BERT, EVE]
        const outcomes = await Promise.all(typed.map((one) => redeem(token, one)))
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
        expect(outcomes).toContainEqual(INVALID)
        expect(await isGood(token)).toBe(false)
        expect(await redeem(token)).toEqual(INVALID)
        expect(await countAccounts(dashboard.db)).toBe(accountsAfter)
        const winner = typed[outcomes.findIndex(({ ok }) => ok)] ?? BERT
        const pair = { ...winner, email: email ?? winner.email }
        expect(await aBrowser(dashboard.auth).signIn(pair)).toMatchObject({ ok: true })
      })

      test('is good for its time, or until a later one is made', async () => {
        const { wait } = stopClock()
        const first = await makeToken()
        const second = await makeToken()
        expect(await isGood(first)).toBe(false)
        expect(await redeem(first)).toEqual(INVALID)
        wait(seconds - 1)
        expect(await isGood(second)).toBe(true)
        wait(1)
        expect(await isGood(second)).toBe(false)
        expect(await redeem(second)).toEqual(INVALID)
      })

      test('is not used up by a weak password, nor when too many passwords are being hashed', async () => {
        const token = await makeToken()
        expect(await redeem(token, { ...BERT, password: 'short' })).toMatchObject({ ok: false })
        const busy = hashingBy(() => Promise.reject(new SemaphoreFullError('Too much is waiting')))
        const refused = { ok: false, problem: { kind: 'busy' } }
        expect(await link.redeem(busy, token, BERT)).toEqual(refused)
        expect(await redeem(token)).toMatchObject({ ok: true })
      })

      test.each(voids)('is void once %s', async (_, change) => {
        const token = await makeToken()
        await change(dashboard.services)
        expect(await isGood(token)).toBe(false)
        expect(await redeem(token, EVE)).toEqual(INVALID)
      })

      test.each(voids)(
        'is void also when %s while the form is being answered',
        async (_, change) => {
          const token = await makeToken()
          const services = hashingBy(async (password) => {
            await change(dashboard.services)
            return dashboard.services.hasher.hash(password)
          })
          expect(await link.redeem(services, token, EVE)).toEqual(INVALID)
          const pair = { ...EVE, email: email ?? EVE.email }
          expect(await aBrowser(dashboard.auth).signIn(pair)).toMatchObject({ ok: false })
        },
      )

      test('cannot be guessed to make the server hash passwords', async () => {
        await makeToken()
        const { hash, verify } = dashboard.services.hasher
        const hasher = { hash: vi.fn(hash), verify: vi.fn(verify) }
        const services = { ...dashboard.services, hasher }
        expect(await link.redeem(services, 'A'.repeat(43), BERT)).toEqual(INVALID)
        expect(hasher.hash).not.toHaveBeenCalled()
        expect(hasher.verify).not.toHaveBeenCalled()
      })

      test('lets its owner in where it was opened, whatever was tried before', async () => {
        const pair = { ...BERT, email: email ?? BERT.email }
        const [here, there] = ['192.0.2.7', '192.0.2.8']
        const others = Array.from({ length: 10 }, (_, index) => `198.51.100.${index}`)
        const fives = [here, there].flatMap((address) => Array<string>(5).fill(address))
        const signIn = (address: string, typed: Typed) =>
          aBrowser(dashboard.auth, address).signIn(typed)
        const token = await makeToken()
        for (const address of [...fives, ...others])
          await signIn(address, { ...pair, password: 'a guess' })
        await link.redeem(dashboard.services, token, BERT, here)
        expect(await signIn(there, pair)).toMatchObject({ problem: { kind: 'limited' } })
        expect(await signIn(here, pair)).toMatchObject({ ok: true })
      })

      test('is not stored itself', async () => {
        const token = await makeToken()
        const rows = await dashboard.db.selectFrom(table).selectAll().execute()
        expect(rows).toHaveLength(1)
        expect(JSON.stringify(rows)).not.toContain(token)
      })
    },
  )
})
