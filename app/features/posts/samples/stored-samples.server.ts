import { sql } from 'kysely'
import type { Db } from '#app/features/posts/posts.server.ts'

export async function hasSamples(db: Db): Promise<boolean> {
  const sample = await samplePosts(db).limit(1).executeTakeFirst()
  return sample !== undefined
}

export function samplePosts(db: Db) {
  return (
    db
      .selectFrom('blog_posts')
      // The same expression as in its index.
      .where(sql<boolean>`substr(submission_id, 1, 7) = 'sample:'`)
      .where('deleted_at', 'is', null)
      .select(['id', 'version', 'title'])
  )
}
