import type { Kysely } from 'kysely'
import type { Schema } from '#db/schema.ts'

/** New or in hand: those have no day of their erasure. Without quarantine. */
export async function findOldestUnanswered(
  db: Kysely<Schema>,
): Promise<{ id: string; createdAt: Date } | null> {
  const row = await db
    .selectFrom('messages')
    .select(['id', 'created_at'])
    .where('erase_after', 'is', null)
    .where('erased_at', 'is', null)
    .where('quarantined', '=', false)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.id, createdAt: new Date(row.created_at) } : null
}
