import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { isPostId, type Post, type PostSummary, readCategories, type Viewer } from '#app/features/blog/post.ts'
import { likePattern } from '#app/features/blog/search-text.ts'
import type { Schema } from '#db/schema.ts'

export type Db = Kysely<Schema>

/** A page of a list. `after` of the next call is `nextAfter`; null means: that was the last page. */
export type PostPage = { posts: PostSummary[]; nextAfter: string | null }

/** Which posts, and from where: `after` is the id of the last post already seen. */
export type PostQuery = { viewer: Viewer; search?: string; category?: string; after?: string; limit: number }

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
  const rows = await matching(visiblePosts(db, query.viewer), query)
    .$if(query.after !== undefined, (select) => select.where(afterPost(query.after ?? '', query.viewer)))
    .select(summaryColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute()
  const posts = rows.slice(0, query.limit).map(toSummary)
  return { posts, nextAfter: rows.length > query.limit ? (posts.at(-1)?.id ?? null) : null }
}

/** How many posts a list would show in all. */
export async function countPosts(db: Db, query: Omit<PostQuery, 'after' | 'limit'>): Promise<number> {
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

function matching(select: Posts, { viewer, search = '', category }: Omit<PostQuery, 'limit'>): Posts {
  const pattern = likePattern(search)
  const searched =
    pattern === '%%'
      ? select
      : select.where((column) =>
          viewer === 'staff'
            ? contains('search_text', pattern)
            : column.or([contains('search_text', pattern), contains('search_categories', pattern)]),
        )
  if (category === undefined) return searched
  return searched.where(contains('search_categories', fencedPattern(category)))
}

function contains(column: 'search_text' | 'search_categories', pattern: string) {
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`
}

function fencedPattern(category: string): string {
  return likePattern(category).replace(/^%/, '%\u001f').replace(/%$/, '\u001f%')
}

// The place is looked up in the database, because PostgreSQL keeps microseconds that a JavaScript date would lose.
// A reader's place may be a post that was withdrawn since, but not one that never was public: its id must tell nothing.
function afterPost(id: string, viewer: Viewer) {
  const known = viewer === 'staff' ? sql`true` : sql`(last_seen.published or last_seen.published_at is not null)`
  return sql<boolean>`(created_at, id) < (select created_at, id from blog_posts as last_seen where last_seen.id = ${id} and ${known})`
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
