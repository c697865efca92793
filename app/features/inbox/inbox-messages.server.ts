import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import {
  FINISHED,
  INBOX_FILTERS,
  type InboxFilter,
  type Viewer,
} from '#app/features/inbox/inbox.ts'
import { foldLabel } from '#app/features/inbox/inquiry/labels.ts'
import { isHiddenFrom, shownTo } from '#app/features/inbox/restricted.server.ts'
import type { LocalDate } from '#app/platform/local-time.ts'
import type { MessageState } from '#app/features/inbox/contact-form/message.ts'
import { type Message, type MessageStore, toMessage } from '#app/features/inbox/messages.server.ts'
import { countRows } from '#app/platform/db/queries.server.ts'
import type { Schema } from '#db/schema.ts'

type InboxCounts = Record<InboxFilter, number>

/** `today` in the firm's time zone. */
export type InboxView = { viewer: Viewer; today: LocalDate }

export type InboxChoice = {
  show: InboxFilter
  /** An account, or nobody; null: whoever. */
  assignee: { id: string | null } | null
  label: string | null
}

/** Newest first, without erased ones; `nextAfter` is null at the end. */
export async function listInbox(
  store: MessageStore,
  choice: InboxChoice,
  view: InboxView,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ messages: Message[]; nextAfter: string | null }> {
  const rows = await newestFirst(chosen(notErased(store.db), choice, view), after)
    .selectAll('messages')
    .limit(limit + 1)
    .execute()
  const messages = rows.slice(0, limit).map((row) => toMessage(store.cipher, row))
  return { messages, nextAfter: rows.length > limit ? (messages.at(-1)?.id ?? null) : null }
}

/** What is hidden from the viewer is counted where it is listed: under `all` only. */
export async function countInbox(
  db: Kysely<Schema>,
  { viewer, today }: InboxView,
): Promise<InboxCounts> {
  const isMine = sql<number>`case when assignee_id = ${viewer.id} then 1 else 0 end`
  const isDue = sql<number>`case when due_on <= ${today} then 1 else 0 end`
  const rows = await notErased(db)
    .select(['state', 'quarantined', 'restricted'])
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.count<number | string>('read_at').as('read'),
      fn.sum<number | string>(isMine).as('mine'),
      fn.sum<number | string>(isDue).as('due'),
    ])
    .groupBy(['state', 'quarantined', 'restricted'])
    .execute()
  const counts = Object.fromEntries(INBOX_FILTERS.map((filter) => [filter, 0])) as InboxCounts
  for (const row of rows) {
    const state = row.state as MessageState
    const count = Number(row.count)
    const isListed = !row.quarantined && state !== 'spam'
    if (isListed) counts.all += count
    if (isHiddenFrom(viewer, { isRestricted: Boolean(row.restricted) })) continue
    counts[row.quarantined ? 'quarantine' : state] += count
    if (!isListed) continue
    if (state === 'new') counts.unread += count - Number(row.read)
    if (FINISHED.includes(state)) continue
    counts.mine += Number(row.mine)
    counts.due += Number(row.due)
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

function chosen(messages: Messages, { show, assignee, label }: InboxChoice, view: InboxView) {
  // Their stage, assignee and labels are not to be found out by choosing.
  const isPlain = show === 'all' && assignee === null && label === null
  let found = narrowed(isPlain ? messages : messages.$call(shownTo(view.viewer)), show, view)
  if (assignee !== null)
    found =
      assignee.id === null
        ? found.where('assignee_id', 'is', null)
        : found.where('assignee_id', '=', assignee.id)
  if (label === null) return found
  return found.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('message_labels')
        .select('label')
        .whereRef('message_labels.message_id', '=', 'messages.id')
        .where('folded', '=', foldLabel(label)),
    ),
  )
}

function narrowed(messages: Messages, show: InboxFilter, { viewer, today }: InboxView): Messages {
  if (show === 'quarantine') return messages.where('quarantined', '=', sql<boolean>`true`)
  const released = messages.where('quarantined', '=', sql<boolean>`false`)
  if (show === 'all') return released.where('state', '!=', 'spam')
  // As `countUnread` counts: what was closed unopened needs no attention.
  if (show === 'unread') return released.where('state', '=', 'new').where('read_at', 'is', null)
  const open = released.where('state', 'not in', FINISHED)
  if (show === 'mine') return open.where('assignee_id', '=', viewer.id)
  if (show === 'due') return open.where('due_on', '<=', today)
  return released.where('state', '=', show)
}

function newestFirst(messages: Messages, after: string | null): Messages {
  const ordered = messages.orderBy('created_at', 'desc').orderBy('id', 'desc')
  return after === null ? ordered : ordered.where(olderThan(after))
}

// Looked up in the database, because PostgreSQL keeps microseconds that a JavaScript date would lose.
function olderThan(id: string) {
  return sql<boolean>`(created_at, id) < (select created_at, id from messages as last_seen where last_seen.id = ${id})`
}
