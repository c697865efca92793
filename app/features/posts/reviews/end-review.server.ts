import type { Kysely } from 'kysely'
import type { Schema } from '#db/schema.ts'

/** Publishing ends it, too. */
export async function endReview(db: Kysely<Schema>, postId: string): Promise<void> {
  await db.deleteFrom('post_reviews').where('post_id', '=', postId).execute()
}
