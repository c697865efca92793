import type { Kysely } from 'kysely'
import {
  firstSlugs,
  nameIn,
  ownTexts,
  slugIn,
  type StaffCategory,
} from '#app/features/posts/categories/category-names.ts'
import {
  type CategorySettings,
  listSettings,
} from '#app/features/posts/categories/category-settings.server.ts'
import { type Category, categorySlug, rankCategories } from '#app/features/posts/category.ts'
import type { KnownCategory } from '#app/features/posts/complete-category.ts'
import type { ListViewer, Reader, Viewer } from '#app/features/posts/post.ts'
import { localeOf } from '#app/features/posts/posts.server.ts'
import { postsOutOfTime } from '#app/platform/not-currently-visible.server.ts'
import { type Locale, LOCALES } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'

type Db = Kysely<Schema>

type Described = Category & { description: string }

/** In the order of the firm; for a reader with name, address and description in the language. */
export async function listCategories(db: Db, viewer: ListViewer): Promise<Described[]> {
  const settings = await listSettings(db)
  if (viewer === 'staff') return inOrder(await rankUsed(db, viewer, settings), settings)
  return inLanguage(await rankUsedIn(db, viewer, viewer.locale), settings, viewer.locale)
}

/** As readers see them, then those that they do not see. */
export async function listStaffCategories(db: Db, readsAt: Date): Promise<StaffCategory[]> {
  const settings = await listSettings(db)
  const shown = await rankUsed(db, { readsAt }, settings)
  const all = await rankUsed(db, 'staff', settings)
  const published = new Map(shown.map(({ slug, count }) => [slug, count]))
  const total = new Map(all.map(({ slug, count }) => [slug, count]))
  const hidden = all.filter(({ slug }) => !published.has(slug))
  // What ships for the categories of the samples is no work of anybody.
  const unused = settings.filter(
    ({ slug, version, place }) => !total.has(slug) && (version > 0 || place !== null),
  )
  return inOrder([...shown, ...hidden, ...unused], settings).map((category) => {
    const { slug, name, description, version, translated } = category
    const seen = published.get(slug) ?? 0
    const unpublished = (total.get(slug) ?? 0) - seen
    return { slug, name, description, version, translated, published: seen, unpublished }
  })
}

// The editor's page carries them all.
const KNOWN_CATEGORIES = 300

/** Of posts in that language; the most used first. */
export async function listKnownCategories(db: Db, locale: Locale): Promise<KnownCategory[]> {
  const used = await rankUsedIn(db, 'staff', locale)
  return inLanguage(used, await listSettings(db), locale)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, KNOWN_CATEGORIES)
    .map(({ name, count }) => ({ name, count }))
}

/** The names, in another language, of those categories that are known there. */
export async function translateCategories(
  db: Db,
  categories: readonly string[],
  { from, to }: { from: Locale; to: Locale },
): Promise<string[]> {
  const settings = await listSettings(db)
  const known = await listKnownCategories(db, to)
  const firstSlug = firstSlugs(settings)
  const names = new Map(known.map(({ name }) => [firstSlug(to, categorySlug(name)), name]))
  for (const category of settings)
    if (ownTexts(category, to)) names.set(category.slug, nameIn(category, to))
  return categories.flatMap((name) => names.get(firstSlug(from, categorySlug(name))) ?? [])
}

/** The slug of a category in each language in which readers see posts of it; the page's own is that of the reader's language. */
export async function findCategoryPages(
  db: Db,
  slug: string,
  { readsAt, locale }: Reader,
): Promise<{ locale: Locale; slug: string }[]> {
  const settings = await listSettings(db)
  const first = firstSlugs(settings)(locale, slug)
  const category = settings.find((each) => each.slug === first)
  const pages = LOCALES.map((each) => ({
    locale: each,
    slug: category ? slugIn(category, each) : first,
  }))
  // Another program may have written a post with the name of another language.
  if (!pages.some((page) => page.locale === locale && page.slug === slug)) return []
  const seen = await Promise.all(
    pages.map((page) =>
      shownPosts(db, { readsAt })
        .where('locale', '=', page.locale)
        .where('slug', '=', page.slug)
        .select('post_id')
        .limit(1)
        .executeTakeFirst(),
    ),
  )
  return pages.filter((_, index) => seen[index] !== undefined)
}

function shownPosts(db: Db, viewer: Viewer) {
  const posts = db.selectFrom('post_categories')
  return viewer === 'staff'
    ? posts.where('state', 'in', ['draft', 'published'])
    : posts
        .where('state', 'in', ['published'])
        .where('post_id', 'not in', postsOutOfTime(db, viewer.readsAt))
}

/** In all languages, by the slugs of the first names. */
async function rankUsed(
  db: Db,
  viewer: Viewer,
  settings: readonly CategorySettings[],
): Promise<Category[]> {
  const uses = await countedUses(db, viewer).execute()
  const firstSlug = firstSlugs(settings)
  return rank(uses.map((use) => ({ ...use, slug: firstSlug(localeOf(use.locale), use.slug) })))
}

async function rankUsedIn(db: Db, viewer: Viewer, locale: Locale): Promise<Category[]> {
  return rank(await countedUses(db, viewer).where('locale', '=', locale).execute())
}

function countedUses(db: Db, viewer: Viewer) {
  return (
    shownPosts(db, viewer)
      .select(['locale', 'slug', 'name', (expression) => expression.fn.countAll().as('posts')])
      // With the unused state, because nothing needs sorting in the order of the index.
      .groupBy(['state', 'slug', 'name', 'locale'])
  )
}

type Use = { slug: string; name: string; posts: number | bigint | string }

function rank(uses: readonly Use[]): Category[] {
  return rankCategories(uses.map(({ posts, ...use }) => ({ ...use, posts: Number(posts) })))
}

const LAST = Number.MAX_SAFE_INTEGER

function inOrder<Listed extends Pick<Category, 'slug' | 'name'>>(
  categories: readonly Listed[],
  settings: readonly CategorySettings[],
) {
  const bySlug = new Map(settings.map((each) => [each.slug, each]))
  return categories
    .map((category) => {
      const { slug, name } = category
      const unset = { slug, name, description: '', version: 0, place: null, translated: {} }
      return { ...category, ...(bySlug.get(slug) ?? unset) }
    })
    .toSorted((one, other) => (one.place ?? LAST) - (other.place ?? LAST))
}

function inLanguage(
  categories: readonly Category[],
  settings: readonly CategorySettings[],
  locale: Locale,
): Described[] {
  const firstSlug = firstSlugs(settings)
  const bySlug = new Map(settings.map((each) => [each.slug, each]))
  const setFor = ({ slug }: Category) => bySlug.get(firstSlug(locale, slug))
  const placeOf = (category: Category) => setFor(category)?.place ?? LAST
  return categories
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((category) => {
      const found = setFor(category)
      // Another program may have written a post with the name of another language.
      if (!found || slugIn(found, locale) !== category.slug) return { ...category, description: '' }
      const { name = found.name, description = '' } = ownTexts(found, locale) ?? {}
      return { ...category, name, description }
    })
}
