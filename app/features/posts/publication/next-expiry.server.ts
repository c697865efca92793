import { sql } from 'kysely'
import type { Db } from '#app/features/posts/posts.server.ts'

export async function findNextPostExpiry(db: Db, now: Date): Promise<Date | null> {
  const planned = await db
    .selectNoFrom([
      next(db, 'publish_at', now).as('appears'),
      next(db, 'unpublish_at', now).as('vanishes'),
    ])
    .executeTakeFirstOrThrow()
  const instants = [planned.appears, planned.vanishes].flatMap((stored) =>
    stored === null ? [] : new Date(stored).getTime(),
  )
  return instants.length === 0 ? null : new Date(Math.min(...instants))
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
