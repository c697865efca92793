import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import {
  addNote,
  type Colleague,
  type Inbox,
  listTrail,
  moveMessage,
} from '#app/features/inbox/inbox-actions.server.ts'
import type { InboxFilter } from '#app/features/inbox/inbox.ts'
import { listInbox } from '#app/features/inbox/inbox-messages.server.ts'
import type { MessageContent, MessageState } from '#app/features/inbox/contact-form/message.ts'
import {
  insertMessage,
  type NewMessage,
} from '#app/features/inbox/contact-form/store-message.server.ts'
import { findMessage } from '#app/features/inbox/messages.server.ts'
import { aNewMessage } from '#test/factories/messages.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { createCipher } from '#app/platform/cipher.server.ts'
import type { Schema } from '#db/schema.ts'
import type { DatabaseKind } from '#app/platform/db/database.server.ts'
import { openTestDatabase } from '#test/postgres.ts'

export const INBOX_KEY = 'a message key of the tests, long enough 0123'

export const ANNA_AT_DASHBOARD: Colleague = { id: 'anna', name: 'anna@example.com' }
export const BERT_AT_DASHBOARD: Colleague = { id: 'bert', name: 'bert@example.com' }

export function aMessageContent(changes: Partial<MessageContent> = {}): MessageContent {
  return {
    name: 'Ada Okafor',
    email: 'ada@example.com',
    message: 'My husband is a citizen. May I work while we wait?',
    language: 'en',
    safeWay: 'both',
    ...changes,
  }
}

export function anInbox(
  { db, kind }: { db: Kysely<Schema>; kind: DatabaseKind },
  key: string = INBOX_KEY,
  start = Date.UTC(2026, 10, 16, 14),
) {
  let instant = start
  const inbox: Inbox = {
    db,
    kind,
    cipher: createCipher([key]),
    bus: createBus(),
    now: () => new Date(instant),
    retention: { doneDays: 365, spamDays: 30 },
  }
  const waitMs = (ms: number) => {
    instant += ms
  }
  const wait = (hours: number) => waitMs(hours * 3_600_000)
  const receive = async (
    content: Partial<MessageContent> = {},
    more: Partial<NewMessage> = {},
  ): Promise<string> => {
    const message = aNewMessage(aMessageContent(content), more)
    const { id } = await db
      .transaction()
      .execute((tx) => insertMessage(inbox, tx, message, inbox.now()))
    return id
  }
  return { inbox, wait, waitMs, receive }
}

export async function openTestInbox(kind: DatabaseKind) {
  const database = await openTestDatabase(kind)
  const { inbox, ...clock } = anInbox(database)
  const counted = { received: 0 }
  inbox.bus.subscribe(({ kind: what }) => {
    if (what === 'messages') counted.received += 1
  })
  const find = (id: string) => findMessage(inbox, id)
  const versionOf = async (id: string) => (await find(id))?.version ?? 0
  return {
    database,
    inbox,
    ...clock,
    counted,
    find,
    versionOf,
    close: () => database.close(),
    acts: async (id: string) => (await listTrail(database.db, id)).map(({ by, act }) => [by, act]),
    names: async (filter: InboxFilter) => {
      const { messages } = await listInbox(inbox, filter, { after: null, limit: 30 })
      return messages.map(({ content }) => (content.ok ? content.value.name : null))
    },
    move: async (id: string, to: MessageState, by = ANNA_AT_DASHBOARD) =>
      moveMessage(inbox, id, { to, seenVersion: await versionOf(id) }, by),
    note: (messageId: string, text: string, id: string = randomUUID()) =>
      addNote(inbox, { id, messageId, text }, ANNA_AT_DASHBOARD),
  }
}
