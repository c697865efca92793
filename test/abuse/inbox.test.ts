import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { queueMail } from '#app/features/email/outbox.server.ts'
import { HOSTILE } from '#test/abuse/hostile-texts.ts'
import { openInboxSite, PAGE } from '#test/abuse/inbox-site.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

describe.each(databaseKinds)('the inbox behind the front door, on %s', (kind) => {
  const dashboard = openedOnce(() => openInboxSite(kind))

  test('anyone who opens the page of a message has read it; the list and the router’s own questions read nothing', async () => {
    const id = await dashboard.inbox.receive({ name: 'Nadia Read', message: 'Reading' })
    expect(await dashboard.page('/dashboard/messages')).toContain('Nadia Read')
    await dashboard.staff.get(`/dashboard/messages/${id}.data`)
    const ahead = { Accept: 'text/html', 'Sec-Purpose': 'prefetch' }
    await dashboard.staff.get(`/dashboard/messages/${id}`, { headers: ahead })
    expect((await dashboard.rowOf(id)).read_at).toBeNull()
    const page = await dashboard.staff.get(`/dashboard/messages/${id}`, PAGE)
    expect(page.headers.get('Cache-Control')).toContain('no-store')
    expect(await page.text()).toContain('Nadia Read')
    expect((await dashboard.rowOf(id)).read_at).not.toBeNull()
    expect(await dashboard.actsOf(id)).toEqual(['message.read'])
  })

  test('the navigation of the dashboard counts what is unread, the page that was just opened left out', async () => {
    await dashboard.site.db.updateTable('messages').set({ read_at: new Date() }).execute()
    const first = await dashboard.inbox.receive({ message: 'one to count' })
    await dashboard.inbox.receive({ message: 'two to count' })
    expect(await dashboard.page('/dashboard')).toContain('2 unread')
    expect(await dashboard.page(`/dashboard/messages/${first}`)).toContain('1 unread')
  })

  test('what a stranger wrote is text and nothing else: no element, no link', async () => {
    for (const text of [...Object.values(HOSTILE), 'https://example.com/click-me']) {
      const id = await dashboard.inbox.receive({ name: `Eve ${text}`.slice(0, 200), message: text })
      const page = await dashboard.page(`/dashboard/messages/${id}`)
      const shown = /<div class="saidtext" dir="auto">([^]*?)<\/div>/.exec(page)?.[1] ?? ''
      expect(shown).not.toMatch(/<(?!!-- -->)/)
      expect(page).not.toContain('<a href="https://example.com/click-me')
      expect(page.match(/<script\b/g)).toHaveLength(
        (await dashboard.page('/dashboard/messages/none')).match(/<script\b/g)?.length ?? 0,
      )
    }
  })

  test('a note is kept with whatever button is pressed, and the same press twice keeps it once', async () => {
    const id = await dashboard.inbox.receive({ message: 'With a note' })
    const fields = { do: 'in-hand', note: 'Called back.', noteId: crypto.randomUUID() }
    expect((await dashboard.press(id, fields)).status).toBe(303)
    expect((await dashboard.press(id, fields)).status).toBe(303)
    expect(await dashboard.actsOf(id)).toEqual(['message.noted', 'message.taken-in-hand'])
    const page = await dashboard.page(`/dashboard/messages/${id}`)
    expect(page.match(/Called back\./g)?.length).toBeGreaterThan(0)
    expect(page).toContain('In hand')
  })

  test('a note that is refused stands in its field again', async () => {
    const id = await dashboard.inbox.receive({ message: 'A long note' })
    const long = 'n'.repeat(10_001)
    const response = await dashboard.press(id, { do: 'closed', note: long })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain(`>${long}</textarea>`)
    expect(page).toContain('at most 10,000 characters. It has 10,001')
    expect(await dashboard.actsOf(id)).toEqual([])
    expect((await dashboard.press(id, { do: 'note', note: '  ' })).status).toBe(422)
  })

  test.each([
    ['a button that does not exist', { do: 'explode' }, 400],
    ['no button', {}, 400],
    ['a state that is no state', { do: 'constructor' }, 400],
    ['nothing to send', { do: 'resend' }, 409],
    ['letting out what is not kept apart', { do: 'release' }, 409],
    ['moving to where it is', { do: 'new' }, 409],
  ])('%s is refused, and nothing changes', async (name, fields, status) => {
    const id = await dashboard.inbox.receive({ message: `Refused: ${name}` })
    const before = await dashboard.rowOf(id)
    expect((await dashboard.press(id, fields)).status).toBe(status)
    expect(await dashboard.rowOf(id)).toEqual(before)
    expect(await dashboard.actsOf(id)).toEqual([])
  })

  test('a mail that was given up is sent again at a press', async () => {
    const id = await dashboard.inbox.receive({ message: 'With a mail' })
    const outbox = { cipher: dashboard.inbox.inbox.cipher, domain: 'example.com' }
    const mail = { purpose: 'message', to: null, subject: 's', text: 't', messageId: id } as const
    const { db } = dashboard.site
    await db.transaction().execute((tx) => queueMail(tx, outbox, mail, new Date()))
    await db.updateTable('mail_outbox').set({ state: 'parked', last_problem: 'refused' }).execute()
    expect(await dashboard.page('/dashboard/messages')).toContain('E-mail not sent')
    const page = await dashboard.page(`/dashboard/messages/${id}`)
    expect(page).toContain('The mail server refused it.')
    expect((await dashboard.press(id, { do: 'resend' })).status).toBe(303)
    expect(await db.selectFrom('mail_outbox').select('state').execute()).toEqual([
      { state: 'waiting' },
    ])
    expect(await dashboard.actsOf(id)).toContain('message.mail-resent')
  })

  test('an unknown message has a page that says so', async () => {
    const statuses: number[] = []
    for (const address of ['nope', 'nope/erasure', 'nope/person', 'a%27%20or%201=1', '%00'])
      statuses.push((await dashboard.staff.get(`/dashboard/messages/${address}`, PAGE)).status)
    for (const address of ['nope', 'nope/erasure'])
      statuses.push(
        (await dashboard.post(`/dashboard/messages/${address}`, { do: 'closed' })).status,
      )
    expect(statuses).toEqual([404, 404, 404, 404, 400, 404, 404])
  })

  test('a search for a pattern finds signs, and a broken address shows the list', async () => {
    await dashboard.inbox.receive({ name: 'Percy Percent', message: '100% sure' })
    const text = (query: string) => dashboard.page(`/dashboard/messages?${query}`)
    expect(await text('q=100%25')).toContain('Percy Percent')
    expect(await text('q=%25%25')).not.toContain('Percy Percent')
    expect(await text('show=nothing&after=nothing')).toContain('<h1>Messages</h1>')
    expect(await text('q=Percy&after=nothing&looked=-1e9')).toContain('<h1>Messages</h1>')
  })

  test('messages that cannot be counted do not take the dashboard away', async () => {
    await sql`alter table messages rename to messages_away`.execute(dashboard.site.db)
    try {
      expect((await dashboard.staff.get('/dashboard', PAGE)).status).toBe(200)
      const list = await dashboard.staff.get('/dashboard/messages', PAGE)
      expect(list.status).toBe(200)
      expect(await list.text()).toContain('The messages could not be loaded.')
    } finally {
      await sql`alter table messages_away rename to messages`.execute(dashboard.site.db)
    }
  })
})
