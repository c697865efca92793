import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import {
  isPostId,
  type Post,
  type PostSummary,
  readCategories,
  type Viewer,
} from '#app/features/blog/post.ts'
import { likePattern } from '#app/features/blog/search-text.ts'
import type { Schema } from '#db/schema.ts'

export type Db = Kysely<Schema>

/**
 * A page of a list. `nextAfter` is the `after` of the next call, `nextBefore` the `before` of the one that leads back; null
 * means: there is no such page.
 */
export type PostPage = { posts: PostSummary[]; nextAfter: string | null; nextBefore: string | null }

/**
 * Which posts, and from where: older than the post with the id `after`, or newer than the one with the id `before`.
 * `categories`: posts that have one of these.
 */
export type PostQuery = {
  viewer: Viewer
  search?: string
  categories?: readonly string[]
  after?: string
  before?: string
  limit: number
}

const summaryColumns = [
  'id',
  'slug',
  'title',
  'excerpt',
  'author',
  'date',
  'image',
  'image_alt',
  'categories',
  'published',
  'created_at',
  'updated_at',
  'published_at',
  'user_id',
  'version',
  'submission_id',
] as const

const postColumns = [...summaryColumns, 'content'] as const

/** Lists posts, newest `created_at` first, id as the tie (decisions: never by publication). */
export async function listPosts(db: Db, query: PostQuery): Promise<PostPage> {
  const { viewer, after, before, limit } = query
  const direction = before === undefined ? 'desc' : 'asc'
  const rows = await matching(visiblePosts(db, viewer), query)
    .$if(after !== undefined, (select) => select.where(besidePost('<', after ?? '', viewer)))
    .$if(before !== undefined, (select) => select.where(besidePost('>', before ?? '', viewer)))
    .select(summaryColumns)
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit + 1)
    .execute()
  const posts = rows.slice(0, limit).map(toSummary)
  const hasMore = rows.length > limit
  if (before !== undefined) posts.reverse()
  const [first, last] = [posts.at(0)?.id ?? null, posts.at(-1)?.id ?? null]
  if (before !== undefined) return { posts, nextAfter: last, nextBefore: hasMore ? first : null }
  return { posts, nextAfter: hasMore ? last : null, nextBefore: after === undefined ? null : first }
}

/** The newest published posts with their texts, for readers elsewhere. */
export async function listPublications(db: Db, limit: number): Promise<Post[]> {
  const rows = await visiblePosts(db, 'reader')
    .select(postColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toPost)
}

/** Where the published posts stand and when each was last saved, the newest first. */
export async function listPostAddresses(
  db: Db,
  limit: number,
): Promise<Pick<Post, 'slug' | 'updatedAt' | 'categories'>[]> {
  const rows = await visiblePosts(db, 'reader')
    .select(['slug', 'updated_at', 'categories'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ slug, updated_at, categories }) => ({
    slug,
    updatedAt: new Date(updated_at),
    categories: readCategories(categories),
  }))
}

/** The categories of every published post, for `groupCategories`. */
export async function listPostCategories(db: Db): Promise<string[][]> {
  const rows = await visiblePosts(db, 'reader').select('categories').execute()
  return rows.map(({ categories }) => readCategories(categories))
}

/** How many posts a list would show in all. */
export async function countPosts(
  db: Db,
  query: Omit<PostQuery, 'after' | 'before' | 'limit'>,
): Promise<number> {
  const row = await matching(visiblePosts(db, query.viewer), query)
    .select((expression) => expression.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Finds a post by its id or its slug; null also for a draft when a reader asks, so that nobody learns that it exists. */
export async function findPost(db: Db, idOrSlug: string, viewer: Viewer): Promise<Post | null> {
  const row = await visiblePosts(db, viewer)
    .where(isPostId(idOrSlug) ? 'id' : 'slug', '=', idOrSlug)
    .select(postColumns)
    .executeTakeFirst()
  return row ? toPost(row) : null
}

/** The newest other posts that share a category with this one, then the newest of all, up to `limit`. */
export async function listRelatedPosts(db: Db, post: Post, limit: number): Promise<PostSummary[]> {
  const { posts } = await listPosts(db, { viewer: 'reader', limit: 24 })
  const others = posts.filter((other) => other.id !== post.id)
  const shared = (other: PostSummary) =>
    other.categories.some((category) => post.categories.includes(category)) ? 1 : 0
  return others.toSorted((one, other) => shared(other) - shared(one)).slice(0, limit)
}

type Posts = SelectQueryBuilder<Schema, 'blog_posts', object>

// The one place that decides who sees what. Every query of this file begins here.
function visiblePosts(db: Db, viewer: Viewer): Posts {
  const kept = db.selectFrom('blog_posts').where('deleted_at', 'is', null)
  return viewer === 'staff' ? kept : kept.where('published', '=', sql<boolean>`true`)
}

function matching(
  select: Posts,
  { viewer, search = '', categories }: Omit<PostQuery, 'limit'>,
): Posts {
  const pattern = likePattern(search)
  const searched =
    pattern === '%%'
      ? select
      : select.where((column) =>
          viewer === 'staff'
            ? contains('search_text', pattern)
            : column.or([contains('search_text', pattern), contains('search_categories', pattern)]),
        )
  if (categories === undefined) return searched
  return searched.where((column) =>
    column.or(categories.map((category) => contains('search_categories', fencedPattern(category)))),
  )
}

function contains(column: 'search_text' | 'search_categories', pattern: string) {
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`
}

function fencedPattern(category: string): string {
  return likePattern(category).replace(/^%/, '%\u001f').replace(/%$/, '\u001f%')
}

// The place is looked up in the database, because PostgreSQL keeps microseconds that a JavaScript date would lose.
// A reader's place may be a post that was withdrawn since, but not one that never was public: its id must tell nothing.
function besidePost(side: '<' | '>', id: string, viewer: Viewer) {
  const known =
    viewer === 'staff'
      ? sql`true`
      : sql`(last_seen.published or last_seen.published_at is not null)`
  return sql<boolean>`(created_at, id) ${sql.raw(side)} (select created_at, id from blog_posts as last_seen where last_seen.id = ${id} and ${known})`
}

/** How the submission of a post that came with the product begins. */
export const SAMPLE_MARK = 'sample:'

type SummaryRow = Awaited<ReturnType<typeof selectSummary>>[number]
type PostRow = SummaryRow & { content: string }

const selectSummary = (db: Db) => db.selectFrom('blog_posts').select(summaryColumns).execute()

function toSummary(row: SummaryRow): PostSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    author: row.author,
    date: row.date,
    image: row.image,
    imageAlt: row.image_alt,
    categories: readCategories(row.categories),
    published: Boolean(row.published),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    publishedAt: row.published_at === null ? null : new Date(row.published_at),
    userId: row.user_id,
    version: row.version,
    sample: row.submission_id?.startsWith(SAMPLE_MARK) === true,
  }
}

function toPost(row: PostRow): Post {
  return { ...toSummary(row), content: row.content }
}
