import { sql } from 'kysely'
import type { Db } from '#app/features/posts/posts.server.ts'
import { earliest } from '#app/platform/time.ts'

export async function findNextPostExpiry(db: Db, now: Date): Promise<Date | null> {
  const planned = await db
    .selectNoFrom([
      next(db, 'publish_at', now).as('appears'),
      next(db, 'unpublish_at', now).as('vanishes'),
    ])
    .executeTakeFirstOrThrow()
  const stored = [planned.appears, planned.vanishes]
  return earliest(stored.map((instant) => (instant === null ? null : new Date(instant))))
}

function next(db: Db, column: 'publish_at' | 'unpublish_at', now: Date) {
  return db
    .selectFrom('blog_posts')
    .where(column, '>', now)
    .where('published', '=', sql<boolean>`true`)
    .where('deleted_at', 'is', null)
    .select(column)
    .orderBy(column)
    .limit(1)
}
