import { type RawBuilder, sql } from 'kysely'
import type { ReviewFilter } from '#app/features/posts/post-list.ts'
import type { ListViewer } from '#app/features/posts/post.ts'
import type { PostStatus } from '#app/features/posts/publication/post-schedule.ts'
import { type Db, postsWithStatus, visiblePosts } from '#app/features/posts/posts.server.ts'
import { sortKey } from '#app/features/posts/search/post-filter.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import { postsOutOfTime } from '#app/platform/not-currently-visible.server.ts'

export type PostFilter = {
  viewer: ListViewer
  /** For staff; readers see those of their language, whatever is requested. */
  locale?: string
  search?: string
  /** At this moment. Readers see only published posts, whatever is requested. */
  status?: { is: PostStatus; at: Date }
  category?: string
  author?: string
  review?: ReviewFilter
  /** Whose `mine` is. */
  userId?: string
  /** The names of those by whom a post can be `reviewed`. */
  lawyers?: readonly string[]
}

/** `slugs`: of its category, null without one. */
export type NarrowFilter = PostFilter & { slugs: CategorySlugs | null }

// Decides the states of a list; `findSummaries` checks each post again.
export function statesOf({ viewer, status }: PostFilter): ('draft' | 'published')[] {
  if (viewer !== 'staff') return ['published']
  if (status === undefined) return ['draft', 'published']
  return [status.is === 'draft' ? 'draft' : 'published']
}

export function languageOf({ viewer, locale }: PostFilter): string | null {
  return viewer === 'staff' ? (locale ?? null) : viewer.locale
}

export function isInLanguage(filter: PostFilter, column: RawBuilder<unknown> = sql`locale`) {
  const locale = languageOf(filter)
  return locale === null ? sql<boolean>`true` : sql<boolean>`${column} = ${locale}`
}

export function isBy(column: string, { author }: PostFilter) {
  if (author === undefined) return sql<boolean>`true`
  return sql<boolean>`${sql.raw(column)} = ${sortKey(author)}`
}

export function isInReview(db: Db, column: string, filter: PostFilter) {
  const { review, userId = '', lawyers = [] } = filter
  if (review === undefined) return sql<boolean>`true`
  if (review === 'ready')
    return sql<boolean>`post_id in (select post_id from post_reviews where post_reviews.state = 'ready')`
  if (review === 'mine')
    return sql<boolean>`post_id in (select post_id from post_reviews where assignee_id = ${userId})`
  const [reviewed, others] = [sql.raw(column), postsNamingOthers(db, lawyers).select('id')]
  return review === 'reviewed'
    ? sql<boolean>`(${reviewed} = true and post_id not in ${others})`
    : sql<boolean>`(${reviewed} = false or post_id in ${others})`
}

/** Those that name a reviewer who is no lawyer of the firm, which readers are not told. @param lawyers their names */
export function postsNamingOthers(db: Db, lawyers: readonly string[]) {
  return visiblePosts(db, 'staff')
    .where('reviewed_on', 'is not', null)
    .where('reviewed_by', 'is not', null)
    .$if(lawyers.length > 0, (posts) => posts.where('reviewed_by', 'not in', lawyers))
}

// The index of the lists has states but no times.
export function isInTime(db: Db, { viewer, status }: PostFilter) {
  if (viewer !== 'staff') return sql<boolean>`post_id not in ${postsOutOfTime(db, viewer.readsAt)}`
  if (status === undefined || status.is === 'draft') return sql<boolean>`true`
  const { is, at } = status
  return is === 'published'
    ? sql<boolean>`post_id not in ${postsOutOfTime(db, at)}`
    : sql<boolean>`post_id in ${postsWithStatus(db, is, at)}`
}

// Without SQLite's indexes of authors and reviews, which would be preferred to that of the order.
export function isNarrowed(db: Db, filter: NarrowFilter) {
  const isHidden = !isPostgres(db)
  const by = isBy(isHidden ? "author_key || ''" : 'author_key', filter)
  const reviewed = isInReview(db, isHidden ? '+reviewed' : 'reviewed', filter)
  return sql<boolean>`${isIn(filter)} and ${by} and ${reviewed}`
}

function isIn({ slugs }: NarrowFilter) {
  if (slugs === null) return sql<boolean>`true`
  return sql<boolean>`exists (select 1 from post_categories as c where ${isOfCategory(slugs, 'c')} and c.post_id = post_search.post_id)`
}

/** What posts of a category have in `post_categories`: its own slug, except in languages that give it to another category, and its slugs in languages. */
export type CategorySlugs = {
  slug: string
  notIn: string[]
  inLanguages: { locale: string; slug: string }[]
}

/** For readers the category of that slug in their language; for staff, who see all languages, that of its first name. */
export async function findCategorySlugs(
  db: Db,
  { viewer, category: slug }: PostFilter,
): Promise<CategorySlugs | null> {
  if (slug === undefined) return null
  if (viewer !== 'staff') return { slug, notIn: [], inLanguages: [] }
  const names = await db
    .selectFrom('category_names')
    .where(({ eb, or }) => or([eb('category_slug', '=', slug), eb('slug', '=', slug)]))
    .select(['locale', 'slug', 'category_slug'])
    .execute()
  const [own, others] = [
    names.filter((name) => name.category_slug === slug),
    names.filter((name) => name.category_slug !== slug),
  ]
  return { slug, notIn: others.map(({ locale }) => locale), inLanguages: own }
}

export function isOfCategory({ slug, notIn, inLanguages }: CategorySlugs, table: string) {
  const [slugs, locales] = [sql.ref(`${table}.slug`), sql.ref(`${table}.locale`)]
  const own =
    notIn.length === 0
      ? sql<boolean>`${slugs} = ${slug}`
      : sql<boolean>`${slugs} = ${slug} and ${locales} not in (${sql.join(notIn)})`
  if (inLanguages.length === 0) return own
  const either = sql.join([slug, ...inLanguages.map((name) => name.slug)])
  const named = inLanguages.map(
    (name) => sql`${slugs} = ${name.slug} and ${locales} = ${name.locale}`,
  )
  return sql<boolean>`${slugs} in (${either}) and (${sql.join([own, ...named], sql` or `)})`
}
