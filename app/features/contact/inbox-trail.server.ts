import { type Kysely, sql } from 'kysely'
import type { Schema } from '#db/schema.ts'

/** One thing that somebody did with a message. */
export type TrailEntry = { at: Date; by: string; userId: string | null; act: string }

const LONGEST_TRAIL = 500

/** Who did what with a message, the oldest first; of a very long history the end. */
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

/** Whether this person has opened the message before. */
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

// What moves a message; the rest (reading, notes, mails) leaves its state alone.
const MOVES = [
  'message.marked-new',
  'message.taken-in-hand',
  'message.answered',
  'message.closed',
  'message.marked-spam',
  'message.released',
  'message.erased',
]

/** The last thing in a trail that changed where the message stands; undefined when nothing did. */
export function lastMove(trail: readonly TrailEntry[]): TrailEntry | undefined {
  return trail.findLast(({ act }) => MOVES.includes(act))
}
