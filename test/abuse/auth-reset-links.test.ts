import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { BERT, openLinkSite } from '#test/abuse/link-fixture.ts'
import { type Answer, ask, everythingOf, fromElsewhere } from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

// Abuse 17, over the network; what needs a stopped clock or a second factor is tested in one-time-links.server.test.ts.
describe.each(databaseKinds)('one-time links on %s', (kind) => {
  const links = openedOnce(() => openLinkSite(kind))

  test('opening one changes nothing, however often and by whatever method a mail scanner uses', async () => {
    const everything = async () => {
      const acts = links.site.db.selectFrom('audit_log').selectAll().orderBy('id')
      return [await everythingOf(links.site), await acts.execute()]
    }
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
})

test('a server that has no room for another hash leaves a link as it was', async () => {
  const links = await openLinkSite('sqlite')
  let guesses = 0
  let isOver = false
  const guessers = Array.from({ length: 60 }, async () => {
    while (!isOver) {
      guesses += 1
      await links.response('/session', { email: `user${guesses}@example.com`, password: 'a guess' })
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
