import { type Kysely, sql } from 'kysely'
import { likePattern } from '#app/features/posts/search/search-text.ts'
import type { Schema } from '#db/schema.ts'

// The texts are long and have no index.
const LOOKED_AT = 300

/** Ids of drafts, among the newest, that have the words in their text. */
export async function findDraftsByText(
  db: Kysely<Schema>,
  words: string,
  limit: number,
): Promise<string[]> {
  const newest = db
    .selectFrom('post_search')
    .where('state', '=', 'draft')
    .select('post_id')
    .orderBy('created_at', 'desc')
    .orderBy('post_id', 'desc')
    .limit(LOOKED_AT)
  const rows = await db
    .selectFrom(newest.as('newest'))
    .innerJoin('blog_posts', 'blog_posts.id', 'newest.post_id')
    .where(sql<boolean>`lower(content) like ${likePattern(words)} escape '\\'`)
    .select('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
