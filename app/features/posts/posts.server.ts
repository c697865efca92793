import type { Review } from '#app/features/entries/publication/review.ts'
import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import {
  isPostId,
  type Post,
  type PostSummary,
  type PostTranslation,
  type Reader,
  readCategories,
  type Viewer,
} from '#app/features/posts/post.ts'
import { TEXT_FIELDS } from '#app/features/posts/post-fields.ts'
import { columnsOf, textsOfRow } from '#app/features/posts/post-columns.server.ts'
import { lastChange } from '#app/features/posts/publication/post-schedule.ts'
import type { LocalDate } from '#app/platform/local-time.ts'
import { isLocale, type Locale } from '#app/platform/texts/locales.ts'
import { postsOutOfTime } from '#app/platform/not-currently-visible.server.ts'
import type { Schema } from '#db/schema.ts'

export type Db = Kysely<Schema>

// A text may be long, and lists do without it.
const SHORT_FIELDS = TEXT_FIELDS.filter((name) => name !== 'content')

export const summaryColumns = [
  ...columnsOf(SHORT_FIELDS),
  'id',
  'slug',
  'published',
  'created_at',
  'updated_at',
  'published_at',
  'publish_at',
  'unpublish_at',
  'reviewed_by',
  'reviewed_on',
  'user_id',
  'version',
  'locale',
  'translates',
  'translated_version',
  'submission_id',
] as const

const RELATED_AMONG = 24
export const postColumns = [...summaryColumns, 'content'] as const

/** In this order, without those that the viewer may not see. */
export async function findSummaries(
  db: Db,
  ids: readonly string[],
  viewer: Viewer,
): Promise<PostSummary[]> {
  if (ids.length === 0) return []
  const rows = await visiblePosts(db, viewer)
    .where('id', 'in', ids)
    .select(summaryColumns)
    .execute()
  const found = new Map(rows.map((row) => [row.id, toSummary(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

export async function listPublications(db: Db, limit: number, reader: Reader): Promise<Post[]> {
  const rows = await newestPosts(db, limit, reader).select(postColumns).execute()
  return rows.map(toPost)
}

/** In the order of their ids, without the trash. */
export async function findPosts(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<Post[]> {
  const rows = await visiblePosts(db, 'staff')
    .where('id', '>', after)
    .select(postColumns)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toPost)
}

export type ListedPost = {
  slug: string
  locale: Locale
  /** The same for a post and its translations. */
  group: string
  isSource: boolean
  changedAt: Date
  categories: string[]
}

/** In every language. */
export async function listPostAddresses(
  db: Db,
  limit: number,
  readsAt: Date,
): Promise<ListedPost[]> {
  const rows = await newestPosts(db, limit, { readsAt })
    .select(['id', 'slug', 'locale', 'translates', 'updated_at', 'categories', 'publish_at'])
    .execute()
  return rows.map(({ id, slug, locale, translates, updated_at, categories, publish_at }) => ({
    slug,
    locale: localeOf(locale),
    group: translates ?? id,
    isSource: translates === null,
    changedAt: lastChange({ updatedAt: new Date(updated_at), publishAt: instantOf(publish_at) }),
    categories: readCategories(categories),
  }))
}

/** Those that somebody wrote, or as a lawyer reviewed, under exactly this name, newest first. */
export async function listPostsOf(
  db: Db,
  { name, isLawyer }: { name: string; isLawyer: boolean },
  { limit, ...reader }: { limit: number } & Reader,
): Promise<PostSummary[]> {
  const rows = await newestPosts(db, limit, reader)
    .where((post) =>
      post.or([post('author', '=', name), ...(isLawyer ? [post('reviewed_by', '=', name)] : [])]),
    )
    .select(summaryColumns)
    .execute()
  return rows.map(toSummary)
}

/** Null also for a draft when a reader asks, so that its existence is not revealed. */
export async function findPost(db: Db, idOrSlug: string, viewer: Viewer): Promise<Post | null> {
  const row = await visiblePosts(db, viewer)
    .where(isPostId(idOrSlug) ? 'id' : 'slug', '=', idOrSlug)
    .select(postColumns)
    .executeTakeFirst()
  return row ? toPost(row) : null
}

/** In its language; those of a shared category first, then the newest. */
export async function listRelatedPosts(
  db: Db,
  post: Post,
  { limit, readsAt }: { limit: number; readsAt: Date },
): Promise<PostSummary[]> {
  const rows = await newestPosts(db, RELATED_AMONG, { readsAt, locale: post.locale })
    .where('id', '<>', post.id)
    .select(summaryColumns)
    .execute()
  const shared = (other: PostSummary) =>
    other.categories.some((category) => post.categories.includes(category)) ? 1 : 0
  return rows
    .map(toSummary)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, limit)
}

/** The newest with a category of which `isAbout` is true. */
export async function listPostsAbout(
  db: Db,
  isAbout: (category: string) => boolean,
  { limit, ...reader }: { limit: number } & Reader,
): Promise<PostSummary[]> {
  const rows = await newestPosts(db, RELATED_AMONG, reader).select(summaryColumns).execute()
  return rows
    .map(toSummary)
    .filter(({ categories }) => categories.some(isAbout))
    .slice(0, limit)
}

type Posts = SelectQueryBuilder<Schema, 'blog_posts', object>

// The only access rule: every query for readers begins here.
export function visiblePosts(db: Db, viewer: Viewer): Posts {
  const present = db.selectFrom('blog_posts').where('deleted_at', 'is', null)
  if (viewer === 'staff') return present
  return present
    .where('published', '=', sql<boolean>`true`)
    .where('id', 'not in', postsOutOfTime(db, viewer.readsAt))
}

/** The ids of the posts that wait for their time, or that their time has taken down; the rule of `statusOf`. */
export function postsWithStatus(db: Db, status: 'scheduled' | 'ended', at: Date) {
  const timed = db.selectFrom('blog_posts').select('id')
  if (status === 'ended') return timed.where('unpublish_at', '<=', at)
  return timed
    .where('publish_at', '>', at)
    .where((expression) =>
      expression.or([expression('unpublish_at', 'is', null), expression('unpublish_at', '>', at)]),
    )
}

function newestPosts(db: Db, limit: number, reader: Pick<Reader, 'readsAt'> & Partial<Reader>) {
  const { readsAt, locale } = reader
  return visiblePosts(db, { readsAt })
    .$if(locale !== undefined, (posts) => posts.where('locale', '=', locale ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
}

export const SAMPLE_MARK = 'sample:'

export type SummaryRow = Pick<Selectable<Schema['blog_posts']>, (typeof summaryColumns)[number]>

function toSummary(row: SummaryRow): PostSummary {
  return {
    ...textsOfRow(SHORT_FIELDS, row),
    id: row.id,
    slug: row.slug,
    published: Boolean(row.published),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    publishedAt: instantOf(row.published_at),
    publishAt: instantOf(row.publish_at),
    unpublishAt: instantOf(row.unpublish_at),
    review: reviewOf(row),
    userId: row.user_id,
    version: row.version,
    locale: localeOf(row.locale),
    translation: translationOf(row),
    sample: row.submission_id?.startsWith(SAMPLE_MARK) === true,
  }
}

/** Of a later release, or of another program: it is read as English. */
export function localeOf(stored: string): Locale {
  return isLocale(stored) ? stored : 'en'
}

function translationOf(row: SummaryRow): PostTranslation | null {
  const { translates, translated_version: version } = row
  return translates === null ? null : { of: translates, version: version ?? 0 }
}

function reviewOf({ reviewed_by, reviewed_on }: SummaryRow): Review | null {
  if (reviewed_by === null || reviewed_on === null) return null
  return { by: reviewed_by, on: reviewed_on as LocalDate }
}

function instantOf(stored: string | Date | null): Date | null {
  return stored === null ? null : new Date(stored)
}

export function toPost(row: SummaryRow & { content: string }): Post {
  return { ...toSummary(row), content: row.content }
}
