import { type Kysely, sql } from 'kysely'
import { numberedSlug } from '#app/features/posts/post-transitions.ts'
import type { Schema } from '#db/schema.ts'

/** A past holder receives the redirects of old links. */
export type SlugHolder = 'present' | 'past'

/** A slug that another post has, or had while public, gets a number; `ownId`'s own slugs are free to it. */
export async function freeSlug(
  db: Kysely<Schema>,
  wanted: string,
  ownId: string | null,
): Promise<string> {
  const isNumbered = sql<boolean>`(slug = ${wanted} or slug like ${`${wanted}-%`})`
  const [present, past] = await Promise.all([
    presentSlugs(db, ownId).where(isNumbered).execute(),
    pastSlugs(db, ownId).where(isNumbered).execute(),
  ])
  return numberedSlug(wanted, new Set([...present, ...past].map((row) => row.slug)))
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

const SLUG_ATTEMPTS = 5

/** Retries, because two concurrent posts of one title choose the same slug on PostgreSQL. */
export async function withFreeSlug<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let left = SLUG_ATTEMPTS; ; left -= 1) {
    try {
      return await attempt()
    } catch (error) {
      if (left === 1 || !isTakenSlug(error)) throw error
    }
  }
}

function isTakenSlug(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'constraint') === 'blog_posts_slug'
}
