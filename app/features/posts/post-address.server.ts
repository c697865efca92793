import type { Kysely, Transaction } from 'kysely'
import { freeSlug } from '#app/features/posts/free-slug.server.ts'
import { wantedSlug, wasPublic } from '#app/features/posts/post-transitions.ts'
import type { Post, PostInput, Viewer } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import type { Schema } from '#db/schema.ts'

/** A post as it was before it is saved. */
export type AddressedPost = Pick<Post, 'id' | 'slug' | 'title' | 'published' | 'publishedAt'> & {
  /** Readers may know its address. */
  wasPublic: boolean
}

/** The post that is about to be saved over; null when it is gone, or is another version than the editor has seen. */
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

/** The slug with which a post is saved. One that is taken gets a number. */
export async function nextSlug(
  tx: Transaction<Schema>,
  before: AddressedPost,
  wish: Pick<PostInput, 'slug' | 'title'>,
): Promise<string> {
  const wanted = wantedSlug(before, wish)
  return wanted === null ? before.slug : freeSlug(tx, wanted, before.id)
}

/**
 * Remembers the address that a public post leaves. Old addresses name the post, not the next address, so a chain is never
 * longer than one; and the address that a post has is never among its old ones, so there is no circle.
 */
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

/** Finds the post that had this slug before; null also when the viewer may not see it. */
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

/** The slugs that posts had before, by the posts' ids. */
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
