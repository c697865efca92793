import type { Kysely } from 'kysely'
import type { Schema } from '#db/schema.ts'

/** The wanted slug, or the first number behind it that no post outside the trash has. */
export async function freeSlug(db: Kysely<Schema>, wanted: string): Promise<string> {
  const rows = await db
    .selectFrom('blog_posts')
    .where((column) =>
      column.or([column('slug', '=', wanted), column('slug', 'like', `${wanted}-%`)]),
    )
    .where('deleted_at', 'is', null)
    .select('slug')
    .execute()
  const taken = new Set(rows.map((row) => row.slug))
  let slug = wanted
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`
  return slug
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
