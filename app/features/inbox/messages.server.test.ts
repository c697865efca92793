import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { storeMessage } from '#app/features/inbox/contact-form/store-message.server.ts'
import { eraseDueMessages } from '#app/features/inbox/erase-messages.server.ts'
import { listInbox } from '#app/features/inbox/inbox-messages.server.ts'
import { listNotes } from '#app/features/inbox/inbox-notes.server.ts'
import {
  countUnread,
  findMessage,
  listMessageKeys,
  markRead,
} from '#app/features/inbox/messages.server.ts'
import {
  alarmOverdue,
  countOverdue,
  listOverdue,
} from '#app/features/inbox/overdue-messages.server.ts'
import { noDelivery } from '#app/features/email/deliver-mail.server.ts'
import { claimMails } from '#app/features/email/mail-queue.server.ts'
import { countMails, listDeliveries } from '#app/features/email/outbox.server.ts'
import { messageForm } from '#app/features/site/texts/en/message-form.ts'
import {
  ALL_MESSAGES,
  aMessageContent,
  aNewMessage,
  ANNAS_VIEW,
  openTestInbox,
} from '#test/factories/inbox.ts'
import { openedForEach } from '#test/opened.ts'
import { databaseKinds } from '#test/postgres.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const SPAM = { score: 5, signals: ['too-fast'], isQuarantined: true }
const FROM_TOP = { after: null, limit: 100 }

const style = {
  origin: 'https://www.example.com',
  timeZone: 'America/New_York',
  languages: messageForm.form.language.ownNames,
  safeWays: messageForm.form.safe.options,
}

describe.each(databaseKinds)('messages on %s', (kind) => {
  const fixture = openedForEach(() => openTestInbox(kind))
  const now = () => fixture.inbox.now()
  const outbox = () => ({ cipher: fixture.inbox.cipher, domain: 'example.com' })

  async function store(input = aNewMessage(), withText = false) {
    const services = { ...fixture.inbox, outbox: outbox(), mail: noDelivery }
    const { reference } = await storeMessage(services, input, { style, withText })
    return { reference }
  }
  const all = async () =>
    (await listInbox(fixture.inbox, ALL_MESSAGES, ANNAS_VIEW, FROM_TOP)).messages
  async function only() {
    const [message] = await all()
    if (!message) throw new Error('No message was stored')
    return message
  }
  const alarm = () => alarmOverdue({ db: fixture.inbox.db, outbox: outbox(), style }, now())

  test('a message is stored as it was typed, unread, under a reference that can be read out', async () => {
    const { reference } = await store()
    expect(reference).toMatch(/^[B-DF-HJ-NP-TV-Z346789]{2}-[B-DF-HJ-NP-TV-Z346789]{3}$/)
    const message = await only()
    expect(message).toMatchObject({ reference, state: 'new', readAt: null, eraseAfter: null })
    expect(message.content).toEqual({ ok: true, value: aMessageContent() })
    expect(await findMessage(fixture.inbox, message.id)).toEqual(message)
    expect(await findMessage(fixture.inbox, 'unknown')).toBeNull()
    expect(await countUnread(fixture.inbox.db, false, null)).toBe(1)
    expect(await listMessageKeys(fixture.inbox.db)).toEqual([fixture.inbox.cipher.keyId])
  })

  test('the same text within ten minutes is one message, with one reference and one mail', async () => {
    const first = await store()
    fixture.waitMs(9 * MINUTE)
    expect(await store()).toEqual(first)
    expect(await all()).toHaveLength(1)
    expect(await countMails(fixture.inbox.db)).toEqual({ waiting: 1, parked: 0 })
    fixture.waitMs(2 * MINUTE)
    expect(await store()).not.toEqual(first)
  })

  test('the same press with another text is another message: the answer to the first was lost', async () => {
    await store(aNewMessage({}, { submissionId: 'press' }))
    await store(aNewMessage({ message: 'And one thing more.' }, { submissionId: 'press' }))
    expect(await all()).toHaveLength(2)
  })

  test('twenty people who press Send at the same moment are twenty messages', async () => {
    const people = Array.from({ length: 20 }, (_, index) =>
      store(aNewMessage({ name: `Person ${index}` }, { submissionId: `press-${index}` })),
    )
    const references = (await Promise.all(people)).map(({ reference }) => reference)
    expect(new Set(references).size).toBe(20)
  })

  test('an encrypted text or note that was moved to another row does not open there', async () => {
    const ids = [await fixture.receive(), await fixture.receive({ name: 'Another' })]
    for (const note of ['one', 'two']) await fixture.note(ids[0] ?? '', note)
    for (const table of [sql.table('messages'), sql.table('message_notes')])
      await sql`update ${table} set sealed = (select min(sealed) from ${table})`.execute(
        fixture.inbox.db,
      )
    const contents = (await all()).map(({ content }) => content)
    expect(contents.filter(({ ok }) => !ok)).toEqual([{ ok: false, problem: 'damaged' }])
    const notes = await listNotes(fixture.inbox, ids)
    expect(notes.filter(({ text }) => text === null)).toHaveLength(1)
  })

  test('the mail carries reference and link, and the text only when the firm wants it', async () => {
    await store()
    await store(aNewMessage({ name: 'Bea {link}', message: 'Please {call}', language: 'es' }), true)
    const claimed = await claimMails(
      fixture.inbox,
      { holder: 'test', limit: 10, underWay: [] },
      now(),
    )
    const [plain, full] = claimed.map(({ letter }) => letter)
    for (const { id, reference } of await all()) {
      const letter = [plain, full].find((one) => one?.subject.includes(reference))
      expect(letter?.text).toContain(`https://www.example.com/dashboard/messages/${id}`)
      expect(letter?.to).toBeNull()
    }
    expect(plain?.text).not.toMatch(/husband|ada@example/)
    expect(plain?.replyTo).toBeNull()
    for (const part of ['Please {call}', 'Name: Bea {link}', 'Language: Español'])
      expect(full?.text).toContain(part)
    expect(full?.replyTo).toBe('ada@example.com')
  })

  test('suspected spam is quarantined, and mailed about once a day', async () => {
    await store(aNewMessage({}, SPAM))
    expect(await all()).toEqual([])
    expect(await countMails(fixture.inbox.db)).toEqual({ waiting: 0, parked: 0 })
    const [message] = (
      await listInbox(fixture.inbox, { ...ALL_MESSAGES, show: 'quarantine' }, ANNAS_VIEW, FROM_TOP)
    ).messages
    expect(message).toMatchObject({ isQuarantined: true, signals: ['too-fast'] })

    fixture.waitMs(DAY)
    expect(await alarm()).toBe(1)
    await store(aNewMessage({ name: 'Another' }, SPAM))
    fixture.waitMs(DAY - 1)
    expect(await alarm()).toBe(0)
    fixture.waitMs(2)
    expect(await alarm()).toBe(1)
  })

  test('a quarantined message that comes again without a spam signal is released, and the firm is told', async () => {
    const first = await store(aNewMessage({}, SPAM))
    expect(await store(aNewMessage({}, SPAM))).toEqual(first)
    expect(await all()).toEqual([])
    expect(await store()).toEqual(first)
    expect(await store()).toEqual(first)
    expect(await all()).toMatchObject([{ ...first, isQuarantined: false }])
    expect(await countMails(fixture.inbox.db)).toEqual({ waiting: 1, parked: 0 })
  })

  test('a message that no one opened for 24 hours raises one alarm, by mail and for the dashboard', async () => {
    const { db } = fixture.inbox
    const { reference } = await store()
    fixture.waitMs(DAY - 1)
    expect([await countOverdue(db, null, now()), await alarm()]).toEqual([0, 0])
    fixture.waitMs(1)
    expect(await listOverdue(db, { limit: 5, viewer: null }, now())).toMatchObject([{ reference }])
    const alarms = await Promise.all([alarm(), alarm(), alarm()])
    expect(alarms.filter(Boolean)).toEqual([1])
    expect(await countOverdue(db, null, now())).toBe(1)

    const { id } = await only()
    const purposes = (await listDeliveries(db, id)).map(({ purpose }) => purpose)
    expect(purposes).toEqual(['message', 'message-overdue'])
    expect([await markRead(db, id, now()), await markRead(db, id, now())]).toEqual([true, false])
    expect([await countOverdue(db, null, now()), await countUnread(db, false, null)]).toEqual([
      0, 0,
    ])
  })

  test('what is due is erased: text, notes and mails are gone, reference and dates stay', async () => {
    const { db } = fixture.inbox
    const { reference } = await store(aNewMessage(), true)
    const { id } = await only()
    await fixture.note(id, 'A note')
    await fixture.move(id, 'spam')
    const erase = () => eraseDueMessages(db, now())
    fixture.waitMs(30 * DAY - 1)
    expect(await erase()).toBe(0)
    fixture.waitMs(1)
    expect([await erase(), await erase()]).toEqual([1, 0])
    expect(await findMessage(fixture.inbox, id)).toMatchObject({
      reference,
      erasedAt: now(),
      content: { ok: false, problem: 'erased' },
    })
    const note = await db.selectFrom('message_notes').selectAll().executeTakeFirst()
    expect(note).toMatchObject({ sealed: '', key_id: '' })
    expect(await listDeliveries(db, id)).toEqual([])
    const acts = db.selectFrom('audit_log').select(['subject', 'actor'])
    expect(await acts.where('act', '=', 'message.erased').execute()).toEqual([
      { subject: reference, actor: 'retention' },
    ])
  })
})
