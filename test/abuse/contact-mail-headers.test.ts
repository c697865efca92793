import { describe, expect, test } from 'vitest'
import {
  aForm,
  FIRM,
  openMailedSite,
  sendHydrated,
  sendPlain,
  until,
} from '#test/abuse/contact-fixture.ts'
import { openedOnce } from '#test/opened.ts'

// Abuse 27: a visitor's text becomes neither a header nor a recipient.
describe('a mail to the firm', () => {
  const site = openedOnce(() =>
    openMailedSite('sqlite', { environment: { MAIL_MESSAGE_TEXT: 'yes' } }),
  )

  test('gets no second header and no second recipient from an address or a name', async () => {
    const hostile = [
      { email: 'a@b.co\r\nBcc: victim@example.com' },
      { email: 'a@b.co%0d%0aBcc: victim@example.com' },
      { email: 'a@b.co, victim@example.com' },
      { email: 'Ana <victim@example.com>' },
      { email: '"a@b.co\nBcc: victim@example.com"@example.com' },
      { name: 'Ana\r\nBcc: victim@example.com' },
      { name: 'Ana\u0000' },
      { name: 'Ana\u2028Bcc: victim@example.com\u0085X: y' },
    ]
    for (const changes of hostile) {
      const form = aForm(changes)
      for (const response of [
        await sendHydrated(site.origin, { form }),
        await sendPlain(site.origin, { form }),
      ])
        expect([400, 422], JSON.stringify(changes)).toContain(response.status)
    }
    expect(site.box.mails).toEqual([])
  })

  test('carries a hostile text as text', async () => {
    const message =
      '\r\n.\r\nMAIL FROM:<x@example.com>\r\nBcc: victim@example.com\n\n--\nSubject: other'
    const name = '=?utf-8?q?Bcc:_victim=40example.com?='
    const sent = await sendHydrated(site.origin, { form: aForm({ message, name }) })
    expect(sent.status).toBe(201)
    await until(() => expect(site.box.mails).toHaveLength(1))
    const [mail] = site.box.mails
    expect(mail?.to).toEqual([FIRM])
    const [headers = ''] = mail?.raw.split('\r\n\r\n') ?? []
    expect(headers).not.toMatch(/victim|^Bcc/im)
    expect(headers.match(/^(Subject|To|From|Reply-To):/gim)).toHaveLength(4)
    expect(headers).toMatch(/^Reply-To: ana@example\.com$/m)
    expect(mail?.raw).toContain('victim@example.com')
  })
})
