import { type Kysely, sql, type Transaction } from 'kysely'
import { createNumbering, wantedSlug, wasPublic } from '#app/features/posts/post-transitions.ts'
import type { Post, PostInput, Viewer } from '#app/features/posts/post.ts'
import { findPost } from '#app/features/posts/posts.server.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import type { Schema } from '#db/schema.ts'

/** A past holder receives the redirects of old links. */
export type SlugHolder = 'present' | 'past'

/** A slug that another post has, or had while public, gets a number; `ownId`'s own slugs are free to it. */
export async function freeSlug(
  db: Transaction<Schema>,
  wanted: string,
  ownId: string | null,
): Promise<string> {
  // SQLite has one writer; on PostgreSQL two concurrent posts of one title would choose the same slug. Only those that could wait
  // for each other.
  if (isPostgres(db)) {
    const lock = `blog_posts_slug ${wanted.replace(/(-\d+)+$/, '')}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db)
  }
  // With itself those that go on with a hyphen, which is before the full stop: a range is read in the index, a pattern is not.
  const column = isPostgres(db) ? sql`slug collate "C"` : sql`slug`
  const isNumbered = sql<boolean>`(${column} >= ${wanted} and ${column} < ${`${wanted}.`})`
  const [present, past] = await Promise.all([
    presentSlugs(db, ownId).where(isNumbered).execute(),
    pastSlugs(db, ownId).where(isNumbered).execute(),
  ])
  return createNumbering(new Set([...present, ...past].map((row) => row.slug)))(wanted)
}

/** A post in the trash holds only its former slugs. */
export async function findSlugHolder(
  db: Kysely<Schema>,
  slug: string,
  ownId: string | null,
): Promise<SlugHolder | null> {
  const present = await presentSlugs(db, ownId).where('slug', '=', slug).executeTakeFirst()
  if (present) return 'present'
  const past = await pastSlugs(db, ownId).where('slug', '=', slug).executeTakeFirst()
  return past ? 'past' : null
}

function presentSlugs(db: Kysely<Schema>, ownId: string | null) {
  return db
    .selectFrom('blog_posts')
    .where('deleted_at', 'is', null)
    .$if(ownId !== null, (select) => select.where('id', '<>', ownId))
    .select('slug')
}

function pastSlugs(db: Kysely<Schema>, ownId: string | null) {
  return db
    .selectFrom('post_slugs')
    .$if(ownId !== null, (select) => select.where('post_id', '<>', ownId))
    .select('slug')
}

export async function nextSlug(
  tx: Transaction<Schema>,
  before: Post,
  wish: Pick<PostInput, 'slug' | 'title'>,
  at: Date,
): Promise<string> {
  const wanted = wantedSlug(before, wish, at)
  return wanted === null ? before.slug : freeSlug(tx, wanted, before.id)
}

/** Old addresses name the post and never include its current one, so redirects neither chain nor loop. */
export async function rememberSlug(
  tx: Transaction<Schema>,
  before: Post,
  slug: string,
  at: Date,
): Promise<void> {
  if (slug === before.slug) return
  await tx
    .deleteFrom('post_slugs')
    .where('slug', '=', slug)
    .where('post_id', '=', before.id)
    .execute()
  if (!wasPublic(before, at)) return
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
