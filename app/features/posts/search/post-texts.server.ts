import { type Kysely, sql } from 'kysely'
import { readCategories } from '#app/features/posts/post.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'

/** The newest, oldest of them first, and before their time too: who shows one reads it by `findSummaries`. */
export async function listPublishedIds(
  db: Kysely<Schema>,
  locale: Locale,
  most?: number,
): Promise<string[]> {
  const newest = published(db)
    .where('locale', '=', locale)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$if(most !== undefined, (posts) => posts.limit(most ?? 0))
  const rows = await newest.select('id').execute()
  return rows.map(({ id }) => id).toReversed()
}

export async function readPostTexts(db: Kysely<Schema>, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await published(db)
    .where('id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .select(['id', 'slug', 'title', 'excerpt', 'content', 'categories'])
    .execute()
  return rows.map((row) => ({ ...row, categories: readCategories(row.categories) }))
}

function published(db: Kysely<Schema>) {
  return db
    .selectFrom('blog_posts')
    .where('published', '=', sql<boolean>`true`)
    .where('deleted_at', 'is', null)
}
