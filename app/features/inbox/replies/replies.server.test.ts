import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { eraseOne, exportPerson, findPerson } from '#app/features/inbox/inbox-person.server.ts'
import { listMessageKeys } from '#app/features/inbox/messages.server.ts'
import { addAnswer, listReplies, sendReply } from '#app/features/inbox/replies/replies.server.ts'
import {
  deleteSavedReply,
  listSavedReplies,
  storeSavedReply,
} from '#app/features/inbox/replies/saved-replies.server.ts'
import { listDeliveries } from '#app/features/email/outbox.server.ts'
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
const SAVED = {
  id: '',
  name: 'First answer',
  language: 'es',
  text: 'Hola, {name}',
  version: 0,
} as const

describe.each(databaseKinds)('replies on %s', (kind) => {
  const fixture = openedForEach(() => openTestInbox(kind))
  const send = async (
    messageId: string,
    more: { id?: string; seen?: number } = {},
    by = ANNA_AT_DASHBOARD,
  ) => {
    const { id = randomUUID(), seen = await fixture.versionOf(messageId) } = more
    const outbox = { cipher: fixture.inbox.cipher, domain: 'example.com' }
    const mail = {
      purpose: 'message-reply',
      to: 'a@b.co',
      subject: 's',
      text: 't',
      messageId,
    } as const
    const reply = { id, messageId, text: 'Secret words' }
    return sendReply(fixture.inbox, reply, { outbox, mail, seenVersion: seen }, by)
  }
  const textsOf = async (id: string) =>
    (await listReplies(fixture.inbox, [id])).map(({ content }) => content?.text ?? null)

  test('answers a new message: mail, text and stage together, and once', async () => {
    const id = await fixture.receive()
    const press = { id: randomUUID(), seen: 1 }
    expect([await send(id, press), await send(id, press)]).toEqual([DONE, DONE])
    expect(await fixture.find(id)).toMatchObject({ state: 'answered', version: 2 })
    expect(await textsOf(id)).toEqual(['Secret words'])
    expect(await listDeliveries(fixture.database.db, id)).toMatchObject([{ state: 'waiting' }])
    const acts = (await fixture.acts(id)).map(([, act]) => act)
    expect(acts).toEqual(['message.replied', 'message.answered'])
    const row = await fixture.database.db.selectFrom('message_replies').selectAll().execute()
    expect(JSON.stringify(row)).not.toContain('Secret')
  })

  test('of two colleagues at once only the first is sent', async () => {
    const id = await fixture.receive()
    expect(await send(id, { seen: 1 })).toEqual(DONE)
    const second = await send(id, { seen: 1 }, BERT_AT_DASHBOARD)
    expect(second).toMatchObject({ ok: false, problem: { by: { by: 'anna@example.com' } } })
    expect(await listDeliveries(fixture.database.db, id)).toHaveLength(1)
    // Also once the message is answered: each reply counts.
    expect(await send(id, { seen: 2 })).toEqual(DONE)
    expect(await send(id, { seen: 2 }, BERT_AT_DASHBOARD)).toMatchObject({ ok: false })
  })

  test('nothing is sent to suspected spam', async () => {
    const id = await fixture.receive({}, { isQuarantined: true })
    expect(await send(id)).toMatchObject({ ok: false })
    expect(await listDeliveries(fixture.database.db, id)).toEqual([])
  })

  test('replies and answers are exported and erased, and their keys are known', async () => {
    const id = await fixture.receive()
    await send(id)
    fixture.wait(1)
    const answer = { id: randomUUID(), messageId: id, text: 'Thank you', on: '2026-11-15' }
    expect([await addAnswer(fixture.inbox, answer, BERT_AT_DASHBOARD), await textsOf(id)]).toEqual([
      DONE,
      ['Secret words', 'Thank you'],
    ])
    const person = await findPerson(fixture.inbox, id, ANNAS_VIEW.viewer)
    const exported = person && (await exportPerson(fixture.inbox, person, ANNA_AT_DASHBOARD))
    expect(exported?.messages[0]?.replies).toMatchObject([
      { direction: 'sent', text: 'Secret words' },
      { direction: 'received', on: '2026-11-15', by: 'bert@example.com', text: 'Thank you' },
    ])
    fixture.inbox.cipher = aCipher('another')
    expect(await textsOf(id)).toEqual([null, null])
    await addAnswer(fixture.inbox, { ...answer, id: randomUUID() }, BERT_AT_DASHBOARD)
    const keys = [aCipher().keyId, fixture.inbox.cipher.keyId].toSorted()
    expect((await listMessageKeys(fixture.database.db)).toSorted()).toEqual(keys)
    await eraseOne(fixture.inbox, id, ANNA_AT_DASHBOARD)
    fixture.inbox.cipher = aCipher()
    expect(await textsOf(id)).toEqual([null, null, null])
    expect(await listMessageKeys(fixture.database.db)).toEqual([])
  })

  test('a saved reply has one name in a language, and nobody overwrites a colleague', async () => {
    const { db } = fixture.database
    const parts = { db, now: fixture.inbox.now }
    const store = (changes: object) =>
      storeSavedReply(parts, { ...SAVED, ...changes }, ANNA_AT_DASHBOARD)
    expect(await store({})).toEqual(DONE)
    expect(await store({})).toEqual({ ok: false, problem: 'taken' })
    expect(await store({ language: 'fr' })).toEqual(DONE)
    const [reply] = await listSavedReplies(db)
    const own = { id: reply?.id ?? '', version: 1 }
    expect(await store({ ...own, text: 'first' })).toEqual(DONE)
    expect(await store({ ...own, text: 'second' })).toEqual({ ok: false, problem: 'changed' })
    expect(await deleteSavedReply(parts, own, ANNA_AT_DASHBOARD)).toBe(false)
    expect(await deleteSavedReply(parts, { ...own, version: 2 }, ANNA_AT_DASHBOARD)).toBe(true)
    expect(await listSavedReplies(db)).toMatchObject([{ language: 'fr' }])
  })
})
