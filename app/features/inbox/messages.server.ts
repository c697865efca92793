import { type Kysely, type Selectable, sql } from 'kysely'
import type { MessageContent, MessageState } from '#app/features/inbox/contact-form/message.ts'
import type { Viewer } from '#app/features/inbox/inbox.ts'
import { shownTo } from '#app/features/inbox/restricted.server.ts'
import type { LocalDate } from '#app/platform/local-time.ts'
import { countRows } from '#app/platform/db/queries.server.ts'
import type { Cipher } from '#app/platform/secrets/cipher.server.ts'
import type { Schema } from '#db/schema.ts'
import { ok } from '#app/platform/result.ts'
import { DAY_MS } from '#app/platform/time.ts'

export type MessageStore = { db: Kysely<Schema>; cipher: Cipher }

export type Message = ReturnType<typeof toMessage>

/** In any state, erased included. */
export async function findMessage(
  store: MessageStore,
  value: string,
  column: 'id' | 'reference' = 'id',
): Promise<Message | null> {
  const row = await store.db
    .selectFrom('messages')
    .selectAll()
    .where(column, '=', value)
    .executeTakeFirst()
  return row ? toMessage(store.cipher, row) : null
}

/** How many new messages no one has opened, in quarantine or outside of it. Spam counts in neither. @param viewer null for the site itself */
export function countUnread(
  db: Kysely<Schema>,
  quarantined: boolean,
  viewer: Viewer | null,
): Promise<number> {
  const unread = db
    .selectFrom('messages')
    .$call(shownTo(viewer))
    .where('erased_at', 'is', null)
    .where('quarantined', '=', quarantined)
    .where('read_at', 'is', null)
    .where('state', '=', 'new')
  return countRows(unread)
}

/** The columns of a message that comes to a stage, with the day of its erasure. */
export function atStage(state: MessageState, now: Date, retention: Retention) {
  return {
    state,
    stage_since: now,
    // Someone has looked at it, and quarantine is for what no one has looked at.
    ...(state === 'spam' && { quarantined: false }),
    erase_after: eraseAfter(state, now, retention),
  }
}

/** @returns whether this call was the first */
export async function markRead(db: Kysely<Schema>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ read_at: now })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** As a message that has just come: the email about quarantine did not announce it. */
export const UNREAD = { read_at: null, alarmed_at: null }

/** @returns false when it was not in quarantine */
export async function releaseFromQuarantine(
  db: Kysely<Schema>,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({
      ...UNREAD,
      quarantined: false,
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .where('quarantined', '=', true)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Of messages, what was written about them, and the imported names. */
export async function listMessageKeys(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('key_id')
    .where('key_id', '!=', '')
    .union(db.selectFrom('message_notes').select('key_id').where('key_id', '!=', ''))
    .union(db.selectFrom('message_replies').select('key_id').where('key_id', '!=', ''))
    .union(db.selectFrom('names').select('key_id').where('sealed', '!=', ''))
    .execute()
  return rows.map((row) => row.key_id)
}

/** The AAD of the encryption: a text can be decrypted only for its own row. */
export function messagePlace(id: string): string {
  return `messages:${id}`
}

/** A row with its text opened. */
export function toMessage(cipher: Cipher, row: Selectable<Schema['messages']>) {
  const opened = cipher.open({ keyId: row.key_id, sealed: row.sealed }, messagePlace(row.id))
  return {
    id: row.id,
    reference: row.reference,
    createdAt: new Date(row.created_at),
    state: row.state as MessageState,
    isQuarantined: Boolean(row.quarantined),
    /** Names of spam signals. */
    signals: row.signals === '' ? [] : row.signals.split(','),
    readAt: instantOrNull(row.read_at),
    eraseAfter: instantOrNull(row.erase_after),
    erasedAt: instantOrNull(row.erased_at),
    noticeVersion: row.notice_version,
    stageSince: new Date(row.stage_since),
    assigneeId: row.assignee_id,
    /** `YYYY-MM-DD` in the firm's time zone. */
    dueOn: row.due_on as LocalDate | null,
    isRestricted: Boolean(row.restricted),
    version: row.version,
    content: opened.ok ? ok(JSON.parse(opened.value) as MessageContent) : opened,
  }
}

/** The same for every way of writing it; null where it cannot be decrypted. */
export function addressOf({ content }: Message): string | null {
  return content.ok ? content.value.email.normalize('NFC').toLowerCase() : null
}

function instantOrNull(value: string | Date | null): Date | null {
  return value === null ? null : new Date(value)
}

/** Days after the last change. */
export type Retention = { doneDays: number; spamDays: number }

/** Long enough to notice a false positive. */
export const SPAM_DAYS = 30

/** Null while the message is worked on. */
function eraseAfter(state: MessageState, changedAt: Date, retention: Retention): Date | null {
  if (state === 'new' || state === 'booked') return null
  const days = state === 'spam' ? retention.spamDays : retention.doneDays
  return new Date(changedAt.getTime() + days * DAY_MS)
}
