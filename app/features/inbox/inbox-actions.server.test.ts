import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  markUnread,
  moveMessage,
  noteReading,
  releaseMessage,
} from '#app/features/inbox/inbox-actions.server.ts'
import { listNotes } from '#app/features/inbox/inbox-notes.server.ts'
import { countUnread, findMessage } from '#app/features/inbox/messages.server.ts'
import { ANNA_AT_DASHBOARD, BERT_AT_DASHBOARD, openTestInbox } from '#test/factories/inbox.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const noOneIsNotified = async () => {}

describe.each(databaseKinds)('work in the inbox, on %s', (kind) => {
  const fixture = openedForEach(() => openTestInbox(kind))

  test('remembers who has read a message, each person once, and counts it as read', async () => {
    const id = await fixture.receive()
    await noteReading(fixture.inbox, id, ANNA_AT_DASHBOARD)
    await noteReading(fixture.inbox, id, ANNA_AT_DASHBOARD)
    await noteReading(fixture.inbox, id, BERT_AT_DASHBOARD)
    expect(await fixture.acts(id)).toEqual([
      ['anna@example.com', 'message.read'],
      ['bert@example.com', 'message.read'],
    ])
    expect([fixture.counted.received, await countUnread(fixture.database.db)]).toEqual([2, 0])
    await markUnread(fixture.inbox, id, ANNA_AT_DASHBOARD)
    expect(await countUnread(fixture.database.db)).toBe(1)
    await noteReading(fixture.inbox, id, ANNA_AT_DASHBOARD)
    expect(await countUnread(fixture.database.db)).toBe(0)
    expect((await fixture.acts(id)).map(([, act]) => act)).toEqual([
      'message.read',
      'message.read',
      'message.marked-unread',
    ])
  })

  test('sets the day of erasure when a message is closed, and takes it back when it is opened again', async () => {
    const id = await fixture.receive()
    await fixture.move(id, 'in-hand')
    expect((await findMessage(fixture.inbox, id))?.eraseAfter).toBeNull()
    await fixture.move(id, 'closed')
    expect((await findMessage(fixture.inbox, id))?.eraseAfter).toEqual(
      new Date('2027-11-16T14:00:00Z'),
    )
    await fixture.move(id, 'in-hand')
    expect((await findMessage(fixture.inbox, id))?.eraseAfter).toBeNull()
  })

  test('two colleagues at once: the second is told who was faster, and nothing is lost', async () => {
    const id = await fixture.receive()
    const seenVersion = await fixture.versionOf(id)
    const both = await Promise.all([
      moveMessage(fixture.inbox, id, { to: 'answered', seenVersion }, ANNA_AT_DASHBOARD),
      moveMessage(fixture.inbox, id, { to: 'closed', seenVersion }, BERT_AT_DASHBOARD),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = both.find(({ ok }) => !ok)
    const winner = both[0].ok ? ANNA_AT_DASHBOARD : BERT_AT_DASHBOARD
    expect(refused).toMatchObject({ problem: { kind: 'changed', by: { by: winner.name } } })
    expect(await fixture.acts(id)).toHaveLength(1)
    expect((await findMessage(fixture.inbox, id))?.state).toBe(both[0].ok ? 'answered' : 'closed')
  })

  test('the same button pressed twice does it once', async () => {
    const id = await fixture.receive()
    const seenVersion = await fixture.versionOf(id)
    const press = () =>
      moveMessage(fixture.inbox, id, { to: 'answered', seenVersion }, ANNA_AT_DASHBOARD)
    expect([await press(), await press()]).toEqual([
      { ok: true, value: true },
      { ok: true, value: true },
    ])
    expect(await fixture.acts(id)).toEqual([['anna@example.com', 'message.answered']])
    // A colleague's press of the same button is not mine.
    const theirs = { to: 'answered' as const, seenVersion }
    expect(await moveMessage(fixture.inbox, id, theirs, BERT_AT_DASHBOARD)).toMatchObject({
      ok: false,
      problem: { by: { by: 'anna@example.com' } },
    })
  })

  test('what is called spam goes away, and comes back as new', async () => {
    const id = await fixture.receive({}, { isQuarantined: true })
    expect(await fixture.move(id, 'in-hand')).toMatchObject({ ok: false })
    await fixture.move(id, 'spam')
    expect(await findMessage(fixture.inbox, id)).toMatchObject({
      state: 'spam',
      isQuarantined: false,
    })
    expect((await findMessage(fixture.inbox, id))?.eraseAfter).toEqual(
      new Date('2026-12-16T14:00:00Z'),
    )
    await fixture.move(id, 'new')
    expect(await findMessage(fixture.inbox, id)).toMatchObject({ state: 'new', eraseAfter: null })
  })

  test('what is let out of quarantine is new and unread, and the firm is told once', async () => {
    const id = await fixture.receive({}, { isQuarantined: true })
    await noteReading(fixture.inbox, id, ANNA_AT_DASHBOARD)
    expect(await countUnread(fixture.database.db)).toBe(0)
    const told: string[] = []
    const tell = async (_: unknown, message: { reference: string }) =>
      void told.push(message.reference)
    expect(await releaseMessage(fixture.inbox, id, ANNA_AT_DASHBOARD, tell)).toEqual({
      ok: true,
      value: true,
    })
    expect(await releaseMessage(fixture.inbox, id, ANNA_AT_DASHBOARD, tell)).toEqual({
      ok: true,
      value: true,
    })
    expect(await releaseMessage(fixture.inbox, id, BERT_AT_DASHBOARD, tell)).toMatchObject({
      ok: false,
    })
    expect(told).toEqual([(await findMessage(fixture.inbox, id))?.reference])
    expect(await countUnread(fixture.database.db)).toBe(1)
    expect(await fixture.names('new')).toHaveLength(1)
  })

  test('when the firm cannot be told, the message stays in quarantine', async () => {
    const id = await fixture.receive({}, { isQuarantined: true })
    const fails = async () => {
      throw new Error('the outbox is full')
    }
    await expect(releaseMessage(fixture.inbox, id, ANNA_AT_DASHBOARD, fails)).rejects.toThrow(
      'outbox',
    )
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

  test('a note cannot be read in the place of another', async () => {
    const id = await fixture.receive()
    await fixture.note(id, 'one')
    await fixture.note(id, 'two')
    const rows = await fixture.database.db.selectFrom('message_notes').selectAll().execute()
    const [one, two] = rows
    await fixture.database.db
      .updateTable('message_notes')
      .set({ sealed: two?.sealed ?? '' })
      .where('id', '=', one?.id ?? '')
      .execute()
    expect((await listNotes(fixture.inbox, [id])).map(({ text }) => text)).toContain(null)
  })

  test.each([
    ['move', () => fixture.move('no such id', 'closed')],
    ['note', () => fixture.note('no such id', 'text')],
    ['mark', () => markUnread(fixture.inbox, 'no such id', ANNA_AT_DASHBOARD)],
    [
      'let out',
      () => releaseMessage(fixture.inbox, 'no such id', ANNA_AT_DASHBOARD, noOneIsNotified),
    ],
  ])('there is nothing to %s where there is no message', async (_, action) => {
    expect(await action()).toEqual({ ok: false, problem: { kind: 'missing' } })
    expect(fixture.counted.received).toBe(0)
  })
})
