import type { Kysely, Transaction } from 'kysely'
import { freeSlug } from '#app/features/posts/free-slug.server.ts'
import { wantedSlug, wasPublic } from '#app/features/posts/post-transitions.ts'
import type { Post, PostInput, Viewer } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import type { Schema } from '#db/schema.ts'

export type AddressedPost = Pick<Post, 'id' | 'slug' | 'title' | 'published' | 'publishedAt'> & {
  /** Readers may know its address. */
  wasPublic: boolean
}

/** Null when it is gone or has another version than the editor has seen. */
export async function findBefore(
  tx: Transaction<Schema>,
  { id, seenVersion, at }: { id: string; seenVersion: number; at: Date },
): Promise<AddressedPost | null> {
  const row = await tx
    .selectFrom('blog_posts')
    .where('id', '=', id)
    .where('version', '=', seenVersion)
    .where('deleted_at', 'is', null)
    .select(['slug', 'title', 'published', 'published_at'])
    .executeTakeFirst()
  if (!row) return null
  const { slug, title, published_at } = row
  const published = Boolean(row.published)
  const publishedAt = published_at === null ? null : new Date(published_at)
  const before = { id, slug, title, published, publishedAt }
  return { ...before, wasPublic: wasPublic(before, at) }
}

export async function nextSlug(
  tx: Transaction<Schema>,
  before: AddressedPost,
  wish: Pick<PostInput, 'slug' | 'title'>,
): Promise<string> {
  const wanted = wantedSlug(before, wish)
  return wanted === null ? before.slug : freeSlug(tx, wanted, before.id)
}

/** Old addresses name the post and never include its current one, so redirects neither chain nor loop. */
export async function rememberSlug(
  tx: Transaction<Schema>,
  before: AddressedPost,
  slug: string,
): Promise<void> {
  if (slug === before.slug) return
  await tx
    .deleteFrom('post_slugs')
    .where('slug', '=', slug)
    .where('post_id', '=', before.id)
    .execute()
  if (!before.wasPublic) return
  await tx
    .insertInto('post_slugs')
    .values({ slug: before.slug, post_id: before.id })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ post_id: before.id }))
    .execute()
}

/** Null also when the viewer may not see it. */
export async function findMovedPost(
  db: Kysely<Schema>,
  slug: string,
  viewer: Viewer,
): Promise<Post | null> {
  const moved = await db
    .selectFrom('post_slugs')
    .where('slug', '=', slug)
    .select('post_id')
    .executeTakeFirst()
  return moved ? findPost(db, moved.post_id, viewer) : null
}

export async function listOldSlugs(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('post_slugs')
    .where('post_id', 'in', ids)
    .select(['post_id', 'slug'])
    .orderBy('slug')
    .execute()
  const byPost = Map.groupBy(rows, ({ post_id }) => post_id)
  return new Map([...byPost].map(([id, moved]) => [id, moved.map(({ slug }) => slug)]))
}
