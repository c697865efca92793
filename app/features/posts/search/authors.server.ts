import { type Kysely, sql } from 'kysely'
import type { Schema } from '#db/schema.ts'

const MOST_AUTHORS = 200

/** In the order of the alphabet, each in one spelling; jumps from author to author along their index. */
export async function listAuthors(db: Kysely<Schema>): Promise<string[]> {
  const next = (after: ReturnType<typeof sql>) =>
    sql`(select author_key from post_search where author_key > ${after} and state <> 'trashed' order by author_key limit 1)`
  // A query of the builder's, so that SQLite reads it without waiting for a write.
  const authors = sql<{ author: string | null }>`(
    with recursive authors (author_key) as (
      select ${next(sql`''`)}
      union all
      select ${next(sql`authors.author_key`)} from authors where authors.author_key is not null
    )
    select (
      select author from post_search join blog_posts on blog_posts.id = post_search.post_id
      where post_search.author_key = authors.author_key and state <> 'trashed' limit 1
    ) as author
    from authors where author_key is not null limit ${MOST_AUTHORS}
  )`
  const rows = await db.selectFrom(authors.as('listed')).select('author').execute()
  return rows.flatMap(({ author }) => author ?? [])
}
