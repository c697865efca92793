import { describe, expect, test } from 'vitest'
import { FIRM, openMailedSite, until } from '#test/abuse/contact-fixture.ts'
import { openDesk } from '#test/abuse/desk.ts'
import { openedOnce } from '#test/opened.ts'
import { sqliteAlone } from '#test/postgres.ts'

const kinds = sqliteAlone(
  'The replies are kept by a store that is tested on both; what is asked here is what a request may change.',
)

describe.each(kinds)('replies to a message, on %s', (kind) => {
  const desk = openedOnce(async () => openDesk(await openMailedSite(kind)))
  const mailsTo = (address: string) => desk.site.box.mails.filter(({ to }) => to.includes(address))
  const countOf = async (id: string) => {
    const replies = desk.site.db.selectFrom('message_replies').select('id')
    return (await replies.where('message_id', '=', id).execute()).length
  }

  test('go to the person with answers to the firm, and no line of the text becomes a header', async () => {
    const id = await desk.inbox.receive({ email: 'ada.reply@example.com', language: 'es' })
    const text = 'Hola\r\nBcc: eve@example.com\r\n\r\n.\r\nRCPT TO:<eve@example.com>'
    const sent = await desk.press(id, { act: 'send', reply: text })
    expect(sent.status).toBe(303)
    await until(() => expect(mailsTo('ada.reply@example.com')).toHaveLength(1))
    const [head = '', body = ''] = mailsTo('ada.reply@example.com')[0]?.raw.split('\r\n\r\n') ?? []
    expect(head).toMatch(/^Subject: Su mensaje a nuestro bufete \(/m)
    expect(head).toMatch(new RegExp(`^Reply-To: ${FIRM}`, 'm'))
    expect(head).not.toMatch(/^Bcc:/m)
    expect(body).toContain('Bcc: eve@example.com')
    expect(mailsTo('eve@example.com')).toEqual([])
    await until(async () =>
      expect(await desk.page(`/dashboard/messages/${id}`)).toMatch(/Sent \w+, /),
    )
  })

  test('a forged field of the form chooses neither recipient nor subject', async () => {
    const id = await desk.inbox.receive({ email: 'only.her@example.com', message: 'forged' })
    const forged = { to: 'eve@example.com', subject: 'x', replyTo: 'eve@example.com' }
    expect((await desk.press(id, { act: 'send', reply: 'Hello', ...forged })).status).toBe(303)
    await until(() => expect(mailsTo('only.her@example.com')).toHaveLength(1))
    expect(mailsTo('eve@example.com')).toEqual([])
  })

  test('what is empty or too long is refused and stands in its field again', async () => {
    const id = await desk.inbox.receive({ name: 'Bea Long', message: 'A long reply' })
    const long = 'r'.repeat(10_001)
    const response = await desk.press(id, { act: 'send', reply: long })
    expect(response.status).toBe(422)
    expect(await response.text()).toContain(`>${long}</textarea>`)
    expect((await desk.press(id, { act: 'send', reply: ' ' })).status).toBe(422)
    const answer = { act: 'answer', answer: long, answeredOn: '2026-11-21' }
    expect((await desk.press(id, answer)).status).toBe(422)
    const noDay = await desk.press(id, { act: 'answer', answer: 'Thanks', answeredOn: 'soon' })
    expect(noDay.status).toBe(422)
    expect(await noDay.text()).toContain('>Thanks</textarea>')
    const foreign = await desk.press(id, { act: 'send', reply: 'x', replyId: '../1' })
    expect(foreign.status).toBe(400)
    expect(await countOf(id)).toBe(0)
  })

  test('a reply that a colleague overtook is not sent, and stays in its field', async () => {
    const id = await desk.inbox.receive({ name: 'Carl Overtaken', message: 'Overtaken' })
    const { version } = await desk.rowOf(id)
    expect((await desk.press(id, { act: 'send', reply: 'first' })).status).toBe(303)
    const late = { act: 'send', reply: 'second', version: String(version) }
    const response = await desk.press(id, late)
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('>second</textarea>')
    expect(await countOf(id)).toBe(1)
  })

  test('without JavaScript a saved reply comes into the field, after what is typed', async () => {
    const saved = {
      id: '',
      version: '0',
      name: 'Greeting',
      language: 'en',
      text: 'Dear {name}, {reference}',
    }
    const stored = await desk.post('/dashboard/messages/saved-replies', { act: 'save', ...saved })
    expect(stored.status).toBe(303)
    const again = await desk.post('/dashboard/messages/saved-replies', { act: 'save', ...saved })
    expect(again.status).toBe(422)
    expect(await again.text()).toContain('Dear {name}, {reference}</textarea>')
    const id = await desk.inbox.receive({ name: 'Ada Saved', message: 'Saved' })
    const { reference } = await desk.rowOf(id)
    const reply = await desk.site.db
      .selectFrom('saved_replies')
      .select('id')
      .executeTakeFirstOrThrow()
    const page = await desk.press(id, { act: `insert:${reply.id}`, reply: 'Typed' })
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(`>Typed\n\nDear Ada Saved, ${reference}</textarea>`)
    expect((await desk.press(id, { act: 'insert:none' })).status).toBe(400)
  })
})
