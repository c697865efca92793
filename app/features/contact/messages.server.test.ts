import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eraseDueMessages, eraseMessage } from '#app/features/contact/erase-messages.server.ts'
import { keepMessage } from '#app/features/contact/keep-message.server.ts'
import type { MailStyle } from '#app/features/contact/message-mail.ts'
import {
  countUnread,
  findMessage,
  listMessageKeys,
  listMessages,
  markRead,
  releaseFromQuarantine,
  setMessageState,
} from '#app/features/contact/messages.server.ts'
import {
  alarmOverdue,
  countOverdue,
  listOverdue,
} from '#app/features/contact/overdue-messages.server.ts'
import { claimMails } from '#app/features/mail/mail-queue.server.ts'
import { countMails, listDeliveries } from '#app/features/mail/outbox.server.ts'
import { messageForm } from '#app/features/site/content/en/message-form.ts'
import { createBus } from '#app/platform/bus.server.ts'
import type { Sealer } from '#app/platform/seal.server.ts'
import { aMessageContent, aNewMessage, aSealer } from '#test/factories/messages.ts'
import { databaseKinds, openTestDatabase } from '#test/postgres.ts'

const DAY = 86_400_000
const retention = { doneDays: 730, spamDays: 30 }
const STAFF = { id: 'u1', name: 'staff@example.com' }
const style: MailStyle = {
  words: messageForm.mails,
  origin: 'https://www.example.com',
  timeZone: 'America/New_York',
  languages: messageForm.form.language.options,
  safeWays: messageForm.form.safe.options,
}

describe.each(databaseKinds)('messages on %s', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  let at: number
  let woken: number
  beforeEach(async () => {
    database = await openTestDatabase(kind)
    at = Date.UTC(2026, 10, 21, 9)
    woken = 0
  })
  afterEach(() => database.close())

  const now = () => new Date(at)
  const storeWith = (sealer: Sealer = aSealer()) => ({ db: database.db, kind, sealer })
  const services = () => ({
    ...storeWith(),
    outbox: { sealer: aSealer(), domain: 'example.com' },
    mail: { wake: () => (woken += 1), close: () => Promise.resolve() },
    bus: createBus(),
    now,
  })
  const keep = async (input = aNewMessage(), withText = false) => {
    const { reference } = await keepMessage(services(), input, { style, withText })
    return { reference }
  }
  const all = () => listMessages(storeWith(), {}, { limit: 100 })
  const only = async () => {
    const [message] = await all()
    if (!message) throw new Error('No message was kept')
    return message
  }

  test('a message is kept with what was typed, unread, under a reference that can be read out', async () => {
    const { reference } = await keep()
    expect(reference).toMatch(/^[B-DF-HJ-NP-TV-Z346789]{2}-[B-DF-HJ-NP-TV-Z346789]{3}$/)
    const message = await only()
    expect(message).toMatchObject({ reference, state: 'new', readAt: null, eraseAfter: null })
    expect(message.content).toEqual({ ok: true, value: aMessageContent() })
    expect(await findMessage(storeWith(), message.id)).toEqual(message)
    expect(await findMessage(storeWith(), 'unknown')).toBeNull()
    expect(await countUnread(database.db)).toBe(1)
  })

  test('the database holds no word of it, only the reference and dates', async () => {
    await keep(aNewMessage({ message: 'canary-in-a-mine' }), true)
    const rows = await Promise.all([
      database.db.selectFrom('messages').selectAll().execute(),
      database.db.selectFrom('mail_outbox').selectAll().execute(),
      database.db.selectFrom('audit_log').selectAll().execute(),
    ])
    const text = JSON.stringify(rows)
    expect(text).not.toMatch(/canary|ana@example|Ana Example/)
    expect(rows[1]).toHaveLength(1)
  })

  test('message and mail are written together, or neither is', async () => {
    await database.db.schema.dropTable('mail_outbox').execute()
    await expect(keep()).rejects.toThrow(/mail_outbox/)
    expect(await all()).toEqual([])
    expect(woken).toBe(0)
  })

  test('the same text within ten minutes is one message, with one reference and one mail', async () => {
    const first = await keep()
    at += 9 * 60_000
    expect(await keep()).toEqual(first)
    expect(await all()).toHaveLength(1)
    expect(await countMails(database.db)).toEqual({ waiting: 1, parked: 0 })
    at += 2 * 60_000
    expect(await keep()).not.toEqual(first)
  })

  test('twenty presses at the same moment are one message', async () => {
    const presses = Array.from({ length: 20 }, (_, index) =>
      keep(aNewMessage({}, { submissionId: index % 2 === 0 ? 'press' : null })),
    )
    const references = (await Promise.all(presses)).map(({ reference }) => reference)
    expect(new Set(references).size).toBe(1)
    expect(await all()).toHaveLength(1)
  })

  test('the same press with another text is another message: the answer to the first was lost', async () => {
    await keep(aNewMessage({}, { submissionId: 'press' }))
    await keep(aNewMessage({ message: 'And one thing more.' }, { submissionId: 'press' }))
    expect(await all()).toHaveLength(2)
  })

  test('two people who press Send at the same moment are two messages', async () => {
    const people = Array.from({ length: 20 }, (_, index) =>
      keep(aNewMessage({ name: `Person ${index}` }, { submissionId: `press-${index}` })),
    )
    const references = (await Promise.all(people)).map(({ reference }) => reference)
    expect(new Set(references).size).toBe(20)
  })

  test('with the wrong key the list still shows references, and says that the text cannot be opened', async () => {
    const { reference } = await keep()
    const [message] = await listMessages(storeWith(aSealer('another')), {}, { limit: 10 })
    expect(message).toMatchObject({ reference, content: { ok: false, problem: 'lost-key' } })
    expect(await listMessageKeys(database.db)).toEqual([aSealer().keyId])
  })

  test('a sealed text that was moved to another row does not open there', async () => {
    await keep()
    await keep(aNewMessage({ name: 'Another' }))
    const [one, other] = await all()
    const { sealed } = await database.db
      .selectFrom('messages')
      .select('sealed')
      .where('id', '=', one?.id ?? '')
      .executeTakeFirstOrThrow()
    await database.db
      .updateTable('messages')
      .set({ sealed })
      .where('id', '=', other?.id ?? '')
      .execute()
    const moved = await findMessage(storeWith(), other?.id ?? '')
    expect(moved?.content).toEqual({ ok: false, problem: 'damaged' })
  })

  test('what looks like spam is kept apart, mailed about once a day, and can be let out', async () => {
    const spam = { score: 5, signals: ['too-fast'], isQuarantined: true }
    await keep(aNewMessage({}, spam))
    expect(await all()).toEqual([])
    expect(await countMails(database.db)).toEqual({ waiting: 0, parked: 0 })
    const [message] = await listMessages(storeWith(), { quarantined: true }, { limit: 10 })
    expect(message).toMatchObject({ isQuarantined: true, signals: ['too-fast'] })

    at += DAY
    expect(await alarmOverdue({ ...services(), style }, now())).toBe(1)
    await keep(aNewMessage({ name: 'Another' }, spam))
    at += DAY - 1
    expect(await alarmOverdue({ ...services(), style }, now())).toBe(0)
    at += 2
    expect(await alarmOverdue({ ...services(), style }, now())).toBe(1)

    expect(await releaseFromQuarantine(database.db, message?.id ?? '', now())).toBe(true)
    expect(await releaseFromQuarantine(database.db, message?.id ?? '', now())).toBe(false)
    expect(await all()).toHaveLength(1)
  })

  test('what was kept apart and comes again without anything odd is let out, and the firm is told', async () => {
    const odd = { score: 5, signals: ['too-fast'], isQuarantined: true }
    const first = await keep(aNewMessage({}, odd))
    expect(await keep(aNewMessage({}, odd))).toEqual(first)
    expect(await all()).toEqual([])
    expect(await keep()).toEqual(first)
    expect(await keep()).toEqual(first)
    expect(await all()).toMatchObject([{ ...first, isQuarantined: false }])
    expect(await countMails(database.db)).toEqual({ waiting: 1, parked: 0 })
  })

  test('a message that nobody opened for 24 hours raises one alarm, by mail and for the dashboard', async () => {
    const { reference } = await keep()
    at += DAY - 1
    expect(await countOverdue(database.db, now())).toBe(0)
    expect(await alarmOverdue({ ...services(), style }, now())).toBe(0)
    at += 1
    expect(await listOverdue(database.db, { limit: 5 }, now())).toMatchObject([{ reference }])
    const alarms = Array.from({ length: 3 }, () => alarmOverdue({ ...services(), style }, now()))
    expect((await Promise.all(alarms)).reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await countOverdue(database.db, now())).toBe(1)

    const { id } = await only()
    expect((await listDeliveries(database.db, id)).map(({ purpose }) => purpose)).toEqual([
      'message',
      'message-overdue',
    ])
    expect(await markRead(database.db, id, now())).toBe(true)
    expect(await markRead(database.db, id, now())).toBe(false)
    expect(await countOverdue(database.db, now())).toBe(0)
    expect(await countUnread(database.db)).toBe(0)
  })

  test('the mail carries reference and link, and the text only when the firm wants it', async () => {
    await keep()
    await keep(aNewMessage({ name: 'Bea {link}', message: 'Please {call}' }), true)
    const claim = { holder: 'test', limit: 10 }
    const claimed = await claimMails(storeWith(), claim, now())
    const [plain, full] = claimed.map(({ letter }) => letter)
    const messages = await all()
    for (const { id, reference } of messages) {
      const letter = [plain, full].find((one) => one?.subject.includes(reference))
      expect(letter?.text).toContain(`https://www.example.com/dashboard/messages/${id}`)
      expect(letter?.to).toBeNull()
    }
    expect(plain?.text).not.toMatch(/sister|ana@example/)
    expect(plain?.replyTo).toBeNull()
    expect(full?.text).toContain('Please {call}')
    expect(full?.text).toContain('Name: Bea {link}')
    expect(full?.text).toContain('Language: Español')
    expect(full?.replyTo).toBe('ana@example.com')
  })

  test('a state is set on what was seen, and starts or stops the clock of erasure', async () => {
    await keep()
    const { id } = await only()
    const change = (state: 'answered' | 'in-hand' | 'spam', seenVersion: number) =>
      setMessageState(database.db, id, { state, seenVersion, retention }, now())
    expect(await change('answered', 1)).toBe(true)
    expect((await only()).eraseAfter).toEqual(new Date(at + 730 * DAY))
    expect(await change('spam', 1)).toBe(false)
    expect(await change('in-hand', 2)).toBe(true)
    expect((await only()).eraseAfter).toBeNull()
    expect(await change('spam', 3)).toBe(true)
    expect((await only()).eraseAfter).toEqual(new Date(at + 30 * DAY))
  })

  test('what is due is erased: text, notes and mails are gone, reference and dates stay', async () => {
    const { reference } = await keep(aNewMessage(), true)
    const { id, version } = await only()
    const state = { state: 'spam', seenVersion: version, retention } as const
    await setMessageState(database.db, id, state, now())
    await database.db
      .insertInto('message_notes')
      .values({
        id: 'n1',
        message_id: id,
        created_at: now(),
        author: 'staff@example.com',
        key_id: 'k',
        sealed: 'sealed note',
      })
      .execute()
    at += 30 * DAY - 1
    expect(await eraseDueMessages(storeWith(), now())).toBe(0)
    at += 1
    expect(await eraseDueMessages(storeWith(), now())).toBe(1)
    expect(await eraseDueMessages(storeWith(), now())).toBe(0)
    expect(await listMessages(storeWith(), { states: ['spam'] }, { limit: 10 })).toEqual([])
    expect(await findMessage(storeWith(), id)).toMatchObject({
      reference,
      erasedAt: now(),
      content: { ok: false, problem: 'erased' },
    })
    const note = await database.db.selectFrom('message_notes').selectAll().executeTakeFirst()
    expect(note).toMatchObject({ sealed: '', key_id: '' })
    expect(await listDeliveries(database.db, id)).toEqual([])
    const acts = await database.db.selectFrom('audit_log').selectAll().execute()
    expect(acts).toMatchObject([{ act: 'message.erased', subject: reference, actor: 'retention' }])
  })

  test('a person may have a message erased at once, and it is known who did it', async () => {
    await keep()
    const { id } = await only()
    expect(await eraseMessage(storeWith(), id, { now: now(), by: STAFF })).toBe(true)
    expect(await eraseMessage(storeWith(), id, { now: now(), by: STAFF })).toBe(false)
    const acts = await database.db.selectFrom('audit_log').selectAll().execute()
    expect(acts).toMatchObject([{ act: 'message.erased', user_id: 'u1' }])
  })

  test('pages of the list go on after the last one seen', async () => {
    for (let index = 0; index < 5; index += 1) {
      at += 60_000
      await keep(aNewMessage({ name: `Person ${index}` }))
    }
    const first = await listMessages(storeWith(), {}, { limit: 2 })
    const after = first.at(-1)?.id ?? ''
    const rest = await listMessages(storeWith(), {}, { after, limit: 10 })
    const names = [...first, ...rest].map(({ content }) => content.ok && content.value.name)
    expect(names).toEqual(['Person 4', 'Person 3', 'Person 2', 'Person 1', 'Person 0'])
  })
})
