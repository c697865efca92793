import { type SelectQueryBuilder, sql } from 'kysely'
import { NEWEST_FIRST, type PostSort, type PostTotal } from '#app/features/posts/post-list.ts'
import type { ListViewer, PostSummary } from '#app/features/posts/post.ts'
import { type Db, findSummaries } from '#app/features/posts/posts.server.ts'
import { hasWords, isSearch, mayHaveTerms } from '#app/features/posts/search/find-terms.server.ts'
import {
  type CategorySlugs,
  findCategorySlugs,
  isBy,
  isInLanguage,
  isInTime,
  isNarrowed,
  isOfCategory,
  isInReview,
  languageOf,
  type NarrowFilter,
  type PostFilter,
  statesOf,
} from '#app/features/posts/search/post-conditions.server.ts'
import { countRows, isPostgres } from '#app/platform/db/queries.server.ts'
import type { Schema } from '#db/schema.ts'

/** `after` and `before` are ids of posts. */
export type PostQuery = PostFilter & {
  sort?: PostSort
  after?: string
  before?: string
  limit: number
}

/** `nextAfter` is the next page's `after`, `nextBefore` the previous page's `before`; null: no such page. */
export type PostPage = {
  posts: PostSummary[]
  nextAfter: string | null
  nextBefore: string | null
  total: PostTotal
}

// Counting costs more than listing, and no one needs the exact number.
const COUNTED_TO = 10_000
const FOUND_COUNTED_TO = 200
// So many are sorted one by one; with more, the order's own index soon finds enough.
const FEW = 1_000
// A text that one post in a hundred has is soon found along the order's index.
const SAMPLE = 1_000
// The category must be checked for each post.
const SAMPLE_OF_A_CATEGORY = 300
const OFTEN_IN = 0.01

/** Newest `created_at` first by default, never by publication; id as the tie-breaker. */
export async function searchPosts(db: Db, query: PostQuery): Promise<PostPage> {
  const { viewer, after, before, limit, sort = NEWEST_FIRST } = query
  const filter = { ...query, slugs: await findCategorySlugs(db, query) }
  const { total, way: found, isSmall } = await estimate(db, filter)
  if (total.count === 0) return { posts: [], total, nextAfter: null, nextBefore: null }
  const isByText = sort.by === 'title' || sort.by === 'author'
  // The index of states has another order, so a large state would be sorted as a whole.
  const way = found === 'walk' && isByText && !isSmall ? 'order' : found
  const isBackward = before !== undefined
  const direction = isBackward === (sort.direction === 'asc') ? 'desc' : 'asc'
  const columns = orders[sort.by]
  const place = after ?? before
  let select = matching(db, filter, way).select('post_id')
  if (place !== undefined) select = select.where(beyond(place, columns, direction, viewer))
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

/** `walk`: along the order's index; `order`: the same past other states; `few`: all that a filter leaves, sorted; `locale`: those of a rare language; `words`: posts that the trigram index finds. */
type Way = 'walk' | 'order' | 'few' | 'locale' | 'words'

/** The count decides, because no database knows how rare a part of a word is. */
async function estimate(
  db: Db,
  filter: NarrowFilter,
): Promise<{ total: PostTotal; way: Way; isSmall: boolean }> {
  const { search = '' } = filter
  const all = await countUpTo(db, narrowedPosts(db, filter), COUNTED_TO)
  const isSmall = !all.isMore && all.count <= FEW
  const way = isSmall ? wayToFew(filter) : 'walk'
  if (!isSearch(search)) return { total: all, way, isSmall }
  if (isSmall) return { total: await countFound(db, filter, way), way, isSmall }
  const found = (await isOften(db, filter)) ? 'walk' : 'words'
  const total = await countFound(db, filter, found)
  return { total, way: total.isMore ? 'walk' : found, isSmall }
}

function wayToFew(filter: PostFilter): Way {
  const { category, author, review } = filter
  if ([category, author, review].some((each) => each !== undefined)) return 'few'
  return languageOf(filter) === null ? 'walk' : 'locale'
}

async function isOften(db: Db, { search = '', ...filter }: NarrowFilter): Promise<boolean> {
  const sample = filter.category === undefined ? SAMPLE : SAMPLE_OF_A_CATEGORY
  const newest = matching(db, filter, 'walk')
    .select(['words', 'names'])
    .orderBy('created_at', 'desc')
    .orderBy('post_id', 'desc')
    .limit(sample)
  const found = db.selectFrom(newest.as('newest')).where(hasWords(db, search, filter.viewer))
  return (await countRows(found)) >= sample * OFTEN_IN
}

function countFound(db: Db, filter: NarrowFilter, way: Way): Promise<PostTotal> {
  return countUpTo(db, matching(db, filter, way).select('post_id'), FOUND_COUNTED_TO)
}

async function countUpTo(
  db: Db,
  select: SelectQueryBuilder<Schema, never, { post_id: string }>,
  most: number,
): Promise<PostTotal> {
  const count = await countRows(db.selectFrom(select.limit(most + 1).as('counted')))
  return { count: Math.min(count, most), isMore: count > most }
}

function narrowedPosts(db: Db, filter: NarrowFilter) {
  const { slugs } = filter
  return slugs === null ? everyPost(db, filter) : categoryPosts(db, filter, slugs)
}

function everyPost(db: Db, filter: PostFilter) {
  return db
    .selectFrom('post_search')
    .where('state', 'in', statesOf(filter))
    .where(isInLanguage(filter))
    .where(isInTime(db, filter))
    .where(isBy('author_key', filter))
    .where(isInReview(db, 'reviewed', filter))
    .select('post_id')
}

function categoryPosts(db: Db, filter: PostFilter, slugs: CategorySlugs) {
  return db
    .selectFrom('post_categories')
    .where(isOfCategory(slugs, 'post_categories'))
    .where('state', 'in', statesOf(filter))
    .where(isInLanguage(filter))
    .where(isInTime(db, filter))
    .$if(filter.author !== undefined || filter.review !== undefined, (posts) =>
      posts.where('post_id', 'in', everyPost(db, filter)),
    )
    .select('post_id')
    .distinct()
}

function matching(db: Db, filter: NarrowFilter, way: Way) {
  const { viewer, search = '' } = filter
  const states = statesOf(filter)
  const isByLanguage = way === 'locale' || (way === 'walk' && viewer !== 'staff')
  // Hides the indexes of states and languages, which would be preferred to the faster way; PostgreSQL estimates well without a text.
  const isHidden = !isByLanguage && (way === 'words' || !isPostgres(db))
  let select = db
    .selectFrom('post_search')
    .where(isInTime(db, filter))
    .where(isInLanguage(filter, isHidden ? sql`locale || ''` : sql`locale`))
  if (isHidden && way !== 'walk') {
    select = select.where(sql<string>`state || ''`, 'in', states)
  } else if (isByLanguage || states.length === 1) {
    select = select.where('state', 'in', states)
  } else {
    select = select.where('state', '<>', 'trashed')
  }
  if (way === 'words') select = select.where(mayHaveTerms(db, search))
  if (way === 'few') select = select.where('post_id', 'in', narrowedPosts(db, filter))
  else select = select.where(isNarrowed(db, filter))
  return isSearch(search) ? select.where(hasWords(db, search, viewer)) : select
}

// The place may be a post withdrawn since, but not one never public, whose id must reveal nothing.
function beyond(
  id: string,
  columns: SearchColumn[],
  direction: PostSort['direction'],
  viewer: ListViewer,
) {
  const known =
    viewer === 'staff'
      ? sql`true`
      : sql`exists (select 1 from blog_posts as p where p.id = last_seen.post_id and ((p.published and p.published_at is null and p.publish_at is null) or p.published_at <= ${sql.val(viewer.readsAt)}))`
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const side = sql.raw(direction === 'asc' ? '>' : '<')
  return sql<boolean>`(${names}) ${side} (select ${names} from post_search as last_seen where last_seen.post_id = ${id} and ${known})`
}
