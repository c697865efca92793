import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  beginEmailChange,
  findEmailChange,
  findEmailChangeOf,
  redeemEmailChange,
} from '#app/features/auth/account-links/email-changes.server.ts'
import {
  makeResetLink,
  redeemResetLink,
  resetPassword,
} from '#app/features/auth/account-links/password-resets.server.ts'
import type { MailLink, MailNews } from '#app/features/auth/account-links/one-time-token.server.ts'
import {
  type AccountServices,
  createAdministrator,
  OPERATOR,
} from '#app/features/auth/accounts.server.ts'
import { createOwnAccount } from '#app/features/auth/own-account.server.ts'
import { disableAccount } from '#app/features/auth/staff/account-state.server.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aBrowser, ANNA, BERT, openDashboard, stopClock } from '#test/sign-in.ts'

const NEW = 'anna.lindt@example.com'
const INVALID = { ok: false, problem: { kind: 'invalid-link' } }

describe.each(databaseKinds)('another email, on %s', (kind) => {
  const dashboard = openedForEach(openMailingDashboard(kind))
  afterEach(() => void vi.useRealTimers())
  const begin = (email = NEW) => beginEmailChange(dashboard.mailing, dashboard.annaId, email)
  const redeem = (token: string, address?: string) =>
    redeemEmailChange(dashboard.mailing, token, address)
  const signIn = (email: string, address = '192.0.2.9') =>
    aBrowser(dashboard.auth, address).signIn({ ...ANNA, email })
  async function makeToken(email?: string): Promise<string> {
    await begin(email)
    return dashboard.links.at(-1)?.path.split('/').at(-1) ?? ''
  }

  test('holds from its link on: sessions go on, and the address until then is told', async () => {
    const here = await dashboard.annaAt()
    const token = await makeToken(' Anna.Lindt@Example.com ')
    expect(dashboard.links).toMatchObject([{ kind: 'email-change', email: NEW }])
    expect(await findEmailChange(dashboard.services, token)).toEqual({ email: NEW, name: '' })
    expect(await findEmailChangeOf(dashboard.services, dashboard.annaId)).toBe(NEW)
    expect((await here.read())?.user.email).toBe(ANNA.email)
    expect(dashboard.news).toEqual([])

    expect(await redeem(token)).toMatchObject({ ok: true, value: { email: NEW } })
    expect(dashboard.news).toEqual([{ kind: 'email-changed', to: ANNA.email, email: NEW }])
    expect((await here.read())?.user.email).toBe(NEW)
    expect(await signIn(ANNA.email)).toMatchObject({ problem: { kind: 'wrong-pair' } })
    expect(await signIn(NEW)).toMatchObject({ ok: true })
    expect(await findEmailChangeOf(dashboard.services, dashboard.annaId)).toBeNull()
    expect(await dashboard.acts()).toContain('account.email-changed')
  })

  test('is asked for with the password, and is one that no account has', async () => {
    await createAdministrator(dashboard.services, BERT)
    const currentUser = await (await dashboard.annaAt()).currentUser()
    const change = async (email: string, password = ANNA.password) => {
      const changed = await dashboard.mailingOwn.changeEmail(currentUser, { email, password })
      return changed.ok ? 'asked' : changed.problem.kind
    }
    expect(await change(NEW, 'a wrong guess')).toBe('wrong-password')
    expect(await change('anna')).toBe('invalid')
    expect([await change(BERT.email), await change(ANNA.email)]).toEqual(['taken', 'taken'])
    expect(dashboard.links).toEqual([])
    expect(await change(NEW)).toBe('asked')
    const silent = await beginEmailChange(dashboard.services, dashboard.annaId, NEW)
    expect(silent).toEqual({ ok: false, problem: { kind: 'no-mail' } })
  })

  test('has a link that is good once, for an hour, until a later one is made, and stands nowhere itself', async () => {
    const { wait } = stopClock()
    const [first, second] = [await makeToken(), await makeToken()]
    expect(await redeem(first)).toEqual(INVALID)
    wait(3_599)
    expect(await findEmailChange(dashboard.services, second)).not.toBeNull()
    const rows = await dashboard.db.selectFrom('email_changes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(second)
    wait(1)
    expect(await findEmailChange(dashboard.services, second)).toBeNull()
    expect(await redeem(second)).toEqual(INVALID)
    const third = await makeToken()
    const both = await Promise.all([redeem(third), redeem(third)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both).toContainEqual(INVALID)
  })

  test('goes to one of two who confirm the same at once, and nobody has a half change', async () => {
    const bert = await createAdministrator(dashboard.services, BERT)
    const bertId = bert.ok ? bert.value.id : ''
    const mine = await makeToken()
    await beginEmailChange(dashboard.mailing, bertId, NEW)
    const his = dashboard.links.at(-1)?.path.split('/').at(-1) ?? ''
    const both = await Promise.all([redeem(mine), redeem(his)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both).toContainEqual({ ok: false, problem: { kind: 'taken' } })
    const emails = await dashboard.db.selectFrom('users').select('email').execute()
    expect(emails.filter(({ email }) => email === NEW)).toHaveLength(1)
    expect(dashboard.news).toHaveLength(1)
  })

  test('is one of two that are asked for at once', async () => {
    await Promise.all([begin('one@example.com'), begin('two@example.com')])
    const tokens = dashboard.links.map(({ path }) => path.split('/').at(-1) ?? '')
    const found = await Promise.all(
      tokens.map((token) => findEmailChange(dashboard.services, token)),
    )
    const [good, ...others] = found.filter((change) => change !== null)
    expect([found.length, others]).toEqual([2, []])
    expect(await findEmailChangeOf(dashboard.services, dashboard.annaId)).toBe(good?.email)
  })

  test.each<[string, (services: AccountServices) => Promise<unknown>]>([
    [
      'the password was changed',
      (services) => resetPassword(services, { ...BERT, email: ANNA.email }, OPERATOR),
    ],
    [
      'the account was disabled',
      async (services) => {
        await createAdministrator(services, BERT)
        await disableAccount(services, ANNA, OPERATOR)
      },
    ],
  ])('stays as it was once %s', async (_, change) => {
    const token = await makeToken()
    await change(dashboard.services)
    expect(await redeem(token)).toEqual(INVALID)
    const ids = dashboard.db.selectFrom('users').select('id').where('email', '=', ANNA.email)
    expect(await ids.execute()).toEqual([{ id: dashboard.annaId }])
  })

  test('ends what was sent to the former address, and lets its owner in', async () => {
    const reset = await makeResetLink(dashboard.services, ANNA, OPERATOR)
    const token = await makeToken()
    for (let index = 0; index < 5; index += 1)
      await aBrowser(dashboard.auth).signIn({ email: NEW, password: 'a guess' })
    await redeem(token, '192.0.2.1')
    const path = reset.ok ? reset.value.path : ''
    const sent = path.split('/').at(-1) ?? ''
    expect(await redeemResetLink(dashboard.services, sent, BERT.password)).toEqual(INVALID)
    expect(await signIn(NEW, '192.0.2.1')).toMatchObject({ ok: true })
  })
})

function openMailingDashboard(kind: (typeof databaseKinds)[number]) {
  return async () => {
    const dashboard = await openDashboard(kind)
    const links: Parameters<MailLink>[1][] = []
    const news: Parameters<MailNews>[1][] = []
    const mailing: AccountServices = {
      ...dashboard.services,
      mailLink: async (_, link) => void links.push(link),
      mailNews: async (_, told) => void news.push(told),
    }
    const rest = { secure: false, publicOrigin: null }
    return {
      ...dashboard,
      links,
      news,
      mailing,
      mailingOwn: createOwnAccount({ ...mailing, ...rest }),
    }
  }
}
