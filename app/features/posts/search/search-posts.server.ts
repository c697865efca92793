import { type SelectQueryBuilder, sql } from 'kysely'
import {
  hasWords,
  isPostgres,
  isSearch,
  mayHaveTerms,
} from '#app/features/posts/search/find-terms.server.ts'
import { NEWEST_FIRST, type PostSort, type PostTotal } from '#app/features/posts/post-list.ts'
import type { PostSummary, Viewer } from '#app/features/posts/post.ts'
import { type Db, findSummaries } from '#app/features/posts/posts.server.ts'
import { postsOutOfTime } from '#app/platform/not-currently-visible.server.ts'
import type { Schema } from '#db/schema.ts'

/** Which posts a list has. */
export type PostFilter = {
  viewer: Viewer
  search?: string
  /** Readers see what is published, whatever is asked for. */
  state?: 'draft' | 'published'
  /** The slug of a category. */
  category?: string
}

/** Which posts, in which order, and from where: behind the post with the id `after`, or before the one with the id `before`. */
export type PostQuery = PostFilter & {
  sort?: PostSort
  after?: string
  before?: string
  limit: number
}

/**
 * A page of a list. `nextAfter` is the `after` of the next call, `nextBefore` the `before` of the one that leads back; null
 * means: there is no such page.
 */
export type PostPage = {
  posts: PostSummary[]
  nextAfter: string | null
  nextBefore: string | null
  total: PostTotal
}

// Counting costs more than listing, and no one reads such a number to its last digit.
const COUNTED_TO = 10_000
const FOUND_COUNTED_TO = 200
// So many are looked at one by one and sorted. Where there are more, the order's own index soon meets enough of them.
const FEW = 1_000
// A text that one post in a hundred has is met soon on the way along the order's index.
const SAMPLE = 1_000
// Whether a post is in a category has to be asked of each.
const SAMPLE_OF_A_CATEGORY = 300
const OFTEN_IN = 0.01

/** Lists posts, the newest `created_at` first unless another order is asked for, id as the tie (decisions: never by publication). */
export async function searchPosts(db: Db, query: PostQuery): Promise<PostPage> {
  const { viewer, after, before, limit, sort = NEWEST_FIRST } = query
  const { total, way: found, isSmall } = await estimate(db, query)
  if (total.count === 0) return { posts: [], total, nextAfter: null, nextBefore: null }
  const isByText = sort.by === 'title' || sort.by === 'author'
  // The index of states has another order: a large state would have to be sorted as a whole.
  const way = found === 'walk' && isByText && !isSmall ? 'order' : found
  const isBackward = before !== undefined
  const direction = isBackward === (sort.direction === 'asc') ? 'desc' : 'asc'
  const columns = orders[sort.by]
  const place = after ?? before
  let select = matching(db, query, way).select('post_id')
  if (place !== undefined) select = select.where(beyond(place, { columns, direction, viewer }))
  for (const column of columns) select = select.orderBy(column, direction)
  const rows = await select.limit(limit + 1).execute()
  const ids = rows.slice(0, limit).map(({ post_id }) => post_id)
  if (isBackward) ids.reverse()
  const posts = await findSummaries(db, ids, viewer)
  const hasMore = rows.length > limit
  const [first, last] = [ids.at(0) ?? null, ids.at(-1) ?? null]
  if (isBackward) return { posts, total, nextAfter: last, nextBefore: hasMore ? first : null }
  const nextBefore = after === undefined ? null : first
  return { posts, total, nextAfter: hasMore ? last : null, nextBefore }
}

type SearchColumn = 'created_at' | 'title_key' | 'author_key' | 'state' | 'post_id'

const orders: Record<PostSort['by'], SearchColumn[]> = {
  created: ['created_at', 'post_id'],
  title: ['title_key', 'post_id'],
  author: ['author_key', 'post_id'],
  status: ['state', 'created_at', 'post_id'],
}

/**
 * How the matching posts are come by. `scan`: along the order's index until there are enough. `category`: each post of a small
 * category. `words`: each post that the index of three characters in a row names. `order`: along the order's index, past other states.
 */
type Way = 'walk' | 'order' | 'category' | 'words'

/** Counts, and finds out by the count which way is the short one: no database knows how rare a piece of a word is. */
async function estimate(
  db: Db,
  filter: PostFilter,
): Promise<{ total: PostTotal; way: Way; isSmall: boolean }> {
  const { search = '', category } = filter
  const all = await countUpTo(
    db,
    category === undefined ? everyPost(db, filter) : categoryPosts(db, filter),
    COUNTED_TO,
  )
  const isSmall = !all.isMore && all.count <= FEW
  const way = category !== undefined && isSmall ? 'category' : 'walk'
  if (!isSearch(search)) return { total: all, way, isSmall }
  if (isSmall) return { total: await countFound(db, filter, way), way, isSmall }
  const found = (await isOften(db, filter)) ? 'walk' : 'words'
  const total = await countFound(db, filter, found)
  return { total, way: total.isMore ? 'walk' : found, isSmall }
}

/** Whether many of the newest posts have the text that is looked for. */
async function isOften(db: Db, { search = '', ...filter }: PostFilter): Promise<boolean> {
  const sample = filter.category === undefined ? SAMPLE : SAMPLE_OF_A_CATEGORY
  const newest = matching(db, filter, 'walk')
    .select(['words', 'names'])
    .orderBy('created_at', 'desc')
    .orderBy('post_id', 'desc')
    .limit(sample)
  const { found } = await db
    .selectFrom(newest.as('newest'))
    .where(hasWords(db, search, filter.viewer))
    .select((expression) => expression.fn.countAll().as('found'))
    .executeTakeFirstOrThrow()
  return Number(found) >= sample * OFTEN_IN
}

function countFound(db: Db, filter: PostFilter, way: Way): Promise<PostTotal> {
  return countUpTo(db, matching(db, filter, way).select('post_id'), FOUND_COUNTED_TO)
}

async function countUpTo(
  db: Db,
  select: SelectQueryBuilder<Schema, never, { post_id: string }>,
  most: number,
): Promise<PostTotal> {
  const { found } = await db
    .selectFrom(select.limit(most + 1).as('counted'))
    .select((expression) => expression.fn.countAll().as('found'))
    .executeTakeFirstOrThrow()
  const count = Number(found)
  return { count: Math.min(count, most), isMore: count > most }
}

function everyPost(db: Db, filter: PostFilter) {
  return db
    .selectFrom('post_search')
    .where('state', 'in', statesOf(filter))
    .where(isInTime(db, filter))
    .select('post_id')
}

function categoryPosts(db: Db, filter: PostFilter) {
  return db
    .selectFrom('post_categories')
    .where('slug', '=', filter.category ?? '')
    .where('state', 'in', statesOf(filter))
    .where(isInTime(db, filter))
    .select('post_id')
    .distinct()
}

// The index of the lists knows states and no time.
function isInTime(db: Db, { viewer }: PostFilter) {
  return viewer === 'staff'
    ? sql<boolean>`true`
    : sql<boolean>`post_id not in ${postsOutOfTime(db, viewer.readsAt)}`
}

// The one place that decides which states a list has. The posts themselves are asked once more, by `findSummaries`.
function statesOf({ viewer, state }: PostFilter): ('draft' | 'published')[] {
  if (viewer !== 'staff') return ['published']
  return state === undefined ? ['draft', 'published'] : [state]
}

function matching(db: Db, filter: PostFilter, way: Way) {
  const { viewer, search = '', category } = filter
  const states = statesOf(filter)
  let select = db.selectFrom('post_search').where(isInTime(db, filter))
  if (way === 'words' || (way !== 'walk' && !isPostgres(db))) {
    // Hidden from the index of states, which would be taken before the short way. PostgreSQL guesses well where no text is looked
    // for in every row.
    select = select.where(sql<string>`state || ''`, 'in', states)
  } else if (states.length === 1) {
    select = select.where('state', 'in', states)
  } else {
    select = select.where('state', '<>', 'trashed')
  }
  if (way === 'words') select = select.where(mayHaveTerms(db, search))
  if (way === 'category') select = select.where('post_id', 'in', categoryPosts(db, filter))
  else if (category !== undefined) select = select.where(isIn(category))
  return isSearch(search) ? select.where(hasWords(db, search, viewer)) : select
}

function isIn(category: string) {
  return sql<boolean>`exists (select 1 from post_categories as c where c.slug = ${category} and c.post_id = post_search.post_id)`
}

// A reader's place may be a post that was withdrawn since, but not one that never was public: its id must tell nothing.
function beyond(
  id: string,
  {
    columns,
    direction,
    viewer,
  }: { columns: SearchColumn[]; direction: 'asc' | 'desc'; viewer: Viewer },
) {
  const known =
    viewer === 'staff'
      ? sql`true`
      : sql`exists (select 1 from blog_posts as p where p.id = last_seen.post_id and ((p.published and p.published_at is null and p.publish_at is null) or p.published_at <= ${sql.val(viewer.readsAt)}))`
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const side = sql.raw(direction === 'asc' ? '>' : '<')
  return sql<boolean>`(${names}) ${side} (select ${names} from post_search as last_seen where last_seen.post_id = ${id} and ${known})`
}
