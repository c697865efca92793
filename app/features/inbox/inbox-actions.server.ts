import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { NoStage } from '#app/features/inbox/inbox.ts'
import { insertNote, type NewNote } from '#app/features/inbox/inbox-notes.server.ts'
import { STAGE_ACTS } from '#app/features/inbox/inquiry/stage-times.server.ts'
import {
  markRead,
  type MessageStore,
  releaseFromQuarantine,
  type Retention,
} from '#app/features/inbox/messages.server.ts'
import type { AuditAct } from '#app/platform/audit-acts.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

export type Inbox = MessageStore & { bus: Bus; now: () => Date; retention: Retention }

/** The name is the email. */
export type Colleague = Actor & { id: string }

/** `changed`: a colleague was faster; `by` is what they did, where it is known. */
export type InboxProblem =
  | { kind: 'missing' }
  | { kind: 'changed'; by: TrailEntry | null }
  | { kind: 'too-many-labels' }
  | { kind: NoStage }

export type Done = Result<true, InboxProblem>

export const DONE = ok(true as const)
const MISSING = fail({ kind: 'missing' as const })

/** Remembers only the first time this user opened it. */
export async function noteReading(inbox: Inbox, id: string, by: Colleague): Promise<void> {
  const changed = await inbox.db.transaction().execute(async (tx) => {
    const row = await lock(tx, id)
    if (!row || row.erased_at !== null) return false
    const wasUnread = await markRead(tx, id, inbox.now())
    if (await hasRead(tx, id, by.id)) return wasUnread
    await record(inbox, tx, 'message.read', row, by)
    return true
  })
  if (changed) inbox.bus.publish({ kind: 'messages' })
}

export function markUnread(inbox: Inbox, id: string, by: Colleague): Promise<Done> {
  return changing(inbox, id, async (tx, row) => {
    const { numUpdatedRows } = await tx
      .updateTable('messages')
      .set({ read_at: null })
      .where('id', '=', id)
      .where('read_at', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) await record(inbox, tx, 'message.marked-unread', row, by)
    return DONE
  })
}

/** It becomes new and unread. @param notify queues the emails about it in the same transaction */
export function releaseMessage(
  inbox: Inbox,
  id: string,
  by: Colleague,
  notify: (tx: Transaction<Schema>, message: { id: string; reference: string }) => Promise<void>,
): Promise<Done> {
  return changing(inbox, id, async (tx, row) => {
    if (!(await releaseFromQuarantine(tx, id, inbox.now()))) {
      const last = await findLastChange(tx, id)
      if (last?.userId === by.id && last.act === 'message.released') return DONE
      return fail({ kind: 'changed', by: last })
    }
    await notify(tx, row)
    await record(inbox, tx, 'message.released', row, by)
    return DONE
  })
}

/** The same note twice (a second press) is stored once. */
export function addNote(inbox: Inbox, note: NewNote, by: Colleague): Promise<Done> {
  return changing(inbox, note.messageId, async (tx, row) => {
    if (await insertNote(inbox.cipher, tx, note, { at: inbox.now(), by }))
      await record(inbox, tx, 'message.noted', row, by)
    return DONE
  })
}

export type TrailEntry = { at: Date; by: string; userId: string | null; act: string }

const LONGEST_TRAIL = 500

/** Oldest first; only the end of a very long history. */
export async function listTrail(db: Kysely<Schema>, messageId: string): Promise<TrailEntry[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['at', 'actor', 'user_id', 'act'])
    .where('subject_id', '=', messageId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(LONGEST_TRAIL)
    .execute()
  return rows
    .map(({ at, actor, user_id, act }) => ({ at: new Date(at), by: actor, userId: user_id, act }))
    .toReversed()
}

async function hasRead(db: Kysely<Schema>, messageId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('audit_log')
    .select(sql<number>`1`.as('one'))
    .where('subject_id', '=', messageId)
    .where('act', '=', 'message.read')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

// Reading, notes and the site's own emails leave a message as it is.
const CHANGES = new Set([
  ...Object.values(STAGE_ACTS),
  // Of before there were assignees.
  'message.taken-in-hand',
  'message.assigned',
  'message.unassigned',
  'message.due-set',
  'message.due-removed',
  'message.restricted',
  'message.unrestricted',
  'conflict.asked',
  'message.labelled',
  'message.replied',
  'message.answer-added',
  'message.released',
  'message.erased',
])

/** Of what changes a message. */
export async function findLastChange(
  db: Kysely<Schema>,
  messageId: string,
): Promise<TrailEntry | null> {
  const trail = await listTrail(db, messageId)
  return trail.findLast(({ act }) => CHANGES.has(act)) ?? null
}

type Locked = Selectable<Schema['messages']>

/** In a transaction that holds the message. */
export async function changing(
  inbox: Inbox,
  id: string,
  action: (tx: Transaction<Schema>, row: Locked) => Promise<Done>,
): Promise<Done> {
  const done = await inbox.db.transaction().execute(async (tx) => {
    const row = await lock(tx, id)
    if (!row) return MISSING
    if (row.erased_at === null) return action(tx, row)
    return fail({ kind: 'changed' as const, by: await findLastChange(tx, id) })
  })
  if (done.ok) inbox.bus.publish({ kind: 'messages' })
  return done
}

// The second of two colleagues waits here and then sees what the first has done. SQLite has one writer anyway.
function lock(tx: Transaction<Schema>, id: string): Promise<Locked | undefined> {
  return tx
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(tx), (select) => select.forUpdate())
    .executeTakeFirst()
}

export function record(
  { now }: Pick<Inbox, 'now'>,
  tx: Transaction<Schema>,
  act: AuditAct,
  { id, reference }: { id: string; reference: string },
  by: Colleague,
): Promise<void> {
  return recordAuditEvent(tx, { at: now(), by, act, subjectId: id, subject: reference })
}
