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
import { findMessage } from '#app/features/inbox/messages.server.ts'
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

const noOneIsNotified = async () => {}

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
    expect(copy?.messages.map(({ content }) => content?.text)).toEqual(['second', 'first'])
    expect(copy?.messages[1]?.notes).toMatchObject([{ text: 'a note about her' }])
    expect(copy?.messages.map(({ trail }) => trail.at(-1)?.act)).toEqual([
      'message.exported',
      'message.exported',
    ])
    expect(JSON.stringify(copy)).not.toContain('not hers')
    expect(await exportPerson(fixture.inbox, 'no such id', BERT_AT_DASHBOARD)).toBeNull()
  })

  test('erases everything of one person and of no one else, unless there is something not seen yet', async () => {
    const first = await fixture.receive({ message: 'first' })
    const other = await fixture.receive({ email: 'somebody.else@example.com', message: 'not hers' })
    const seen = (await findPerson(fixture.inbox, first))?.seen ?? ''
    const second = await fixture.receive({ message: 'came meanwhile' })
    expect(await erasePerson(fixture.inbox, first, seen, ANNA_AT_DASHBOARD)).toEqual({
      ok: false,
      problem: 'changed',
    })
    const now = (await findPerson(fixture.inbox, first))?.seen ?? ''
    expect(await erasePerson(fixture.inbox, first, now, ANNA_AT_DASHBOARD)).toEqual({
      ok: true,
      value: 2,
    })
    expect((await findMessage(fixture.inbox, second))?.content).toEqual({
      ok: false,
      problem: 'erased',
    })
    expect((await findMessage(fixture.inbox, other))?.content.ok).toBe(true)
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
    expect(
      await releaseMessage(fixture.inbox, id, BERT_AT_DASHBOARD, noOneIsNotified),
    ).toMatchObject(gone)
    expect(await fixture.names('all')).toEqual([])
    expect((await countInbox(fixture.database.db)).all).toBe(0)
    expect((await listNotes(fixture.inbox, [id])).map(({ text }) => text)).toEqual([null])
    const reference = (await findMessage(fixture.inbox, id))?.reference ?? ''
    expect((await searchInbox(fixture.inbox, reference, FROM_TOP)).messages).toHaveLength(1)
    expect(await fixture.acts(id)).toEqual([
      ['anna@example.com', 'message.noted'],
      ['anna@example.com', 'message.erased'],
    ])
  })

  test('a message whose key is lost can still be closed, noted and erased', async () => {
    const id = await fixture.receive()
    await fixture.note(id, 'an old note')
    const other = await fixture.receive({
      email: 'b@example.com',
      message: 'of another key as well',
    })
    fixture.inbox.cipher = createCipher(['another key of the tests, long enough 0123'])
    expect((await findMessage(fixture.inbox, id))?.content).toEqual({
      ok: false,
      problem: 'lost-key',
    })
    expect(await fixture.names('all')).toEqual([null, null])
    expect((await searchInbox(fixture.inbox, 'ada', FROM_TOP)).messages).toEqual([])
    expect(await findPerson(fixture.inbox, id)).toMatchObject({ email: null, unreadable: 1 })
    expect((await listNotes(fixture.inbox, [id]))[0]?.text).toBeNull()
    expect(await fixture.move(id, 'closed')).toMatchObject({ ok: true })
    expect(await eraseOne(fixture.inbox, id, ANNA_AT_DASHBOARD)).toBe(true)
    fixture.inbox.cipher = createCipher([INBOX_KEY])
    expect((await findMessage(fixture.inbox, other))?.content.ok).toBe(true)
  })

  test('nothing personal stands in the log of who did what', async () => {
    const id = await fixture.receive({ name: 'Canary Name', email: 'canary@example.com' })
    await noteReading(fixture.inbox, id, ANNA_AT_DASHBOARD)
    await fixture.note(id, 'canary note')
    await fixture.move(id, 'closed')
    await exportPerson(fixture.inbox, id, ANNA_AT_DASHBOARD)
    await eraseOne(fixture.inbox, id, ANNA_AT_DASHBOARD)
    const log = JSON.stringify(
      await fixture.database.db.selectFrom('audit_log').selectAll().execute(),
    )
    expect(log).toContain('message.erased')
    expect(log).not.toMatch(/canary/i)
  })
})
