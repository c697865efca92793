import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { queueMail } from '#app/features/email/outbox.server.ts'
import { openDesk, PAGE } from '#test/abuse/desk.ts'
import { HOSTILE } from '#test/abuse/hostile-texts.ts'
import { openWatchedSite } from '#test/abuse/site-fixture.ts'
import { placesWith } from '#test/abuse/stored-texts.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { STAFF } from '#test/site.ts'

const SAVE = { act: 'save', stage: 'new', 'shown-stage': 'new' }

describe.each(databaseKinds)('the inbox behind the front door, on %s', (kind) => {
  const dashboard = openedOnce(async () => openDesk(await openWatchedSite(kind)))

  test('anyone who opens the page of a message has read it; the list and the router’s own questions read nothing', async () => {
    const id = await dashboard.inbox.receive({ name: 'Nadia Read', message: 'Reading' })
    expect(await dashboard.page('/dashboard/messages')).toContain('Nadia Read')
    await dashboard.owner.get(`/dashboard/messages/${id}.data`)
    const ahead = { Accept: 'text/html', 'Sec-Purpose': 'prefetch' }
    await dashboard.owner.get(`/dashboard/messages/${id}`, { headers: ahead })
    expect((await dashboard.rowOf(id)).read_at).toBeNull()
    const page = await dashboard.owner.get(`/dashboard/messages/${id}`, PAGE)
    expect(page.headers.get('Cache-Control')).toContain('no-store')
    expect(await page.text()).toContain('Nadia Read')
    expect((await dashboard.rowOf(id)).read_at).not.toBeNull()
    expect(await dashboard.actsOf(id)).toEqual(['message.read'])
  })

  test('what a stranger wrote is text and nothing else: no element, no link', async () => {
    for (const text of [...Object.values(HOSTILE), 'https://example.com/click-me']) {
      const id = await dashboard.inbox.receive({ name: `Eve ${text}`.slice(0, 200), message: text })
      const page = await dashboard.page(`/dashboard/messages/${id}`)
      const shown = /<div class="saidtext" dir="auto">([^]*?)<\/div>/.exec(page)?.[1] ?? ''
      expect(shown).not.toMatch(/<(?!!-- -->)/)
      expect(page).not.toContain('<a href="https://example.com/click-me')
      const none = await dashboard.page('/dashboard/messages/none')
      expect(page.match(/<script\b/g)).toHaveLength(none.match(/<script\b/g)?.length ?? 0)
    }
  })

  test('a note that is empty or too long is refused, and stands in its field again', async () => {
    const id = await dashboard.inbox.receive({ message: 'A long note' })
    const long = 'n'.repeat(10_001)
    const response = await dashboard.press(id, { act: 'spam', note: long })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain(`>${long}</textarea>`)
    expect(page).toContain('at most 10,000 characters. It has 10,001')
    expect(await dashboard.actsOf(id)).toEqual([])
    expect((await dashboard.press(id, { act: 'note', note: ' \n\t' })).status).toBe(422)
    expect((await dashboard.press(id, { act: 'note', note: long.slice(1) })).status).toBe(303)
  })

  test.each([
    ['a button that does not exist', { act: 'explode' }, 400],
    ['no button', {}, 400],
    ['a state that is no state', { act: 'constructor' }, 400],
    ['nothing to send', { act: 'resend' }, 409],
    ['letting out what is not kept apart', { act: 'release' }, 409],
    ['a stage that is no stage', { ...SAVE, stage: 'in-hand' }, 422],
    ['an assignee who is nobody', { ...SAVE, assignee: 'x' }, 422],
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
    expect((await dashboard.press(id, { act: 'resend' })).status).toBe(303)
    expect(await db.selectFrom('mail_outbox').select('state').execute()).toEqual([
      { state: 'waiting' },
    ])
    expect(await dashboard.actsOf(id)).toContain('message.mail-resent')
  })

  test('an unknown message has a page that says so', async () => {
    const statuses: number[] = []
    for (const address of ['nope', 'nope/erasure', 'nope/person', 'a%27%20or%201=1', '%00'])
      statuses.push((await dashboard.owner.get(`/dashboard/messages/${address}`, PAGE)).status)
    for (const address of ['/dashboard/messages/nope', '/dashboard/messages/nope/erasure'])
      statuses.push((await dashboard.post(address, { act: 'closed' })).status)
    expect(statuses).toEqual([404, 404, 404, 404, 400, 404, 404])
  })

  test('a search for a pattern finds signs, and a broken address shows the list', async () => {
    await dashboard.inbox.receive({ name: 'Percy Percent', message: '100% sure' })
    const text = (query: string) => dashboard.page(`/dashboard/messages?${query}`)
    expect(await text('q=100%25')).toContain('Percy Percent')
    expect(await text('q=%25%25')).not.toContain('Percy Percent')
    for (const broken of ['show=nothing&after=nothing', 'q=Percy&after=nothing&looked=-1e9'])
      expect(await text(broken)).toContain('>Messages</h1>')
  })

  test('messages that cannot be counted do not take the dashboard away', async () => {
    await sql`alter table messages rename to messages_away`.execute(dashboard.site.db)
    try {
      expect((await dashboard.owner.get('/dashboard', PAGE)).status).toBe(200)
      const list = await dashboard.owner.get('/dashboard/messages', PAGE)
      expect(list.status).toBe(200)
      expect(await list.text()).toContain('The messages could not be loaded.')
    } finally {
      await sql`alter table messages_away rename to messages`.execute(dashboard.site.db)
    }
  })

  test('one person’s copy is a file that no one keeps, and it is remembered who took it', async () => {
    const email = 'EXPORT@example.com'
    const name = 'Esi Export'
    const first = await dashboard.inbox.receive({
      name,
      email: 'export@example.com',
      message: 'First',
    })
    await dashboard.press(first, { act: 'note', note: 'A note about her' })
    const apart = { isQuarantined: true }
    const id = await dashboard.inbox.receive({ name, email, message: 'To be copied' }, apart)
    const other = await dashboard.inbox.receive({ email: 'other@example.com', message: 'Not hers' })
    const json = await dashboard.post(`/dashboard/messages/${id}/export`, { kind: 'json' })
    const { reference } = await dashboard.rowOf(id)
    expect(Object.fromEntries(json.headers)).toMatchObject({
      'content-disposition': `attachment; filename="messages-${reference}.json"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const exported = { act: 'message.exported', by: STAFF.email }
    expect(await json.json()).toMatchObject({
      email,
      exportedBy: STAFF.email,
      messages: [
        { reference, content: { text: 'To be copied' }, trail: [exported] },
        {
          content: { text: 'First' },
          notes: [{ text: 'A note about her' }],
          trail: [{}, exported],
        },
      ],
    })
    const text = await dashboard.post(`/dashboard/messages/${id}/export`, { kind: 'txt' })
    expect(text.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(await text.text()).toContain('| To be copied')
    expect(await dashboard.actsOf(id)).toEqual(['message.exported', 'message.exported'])
    expect(await dashboard.actsOf(other)).toEqual([])
    const none = await dashboard.post('/dashboard/messages/none/export', { kind: 'json' })
    expect(none.status).toBe(404)
    expect((await dashboard.owner.get(`/dashboard/messages/${id}/export`)).status).toBe(405)
  })

  test('a message is erased by its reference only, and then it is nowhere: not in a file, not in a row', async () => {
    const canary = 'canary-erasure-7f3a'
    // Long enough to span several pages of the database's file.
    const message = `${canary} ${randomBytes(4_500).toString('hex')}`
    const email = `${canary}@example.com`
    const id = await dashboard.inbox.receive({ name: canary, email, message })
    await dashboard.page(`/dashboard/messages/${id}`)
    await dashboard.press(id, { ...SAVE, stage: 'closed', note: `${canary} note` })
    await dashboard.post(`/dashboard/messages/${id}/export`, { kind: 'json' })
    const { reference, sealed } = await dashboard.rowOf(id)
    const notes = dashboard.site.db.selectFrom('message_notes').where('message_id', '=', id)
    const note = await notes.select('sealed').executeTakeFirstOrThrow()
    // The encrypted text is in the files, or the search below would prove nothing.
    const middle = Math.floor(sealed.length / 2)
    const pieces = [sealed.slice(0, 60), sealed.slice(middle, middle + 60), sealed.slice(-60)]
    for (const piece of pieces) {
      const places = await placesWith(dashboard.site, piece)
      expect(places.some(path.isAbsolute)).toBe(kind === 'sqlite')
    }

    const wrong = await dashboard.post(`/dashboard/messages/${id}/erasure`, { reference: 'K7-Q4M' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('Nothing was erased.')
    expect((await dashboard.rowOf(id)).sealed).toBe(sealed)

    const typed = reference.toLowerCase().replace('-', ' ')
    const right = await dashboard.post(`/dashboard/messages/${id}/erasure`, { reference: typed })
    expect([right.status, right.headers.get('Location')]).toEqual([303, '/dashboard/messages'])
    expect((await dashboard.rowOf(id)).sealed).toBe('')
    for (const text of [canary, ...pieces, note.sealed.slice(0, 60)])
      expect(await placesWith(dashboard.site, text)).toEqual([])
    const page = await dashboard.owner.get(`/dashboard/messages/${id}`, PAGE)
    expect(await page.text()).toContain('This message was erased')
    expect((await dashboard.press(id, { act: 'spam' })).status).toBe(409)
    const acts = ['read', 'noted', 'closed', 'exported', 'erased'].map((act) => `message.${act}`)
    expect(await dashboard.actsOf(id)).toEqual(acts)
  })

  test('everything of a person, and of no one else, is erased when the box is ticked and nothing has come meanwhile', async () => {
    const email = 'whole.person@example.com'
    const first = await dashboard.inbox.receive({ email, message: 'one of two' })
    const other = await dashboard.inbox.receive({ email: 'someone.else@example.com' })
    const address = `/dashboard/messages/${first}/person`
    const seenIn = (page: string) => /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const stale = seenIn(await dashboard.page(address))
    const second = await dashboard.inbox.receive({ email: email.toUpperCase(), message: 'two' })
    const page = await dashboard.page(address)
    expect(page).toContain('Yes, erase 2 messages of this person')
    expect((await dashboard.post(address, { seen: seenIn(page) })).status).toBe(422)
    expect((await dashboard.post(address, { seen: stale, sure: 'on' })).status).toBe(409)
    const ids = [first, second, other]
    const kept = async () =>
      (await Promise.all(ids.map(dashboard.rowOf))).map((row) => row.sealed !== '')
    expect(await kept()).toEqual([true, true, true])
    expect((await dashboard.post(address, { seen: seenIn(page), sure: 'on' })).status).toBe(303)
    expect(await kept()).toEqual([false, false, true])
    expect((await dashboard.owner.get(address, PAGE)).status).toBe(404)
  })
})
