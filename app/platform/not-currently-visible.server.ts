import type { Kysely } from 'kysely'
import type { Schema } from '#db/schema.ts'

// Published posts whose time has not come or is over. Every query for readers and for images leaves them out by this
// one rule, so that no job has to run in time. @param at the services' clock, never the database's
export function postsOutOfTime(db: Kysely<Schema>, at: Date) {
  return db
    .selectFrom('blog_posts')
    .where('publish_at', '>', at)
    .select('id')
    .unionAll(db.selectFrom('blog_posts').where('unpublish_at', '<=', at).select('id'))
}
