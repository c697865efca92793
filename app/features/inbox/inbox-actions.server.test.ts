import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  type Colleague,
  markUnread,
  noteReading,
  releaseMessage,
} from '#app/features/inbox/inbox-actions.server.ts'
import { changeInquiry } from '#app/features/inbox/inquiry/change-inquiry.server.ts'
import { searchInbox } from '#app/features/inbox/inbox-find.server.ts'
import { countInbox } from '#app/features/inbox/inbox-messages.server.ts'
import { listNotes } from '#app/features/inbox/inbox-notes.server.ts'
import { eraseOne, findPerson } from '#app/features/inbox/inbox-person.server.ts'
import { countUnread } from '#app/features/inbox/messages.server.ts'
import {
  aCipher,
  ANNA_AT_DASHBOARD,
  ANNAS_VIEW,
  BERT_AT_DASHBOARD,
  openTestInbox,
} from '#test/factories/inbox.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const DONE = { ok: true, value: true }
const { viewer } = ANNAS_VIEW
const FROM_TOP = { after: null, looked: 0 }
const acceptNotice = async () => {}

describe.each(databaseKinds)('work in the inbox, on %s', (kind) => {
  const fixture = openedForEach(() => openTestInbox(kind))
  const unread = () => countUnread(fixture.database.db, false, viewer)
  const eraseAfter = async (id: string) => (await fixture.find(id))?.eraseAfter
  const release = (id: string, by: Colleague, notify: Parameters<typeof releaseMessage>[3]) =>
    releaseMessage(fixture.inbox, id, by, notify)

  test('remembers who has read a message, each person once, and counts it as read', async () => {
    const id = await fixture.receive()
    await noteReading(fixture.inbox, id, ANNA_AT_DASHBOARD)
    await noteReading(fixture.inbox, id, ANNA_AT_DASHBOARD)
    await noteReading(fixture.inbox, id, BERT_AT_DASHBOARD)
    expect(await fixture.acts(id)).toEqual([
      ['anna@example.com', 'message.read'],
      ['bert@example.com', 'message.read'],
    ])
    expect([fixture.counted.received, await unread()]).toEqual([2, 0])
    await markUnread(fixture.inbox, id, ANNA_AT_DASHBOARD)
    expect(await unread()).toBe(1)
    await noteReading(fixture.inbox, id, ANNA_AT_DASHBOARD)
    expect(await unread()).toBe(0)
    const acts = (await fixture.acts(id)).map(([, act]) => act)
    expect(acts).toEqual(['message.read', 'message.read', 'message.marked-unread'])
  })

  test('sets the day of erasure when a message is closed, and takes it back when it is opened again', async () => {
    const id = await fixture.receive()
    await fixture.move(id, 'booked')
    expect(await eraseAfter(id)).toBeNull()
    await fixture.move(id, 'closed')
    expect(await eraseAfter(id)).toEqual(new Date('2027-11-16T14:00:00Z'))
    await fixture.move(id, 'new')
    expect(await eraseAfter(id)).toBeNull()
  })

  test('two colleagues at once: the second is told who was faster, and nothing is lost', async () => {
    const id = await fixture.receive()
    const seen = { version: await fixture.versionOf(id) }
    const both = await Promise.all([
      changeInquiry(fixture.inbox, id, { change: { stage: 'answered' }, seen }, ANNA_AT_DASHBOARD),
      changeInquiry(fixture.inbox, id, { change: { stage: 'closed' }, seen }, BERT_AT_DASHBOARD),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = both.find(({ ok }) => !ok)
    const winner = both[0].ok ? ANNA_AT_DASHBOARD : BERT_AT_DASHBOARD
    expect(refused).toMatchObject({ problem: { kind: 'changed', by: { by: winner.name } } })
    expect(await fixture.acts(id)).toHaveLength(1)
    expect((await fixture.find(id))?.state).toBe(both[0].ok ? 'answered' : 'closed')
  })

  test('the same button pressed twice does it once', async () => {
    const id = await fixture.receive()
    const seen = { version: await fixture.versionOf(id) }
    const press = (by = ANNA_AT_DASHBOARD) =>
      changeInquiry(fixture.inbox, id, { change: { stage: 'answered' }, seen }, by)
    expect([await press(), await press()]).toEqual([DONE, DONE])
    expect(await fixture.acts(id)).toEqual([['anna@example.com', 'message.answered']])
    // A colleague wants what is done already.
    expect(await press(BERT_AT_DASHBOARD)).toEqual(DONE)
    expect(await fixture.acts(id)).toHaveLength(1)
  })

  test('what is called spam goes away, and comes back as new', async () => {
    const id = await fixture.receive({}, { isQuarantined: true })
    expect(await fixture.move(id, 'answered')).toMatchObject({ ok: false })
    await fixture.move(id, 'spam')
    const eraseOn = new Date('2026-12-16T14:00:00Z')
    const spam = { state: 'spam', isQuarantined: false, eraseAfter: eraseOn }
    expect(await fixture.find(id)).toMatchObject(spam)
    await fixture.move(id, 'new')
    expect(await fixture.find(id)).toMatchObject({ state: 'new', eraseAfter: null })
  })

  test('what is released from quarantine is new and unread, and the firm is told once', async () => {
    const id = await fixture.receive({}, { isQuarantined: true })
    await noteReading(fixture.inbox, id, ANNA_AT_DASHBOARD)
    expect(await unread()).toBe(0)
    const notified: string[] = []
    const notify = async (_: unknown, message: { reference: string }) =>
      void notified.push(message.reference)
    expect(await release(id, ANNA_AT_DASHBOARD, notify)).toEqual(DONE)
    expect(await release(id, ANNA_AT_DASHBOARD, notify)).toEqual(DONE)
    expect(await release(id, BERT_AT_DASHBOARD, notify)).toMatchObject({ ok: false })
    expect(notified).toEqual([(await fixture.find(id))?.reference])
    expect(await unread()).toBe(1)
    expect(await fixture.names('new')).toHaveLength(1)
  })

  test('when the firm cannot be told, the message stays in quarantine', async () => {
    const id = await fixture.receive({}, { isQuarantined: true })
    const fails = () => Promise.reject(new Error('the outbox is full'))
    await expect(release(id, ANNA_AT_DASHBOARD, fails)).rejects.toThrow('outbox')
    expect(await fixture.names('quarantine')).toHaveLength(1)
    expect(await fixture.acts(id)).toEqual([])
  })

  test('notes are kept in order, once each, encrypted, with who wrote them', async () => {
    const id = await fixture.receive()
    const twice = randomUUID()
    await fixture.note(id, 'Called back, nobody there.', twice)
    await fixture.note(id, 'Called back, nobody there.', twice)
    fixture.wait(1)
    await fixture.note(id, 'Reached her sister.')
    expect(await listNotes(fixture.inbox, [id])).toMatchObject([
      { by: 'anna@example.com', text: 'Called back, nobody there.' },
      { by: 'anna@example.com', text: 'Reached her sister.' },
    ])
    expect(await fixture.acts(id)).toHaveLength(2)
    const rows = await fixture.database.db.selectFrom('message_notes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('sister')
  })

  test.each([
    ['move', () => fixture.move('no such id', 'closed')],
    ['note', () => fixture.note('no such id', 'text')],
    ['mark', () => markUnread(fixture.inbox, 'no such id', ANNA_AT_DASHBOARD)],
    ['release', () => release('no such id', ANNA_AT_DASHBOARD, acceptNotice)],
  ])('there is nothing to %s where there is no message', async (_, action) => {
    expect(await action()).toEqual({ ok: false, problem: { kind: 'missing' } })
    expect(fixture.counted.received).toBe(0)
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
    expect(await release(id, BERT_AT_DASHBOARD, acceptNotice)).toMatchObject(gone)
    expect(await fixture.names('all')).toEqual([])
    expect((await countInbox(fixture.database.db, ANNAS_VIEW)).all).toBe(0)
    expect((await listNotes(fixture.inbox, [id])).map(({ text }) => text)).toEqual([null])
    const reference = (await fixture.find(id))?.reference ?? ''
    expect((await searchInbox(fixture.inbox, reference, viewer, FROM_TOP)).messages).toHaveLength(1)
    expect(await fixture.acts(id)).toEqual([
      ['anna@example.com', 'message.noted'],
      ['anna@example.com', 'message.erased'],
    ])
  })

  test('a message whose key is lost can still be closed, noted and erased', async () => {
    const id = await fixture.receive()
    await fixture.note(id, 'an old note')
    const other = await fixture.receive({ email: 'b@example.com' })
    fixture.inbox.cipher = aCipher('another')
    expect((await fixture.find(id))?.content).toEqual({ ok: false, problem: 'lost-key' })
    expect(await fixture.names('all')).toEqual([null, null])
    expect((await searchInbox(fixture.inbox, 'ada', viewer, FROM_TOP)).messages).toEqual([])
    expect(await findPerson(fixture.inbox, id, viewer)).toMatchObject({
      email: null,
      unreadable: 1,
    })
    expect((await listNotes(fixture.inbox, [id]))[0]?.text).toBeNull()
    expect(await fixture.move(id, 'closed')).toMatchObject({ ok: true })
    expect(await eraseOne(fixture.inbox, id, ANNA_AT_DASHBOARD)).toBe(true)
    fixture.inbox.cipher = aCipher()
    expect((await fixture.find(other))?.content.ok).toBe(true)
  })
})
