import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { insertNote, type NewNote } from '#app/features/inbox/inbox-notes.server.ts'
import { NEXT_STATES } from '#app/features/inbox/inbox.ts'
import type { MessageState } from '#app/features/inbox/contact-form/message.ts'
import {
  markRead,
  type MessageStore,
  releaseFromQuarantine,
  type Retention,
  setMessageState,
} from '#app/features/inbox/messages.server.ts'
import { type Actor, recordAuditEvent } from '#app/platform/audit.server.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Schema } from '#db/schema.ts'

export type Inbox = MessageStore & { bus: Bus; now: () => Date; retention: Retention }

/** The name is the email. */
export type Colleague = Actor & { id: string }

/** `changed`: a colleague was faster; `by` is what they did, where it is known. */
export type InboxProblem = { kind: 'missing' } | { kind: 'changed'; by: TrailEntry | null }

type Done = Result<true, InboxProblem>

const DONE = ok(true as const)
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

const MOVED: Record<MessageState, string> = {
  new: 'message.marked-new',
  'in-hand': 'message.taken-in-hand',
  answered: 'message.answered',
  closed: 'message.closed',
  spam: 'message.marked-spam',
}

// Reading, notes and emails leave the message's state alone.
const MOVES = [...Object.values(MOVED), 'message.released', 'message.erased']

/** @param move.seenVersion the version the user decided on (optimistic locking) */
export function moveMessage(
  inbox: Inbox,
  id: string,
  move: { to: MessageState; seenVersion: number },
  by: Colleague,
): Promise<Done> {
  const { to, seenVersion } = move
  const { retention, now } = inbox
  return changing(inbox, id, async (tx, row) => {
    const last = lastMove(await listTrail(tx, id))
    // The same button pressed twice, or again after a lost response.
    if (row.state === to && last?.userId === by.id && last.act === MOVED[to]) return DONE
    // A message in quarantine must be released first; any other state would hide it.
    const isPossible =
      NEXT_STATES[row.state as MessageState].includes(to) && (!row.quarantined || to === 'spam')
    const change = { state: to, seenVersion, retention }
    if (!isPossible || !(await setMessageState(tx, id, change, now())))
      return fail({ kind: 'changed', by: last ?? null })
    await record(inbox, tx, MOVED[to], row, by)
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
      const last = lastMove(await listTrail(tx, id))
      if (last?.userId === by.id && last.act === 'message.released') return DONE
      return fail({ kind: 'changed', by: last ?? null })
    }
    await tx.updateTable('messages').set({ read_at: null }).where('id', '=', id).execute()
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

function lastMove(trail: readonly TrailEntry[]): TrailEntry | undefined {
  return trail.findLast(({ act }) => MOVES.includes(act))
}

type Locked = Pick<
  Selectable<Schema['messages']>,
  'id' | 'reference' | 'state' | 'quarantined' | 'erased_at'
>

async function changing(
  inbox: Inbox,
  id: string,
  action: (tx: Transaction<Schema>, row: Locked) => Promise<Done>,
): Promise<Done> {
  const done = await inbox.db.transaction().execute(async (tx) => {
    const row = await lock(tx, id)
    if (!row) return MISSING
    if (row.erased_at === null) return action(tx, row)
    return fail({ kind: 'changed' as const, by: lastMove(await listTrail(tx, id)) ?? null })
  })
  if (done.ok) inbox.bus.publish({ kind: 'messages' })
  return done
}

// The second of two colleagues waits here and then sees what the first has done. SQLite has one writer anyway.
function lock(tx: Transaction<Schema>, id: string): Promise<Locked | undefined> {
  return tx
    .selectFrom('messages')
    .select(['id', 'reference', 'state', 'quarantined', 'erased_at'])
    .where('id', '=', id)
    .$if(isPostgres(tx), (select) => select.forUpdate())
    .executeTakeFirst()
}

function record(
  { now }: Inbox,
  tx: Transaction<Schema>,
  act: string,
  { id, reference }: { id: string; reference: string },
  by: Colleague,
): Promise<void> {
  return recordAuditEvent(tx, { at: now(), by, act, subjectId: id, subject: reference })
}
