import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import {
  addNote,
  type Colleague,
  type Inbox,
  listTrail,
} from '#app/features/inbox/inbox-actions.server.ts'
import type { InboxFilter } from '#app/features/inbox/inbox.ts'
import { changeInquiry } from '#app/features/inbox/inquiry/change-inquiry.server.ts'
import {
  type InboxChoice,
  type InboxView,
  listInbox,
} from '#app/features/inbox/inbox-messages.server.ts'
import type { MessageContent, MessageState } from '#app/features/inbox/contact-form/message.ts'
import {
  insertMessage,
  type NewMessage,
} from '#app/features/inbox/contact-form/store-message.server.ts'
import { findMessage } from '#app/features/inbox/messages.server.ts'
import { createBus } from '#app/platform/bus.server.ts'
import { createCipher, readEncryptionSecrets } from '#app/platform/secrets/cipher.server.ts'
import type { Schema } from '#db/schema.ts'
import { type DatabaseKind, openTestDatabase } from '#test/postgres.ts'

export const ANNA_AT_DASHBOARD: Colleague = { id: 'anna', name: 'anna@example.com' }
export const BERT_AT_DASHBOARD: Colleague = { id: 'bert', name: 'bert@example.com' }

export const ANNAS_VIEW: InboxView = {
  viewer: { id: 'anna', readsRestricted: true },
  today: '2026-11-16',
}

export const ALL_MESSAGES: InboxChoice = { show: 'all', assignee: null, label: null }

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

export function aNewMessage(
  changes: Partial<MessageContent> = {},
  rest: Partial<NewMessage> = {},
): NewMessage {
  return {
    content: aMessageContent(changes),
    submissionId: null,
    noticeVersion: '2026-11-21',
    score: 0,
    signals: [],
    isQuarantined: false,
    isRestricted: false,
    ...rest,
  }
}

export function aCipher(name = 'one') {
  return createCipher([`the test's own key, called ${name}, long enough`])
}

type Database = { db: Kysely<Schema> }

/** Of an open site, with its key. */
export async function theInboxOf(site: Database & { dataDir: string }, start: number) {
  const keys = await readEncryptionSecrets({ dataDir: site.dataDir, messageKeys: [] })
  return anInbox(site, createCipher(keys), start)
}

export function anInbox({ db }: Database, cipher = aCipher(), start = Date.UTC(2026, 10, 16, 14)) {
  let instant = start
  const inbox: Inbox = {
    db,
    cipher,
    bus: createBus(),
    now: () => new Date(instant),
    retention: { doneDays: 365, spamDays: 30 },
  }
  const waitMs = (ms: number) => void (instant += ms)
  const wait = (hours: number) => waitMs(hours * 3_600_000)
  const receive = async (
    content: Partial<MessageContent> = {},
    more: Partial<NewMessage> = {},
  ): Promise<string> => {
    const message = aNewMessage(content, more)
    const stored = db.transaction().execute((tx) => insertMessage(inbox, tx, message, inbox.now()))
    return (await stored).id
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
    names: async (show: InboxFilter, view = ANNAS_VIEW, more: Partial<InboxChoice> = {}) => {
      const choice = { show, assignee: null, label: null, ...more }
      const { messages } = await listInbox(inbox, choice, view, { after: null, limit: 30 })
      return messages.map(({ content }) => (content.ok ? content.value.name : null))
    },
    move: async (id: string, stage: MessageState, by = ANNA_AT_DASHBOARD) =>
      changeInquiry(inbox, id, { change: { stage }, seen: { version: await versionOf(id) } }, by),
    note: (messageId: string, text: string, id: string = randomUUID()) =>
      addNote(inbox, { id, messageId, text }, ANNA_AT_DASHBOARD),
  }
}
