import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { type Category, rankCategories } from '#app/features/posts/category.ts'
import {
  currentCategories,
  type CurrentNames,
  type StaffCategory,
} from '#app/features/posts/categories/category-names.ts'
import type { KnownCategory } from '#app/features/posts/complete-category.ts'
import type { ListViewer, Viewer } from '#app/features/posts/post.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { postsOutOfTime } from '#app/platform/not-currently-visible.server.ts'
import type { Schema } from '#db/schema.ts'

type Db = Kysely<Schema>

/** In the order of the firm. */
export async function listCategories(
  db: Db,
  viewer: ListViewer,
): Promise<(Category & Pick<StaffCategory, 'description'>)[]> {
  const [used, settings] = await Promise.all([
    rankUsed(db, viewer, viewer === 'staff' ? undefined : viewer.locale),
    listSettings(db),
  ])
  const categories = inOrder(used, settings)
  // Staff describe a category once, in English.
  if (viewer === 'staff' || viewer.locale === 'en') return categories
  return categories.map((category) => ({ ...category, description: '' }))
}

/** As readers see them, then those that they do not see. */
export async function listStaffCategories(db: Db, readsAt: Date): Promise<StaffCategory[]> {
  const [shown, all, settings] = await Promise.all([
    rankUsed(db, { readsAt }),
    rankUsed(db, 'staff'),
    listSettings(db),
  ])
  const published = new Map(shown.map(({ slug, count }) => [slug, count]))
  const total = new Map(all.map(({ slug, count }) => [slug, count]))
  const hidden = all.filter(({ slug }) => !published.has(slug))
  const unused = settings.filter(({ slug }) => !total.has(slug))
  return inOrder([...shown, ...hidden, ...unused], settings).map((category) => {
    const { slug, name, description, version } = category
    const seen = published.get(slug) ?? 0
    const unpublished = (total.get(slug) ?? 0) - seen
    return { slug, name, description, version, published: seen, unpublished }
  })
}

// The editor's page carries them all.
const KNOWN_CATEGORIES = 300

/** Of posts in that language; the most used first. */
export async function listKnownCategories(db: Db, locale: Locale): Promise<KnownCategory[]> {
  const used = await rankUsed(db, 'staff', locale)
  return inOrder(used, await listSettings(db))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, KNOWN_CATEGORIES)
    .map(({ name, count }) => ({ name, count }))
}

/** The present slug of a category that had this one. */
export async function findMovedSlug(db: Db, slug: string): Promise<string | null> {
  const moved = await db
    .selectFrom('category_slugs')
    .where('slug', '=', slug)
    .select('category_slug')
    .executeTakeFirst()
  return moved?.category_slug ?? null
}

export async function listFormerSlugs(db: Db, slug: string): Promise<string[]> {
  const rows = await db
    .selectFrom('category_slugs')
    .where('category_slug', '=', slug)
    .select('slug')
    .orderBy('slug')
    .execute()
  return rows.map((row) => row.slug)
}

export async function readCurrentNames(db: Db): Promise<CurrentNames> {
  const former = db
    .selectFrom('category_slugs')
    .innerJoin('categories', 'categories.slug', 'category_slugs.category_slug')
    .select(['category_slugs.slug', 'categories.name'])
  const rows = await db.selectFrom('categories').select(['slug', 'name']).unionAll(former).execute()
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}

/** For a post that is saved in this transaction. */
export async function settleCategories(
  tx: Transaction<Schema>,
  categories: readonly string[],
): Promise<string[]> {
  await lockNames(tx, 'use')
  return currentCategories(categories, await readCurrentNames(tx))
}

/** Until the transaction ends, so that no post is saved under a name that is being changed. SQLite has one writer anyway. */
export async function lockNames(tx: Transaction<Schema>, to: 'use' | 'change'): Promise<void> {
  if (!isPostgres(tx)) return
  const lock = sql.raw(to === 'use' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')
  await sql`select ${lock}(hashtextextended('categories', 0))`.execute(tx)
}

type Settings = Selectable<Schema['categories']>

function listSettings(db: Db): Promise<Settings[]> {
  return db.selectFrom('categories').selectAll().orderBy('slug').execute()
}

async function rankUsed(db: Db, viewer: Viewer, locale?: Locale): Promise<Category[]> {
  let shown = db.selectFrom('post_categories')
  if (viewer !== 'staff')
    shown = shown.where('post_id', 'not in', postsOutOfTime(db, viewer.readsAt))
  if (locale !== undefined) shown = shown.where('locale', '=', locale)
  const uses = await shown
    .where('state', 'in', viewer === 'staff' ? ['draft', 'published'] : ['published'])
    .select(['slug', 'name', (expression) => expression.fn.countAll().as('posts')])
    // With the unused state, because nothing needs sorting in the order of the index.
    .groupBy(['state', 'slug', 'name'])
    .execute()
  return rankCategories(uses.map(({ posts, ...use }) => ({ ...use, posts: Number(posts) })))
}

const LAST = Number.MAX_SAFE_INTEGER

function inOrder<Listed extends Pick<Category, 'slug' | 'name'>>(
  categories: readonly Listed[],
  settings: readonly Settings[],
) {
  const bySlug = new Map(settings.map((each) => [each.slug, each]))
  const placeOf = ({ slug }: Listed) => bySlug.get(slug)?.place ?? LAST
  return categories
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((category) => {
      const { name, description, version } = bySlug.get(category.slug) ?? {
        name: category.name,
        description: '',
        version: 0,
      }
      return { ...category, name, description, version }
    })
}
