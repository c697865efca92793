import { describe, expect, test } from 'vitest'
import { LINK_TRIES } from '#app/features/auth/account-links/one-time-token.server.ts'
import { BERT, GUESS, openLinkSite } from '#test/abuse/link-fixture.ts'
import { timeDifference } from '#test/abuse/time-comparison.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const NEW = 'four green parrots sing'

// Abuse 13 and 14.
describe.each(databaseKinds)('guessing one-time links on %s', (kind) => {
  const links = openedOnce(() => openLinkSite(kind))

  test('an unknown, a used, a withdrawn and an expired one are answered alike, to the byte', async () => {
    const used = await links.resetLink()
    await links.response(used, { password: 'fifteen tall ships sail' })
    const expired = await links.resetLink()
    await expire()
    const unknown = `/password-reset/${GUESS}`
    const seen = async (path: string) => {
      const token = path.split('/').at(-1) ?? ''
      const both = [await links.open(path), await links.response(path, { password: NEW })]
      return both.map(({ status, text }) => [status, plain(text, token)])
    }
    const [reference, ...others] = [await seen(unknown), await seen(used), await seen(expired)]
    expect(reference?.map(([status]) => status)).toEqual([404, 404])
    for (const other of others) expect(other).toEqual(reference)

    const withdrawn = await links.invitation('dora@example.com')
    await links.site.db.deleteFrom('invitations').where('email', '=', 'dora@example.com').execute()
    expect(await seen(withdrawn)).toEqual(await seen(`/invitation/${GUESS}`))
  })

  test('an unknown one takes as long as an expired one', async () => {
    const expired = await links.resetLink()
    await expire()
    const difference = await timeDifference(
      () => links.open(expired),
      () => links.open(`/password-reset/${GUESS}`),
    )
    expect(difference).toBe(0)
  })

  test('anyone who tries many from one address has to wait, good ones included; other addresses need not', async () => {
    const path = await links.resetLink()
    const attacker = { 'X-Forwarded-For': '203.0.113.9' }
    expect(await countOpened(() => attacker)).toBe(LINK_TRIES.burst)
    const refused = await links.open(path, attacker)
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect(refused.text).toContain('Too many links were opened')
    expect((await links.response(path, { password: NEW }, attacker)).status).toBe(429)
    expect((await links.open(path)).status).toBe(200)
  })

  test.each<[string, (index: number) => Record<string, string>]>([
    [
      'new one of the same IPv6 network',
      (index) => ({ 'X-Forwarded-For': `2001:db8:7:7::${index}` }),
    ],
    [
      'one that a request claims for itself',
      (index) => ({
        'X-Forwarded-For': `198.51.100.${index}, 203.0.113.77`,
        'X-Real-IP': `198.51.100.${index}`,
      }),
    ],
  ])('a %s is no new address', async (_, headersOf) => {
    expect(await countOpened(headersOf)).toBe(LINK_TRIES.burst)
  })

  test('a stranger learns nothing about accounts from the addresses of the staff', async () => {
    const users = links.site.db.selectFrom('users').select('id').where('email', '=', BERT.email)
    const { id } = await users.executeTakeFirstOrThrow()
    const disable = (who: string) => links.response('/dashboard/staff', { do: 'disable', id: who })
    const [known, unknown] = [await disable(id), await disable('nobody')]
    expect([known.status, plain(known.text)]).toEqual([401, plain(unknown.text)])
    expect(unknown.status).toBe(401)
    const difference = await timeDifference(
      () => disable(id),
      () => disable('nobody'),
    )
    expect(difference).toBe(0)
  })

  async function expire(): Promise<void> {
    const past = new Date(Date.now() - 1_000)
    await links.site.db.updateTable('password_resets').set({ expires_at: past }).execute()
  }

  async function countOpened(
    headersOf: (index: number) => Record<string, string>,
  ): Promise<number> {
    const statuses: number[] = []
    for (let index = 1; index <= LINK_TRIES.burst + 5; index += 1) {
      const path = `/invitation/${GUESS}${index}`
      statuses.push((await links.open(path, headersOf(index))).status)
    }
    return statuses.filter((status) => status === 404).length
  }
})

// What differs in every response or repeats the requested address.
function plain(text: string, token = '-'): string {
  return text.replaceAll(token, 'TOKEN').replaceAll(/nonce=\\?"[^"]*"/g, '')
}
