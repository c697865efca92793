import type { Kysely } from 'kysely'
import type { Schema } from '#db/schema.ts'

/**
 * The ids of the posts that no reader sees at an instant, although they may be published: their time has not come, or is over.
 * Every query for readers leaves them out by this one rule, the pictures' as well, so that no job has to come in time. They are
 * few, and an index has each of the two times.
 * @param at the services' clock, never the database's
 */
export function postsOutOfTime(db: Kysely<Schema>, at: Date) {
  return db
    .selectFrom('blog_posts')
    .where('publish_at', '>', at)
    .select('id')
    .unionAll(db.selectFrom('blog_posts').where('unpublish_at', '<=', at).select('id'))
}
