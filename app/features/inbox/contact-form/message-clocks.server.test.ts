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
import { type MessageWorld, openMessageStore } from '#test/factories/message-store.ts'
import { databaseKinds } from '#test/postgres.ts'

const DAY = 86_400_000
const retention = { doneDays: 730, spamDays: 30 }

describe.each(databaseKinds)('quarantine, alarms and erasure on %s', (kind) => {
  let world: MessageWorld
  beforeEach(async () => {
    world = await openMessageStore(kind)
  })
  afterEach(() => world.close())

  test('what looks like spam is kept apart, mailed about once a day, and can be let out', async () => {
    const spam = { score: 5, signals: ['too-fast'], isQuarantined: true }
    await world.keep(aNewMessage({}, spam))
    expect(await world.all()).toEqual([])
    expect(await countMails(world.db)).toEqual({ waiting: 0, parked: 0 })
    const page = { after: null, limit: 10 }
    const [message] = (await listInbox(world.storeWith(), 'quarantine', page)).messages
    expect(message).toMatchObject({ isQuarantined: true, signals: ['too-fast'] })

    world.at += DAY
    expect(await alarmOverdue({ ...world.services(), style: world.style }, world.now())).toBe(1)
    await world.keep(aNewMessage({ name: 'Another' }, spam))
    world.at += DAY - 1
    expect(await alarmOverdue({ ...world.services(), style: world.style }, world.now())).toBe(0)
    world.at += 2
    expect(await alarmOverdue({ ...world.services(), style: world.style }, world.now())).toBe(1)

    expect(await releaseFromQuarantine(world.db, message?.id ?? '', world.now())).toBe(true)
    expect(await releaseFromQuarantine(world.db, message?.id ?? '', world.now())).toBe(false)
    expect(await world.all()).toHaveLength(1)
  })

  test('what was kept apart and comes again without anything odd is let out, and the firm is told', async () => {
    const odd = { score: 5, signals: ['too-fast'], isQuarantined: true }
    const first = await world.keep(aNewMessage({}, odd))
    expect(await world.keep(aNewMessage({}, odd))).toEqual(first)
    expect(await world.all()).toEqual([])
    expect(await world.keep()).toEqual(first)
    expect(await world.keep()).toEqual(first)
    expect(await world.all()).toMatchObject([{ ...first, isQuarantined: false }])
    expect(await countMails(world.db)).toEqual({ waiting: 1, parked: 0 })
  })

  test('a message that no one opened for 24 hours raises one alarm, by mail and for the dashboard', async () => {
    const { reference } = await world.keep()
    world.at += DAY - 1
    expect(await countOverdue(world.db, world.now())).toBe(0)
    expect(await alarmOverdue({ ...world.services(), style: world.style }, world.now())).toBe(0)
    world.at += 1
    expect(await listOverdue(world.db, { limit: 5 }, world.now())).toMatchObject([{ reference }])
    const alarms = Array.from({ length: 3 }, () =>
      alarmOverdue({ ...world.services(), style: world.style }, world.now()),
    )
    expect((await Promise.all(alarms)).reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await countOverdue(world.db, world.now())).toBe(1)

    const { id } = await world.only()
    expect((await listDeliveries(world.db, id)).map(({ purpose }) => purpose)).toEqual([
      'message',
      'message-overdue',
    ])
    expect(await markRead(world.db, id, world.now())).toBe(true)
    expect(await markRead(world.db, id, world.now())).toBe(false)
    expect(await countOverdue(world.db, world.now())).toBe(0)
    expect(await countUnread(world.db)).toBe(0)
  })

  test('what is due is erased: text, notes and mails are gone, reference and dates stay', async () => {
    const { reference } = await world.keep(aNewMessage(), true)
    const { id, version } = await world.only()
    const state = { state: 'spam', seenVersion: version, retention } as const
    await setMessageState(world.db, id, state, world.now())
    await world.db
      .insertInto('message_notes')
      .values({
        id: 'n1',
        message_id: id,
        created_at: world.now(),
        author: 'staff@example.com',
        key_id: 'k',
        sealed: 'sealed note',
      })
      .execute()
    world.at += 30 * DAY - 1
    expect(await eraseDueMessages(world.storeWith(), world.now())).toBe(0)
    world.at += 1
    expect(await eraseDueMessages(world.storeWith(), world.now())).toBe(1)
    expect(await eraseDueMessages(world.storeWith(), world.now())).toBe(0)
    expect(await world.all()).toEqual([])
    expect(await findMessage(world.storeWith(), id)).toMatchObject({
      reference,
      erasedAt: world.now(),
      content: { ok: false, problem: 'erased' },
    })
    const note = await world.db.selectFrom('message_notes').selectAll().executeTakeFirst()
    expect(note).toMatchObject({ sealed: '', key_id: '' })
    expect(await listDeliveries(world.db, id)).toEqual([])
    const acts = await world.db.selectFrom('audit_log').selectAll().execute()
    expect(acts).toMatchObject([{ act: 'message.erased', subject: reference, actor: 'retention' }])
  })
})
