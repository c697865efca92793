import { sql } from 'kysely'
import type { Db } from '#app/features/posts/posts.server.ts'

export type PlannedPost = { id: string; title: string; at: Date; isEnd: boolean }

/** What readers begin or cease to see in that time, the first ones first. */
export async function listPlannedPosts(
  db: Db,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<PlannedPost[]> {
  const planned = (column: 'publish_at' | 'unpublish_at') =>
    db
      .selectFrom('blog_posts')
      .select(['id', 'title', `${column} as at`])
      .where(column, '>', from)
      .where(column, '<=', to)
      .where('published', '=', sql<boolean>`true`)
      .where('deleted_at', 'is', null)
      .orderBy(column)
      .limit(limit)
      .execute()
  const [begins, ends] = await Promise.all([planned('publish_at'), planned('unpublish_at')])
  return [
    ...begins.map((row) => ({ ...row, isEnd: false })),
    ...ends.map((row) => ({ ...row, isEnd: true })),
  ]
    .map(({ at, ...row }) => ({ ...row, at: new Date(at ?? 0) }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, limit)
}
