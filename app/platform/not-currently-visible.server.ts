import type { Kysely } from 'kysely'
import type { Schema } from '#db/schema.ts'

// The one rule by which queries for readers leave out posts that are not visible now, so that no job has to run in time.
export function postsOutOfTime(db: Kysely<Schema>, at: Date) {
  return db
    .selectFrom('blog_posts')
    .where('publish_at', '>', at)
    .select('id')
    .unionAll(db.selectFrom('blog_posts').where('unpublish_at', '<=', at).select('id'))
}
