import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listInbox } from '#app/features/inbox/inbox-messages.server.ts'
import { countUnread, findMessage, listMessageKeys } from '#app/features/inbox/messages.server.ts'
import { claimMails } from '#app/features/email/mail-queue.server.ts'
import { countMails } from '#app/features/email/outbox.server.ts'
import { aMessageContent, aNewMessage, aCipher } from '#test/factories/messages.ts'
import { type MessageFixture, openMessageStore } from '#test/factories/message-store.ts'
import { databaseKinds } from '#test/postgres.ts'

describe.each(databaseKinds)('messages on %s', (kind) => {
  let fixture: MessageFixture
  beforeEach(async () => {
    fixture = await openMessageStore(kind)
  })
  afterEach(() => fixture.close())

  test('a message is kept with what was typed, unread, under a reference that can be read out', async () => {
    const { reference } = await fixture.keep()
    expect(reference).toMatch(/^[B-DF-HJ-NP-TV-Z346789]{2}-[B-DF-HJ-NP-TV-Z346789]{3}$/)
    const message = await fixture.only()
    expect(message).toMatchObject({ reference, state: 'new', readAt: null, eraseAfter: null })
    expect(message.content).toEqual({ ok: true, value: aMessageContent() })
    expect(await findMessage(fixture.storeWith(), message.id)).toEqual(message)
    expect(await findMessage(fixture.storeWith(), 'unknown')).toBeNull()
    expect(await countUnread(fixture.db)).toBe(1)
  })

  test('the database holds no word of it, only the reference and dates', async () => {
    await fixture.keep(aNewMessage({ message: 'canary-in-a-mine' }), true)
    const rows = await Promise.all([
      fixture.db.selectFrom('messages').selectAll().execute(),
      fixture.db.selectFrom('mail_outbox').selectAll().execute(),
      fixture.db.selectFrom('audit_log').selectAll().execute(),
    ])
    const text = JSON.stringify(rows)
    expect(text).not.toMatch(/canary|ana@example|Ana Example/)
    expect(rows[1]).toHaveLength(1)
  })

  test('message and mail are written together, or neither is', async () => {
    await fixture.db.schema.dropTable('mail_outbox').execute()
    await expect(fixture.keep()).rejects.toThrow(/mail_outbox/)
    expect(await fixture.all()).toEqual([])
    expect(fixture.woken).toBe(0)
  })

  test('the same text within ten minutes is one message, with one reference and one mail', async () => {
    const first = await fixture.keep()
    fixture.at += 9 * 60_000
    expect(await fixture.keep()).toEqual(first)
    expect(await fixture.all()).toHaveLength(1)
    expect(await countMails(fixture.db)).toEqual({ waiting: 1, parked: 0 })
    fixture.at += 2 * 60_000
    expect(await fixture.keep()).not.toEqual(first)
  })

  test('twenty presses at the same moment are one message', async () => {
    const presses = Array.from({ length: 20 }, (_, index) =>
      fixture.keep(aNewMessage({}, { submissionId: index % 2 === 0 ? 'press' : null })),
    )
    const references = (await Promise.all(presses)).map(({ reference }) => reference)
    expect(new Set(references).size).toBe(1)
    expect(await fixture.all()).toHaveLength(1)
  })

  test('the same press with another text is another message: the answer to the first was lost', async () => {
    await fixture.keep(aNewMessage({}, { submissionId: 'press' }))
    await fixture.keep(aNewMessage({ message: 'And one thing more.' }, { submissionId: 'press' }))
    expect(await fixture.all()).toHaveLength(2)
  })

  test('two people who press Send at the same moment are two messages', async () => {
    const people = Array.from({ length: 20 }, (_, index) =>
      fixture.keep(aNewMessage({ name: `Person ${index}` }, { submissionId: `press-${index}` })),
    )
    const references = (await Promise.all(people)).map(({ reference }) => reference)
    expect(new Set(references).size).toBe(20)
  })

  test('with the wrong key the list still shows references, and says that the text cannot be opened', async () => {
    const { reference } = await fixture.keep()
    const page = { after: null, limit: 10 }
    const [message] = (await listInbox(fixture.storeWith(aCipher('another')), 'all', page)).messages
    expect(message).toMatchObject({ reference, content: { ok: false, problem: 'lost-key' } })
    expect(await listMessageKeys(fixture.db)).toEqual([aCipher().keyId])
  })

  test('a encrypted text that was moved to another row does not open there', async () => {
    await fixture.keep()
    await fixture.keep(aNewMessage({ name: 'Another' }))
    const [one, other] = await fixture.all()
    const { sealed } = await fixture.db
      .selectFrom('messages')
      .select('sealed')
      .where('id', '=', one?.id ?? '')
      .executeTakeFirstOrThrow()
    await fixture.db
      .updateTable('messages')
      .set({ sealed })
      .where('id', '=', other?.id ?? '')
      .execute()
    const moved = await findMessage(fixture.storeWith(), other?.id ?? '')
    expect(moved?.content).toEqual({ ok: false, problem: 'damaged' })
  })

  test('the mail carries reference and link, and the text only when the firm wants it', async () => {
    await fixture.keep()
    await fixture.keep(aNewMessage({ name: 'Bea {link}', message: 'Please {call}' }), true)
    const claim = { holder: 'test', limit: 10 }
    const claimed = await claimMails(fixture.storeWith(), claim, fixture.now())
    const [plain, full] = claimed.map(({ letter }) => letter)
    const messages = await fixture.all()
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
})
