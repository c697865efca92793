import type { Kysely } from 'kysely'
import type { MessageState } from '#app/features/inbox/contact-form/message.ts'
import type { Schema } from '#db/schema.ts'

const UNANSWERED: readonly MessageState[] = ['new', 'in-hand']

/** Without quarantine and spam. */
export async function findOldestUnanswered(
  db: Kysely<Schema>,
): Promise<{ id: string; createdAt: Date } | null> {
  const row = await db
    .selectFrom('messages')
    .select(['id', 'created_at'])
    .where('quarantined', '=', false)
    .where('erased_at', 'is', null)
    .where('state', 'in', UNANSWERED)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.id, createdAt: new Date(row.created_at) } : null
}
