import { type Kysely, sql, type Transaction } from 'kysely'
import { recordAuditEvent } from '#app/platform/audit.server.ts'
import type { Act } from '#app/platform/audit.server.ts'
import type { Schema } from '#db/schema.ts'

/** Who takes over, and what they may see. */
export type MessageSuccessor = { id: string; mayWork: boolean; readsRestricted: boolean }

const OPEN = ['new', 'answered', 'booked', 'client'] as const

export async function countMessagesOf(db: Kysely<Schema>, userId: string): Promise<number> {
  return (await listOpenMessages(db, userId)).length
}

/** What the successor may not see is assigned to nobody, and so stays in sight of those who may. */
export async function handOverMessages(
  { db: tx, by, at }: Pick<Act, 'by' | 'at'> & { db: Transaction<Schema> },
  from: string,
  to: MessageSuccessor,
): Promise<void> {
  for (const { id, reference, restricted } of await listOpenMessages(tx, from)) {
    const isTheirs = to.mayWork && (to.readsRestricted || !restricted)
    await tx
      .updateTable('messages')
      .set({
        assignee_id: isTheirs ? to.id : null,
        updated_at: at,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .execute()
    const act = isTheirs ? 'message.assigned' : 'message.unassigned'
    await recordAuditEvent(tx, { at, by, act, subjectId: id, subject: reference })
  }
}

function listOpenMessages(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('messages')
    .select(['id', 'reference', 'restricted'])
    .where('assignee_id', '=', userId)
    .where('state', 'in', OPEN)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute()
}
