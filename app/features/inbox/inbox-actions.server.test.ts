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

const nobodyIsTold = async () => {}

describe.each(databaseKinds)('work in the inbox, on %s', (kind) => {
  const world = openedForEach(() => openTestInbox(kind))

  test('remembers who has read a message, each person once, and counts it as read', async () => {
    const id = await world.receive()
    await noteReading(world.inbox, id, ANNA_AT_DASHBOARD)
    await noteReading(world.inbox, id, ANNA_AT_DASHBOARD)
    await noteReading(world.inbox, id, BERT_AT_DASHBOARD)
    expect(await world.acts(id)).toEqual([
      ['anna@example.com', 'message.read'],
      ['bert@example.com', 'message.read'],
    ])
    expect([world.counted.received, await countUnread(world.database.db)]).toEqual([2, 0])
    await markUnread(world.inbox, id, ANNA_AT_DASHBOARD)
    expect(await countUnread(world.database.db)).toBe(1)
    await noteReading(world.inbox, id, ANNA_AT_DASHBOARD)
    expect(await countUnread(world.database.db)).toBe(0)
    expect((await world.acts(id)).map(([, act]) => act)).toEqual([
      'message.read',
      'message.read',
      'message.marked-unread',
    ])
  })

  test('sets the day of erasure when a message is closed, and takes it back when it is opened again', async () => {
    const id = await world.receive()
    await world.move(id, 'in-hand')
    expect((await findMessage(world.inbox, id))?.eraseAfter).toBeNull()
    await world.move(id, 'closed')
    expect((await findMessage(world.inbox, id))?.eraseAfter).toEqual(
      new Date('2027-11-16T14:00:00Z'),
    )
    await world.move(id, 'in-hand')
    expect((await findMessage(world.inbox, id))?.eraseAfter).toBeNull()
  })

  test('two colleagues at once: the second is told who was faster, and nothing is lost', async () => {
    const id = await world.receive()
    const seenVersion = await world.versionOf(id)
    const both = await Promise.all([
      moveMessage(world.inbox, id, { to: 'answered', seenVersion }, ANNA_AT_DASHBOARD),
      moveMessage(world.inbox, id, { to: 'closed', seenVersion }, BERT_AT_DASHBOARD),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = both.find(({ ok }) => !ok)
    const winner = both[0].ok ? ANNA_AT_DASHBOARD : BERT_AT_DASHBOARD
    expect(refused).toMatchObject({ problem: { kind: 'changed', by: { by: winner.name } } })
    expect(await world.acts(id)).toHaveLength(1)
    expect((await findMessage(world.inbox, id))?.state).toBe(both[0].ok ? 'answered' : 'closed')
  })

  test('the same button pressed twice does it once', async () => {
    const id = await world.receive()
    const seenVersion = await world.versionOf(id)
    const press = () =>
      moveMessage(world.inbox, id, { to: 'answered', seenVersion }, ANNA_AT_DASHBOARD)
    expect([await press(), await press()]).toEqual([
      { ok: true, value: true },
      { ok: true, value: true },
    ])
    expect(await world.acts(id)).toEqual([['anna@example.com', 'message.answered']])
    // A colleague's press of the same button is not mine.
    const theirs = { to: 'answered' as const, seenVersion }
    expect(await moveMessage(world.inbox, id, theirs, BERT_AT_DASHBOARD)).toMatchObject({
      ok: false,
      problem: { by: { by: 'anna@example.com' } },
    })
  })

  test('what is called spam goes away, and comes back as new', async () => {
    const id = await world.receive({}, { isQuarantined: true })
    expect(await world.move(id, 'in-hand')).toMatchObject({ ok: false })
    await world.move(id, 'spam')
    expect(await findMessage(world.inbox, id)).toMatchObject({
      state: 'spam',
      isQuarantined: false,
    })
    expect((await findMessage(world.inbox, id))?.eraseAfter).toEqual(
      new Date('2026-12-16T14:00:00Z'),
    )
    await world.move(id, 'new')
    expect(await findMessage(world.inbox, id)).toMatchObject({ state: 'new', eraseAfter: null })
  })

  test('what is let out of quarantine is new and unread, and the firm is told once', async () => {
    const id = await world.receive({}, { isQuarantined: true })
    await noteReading(world.inbox, id, ANNA_AT_DASHBOARD)
    expect(await countUnread(world.database.db)).toBe(0)
    const told: string[] = []
    const tell = async (_: unknown, message: { reference: string }) =>
      void told.push(message.reference)
    expect(await releaseMessage(world.inbox, id, ANNA_AT_DASHBOARD, tell)).toEqual({
      ok: true,
      value: true,
    })
    expect(await releaseMessage(world.inbox, id, ANNA_AT_DASHBOARD, tell)).toEqual({
      ok: true,
      value: true,
    })
    expect(await releaseMessage(world.inbox, id, BERT_AT_DASHBOARD, tell)).toMatchObject({
      ok: false,
    })
    expect(told).toEqual([(await findMessage(world.inbox, id))?.reference])
    expect(await countUnread(world.database.db)).toBe(1)
    expect(await world.names('new')).toHaveLength(1)
  })

  test('when the firm cannot be told, the message stays in quarantine', async () => {
    const id = await world.receive({}, { isQuarantined: true })
    const fails = async () => {
      throw new Error('the outbox is full')
    }
    await expect(releaseMessage(world.inbox, id, ANNA_AT_DASHBOARD, fails)).rejects.toThrow(
      'outbox',
    )
    expect(await world.names('quarantine')).toHaveLength(1)
    expect(await world.acts(id)).toEqual([])
  })

  test('notes are kept in order, once each, encrypted, with who wrote them', async () => {
    const id = await world.receive()
    const twice = randomUUID()
    await world.note(id, 'Called back, nobody there.', twice)
    await world.note(id, 'Called back, nobody there.', twice)
    world.wait(1)
    await world.note(id, 'Reached her sister.')
    expect(await listNotes(world.inbox, [id])).toMatchObject([
      { by: 'anna@example.com', text: 'Called back, nobody there.' },
      { by: 'anna@example.com', text: 'Reached her sister.' },
    ])
    expect(await world.acts(id)).toHaveLength(2)
    const rows = await world.database.db.selectFrom('message_notes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('sister')
  })

  test('a note cannot be read in the place of another', async () => {
    const id = await world.receive()
    await world.note(id, 'one')
    await world.note(id, 'two')
    const rows = await world.database.db.selectFrom('message_notes').selectAll().execute()
    const [one, two] = rows
    await world.database.db
      .updateTable('message_notes')
      .set({ sealed: two?.sealed ?? '' })
      .where('id', '=', one?.id ?? '')
      .execute()
    expect((await listNotes(world.inbox, [id])).map(({ text }) => text)).toContain(null)
  })

  test.each([
    ['move', () => world.move('no such id', 'closed')],
    ['note', () => world.note('no such id', 'text')],
    ['mark', () => markUnread(world.inbox, 'no such id', ANNA_AT_DASHBOARD)],
    ['let out', () => releaseMessage(world.inbox, 'no such id', ANNA_AT_DASHBOARD, nobodyIsTold)],
  ])('there is nothing to %s where there is no message', async (_, action) => {
    expect(await action()).toEqual({ ok: false, problem: { kind: 'missing' } })
    expect(world.counted.received).toBe(0)
  })
})
