import type { Kysely } from 'kysely'
import type { Schema } from '#db/schema.ts'

// The editor's page carries them all.
const TITLES_COMPARED = 500

/** In the trash, too. */
export async function hasPost(db: Kysely<Schema>, id: string): Promise<boolean> {
  const post = db.selectFrom('blog_posts').where('id', '=', id).select('id')
  return (await post.executeTakeFirst()) !== undefined
}

/** Drafts included, so only for the dashboard. */
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

/** Drafts included, so only for the dashboard; by present and past slugs. */
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
