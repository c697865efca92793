import { type Kysely, sql } from 'kysely'
import type { Schema } from '#db/schema.ts'

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

export async function hasRead(
  db: Kysely<Schema>,
  messageId: string,
  userId: string,
): Promise<boolean> {
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

// Reading, notes and emails leave the message's state alone.
const MOVES = [
  'message.marked-new',
  'message.taken-in-hand',
  'message.answered',
  'message.closed',
  'message.marked-spam',
  'message.released',
  'message.erased',
]

export function lastMove(trail: readonly TrailEntry[]): TrailEntry | undefined {
  return trail.findLast(({ act }) => MOVES.includes(act))
}
