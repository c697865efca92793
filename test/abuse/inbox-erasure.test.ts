import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { openInboxSite, PAGE } from '#test/abuse/inbox-site.ts'
import { placesWith } from '#test/abuse/stored-texts.ts'
import { openedOnce } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'
import { STAFF } from '#test/site.ts'

describe.each(databaseKinds)('copies and erasures, on %s', (kind) => {
  const dashboard = openedOnce(() => openInboxSite(kind))

  test('one person’s copy is a file that no one keeps, and it is remembered who took it', async () => {
    const email = 'export@example.com'
    const id = await dashboard.inbox.receive({ email, message: 'To be copied' })
    const other = await dashboard.inbox.receive({ email: 'other@example.com', message: 'Not hers' })
    const json = await dashboard.post(`/dashboard/messages/${id}/export`, { kind: 'json' })
    const { reference } = await dashboard.rowOf(id)
    expect(Object.fromEntries(json.headers)).toMatchObject({
      'content-disposition': `attachment; filename="messages-${reference}.json"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(await json.json()).toMatchObject({
      email,
      exportedBy: STAFF.email,
      messages: [{ reference, content: { text: 'To be copied' } }],
    })
    const text = await dashboard.post(`/dashboard/messages/${id}/export`, { kind: 'txt' })
    expect(text.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
    expect(await text.text()).toContain('| To be copied')
    expect(await dashboard.actsOf(id)).toEqual(['message.exported', 'message.exported'])
    expect(await dashboard.actsOf(other)).toEqual([])
    expect((await dashboard.post('/dashboard/messages/none/export', { kind: 'json' })).status).toBe(
      404,
    )
    expect((await dashboard.staff.get(`/dashboard/messages/${id}/export`)).status).toBe(405)
  })

  test('a message is erased by its reference only, and then it is nowhere: not in a file, not in a row', async () => {
    const canary = 'canary-erasure-7f3a'
    // Long enough to span several pages of the database's file.
    const message = `${canary} ${randomBytes(4_500).toString('hex')}`
    const id = await dashboard.inbox.receive({
      name: canary,
      email: `${canary}@example.com`,
      message,
    })
    await dashboard.press(id, { do: 'note', note: `${canary} note` })
    const { reference, sealed } = await dashboard.rowOf(id)
    const notes = dashboard.site.db.selectFrom('message_notes').select('sealed')
    const { sealed: encryptedNote } = await notes
      .where('message_id', '=', id)
      .executeTakeFirstOrThrow()
    // The encrypted text is in the files, or the search below would prove nothing.
    const middle = Math.floor(sealed.length / 2)
    const pieces = [sealed.slice(0, 60), sealed.slice(middle, middle + 60), sealed.slice(-60)]
    for (const piece of pieces)
      expect((await placesWith(dashboard.site, piece)).some(path.isAbsolute)).toBe(
        kind === 'sqlite',
      )

    const wrong = await dashboard.post(`/dashboard/messages/${id}/erasure`, { reference: 'K7-Q4M' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('Nothing was erased.')
    expect((await dashboard.rowOf(id)).sealed).toBe(sealed)

    const typed = reference.toLowerCase().replace('-', ' ')
    const right = await dashboard.post(`/dashboard/messages/${id}/erasure`, { reference: typed })
    expect([right.status, right.headers.get('Location')]).toEqual([303, '/dashboard/messages'])
    expect((await dashboard.rowOf(id)).sealed).toBe('')
    for (const text of [canary, ...pieces, encryptedNote.slice(0, 60)]) {
      expect(await placesWith(dashboard.site, text)).toEqual([])
    }
    const page = await dashboard.staff.get(`/dashboard/messages/${id}`, PAGE)
    expect(await page.text()).toContain('This message was erased')
    expect((await dashboard.press(id, { do: 'closed' })).status).toBe(409)
    expect(await dashboard.actsOf(id)).toEqual(['message.noted', 'message.erased'])
  })

  test('everything of a person is erased when the box is ticked and nothing has come meanwhile', async () => {
    const email = 'whole.person@example.com'
    const first = await dashboard.inbox.receive({ email, message: 'one of two' })
    const second = await dashboard.inbox.receive({
      email: email.toUpperCase(),
      message: 'two of two',
    })
    const address = `/dashboard/messages/${first}/person`
    const page = await dashboard.page(address)
    const seen = /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? ''
    expect(page).toContain('Yes, erase 2 messages of this person')
    expect((await dashboard.post(address, { seen })).status).toBe(422)
    expect((await dashboard.post(address, { seen: 'something else', sure: 'on' })).status).toBe(409)
    expect((await dashboard.rowOf(second)).sealed).not.toBe('')
    expect((await dashboard.post(address, { seen, sure: 'on' })).status).toBe(303)
    expect([(await dashboard.rowOf(first)).sealed, (await dashboard.rowOf(second)).sealed]).toEqual(
      ['', ''],
    )
    expect((await dashboard.staff.get(address, PAGE)).status).toBe(404)
  })
})
