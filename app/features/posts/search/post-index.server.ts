import { setImmediate } from 'node:timers/promises'
import { type Kysely, type Selectable, sql } from 'kysely'
import { categorySlug } from '#app/features/posts/category.ts'
import { sortKey } from '#app/features/posts/search/post-filter.ts'
import { readCategories } from '#app/features/posts/post.ts'
import { SEARCHED_FIELDS } from '#app/features/posts/post-fields.ts'
import { type SummaryRow, summaryColumns } from '#app/features/posts/posts.server.ts'
import { textsOfRow } from '#app/features/posts/post-columns.server.ts'
import { FIELD_SEPARATOR, searchColumn } from '#app/features/posts/search/search-text.ts'
import type { Schema } from '#db/schema.ts'
import type { PostState } from '#db/tables/posts.ts'

const LONGEST_NAME = 300
const POSTS_AT_ONCE = 500

/** Call it in the transaction that wrote the rows, so that no list differs from them. */
export async function indexPosts(db: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const posts = await db
    .selectFrom('blog_posts')
    .where('id', 'in', ids)
    .select([...summaryColumns, 'deleted_at'])
    .execute()
  await writeIndex(db, ids, posts)
}

/** As `indexPosts`, for rows that the transaction has. */
export async function writeIndex(
  db: Kysely<Schema>,
  ids: readonly string[],
  posts: readonly IndexedRow[],
): Promise<void> {
  await db.deleteFrom('post_search').where('post_id', 'in', ids).execute()
  await db.deleteFrom('post_categories').where('post_id', 'in', ids).execute()
  if (posts.length > 0) await db.insertInto('post_search').values(posts.map(searchRow)).execute()
  const categories = posts.flatMap(categoryRows)
  if (categories.length > 0) await db.insertInto('post_categories').values(categories).execute()
}

/** For posts of an earlier release, or written by another program. */
export async function indexMissingPosts(db: Kysely<Schema>): Promise<number> {
  let found = 0
  for (let after = ''; ;) {
    // SQLite's work does not wait for anything; others get their turn here.
    await setImmediate()
    const missing = await findMissing(db, after)
    const ids = [...missing, ...(await findStale(db))]
    if (ids.length === 0) return found
    await db.transaction().execute(async (tx) => {
      // Two concurrent starts find the same posts; the second waits here and writes them again.
      await tx
        .updateTable('blog_posts')
        .set({ version: sql<number>`version` })
        .where('id', 'in', ids)
        .execute()
      await indexPosts(tx, ids)
    })
    found += ids.length
    after = missing.at(-1) ?? after
  }
}

async function findMissing(db: Kysely<Schema>, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('blog_posts')
    .leftJoin('post_search', 'post_search.post_id', 'blog_posts.id')
    .where('blog_posts.id', '>', after)
    .where('post_search.post_id', 'is', null)
    .select('blog_posts.id')
    .orderBy('blog_posts.id')
    .limit(POSTS_AT_ONCE)
    .execute()
  return rows.map(({ id }) => id)
}

async function findStale(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom('post_search')
    // The same expression as in its partial index.
    .where('stale', '=', sql<boolean>`true`)
    .select('post_id')
    .limit(POSTS_AT_ONCE)
    .execute()
  return rows.map(({ post_id }) => post_id)
}

type IndexedRow = SummaryRow & Pick<Selectable<Schema['blog_posts']>, 'deleted_at'>

function searchRow(post: IndexedRow) {
  return {
    post_id: post.id,
    state: stateOf(post),
    locale: post.locale,
    created_at: new Date(post.created_at),
    title_key: sortKey(post.title),
    author_key: sortKey(post.author),
    words: searchColumn(Object.values(textsOfRow(SEARCHED_FIELDS, post))),
    names: `${FIELD_SEPARATOR}${searchColumn(readCategories(post.categories))}${FIELD_SEPARATOR}`,
    reviewed: post.reviewed_on !== null,
  }
}

function categoryRows(post: IndexedRow) {
  // JSON may contain an escaped NUL, which PostgreSQL's text cannot store.
  const names = readCategories(post.categories).map((name) =>
    name.replaceAll('\0', '').slice(0, LONGEST_NAME),
  )
  return [...new Set(names)].flatMap((name) => {
    const slug = categorySlug(name)
    const row = { slug, name, post_id: post.id, state: stateOf(post), locale: post.locale }
    return slug === '' ? [] : [row]
  })
}

function stateOf({ published, deleted_at }: IndexedRow): PostState {
  if (deleted_at !== null) return 'trashed'
  return published ? 'published' : 'draft'
}
