import { describe, expect, test } from 'vitest'
import {
  markUnread,
  noteReading,
  releaseMessage,
} from '#app/features/inbox/inbox-actions.server.ts'
import { searchInbox } from '#app/features/inbox/inbox-find.server.ts'
import { countInbox } from '#app/features/inbox/inbox-messages.server.ts'
import { listNotes } from '#app/features/inbox/inbox-notes.server.ts'
import {
  eraseOne,
  erasePerson,
  exportPerson,
  findPerson,
} from '#app/features/inbox/inbox-person.server.ts'
import { createCipher } from '#app/platform/cipher.server.ts'
import {
  ANNA_AT_DASHBOARD,
  BERT_AT_DASHBOARD,
  INBOX_KEY,
  openTestInbox,
} from '#test/factories/inbox.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const FROM_TOP = { after: null, looked: 0 }

describe.each(databaseKinds)('a person’s messages, on %s', (kind) => {
  const fixture = openedForEach(() => openTestInbox(kind))

  test('gives one person a copy of everything, and remembers who took it', async () => {
    const first = await fixture.receive({ message: 'first' })
    await fixture.receive({ email: 'somebody.else@example.com', message: 'not hers' })
    const second = await fixture.receive(
      { email: 'ADA@example.com', message: 'second' },
      { isQuarantined: true },
    )
    await fixture.note(first, 'a note about her')
    const copy = await exportPerson(fixture.inbox, second, BERT_AT_DASHBOARD)
    const last = { act: 'message.exported', by: 'bert@example.com' }
    expect(copy?.messages).toMatchObject([
      { content: { text: 'second' }, trail: [last] },
      { content: { text: 'first' }, notes: [{ text: 'a note about her' }], trail: [{}, last] },
    ])
    expect(JSON.stringify(copy)).not.toContain('not hers')
    expect(await exportPerson(fixture.inbox, 'no such id', BERT_AT_DASHBOARD)).toBeNull()
  })

  test('erases everything of one person and of no one else, unless there is something not seen yet', async () => {
    const first = await fixture.receive({ message: 'first' })
    const other = await fixture.receive({ email: 'somebody.else@example.com', message: 'not hers' })
    const look = async () => (await findPerson(fixture.inbox, first))?.seen ?? ''
    const erase = (seen: string) => erasePerson(fixture.inbox, first, seen, ANNA_AT_DASHBOARD)
    const seen = await look()
    const second = await fixture.receive({ message: 'came meanwhile' })
    expect(await erase(seen)).toEqual({ ok: false, problem: 'changed' })
    expect(await erase(await look())).toEqual({ ok: true, value: 2 })
    expect((await fixture.find(second))?.content).toEqual({ ok: false, problem: 'erased' })
    expect((await fixture.find(other))?.content.ok).toBe(true)
    expect(await findPerson(fixture.inbox, first)).toBeNull()
  })

  test('after an erasure nothing can be done with a message, and no list has it', async () => {
    const id = await fixture.receive()
    await fixture.note(id, 'a note')
    expect(await eraseOne(fixture.inbox, id, ANNA_AT_DASHBOARD)).toBe(true)
    expect(await eraseOne(fixture.inbox, id, ANNA_AT_DASHBOARD)).toBe(false)
    const gone = { ok: false, problem: { kind: 'changed', by: { act: 'message.erased' } } }
    expect(await fixture.move(id, 'closed', BERT_AT_DASHBOARD)).toMatchObject(gone)
    expect(await fixture.note(id, 'too late')).toMatchObject(gone)
    expect(await markUnread(fixture.inbox, id, BERT_AT_DASHBOARD)).toMatchObject(gone)
    const released = await releaseMessage(fixture.inbox, id, BERT_AT_DASHBOARD, async () => {})
    expect(released).toMatchObject(gone)
    expect(await fixture.names('all')).toEqual([])
    expect((await countInbox(fixture.database.db)).all).toBe(0)
    expect((await listNotes(fixture.inbox, [id])).map(({ text }) => text)).toEqual([null])
    const reference = (await fixture.find(id))?.reference ?? ''
    expect((await searchInbox(fixture.inbox, reference, FROM_TOP)).messages).toHaveLength(1)
    expect(await fixture.acts(id)).toEqual([
      ['anna@example.com', 'message.noted'],
      ['anna@example.com', 'message.erased'],
    ])
  })

  test('a message whose key is lost can still be closed, noted and erased', async () => {
    const id = await fixture.receive()
    await fixture.note(id, 'an old note')
    const other = await fixture.receive({ email: 'b@example.com' })
    fixture.inbox.cipher = createCipher(['another key of the tests, long enough 0123'])
    expect((await fixture.find(id))?.content).toEqual({ ok: false, problem: 'lost-key' })
    expect(await fixture.names('all')).toEqual([null, null])
    expect((await searchInbox(fixture.inbox, 'ada', FROM_TOP)).messages).toEqual([])
    expect(await findPerson(fixture.inbox, id)).toMatchObject({ email: null, unreadable: 1 })
    expect((await listNotes(fixture.inbox, [id]))[0]?.text).toBeNull()
    expect(await fixture.move(id, 'closed')).toMatchObject({ ok: true })
    expect(await eraseOne(fixture.inbox, id, ANNA_AT_DASHBOARD)).toBe(true)
    fixture.inbox.cipher = createCipher([INBOX_KEY])
    expect((await fixture.find(other))?.content.ok).toBe(true)
  })

  test('nothing personal stands in the log of who did what', async () => {
    const id = await fixture.receive({ name: 'Canary Name', email: 'canary@example.com' })
    await noteReading(fixture.inbox, id, ANNA_AT_DASHBOARD)
    await fixture.note(id, 'canary note')
    await fixture.move(id, 'closed')
    await exportPerson(fixture.inbox, id, ANNA_AT_DASHBOARD)
    await eraseOne(fixture.inbox, id, ANNA_AT_DASHBOARD)
    const events = await fixture.database.db.selectFrom('audit_log').selectAll().execute()
    const log = JSON.stringify(events)
    expect(log).toContain('message.erased')
    expect(log).not.toMatch(/canary/i)
  })
})
