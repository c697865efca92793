import type { Kysely } from 'kysely'
import type { Schema } from '#db/schema.ts'

/** The titles of posts by their slugs, drafts included: for the desk alone. Posts in the trash have none. */
export async function findPostTitles(
  db: Kysely<Schema>,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom('blog_posts')
    .select(['slug', 'title'])
    .where('slug', 'in', slugs)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ slug, title }) => [slug, title]))
}
