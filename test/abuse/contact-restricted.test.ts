import { describe, expect, test } from 'vitest'
import { openMailedSite, sendPlain, until } from '#test/abuse/contact-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { sqliteAlone } from '#test/postgres.ts'

const SECRET = 'Zenobia Secretname'
const EMAIL = 'zenobia@example.com'
const WITH_TEXT = { environment: { MAIL_MESSAGE_TEXT: 'yes' } }

const kinds = sqliteAlone('What a mail may tell is decided by the page that a message comes from.')

describe.each(kinds)('a message for named staff only, on %s', (kind) => {
  const site = openedOnce(() => openMailedSite(kind, WITH_TEXT))

  test.each([
    'u-visa',
    '/services/u-visa',
    '/es/servicios/visa-u',
    'urgent',
    '/urgent',
    '/fr/urgence',
  ])(
    'is what comes from %s: its mail tells nothing, not even where mails carry the text',
    async (from) => {
      const before = site.box.mails.length
      const form = { name: SECRET, email: EMAIL, message: `secretly ${from}`, from }
      expect((await sendPlain(site.origin, { form })).status).toBe(303)
      await until(() => expect(site.box.mails).toHaveLength(before + 1))
      expect(site.box.mails.at(-1)?.raw).not.toMatch(/Zenobia|zenobia@|secretly/)
      const rows = site.db.selectFrom('messages').select('restricted')
      const newest = await rows.orderBy('created_at', 'desc').limit(1).executeTakeFirstOrThrow()
      expect(Boolean(newest.restricted)).toBe(true)
    },
  )

  test.each([
    '',
    'citizenship',
    '/services/citizenship',
    '/nowhere',
    'privacy',
    '//u-visa?x',
    '__proto__',
  ])('is not what comes from %j', async (from) => {
    const form = {
      name: 'Open',
      email: 'open@example.com',
      message: `From ${from}`,
      safeWay: 'call',
      from,
    }
    await sendPlain(site.origin, { form, from: { 'X-Forwarded-For': '198.51.100.7' } })
    const rows = site.db.selectFrom('messages').select('restricted')
    const newest = await rows.orderBy('created_at', 'desc').limit(1).executeTakeFirstOrThrow()
    expect(Boolean(newest.restricted)).toBe(false)
  })
})
