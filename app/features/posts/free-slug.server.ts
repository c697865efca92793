import type { Kysely } from 'kysely'
import { numberedSlug } from '#app/features/posts/post-transitions.ts'
import type { Schema } from '#db/schema.ts'

/** Whose address it is: a post's now, or a post's before, so that old links lead there. */
export type SlugHolder = 'present' | 'past'

/**
 * The wanted slug, or the first number behind it that no other post has, or had while it was public.
 * @param ownId the post that it is for, whose own slugs are free to it; null for a new one
 */
export async function freeSlug(
  db: Kysely<Schema>,
  wanted: string,
  ownId: string | null,
): Promise<string> {
  const [present, past] = await Promise.all([
    presentSlugs(db, ownId)
      .where((column) =>
        column.or([column('slug', '=', wanted), column('slug', 'like', `${wanted}-%`)]),
      )
      .execute(),
    pastSlugs(db, ownId)
      .where((column) =>
        column.or([column('slug', '=', wanted), column('slug', 'like', `${wanted}-%`)]),
      )
      .execute(),
  ])
  return numberedSlug(wanted, new Set([...present, ...past].map((row) => row.slug)))
}

/** Who keeps a slug from a post; null when it is free. A post in the trash keeps only those that it had before. */
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

/** Two posts of the same title at the same moment choose the same slug on PostgreSQL; the one that comes second chooses again. */
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
