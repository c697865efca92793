import type { Kysely } from 'kysely'
import type { Viewer } from '#app/features/inbox/inbox.ts'
import { shownTo } from '#app/features/inbox/restricted.server.ts'
import type { Schema } from '#db/schema.ts'

/** At its first stage. Without quarantine. */
export async function findOldestUnanswered(
  db: Kysely<Schema>,
  viewer: Viewer,
): Promise<{ id: string; createdAt: Date } | null> {
  const row = await db
    .selectFrom('messages')
    .select(['id', 'created_at'])
    .$call(shownTo(viewer))
    .where('state', '=', 'new')
    .where('erased_at', 'is', null)
    .where('quarantined', '=', false)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.id, createdAt: new Date(row.created_at) } : null
}
