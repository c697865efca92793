import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { INBOX_FILTERS, type InboxFilter } from '#app/features/inbox/inbox.ts'
import type { MessageState } from '#app/features/inbox/contact-form/message.ts'
import { type Message, type MessageStore, toMessage } from '#app/features/inbox/messages.server.ts'
import { countRows } from '#app/platform/db/queries.server.ts'
import type { Schema } from '#db/schema.ts'

type InboxCounts = Record<InboxFilter, number>

/** Newest first, without erased ones; `nextAfter` is null at the end. */
export async function listInbox(
  store: MessageStore,
  filter: InboxFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ messages: Message[]; nextAfter: string | null }> {
  const rows = await newestFirst(narrowed(notErased(store.db), filter), after)
    .selectAll()
    .limit(limit + 1)
    .execute()
  const messages = rows.slice(0, limit).map((row) => toMessage(store.cipher, row))
  return { messages, nextAfter: rows.length > limit ? (messages.at(-1)?.id ?? null) : null }
}

export async function countInbox(db: Kysely<Schema>): Promise<InboxCounts> {
  const rows = await notErased(db)
    .select(['state', 'quarantined'])
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.count<number | string>('read_at').as('read'),
    ])
    .groupBy(['state', 'quarantined'])
    .execute()
  const counts = Object.fromEntries(INBOX_FILTERS.map((filter) => [filter, 0])) as InboxCounts
  for (const row of rows) {
    const state = row.state as MessageState
    const count = Number(row.count)
    counts[row.quarantined ? 'quarantine' : state] += count
    if (row.quarantined || state === 'spam') continue
    counts.all += count
    if (state === 'new') counts.unread += count - Number(row.read)
  }
  return counts
}

const ROWS_AT_ONCE = 500

/** Every message that is not erased, newest first, in portions, so that other requests run in between. */
export async function* everyMessage(
  store: MessageStore,
  after: string | null = null,
): AsyncGenerator<Message[]> {
  for (let last = after; ;) {
    const rows = await newestFirst(notErased(store.db), last)
      .selectAll()
      .limit(ROWS_AT_ONCE)
      .execute()
    if (rows.length > 0) yield rows.map((row) => toMessage(store.cipher, row))
    last = rows.at(-1)?.id ?? null
    if (rows.length < ROWS_AT_ONCE) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Without erased ones; with quarantine and spam. */
export function countStored(db: Kysely<Schema>): Promise<number> {
  return countRows(notErased(db))
}

type Messages = SelectQueryBuilder<Schema, 'messages', object>

function notErased(db: Kysely<Schema>): Messages {
  return db.selectFrom('messages').where('erased_at', 'is', null)
}

function narrowed(messages: Messages, filter: InboxFilter): Messages {
  if (filter === 'quarantine') return messages.where('quarantined', '=', sql<boolean>`true`)
  const released = messages.where('quarantined', '=', sql<boolean>`false`)
  if (filter === 'all') return released.where('state', '!=', 'spam')
  // As `countUnread` counts: what was closed unopened needs no attention.
  if (filter === 'unread') return released.where('state', '=', 'new').where('read_at', 'is', null)
  return released.where('state', '=', filter)
}

function newestFirst(messages: Messages, after: string | null): Messages {
  const ordered = messages.orderBy('created_at', 'desc').orderBy('id', 'desc')
  return after === null ? ordered : ordered.where(olderThan(after))
}

// Looked up in the database, because PostgreSQL keeps microseconds that a JavaScript date would lose.
function olderThan(id: string) {
  return sql<boolean>`(created_at, id) < (select created_at, id from messages as last_seen where last_seen.id = ${id})`
}
