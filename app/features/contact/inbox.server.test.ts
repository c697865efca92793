import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  addNote,
  markUnread,
  moveMessage,
  noteReading,
  releaseMessage,
} from '#app/features/contact/inbox-deeds.server.ts'
import { searchInbox } from '#app/features/contact/inbox-find.server.ts'
import { countInbox, listInbox } from '#app/features/contact/inbox-messages.server.ts'
import { listNotes } from '#app/features/contact/inbox-notes.server.ts'
import {
  eraseOne,
  erasePerson,
  exportPerson,
  findPerson,
} from '#app/features/contact/inbox-person.server.ts'
import { listTrail } from '#app/features/contact/inbox-trail.server.ts'
import { countUnread, findMessage } from '#app/features/contact/messages.server.ts'
import { countOverdue, listOverdue } from '#app/features/contact/overdue-messages.server.ts'
import { createSealer } from '#app/platform/seal.server.ts'
import { ANNA_AT_DESK, anInbox, BERT_AT_DESK, INBOX_KEY } from '#test/factories/inbox.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const START = { after: null, limit: 30 }
const FROM_TOP = { after: null, looked: 0 }
const nobodyIsTold = async () => {}

describe.each(databaseKinds)('the inbox on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let inbox: ReturnType<typeof anInbox>['inbox']
  let wait: ReturnType<typeof anInbox>['wait']
  let receive: ReturnType<typeof anInbox>['receive']
  let heard: number

  beforeEach(async () => {
    database = await openTestDatabase(kind)
    ;({ inbox, wait, receive } = anInbox(database))
    heard = 0
    inbox.bus.subscribe(({ kind: what }) => {
      if (what === 'messages') heard += 1
    })
  })
  afterEach(() => database.close())

  const acts = async (id: string) =>
    (await listTrail(database.db, id)).map(({ by, act }) => [by, act])
  const versionOf = async (id: string) => (await findMessage(inbox, id))?.version ?? 0
  const names = async (filter: Parameters<typeof listInbox>[1]) =>
    (await listInbox(inbox, filter, START)).messages.map(({ content }) =>
      content.ok ? content.value.name : null,
    )
  const move = async (id: string, to: Parameters<typeof moveMessage>[2]['to'], by = ANNA_AT_DESK) =>
    moveMessage(inbox, id, { to, seenVersion: await versionOf(id) }, by)
  const note = (messageId: string, text: string, id = randomUUID()) =>
    addNote(inbox, { id, messageId, text }, ANNA_AT_DESK)

  test('lists the newest first, page by page, none twice and none left out', async () => {
    // Five at the same instant: the tie is broken by the id.
    for (let number = 1; number <= 7; number += 1) {
      await receive({ name: `Nr. ${number}`, message: `text ${number}` })
      if (number % 5 === 0) wait(1)
    }
    const seen: string[] = []
    let after: string | null = null
    do {
      const page = await listInbox(inbox, 'all', { after, limit: 2 })
      seen.push(...page.messages.map(({ content }) => (content.ok ? content.value.name : '')))
      after = page.nextAfter
    } while (after !== null)
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((number) => `Nr. ${number}`))
  })

  test('narrows the list to where messages stand, and counts each', async () => {
    const ids: Record<string, string> = {}
    for (const name of ['new', 'mine', 'answered', 'closed', 'spam', 'kept apart'])
      ids[name] = await receive(
        { name, message: name },
        { isQuarantined: name === 'kept apart', signals: ['links'] },
      )
    await move(ids['mine'] ?? '', 'in-hand')
    await move(ids['answered'] ?? '', 'answered')
    await move(ids['closed'] ?? '', 'closed')
    await move(ids['spam'] ?? '', 'spam')
    expect(await names('all')).toEqual(['closed', 'answered', 'mine', 'new'])
    expect(await names('unread')).toEqual(['new'])
    expect(await names('in-hand')).toEqual(['mine'])
    expect(await names('quarantine')).toEqual(['kept apart'])
    expect(await names('spam')).toEqual(['spam'])
    expect(await countInbox(database.db)).toEqual({
      all: 4,
      unread: 1,
      new: 1,
      'in-hand': 1,
      answered: 1,
      closed: 1,
      quarantine: 1,
      spam: 1,
    })
    expect(await countUnread(database.db)).toBe(1)
  })

  test('raises no alarm for what is kept apart, read or erased', async () => {
    const read = await receive({ message: 'read in time' })
    const erased = await receive({ message: 'erased' })
    const waiting = await receive({ message: 'waiting' })
    await receive({ message: 'kept apart' }, { isQuarantined: true })
    await noteReading(inbox, read, ANNA_AT_DESK)
    await eraseOne(inbox, erased, ANNA_AT_DESK)
    wait(25)
    const overdue = await listOverdue(database.db, { limit: 5 }, inbox.now())
    expect(overdue.map(({ id }) => id)).toEqual([waiting])
    expect(await countOverdue(database.db, inbox.now())).toBe(1)
    expect(await countUnread(database.db)).toBe(1)
  })

  test('remembers who has read a message, each person once, and counts it as read', async () => {
    const id = await receive()
    await noteReading(inbox, id, ANNA_AT_DESK)
    await noteReading(inbox, id, ANNA_AT_DESK)
    await noteReading(inbox, id, BERT_AT_DESK)
    expect(await acts(id)).toEqual([
      ['anna@example.com', 'message.read'],
      ['bert@example.com', 'message.read'],
    ])
    expect([heard, await countUnread(database.db)]).toEqual([2, 0])
    await markUnread(inbox, id, ANNA_AT_DESK)
    expect(await countUnread(database.db)).toBe(1)
    await noteReading(inbox, id, ANNA_AT_DESK)
    expect(await countUnread(database.db)).toBe(0)
    expect((await acts(id)).map(([, act]) => act)).toEqual([
      'message.read',
      'message.read',
      'message.marked-unread',
    ])
  })

  test('sets the day of erasure when a message is closed, and takes it back when it is opened again', async () => {
    const id = await receive()
    await move(id, 'in-hand')
    expect((await findMessage(inbox, id))?.eraseAfter).toBeNull()
    await move(id, 'closed')
    expect((await findMessage(inbox, id))?.eraseAfter).toEqual(new Date('2027-11-16T14:00:00Z'))
    await move(id, 'in-hand')
    expect((await findMessage(inbox, id))?.eraseAfter).toBeNull()
  })

  test('two colleagues at once: the second is told who was faster, and nothing is lost', async () => {
    const id = await receive()
    const seenVersion = await versionOf(id)
    const both = await Promise.all([
      moveMessage(inbox, id, { to: 'answered', seenVersion }, ANNA_AT_DESK),
      moveMessage(inbox, id, { to: 'closed', seenVersion }, BERT_AT_DESK),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = both.find(({ ok }) => !ok)
    const winner = both[0].ok ? ANNA_AT_DESK : BERT_AT_DESK
    expect(refused).toMatchObject({ problem: { kind: 'changed', by: { by: winner.name } } })
    expect(await acts(id)).toHaveLength(1)
    expect((await findMessage(inbox, id))?.state).toBe(both[0].ok ? 'answered' : 'closed')
  })

  test('the same button pressed twice does it once', async () => {
    const id = await receive()
    const seenVersion = await versionOf(id)
    const press = () => moveMessage(inbox, id, { to: 'answered', seenVersion }, ANNA_AT_DESK)
    expect([await press(), await press()]).toEqual([
      { ok: true, value: true },
      { ok: true, value: true },
    ])
    expect(await acts(id)).toEqual([['anna@example.com', 'message.answered']])
    // A colleague's press of the same button is not mine.
    const theirs = { to: 'answered' as const, seenVersion }
    expect(await moveMessage(inbox, id, theirs, BERT_AT_DESK)).toMatchObject({
      ok: false,
      problem: { by: { by: 'anna@example.com' } },
    })
  })

  test('what is called spam goes away, and comes back as new', async () => {
    const id = await receive({}, { isQuarantined: true })
    expect(await move(id, 'in-hand')).toMatchObject({ ok: false })
    await move(id, 'spam')
    expect(await findMessage(inbox, id)).toMatchObject({ state: 'spam', isQuarantined: false })
    expect((await findMessage(inbox, id))?.eraseAfter).toEqual(new Date('2026-12-16T14:00:00Z'))
    await move(id, 'new')
    expect(await findMessage(inbox, id)).toMatchObject({ state: 'new', eraseAfter: null })
  })

  test('what is let out of quarantine is new and unread, and the firm is told once', async () => {
    const id = await receive({}, { isQuarantined: true })
    await noteReading(inbox, id, ANNA_AT_DESK)
    expect(await countUnread(database.db)).toBe(0)
    const told: string[] = []
    const tell = async (_: unknown, message: { reference: string }) =>
      void told.push(message.reference)
    expect(await releaseMessage(inbox, id, ANNA_AT_DESK, tell)).toEqual({ ok: true, value: true })
    expect(await releaseMessage(inbox, id, ANNA_AT_DESK, tell)).toEqual({ ok: true, value: true })
    expect(await releaseMessage(inbox, id, BERT_AT_DESK, tell)).toMatchObject({ ok: false })
    expect(told).toEqual([(await findMessage(inbox, id))?.reference])
    expect(await countUnread(database.db)).toBe(1)
    expect(await names('new')).toHaveLength(1)
  })

  test('when the firm cannot be told, the message stays in quarantine', async () => {
    const id = await receive({}, { isQuarantined: true })
    const fails = async () => {
      throw new Error('the outbox is full')
    }
    await expect(releaseMessage(inbox, id, ANNA_AT_DESK, fails)).rejects.toThrow('outbox')
    expect(await names('quarantine')).toHaveLength(1)
    expect(await acts(id)).toEqual([])
  })

  test('notes are kept in order, once each, sealed, with who wrote them', async () => {
    const id = await receive()
    const twice = randomUUID()
    await note(id, 'Called back, nobody there.', twice)
    await note(id, 'Called back, nobody there.', twice)
    wait(1)
    await note(id, 'Reached her sister.')
    expect(await listNotes(inbox, [id])).toMatchObject([
      { by: 'anna@example.com', text: 'Called back, nobody there.' },
      { by: 'anna@example.com', text: 'Reached her sister.' },
    ])
    expect(await acts(id)).toHaveLength(2)
    const rows = await database.db.selectFrom('message_notes').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('sister')
  })

  test('a note cannot be read in the place of another', async () => {
    const id = await receive()
    await note(id, 'one')
    await note(id, 'two')
    const rows = await database.db.selectFrom('message_notes').selectAll().execute()
    const [one, two] = rows
    await database.db
      .updateTable('message_notes')
      .set({ sealed: two?.sealed ?? '' })
      .where('id', '=', one?.id ?? '')
      .execute()
    expect((await listNotes(inbox, [id])).map(({ text }) => text).sort()).toContain(null)
  })

  test('finds by reference, by name, by e-mail and by words, wherever the message stands', async () => {
    const ada = await receive({ name: 'Adaeze Núñez' })
    const spam = await receive({ name: 'Somebody', email: 'b@example.com', message: 'Visa fee' })
    await move(spam, 'spam')
    const found = async (search: string) =>
      (await searchInbox(inbox, search, FROM_TOP)).messages.map(({ id }) => id)
    const reference = (await findMessage(inbox, ada))?.reference ?? ''
    expect(await found(reference.toLowerCase().replace('-', ' '))).toEqual([ada])
    // A name can look like a reference.
    const lynch = await receive({ name: 'Mary Lynch', message: 'A question' })
    expect(await found('Lynch')).toEqual([lynch])
    expect(await found('nunez husband')).toEqual([ada])
    expect(await found('B@EXAMPLE')).toEqual([spam])
    expect(await found('fee')).toEqual([spam])
    expect(await found('nothing like it')).toEqual([])
  })

  test('says how far a search has looked', async () => {
    for (let number = 0; number < 120; number += 1) await receive({ message: `case ${number}` })
    const first = await searchInbox(inbox, 'case', FROM_TOP)
    expect([first.messages.length, first.looked, first.total]).toEqual([100, 100, 120])
    const rest = await searchInbox(inbox, 'case', { after: first.nextAfter, looked: first.looked })
    expect([rest.messages.length, rest.looked, rest.nextAfter]).toEqual([20, 120, null])
  })

  test('gives one person a copy of everything, and remembers who took it', async () => {
    const first = await receive({ message: 'first' })
    await receive({ email: 'somebody.else@example.com', message: 'not hers' })
    const second = await receive(
      { email: 'ADA@example.com', message: 'second' },
      { isQuarantined: true },
    )
    await note(first, 'a note about her')
    const copy = await exportPerson(inbox, second, BERT_AT_DESK)
    expect(copy?.messages.map(({ content }) => content?.text)).toEqual(['second', 'first'])
    expect(copy?.messages[1]?.notes).toMatchObject([{ text: 'a note about her' }])
    expect(copy?.messages.map(({ trail }) => trail.at(-1)?.act)).toEqual([
      'message.exported',
      'message.exported',
    ])
    expect(JSON.stringify(copy)).not.toContain('not hers')
    expect(await exportPerson(inbox, 'no such id', BERT_AT_DESK)).toBeNull()
  })

  test('erases everything of one person and of nobody else, unless there is something not seen yet', async () => {
    const first = await receive({ message: 'first' })
    const other = await receive({ email: 'somebody.else@example.com', message: 'not hers' })
    const seen = (await findPerson(inbox, first))?.seen ?? ''
    const second = await receive({ message: 'came meanwhile' })
    expect(await erasePerson(inbox, first, seen, ANNA_AT_DESK)).toEqual({
      ok: false,
      problem: 'changed',
    })
    const now = (await findPerson(inbox, first))?.seen ?? ''
    expect(await erasePerson(inbox, first, now, ANNA_AT_DESK)).toEqual({ ok: true, value: 2 })
    expect((await findMessage(inbox, second))?.content).toEqual({ ok: false, problem: 'erased' })
    expect((await findMessage(inbox, other))?.content.ok).toBe(true)
    expect(await findPerson(inbox, first)).toBeNull()
  })

  test('after an erasure nothing can be done with a message, and no list has it', async () => {
    const id = await receive()
    await note(id, 'a note')
    expect(await eraseOne(inbox, id, ANNA_AT_DESK)).toBe(true)
    expect(await eraseOne(inbox, id, ANNA_AT_DESK)).toBe(false)
    const gone = { ok: false, problem: { kind: 'changed', by: { act: 'message.erased' } } }
    expect(await move(id, 'closed', BERT_AT_DESK)).toMatchObject(gone)
    expect(await note(id, 'too late')).toMatchObject(gone)
    expect(await markUnread(inbox, id, BERT_AT_DESK)).toMatchObject(gone)
    expect(await releaseMessage(inbox, id, BERT_AT_DESK, nobodyIsTold)).toMatchObject(gone)
    expect(await names('all')).toEqual([])
    expect((await countInbox(database.db)).all).toBe(0)
    expect((await listNotes(inbox, [id])).map(({ text }) => text)).toEqual([null])
    const reference = (await findMessage(inbox, id))?.reference ?? ''
    expect((await searchInbox(inbox, reference, FROM_TOP)).messages).toHaveLength(1)
    expect(await acts(id)).toEqual([
      ['anna@example.com', 'message.noted'],
      ['anna@example.com', 'message.erased'],
    ])
  })

  test('a message whose key is lost can still be closed, noted and erased', async () => {
    const id = await receive()
    await note(id, 'an old note')
    const other = await receive({ email: 'b@example.com', message: 'of another key as well' })
    inbox.sealer = createSealer(['another key of the tests, long enough 0123'])
    expect((await findMessage(inbox, id))?.content).toEqual({ ok: false, problem: 'lost-key' })
    expect(await names('all')).toEqual([null, null])
    expect((await searchInbox(inbox, 'ada', FROM_TOP)).messages).toEqual([])
    expect(await findPerson(inbox, id)).toMatchObject({ email: null, unreadable: 1 })
    expect((await listNotes(inbox, [id]))[0]?.text).toBeNull()
    expect(await move(id, 'closed')).toMatchObject({ ok: true })
    expect(await eraseOne(inbox, id, ANNA_AT_DESK)).toBe(true)
    inbox.sealer = createSealer([INBOX_KEY])
    expect((await findMessage(inbox, other))?.content.ok).toBe(true)
  })

  test('nothing personal stands in the log of who did what', async () => {
    const id = await receive({ name: 'Canary Name', email: 'canary@example.com' })
    await noteReading(inbox, id, ANNA_AT_DESK)
    await note(id, 'canary note')
    await move(id, 'closed')
    await exportPerson(inbox, id, ANNA_AT_DESK)
    await eraseOne(inbox, id, ANNA_AT_DESK)
    const log = JSON.stringify(await database.db.selectFrom('audit_log').selectAll().execute())
    expect(log).toContain('message.erased')
    expect(log).not.toMatch(/canary/i)
  })

  test.each([
    ['move', () => move('no such id', 'closed')],
    ['note', () => note('no such id', 'text')],
    ['mark', () => markUnread(inbox, 'no such id', ANNA_AT_DESK)],
    ['let out', () => releaseMessage(inbox, 'no such id', ANNA_AT_DESK, nobodyIsTold)],
  ])('there is nothing to %s where there is no message', async (_, deed) => {
    expect(await deed()).toEqual({ ok: false, problem: { kind: 'missing' } })
    expect(heard).toBe(0)
  })
})
