import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queueMail } from '#app/features/mail/outbox.server.ts'
import { readSealingSecrets } from '#app/platform/seal.server.ts'
import { HOSTILE } from '#test/abuse/hostile-texts.ts'
import { fromElsewhere, openWatchedSite, type WatchedSite } from '#test/abuse/site-world.ts'
import { anInbox } from '#test/factories/inbox.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember, aVisitor, STAFF, type Visitor } from '#test/site.ts'

const PAGE = { headers: { Accept: 'text/html' } }

describe.each(databaseKinds)('the inbox behind the front door, on %s', (kind) => {
  let site: WatchedSite
  let staff: Visitor
  let inbox: ReturnType<typeof anInbox>

  beforeAll(async () => {
    site = await openWatchedSite(kind)
    staff = await aStaffMember(site.origin)
    const [key] = await readSealingSecrets({ dataDir: site.dataDir, messageKeys: [] })
    inbox = anInbox({ db: site.db, kind }, key, Date.now() - 3_600_000)
  })
  afterAll(() => site.close())

  const rowOf = (id: string) =>
    site.db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const actsOf = async (id: string) =>
    (
      await site.db
        .selectFrom('audit_log')
        .select('act')
        .where('subject_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ act }) => act)
  const post = (address: string, fields: Record<string, string>, visitor = staff) =>
    visitor.post(address, new URLSearchParams(fields), {
      headers: { ...fromElsewhere(), Accept: 'text/html' },
    })
  const press = async (id: string, fields: Record<string, string>) => {
    const { version } = await rowOf(id)
    return post(`/dashboard/messages/${id}`, {
      version: String(version),
      noteId: crypto.randomUUID(),
      note: '',
      ...fields,
    })
  }

  test('whoever opens the page of a message has read it; the list and the router’s own questions read nothing', async () => {
    const id = await inbox.receive({ name: 'Nadia Read', message: 'Reading' })
    const list = await (await staff.get('/dashboard/messages', PAGE)).text()
    expect(list).toContain('Nadia Read')
    await staff.get(`/dashboard/messages/${id}.data`)
    await staff.get(`/dashboard/messages/${id}`, {
      headers: { Accept: 'text/html', 'Sec-Purpose': 'prefetch' },
    })
    expect((await rowOf(id)).read_at).toBeNull()
    const page = await staff.get(`/dashboard/messages/${id}`, PAGE)
    expect(page.headers.get('Cache-Control')).toContain('no-store')
    expect(await page.text()).toContain('Nadia Read')
    expect((await rowOf(id)).read_at).not.toBeNull()
    expect(await actsOf(id)).toEqual(['message.read'])
  })

  test('the navigation of the desk counts what is unread, the page that was just opened left out', async () => {
    await site.db.updateTable('messages').set({ read_at: new Date() }).execute()
    const first = await inbox.receive({ message: 'one to count' })
    await inbox.receive({ message: 'two to count' })
    expect(await (await staff.get('/dashboard', PAGE)).text()).toContain('2 unread')
    const page = await (await staff.get(`/dashboard/messages/${first}`, PAGE)).text()
    expect(page).toContain('1 unread')
  })

  test('what a stranger wrote is text and nothing else: no element, no link', async () => {
    for (const text of [...Object.values(HOSTILE), 'https://example.com/click-me']) {
      const id = await inbox.receive({ name: `Eve ${text}`.slice(0, 200), message: text })
      const page = await (await staff.get(`/dashboard/messages/${id}`, PAGE)).text()
      const shown = /<div class="saidtext" dir="auto">([^]*?)<\/div>/.exec(page)?.[1] ?? ''
      expect(shown).not.toMatch(/<(?!!-- -->)/)
      expect(page).not.toContain('<a href="https://example.com/click-me')
      expect(page.match(/<script\b/g)).toHaveLength(
        (await (await staff.get('/dashboard/messages/none', PAGE)).text()).match(/<script\b/g)
          ?.length ?? 0,
      )
    }
  })

  test('a note is kept with whatever button is pressed, and the same press twice keeps it once', async () => {
    const id = await inbox.receive({ message: 'With a note' })
    const fields = { do: 'in-hand', note: 'Called back.', noteId: crypto.randomUUID() }
    expect((await press(id, fields)).status).toBe(303)
    expect((await press(id, fields)).status).toBe(303)
    expect(await actsOf(id)).toEqual(['message.noted', 'message.taken-in-hand'])
    const page = await (await staff.get(`/dashboard/messages/${id}`, PAGE)).text()
    expect(page.match(/Called back\./g)?.length).toBeGreaterThan(0)
    expect(page).toContain('In hand')
  })

  test('a note that is refused stands in its field again', async () => {
    const id = await inbox.receive({ message: 'A long note' })
    const long = 'n'.repeat(10_001)
    const answer = await press(id, { do: 'closed', note: long })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain(`>${long}</textarea>`)
    expect(page).toContain('at most 10,000 characters. It has 10,001')
    expect(await actsOf(id)).toEqual([])
    expect((await press(id, { do: 'note', note: '  ' })).status).toBe(422)
  })

  test('two colleagues at once: the second is told who did what, and both notes are kept', async () => {
    const id = await inbox.receive({ message: 'Two colleagues' })
    const version = String((await rowOf(id)).version)
    expect((await press(id, { do: 'answered', version, note: 'I wrote to her.' })).status).toBe(303)
    const second = await press(id, { do: 'closed', version, note: 'Not for us.' })
    expect(second.status).toBe(409)
    const page = await second.text()
    expect(page).toContain('Somebody else was faster')
    expect(page).toContain(`${STAFF.email} changed this message`)
    expect(page).toContain('It is now “Answered”')
    expect(page).toContain('I wrote to her.')
    expect(page).toContain('Not for us.')
    expect((await rowOf(id)).state).toBe('answered')
  })

  test.each([
    ['a button that does not exist', { do: 'explode' }, 400],
    ['no button', {}, 400],
    ['a state that is no state', { do: 'constructor' }, 400],
    ['nothing to send', { do: 'resend' }, 409],
    ['letting out what is not kept apart', { do: 'release' }, 409],
    ['moving to where it is', { do: 'new' }, 409],
  ])('%s is refused, and nothing changes', async (name, fields, status) => {
    const id = await inbox.receive({ message: `Refused: ${name}` })
    const before = await rowOf(id)
    expect((await press(id, fields)).status).toBe(status)
    expect(await rowOf(id)).toEqual(before)
    expect(await actsOf(id)).toEqual([])
  })

  test('no other site can work in the inbox', async () => {
    const id = await inbox.receive({ message: 'Forged' })
    const before = await rowOf(id)
    const reference = before.reference
    for (const [address, fields] of [
      ['', { do: 'closed', version: '1', note: 'forged' }],
      ['/erasure', { reference }],
      ['/person', { sure: 'on', seen: 'x' }],
      ['/export', { kind: 'json' }],
    ] as const) {
      for (const origin of ['https://evil.example', 'null']) {
        const answer = await staff.post(
          `/dashboard/messages/${id}${address}`,
          new URLSearchParams(fields),
          { headers: { Origin: origin, ...fromElsewhere() } },
        )
        expect([address, answer.status]).toEqual([address, 403])
      }
      const stranger = await post(
        `/dashboard/messages/${id}${address}`,
        fields,
        aVisitor(site.origin),
      )
      expect([address, stranger.status]).toEqual([address, 401])
    }
    expect(await rowOf(id)).toEqual(before)
    expect(await actsOf(id)).toEqual([])
  })

  test('what is let out of quarantine is new, and the mail about it waits in the outbox', async () => {
    const id = await inbox.receive({ message: 'Kept apart' }, { isQuarantined: true })
    const mails = () =>
      site.db.selectFrom('mail_outbox').selectAll().where('message_id', '=', id).execute()
    expect(await mails()).toEqual([])
    const answer = await press(id, { do: 'release' })
    expect(answer.headers.get('Location')).toBe('/dashboard/messages?show=quarantine')
    expect(await mails()).toMatchObject([{ purpose: 'message', state: 'waiting' }])
    const list = await (await staff.get('/dashboard/messages?show=new', PAGE)).text()
    expect(list).toContain('Kept apart')
  })

  test('a mail that was given up is sent again at a press', async () => {
    const id = await inbox.receive({ message: 'With a mail' })
    const outbox = { sealer: inbox.inbox.sealer, domain: 'example.com' }
    const mail = { purpose: 'message', to: null, subject: 's', text: 't', messageId: id } as const
    const mailId = await site.db
      .transaction()
      .execute((tx) => queueMail(tx, outbox, mail, new Date()))
    await site.db
      .updateTable('mail_outbox')
      .set({ state: 'parked', last_problem: 'refused' })
      .where('id', '=', mailId)
      .execute()
    const list = await (await staff.get('/dashboard/messages', PAGE)).text()
    expect(list).toContain('E-mail not sent')
    const page = await (await staff.get(`/dashboard/messages/${id}`, PAGE)).text()
    expect(page).toContain('The mail server refused it.')
    expect((await press(id, { do: 'resend' })).status).toBe(303)
    const row = await site.db
      .selectFrom('mail_outbox')
      .select('state')
      .where('id', '=', mailId)
      .executeTakeFirstOrThrow()
    expect(row.state).toBe('waiting')
    expect(await actsOf(id)).toContain('message.mail-resent')
  })

  test('one person’s copy is a file that nobody keeps, and it is remembered who took it', async () => {
    const id = await inbox.receive({ email: 'export@example.com', message: 'To be copied' })
    const other = await inbox.receive({ email: 'other@example.com', message: 'Of somebody else' })
    const json = await post(`/dashboard/messages/${id}/export`, { kind: 'json' })
    const { reference } = await rowOf(id)
    expect(json.headers.get('Content-Disposition')).toBe(
      `attachment; filename="messages-${reference}.json"`,
    )
    expect(json.headers.get('Cache-Control')).toContain('no-store')
    expect(json.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(await json.json()).toMatchObject({
      email: 'export@example.com',
      exportedBy: STAFF.email,
      messages: [{ reference, content: { text: 'To be copied' } }],
    })
    const text = await post(`/dashboard/messages/${id}/export`, { kind: 'txt' })
    expect(text.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(await text.text()).toContain('| To be copied')
    expect(await actsOf(id)).toEqual(['message.exported', 'message.exported'])
    expect(await actsOf(other)).toEqual([])
    expect((await post('/dashboard/messages/none/export', { kind: 'json' })).status).toBe(404)
    expect((await staff.get(`/dashboard/messages/${id}/export`)).status).toBe(405)
  })

  test('a message is erased by its reference only, and then it is nowhere: not in a file, not in a row', async () => {
    const canary = 'canary-erasure-7f3a'
    // Long enough to reach over several pages of the database's file.
    const message = `${canary} ${randomBytes(4_500).toString('hex')}`
    const id = await inbox.receive({ name: canary, email: `${canary}@example.com`, message })
    await press(id, { do: 'note', note: `${canary} note` })
    const { reference, sealed } = await rowOf(id)
    const { sealed: sealedNote } = await site.db
      .selectFrom('message_notes')
      .select('sealed')
      .where('message_id', '=', id)
      .executeTakeFirstOrThrow()
    // Sealed it stands in the files, or the search for it below would prove nothing.
    const middle = Math.floor(sealed.length / 2)
    const pieces = [sealed.slice(0, 60), sealed.slice(middle, middle + 60), sealed.slice(-60)]
    if (kind === 'sqlite')
      for (const piece of pieces) expect(filesWith(site.dataDir, piece)).not.toEqual([])

    const wrong = await post(`/dashboard/messages/${id}/erasure`, { reference: 'K7-Q4M' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('Nothing was erased.')
    expect((await rowOf(id)).sealed).toBe(sealed)

    const typed = reference.toLowerCase().replace('-', ' ')
    const right = await post(`/dashboard/messages/${id}/erasure`, { reference: typed })
    expect([right.status, right.headers.get('Location')]).toEqual([303, '/dashboard/messages'])
    expect((await rowOf(id)).sealed).toBe('')
    for (const text of [canary, ...pieces, sealedNote.slice(0, 60)]) {
      expect(filesWith(site.dataDir, text)).toEqual([])
      expect(await rowsWith(site, text)).toEqual([])
    }
    const page = await staff.get(`/dashboard/messages/${id}`, PAGE)
    expect(await page.text()).toContain('This message was erased')
    expect((await press(id, { do: 'closed' })).status).toBe(409)
    expect(await actsOf(id)).toEqual(['message.noted', 'message.erased'])
  })

  test('everything of a person is erased when the box is ticked and nothing has come meanwhile', async () => {
    const email = 'whole.person@example.com'
    const first = await inbox.receive({ email, message: 'one of two' })
    const second = await inbox.receive({ email: email.toUpperCase(), message: 'two of two' })
    const address = `/dashboard/messages/${first}/person`
    const page = await (await staff.get(address, PAGE)).text()
    const seen = /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect(page).toContain('Yes, erase 2 messages of this person')
    expect((await post(address, { seen })).status).toBe(422)
    expect((await post(address, { seen: 'something else', sure: 'on' })).status).toBe(409)
    expect((await rowOf(second)).sealed).not.toBe('')
    expect((await post(address, { seen, sure: 'on' })).status).toBe(303)
    expect([(await rowOf(first)).sealed, (await rowOf(second)).sealed]).toEqual(['', ''])
    expect((await staff.get(address, PAGE)).status).toBe(404)
  })

  test('an unknown message has a page that says so', async () => {
    for (const address of ['nope', 'nope/erasure', 'nope/person', '%00', 'a%27%20or%201=1']) {
      const answer = await staff.get(`/dashboard/messages/${address}`, PAGE)
      expect([address, [400, 404].includes(answer.status)]).toEqual([address, true])
    }
    expect((await post('/dashboard/messages/nope', { do: 'closed' })).status).toBe(404)
    expect((await post('/dashboard/messages/nope/erasure', { reference: 'x' })).status).toBe(404)
  })

  test('a search for a pattern finds signs, and a broken address shows the list', async () => {
    await inbox.receive({ name: 'Percy Percent', message: '100% sure' })
    const text = async (query: string) =>
      (await staff.get(`/dashboard/messages?${query}`, PAGE)).text()
    expect(await text('q=100%25')).toContain('Percy Percent')
    expect(await text('q=%25%25')).not.toContain('Percy Percent')
    expect(await text('show=nothing&after=nothing')).toContain('<h1>Messages</h1>')
    expect(await text('q=Percy&after=nothing&looked=-1e9')).toContain('<h1>Messages</h1>')
  })

  test('messages that cannot be counted do not take the desk away', async () => {
    await sql`alter table messages rename to messages_away`.execute(site.db)
    try {
      expect((await staff.get('/dashboard', PAGE)).status).toBe(200)
      const list = await staff.get('/dashboard/messages', PAGE)
      expect(list.status).toBe(200)
      expect(await list.text()).toContain('The messages could not be loaded.')
    } finally {
      await sql`alter table messages_away rename to messages`.execute(site.db)
    }
  })
})

/** The files below a folder in whose bytes a text stands. */
function filesWith(folder: string, text: string): string[] {
  const needle = Buffer.from(text)
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(needle))
}

/** The tables in which a text stands. */
async function rowsWith({ db }: WatchedSite, text: string): Promise<string[]> {
  const tables = ['messages', 'message_notes', 'mail_outbox', 'audit_log'] as const
  const found = await Promise.all(
    tables.map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().execute()
      return JSON.stringify(rows).includes(text) ? [table] : []
    }),
  )
  return found.flat()
}
