import { linkTargets, type NamedPage } from '#app/features/posts/link-targets.ts'
import { type Db, findSummaries } from '#app/features/posts/posts.server.ts'
import { searchPosts } from '#app/features/posts/search/search-posts.server.ts'
import { slugOf } from '#app/features/posts/publication/slug.ts'
import type { LinkTarget } from '#app/features/rich-text/link-request.ts'

const LOOKED_AT = 50

/** Drafts included, so only for the dashboard. */
export async function findLinkTargets(
  db: Db,
  pages: readonly NamedPage[],
  search: string,
  now: Date,
): Promise<LinkTarget[]> {
  const { posts } = await searchPosts(db, { viewer: 'staff', search, limit: LOOKED_AT })
  const found = new Set(posts.map(({ id }) => id))
  const others = (await findBySlug(db, search)).filter((id) => !found.has(id))
  const byAddress = await findSummaries(db, others, 'staff')
  return linkTargets({ pages, posts: [...byAddress, ...posts] }, search, now)
}

async function findBySlug(db: Db, search: string): Promise<string[]> {
  const slug = slugOf(search.replace(/^\/?blog\//, ''))
  if (slug === null) return []
  const rows = await db
    .selectFrom('blog_posts')
    .where('deleted_at', 'is', null)
    // A slug has none of the signs that `like` knows.
    .where('slug', 'like', `%${slug}%`)
    .select('id')
    .limit(LOOKED_AT)
    .execute()
  return rows.map(({ id }) => id)
}
