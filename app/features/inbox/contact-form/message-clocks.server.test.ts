import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eraseDueMessages } from '#app/features/inbox/erase-messages.server.ts'
import { listInbox } from '#app/features/inbox/inbox-messages.server.ts'
import {
  countUnread,
  findMessage,
  markRead,
  releaseFromQuarantine,
  setMessageState,
} from '#app/features/inbox/messages.server.ts'
import {
  alarmOverdue,
  countOverdue,
  listOverdue,
} from '#app/features/inbox/overdue-messages.server.ts'
import { countMails, listDeliveries } from '#app/features/email/outbox.server.ts'
import { aNewMessage } from '#test/factories/messages.ts'
import { type MessageFixture, openMessageStore } from '#test/factories/message-store.ts'
import { databaseKinds } from '#test/postgres.ts'

const DAY = 86_400_000
const retention = { doneDays: 730, spamDays: 30 }

describe.each(databaseKinds)('quarantine, alarms and erasure on %s', (kind) => {
  let fixture: MessageFixture
  beforeEach(async () => {
    fixture = await openMessageStore(kind)
  })
  afterEach(() => fixture.close())
  const alarm = () => alarmOverdue({ ...fixture.services(), style: fixture.style }, fixture.now())

  test('what looks like spam is kept apart, mailed about once a day, and can be let out', async () => {
    const spam = { score: 5, signals: ['too-fast'], isQuarantined: true }
    await fixture.keep(aNewMessage({}, spam))
    expect(await fixture.all()).toEqual([])
    expect(await countMails(fixture.db)).toEqual({ waiting: 0, parked: 0 })
    const page = { after: null, limit: 10 }
    const [message] = (await listInbox(fixture.storeWith(), 'quarantine', page)).messages
    expect(message).toMatchObject({ isQuarantined: true, signals: ['too-fast'] })

    fixture.at += DAY
    expect(await alarm()).toBe(1)
    await fixture.keep(aNewMessage({ name: 'Another' }, spam))
    fixture.at += DAY - 1
    expect(await alarm()).toBe(0)
    fixture.at += 2
    expect(await alarm()).toBe(1)

    expect(await releaseFromQuarantine(fixture.db, message?.id ?? '', fixture.now())).toBe(true)
    expect(await releaseFromQuarantine(fixture.db, message?.id ?? '', fixture.now())).toBe(false)
    expect(await fixture.all()).toHaveLength(1)
  })

  test('what was kept apart and comes again without anything odd is let out, and the firm is told', async () => {
    const odd = { score: 5, signals: ['too-fast'], isQuarantined: true }
    const first = await fixture.keep(aNewMessage({}, odd))
    expect(await fixture.keep(aNewMessage({}, odd))).toEqual(first)
    expect(await fixture.all()).toEqual([])
    expect(await fixture.keep()).toEqual(first)
    expect(await fixture.keep()).toEqual(first)
    expect(await fixture.all()).toMatchObject([{ ...first, isQuarantined: false }])
    expect(await countMails(fixture.db)).toEqual({ waiting: 1, parked: 0 })
  })

  test('a message that no one opened for 24 hours raises one alarm, by mail and for the dashboard', async () => {
    const { reference } = await fixture.keep()
    fixture.at += DAY - 1
    expect(await countOverdue(fixture.db, fixture.now())).toBe(0)
    expect(await alarm()).toBe(0)
    fixture.at += 1
    expect(await listOverdue(fixture.db, { limit: 5 }, fixture.now())).toMatchObject([
      { reference },
    ])
    const alarms = Array.from({ length: 3 }, () => alarm())
    expect((await Promise.all(alarms)).reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await countOverdue(fixture.db, fixture.now())).toBe(1)

    const { id } = await fixture.only()
    expect((await listDeliveries(fixture.db, id)).map(({ purpose }) => purpose)).toEqual([
      'message',
      'message-overdue',
    ])
    expect(await markRead(fixture.db, id, fixture.now())).toBe(true)
    expect(await markRead(fixture.db, id, fixture.now())).toBe(false)
    expect(await countOverdue(fixture.db, fixture.now())).toBe(0)
    expect(await countUnread(fixture.db)).toBe(0)
  })

  test('what is due is erased: text, notes and mails are gone, reference and dates stay', async () => {
    const { reference } = await fixture.keep(aNewMessage(), true)
    const { id, version } = await fixture.only()
    const state = { state: 'spam', seenVersion: version, retention } as const
    await setMessageState(fixture.db, id, state, fixture.now())
    await fixture.db
      .insertInto('message_notes')
      .values({
        id: 'n1',
        message_id: id,
        created_at: fixture.now(),
        author: 'staff@example.com',
        key_id: 'k',
        sealed: 'sealed note',
      })
      .execute()
    fixture.at += 30 * DAY - 1
    expect(await eraseDueMessages(fixture.storeWith(), fixture.now())).toBe(0)
    fixture.at += 1
    expect(await eraseDueMessages(fixture.storeWith(), fixture.now())).toBe(1)
    expect(await eraseDueMessages(fixture.storeWith(), fixture.now())).toBe(0)
    expect(await fixture.all()).toEqual([])
    expect(await findMessage(fixture.storeWith(), id)).toMatchObject({
      reference,
      erasedAt: fixture.now(),
      content: { ok: false, problem: 'erased' },
    })
    const note = await fixture.db.selectFrom('message_notes').selectAll().executeTakeFirst()
    expect(note).toMatchObject({ sealed: '', key_id: '' })
    expect(await listDeliveries(fixture.db, id)).toEqual([])
    const acts = await fixture.db.selectFrom('audit_log').selectAll().execute()
    expect(acts).toMatchObject([{ act: 'message.erased', subject: reference, actor: 'retention' }])
  })
})
