import type { Kysely } from 'kysely'
import type { Schema } from '#db/schema.ts'

// Further back no one looks for the same title, and the editor carries them all.
const TITLES_COMPARED = 500

/** The titles of the newest posts other than `id`, drafts included: for the dashboard alone. */
export async function listOtherTitles(db: Kysely<Schema>, id: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('blog_posts')
    .select(['id', 'title'])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(TITLES_COMPARED)
    .execute()
  return rows.filter((row) => row.id !== id).map(({ title }) => title)
}

/** The titles of posts by their slugs, present and past, drafts included: for the dashboard alone. Posts in the trash have none. */
export async function findPostTitles(
  db: Kysely<Schema>,
  slugs: readonly string[],
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map()
  const present = await db
    .selectFrom('blog_posts')
    .select(['slug', 'title'])
    .where('slug', 'in', slugs)
    .where('deleted_at', 'is', null)
    .execute()
  const past = await db
    .selectFrom('post_slugs')
    .innerJoin('blog_posts', 'blog_posts.id', 'post_slugs.post_id')
    .select(['post_slugs.slug', 'title'])
    .where('post_slugs.slug', 'in', slugs)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map([...past, ...present].map(({ slug, title }) => [slug, title]))
}
