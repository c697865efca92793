import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { LINK_TRIES } from '#app/features/auth/account-links/one-time-token.server.ts'
import { BERT, GUESS, openLinkSite } from '#test/abuse/link-fixture.ts'
import { type Answer, ask, everythingOf, fromElsewhere } from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { sqliteAlone } from '#test/postgres.ts'

const NEW = 'four green parrots sing'

const kinds = sqliteAlone(
  'The links are kept by a store that is tested on both; what is asked here is what a server tells.',
)

// Abuse 13, 14 and 17, over the network; what needs a stopped clock is in one-time-links.server.test.ts.
describe.each(kinds)('one-time links on %s', (kind) => {
  const links = openedOnce(() => openLinkSite(kind))

  test('an unknown, a used, a withdrawn and an expired one are answered alike, to the byte', async () => {
    const used = await links.resetLink()
    await links.response(used, { password: 'fifteen tall ships sail' })
    const expired = await links.resetLink()
    await links.expireResetLinks()
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

  test.each<[string, (end: number) => Record<string, string>]>([
    ['new one of the same IPv6 network', (end) => ({ 'X-Forwarded-For': `2001:db8:7:7::${end}` })],
    [
      'one that a request claims for itself',
      (end) => ({
        'X-Forwarded-For': `198.51.100.${end}, 203.0.113.77`,
        'X-Real-IP': `1.2.3.${end}`,
      }),
    ],
  ])('a %s is no new address', async (_, headersOf) => {
    expect(await countOpened(headersOf)).toBe(LINK_TRIES.burst)
  })

  test('a stranger learns nothing about accounts from the addresses of the staff', async () => {
    const users = links.site.db.selectFrom('users').select('id').where('email', '=', BERT.email)
    const { id } = await users.executeTakeFirstOrThrow()
    const disable = (who: string) => links.response('/dashboard/staff', { act: 'disable', id: who })
    const [known, unknown] = [await disable(id), await disable('nobody')]
    expect([known.status, plain(known.text)]).toEqual([401, plain(unknown.text)])
    expect(unknown.status).toBe(401)
  })

  test('opening one changes nothing, however often and by whatever method a mail scanner uses', async () => {
    const acts = links.site.db.selectFrom('audit_log').selectAll().orderBy('id')
    const everything = async () => [await everythingOf(links.site), await acts.execute()]
    const made = [await links.resetLink(), await links.invitation()]
    const before = await everything()
    for (const path of made) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'GET']) {
        await ask(links.site, { method, path, headers: fromElsewhere() })
      }
      expect((await links.open(path)).status).toBe(200)
    }
    expect(await everything()).toEqual(before)
  })

  test('a page behind one is kept by no one, listed by no one, and tells no other page its address', async () => {
    for (const path of [await links.resetLink(), await links.invitation(), '/password-reset/x']) {
      const { headers } = await links.open(path)
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex',
      })
    }
  })

  test('none is in the log, in no spelling of its address', async () => {
    const path = await links.resetLink()
    const token = path.split('/').at(-1) ?? ''
    const spellings = [path, path.replace('password', 'PASSWORD'), path.replace('r', '%72')]
    for (const each of spellings) {
      for (const address of [each, `${each}/`, `${each}.data`]) await links.open(address)
    }
    await links.response(path, { password: 'short' })
    await sleep(50)
    expect(links.site.lines.join('\n')).toContain('/password-reset/')
    expect(links.site.lines.join('\n')).not.toContain(token)
  })

  test('the e-mail that fills the Login page in afterwards is shown to no one else', async () => {
    const cookies = [`flash_email=${encodeURIComponent(BERT.email)}`, 'flash_email=%E0%A4%A']
    for (const Cookie of cookies) {
      const own = await links.open('/login', { ...fromElsewhere(), Cookie })
      expect(own.status).toBe(200)
      expect(own.text.includes(BERT.email)).toBe(Cookie === cookies[0])
      expect(own.headers['cache-control']).toBe('private, no-store')
      expect((await links.open('/login')).text).not.toContain(BERT.email)
    }
  })

  async function countOpened(headersOf: (end: number) => Record<string, string>) {
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

test('a server that has no room for another hash leaves a link as it was', async () => {
  const links = await openLinkSite('sqlite')
  let [guesses, isOver] = [0, false]
  const guessers = Array.from({ length: 60 }, async () => {
    while (!isOver) {
      const email = `user${(guesses += 1)}@example.com`
      await links.response('/session', { email, password: 'a guess' })
    }
  })
  let [path, refused] = ['', { status: 303 } as Answer]
  for (let number = 1; refused.status === 303; number += 1) {
    path = await links.resetLink()
    refused = await links.response(path, { password: `thirteen old oaks creak ${number}` })
  }
  isOver = true
  await Promise.all(guessers)
  expect(refused.status).toBe(503)
  expect(refused.headers['retry-after']).toMatch(/^[1-9]/)
  expect((await links.open(path)).status).toBe(200)
  await links.close()
})
