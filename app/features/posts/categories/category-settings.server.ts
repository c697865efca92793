import { type Kysely, sql, type Transaction } from 'kysely'
import {
  currentCategories,
  type CurrentNames,
  firstSlugs,
  nameIn,
  type NamedCategory,
  OTHER_LOCALES,
  slugIn,
} from '#app/features/posts/categories/category-names.ts'
import { categorySlug } from '#app/features/posts/category.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'

type Db = Kysely<Schema>

/** What staff set for a category; one that exists through its posts alone has none. */
export type CategorySettings = NamedCategory & { place: number | null; version: number }

// One after the other, because it is also called in transactions.
export async function listSettings(db: Db): Promise<CategorySettings[]> {
  const rows = await db.selectFrom('categories').selectAll().orderBy('slug').execute()
  const names = await db.selectFrom('category_names').selectAll().execute()
  const own = Map.groupBy(names, ({ category_slug }) => category_slug)
  return rows.map((row) => ({
    ...row,
    translated: Object.fromEntries(
      (own.get(row.slug) ?? []).map(({ locale, name, description }) => [
        locale,
        { name, description },
      ]),
    ),
  }))
}

/** The present first slug of a category that had this one. */
export async function findMovedSlug(db: Db, slug: string): Promise<string | null> {
  const moved = await db
    .selectFrom('category_slugs')
    .where('slug', '=', slug)
    .select('category_slug')
    .executeTakeFirst()
  return moved?.category_slug ?? null
}

/** The slug in a language, from a former one or that of another language. */
export async function findLocalSlug(db: Db, slug: string, locale: Locale): Promise<string> {
  const moved = await findMovedSlug(db, slug)
  const settings = await listSettings(db)
  const present =
    settings.find((each) => each.slug === slug || each.slug === moved) ??
    settings.find(({ translated }) =>
      OTHER_LOCALES.some((each) => categorySlug(translated[each]?.name ?? '') === slug),
    )
  return present ? slugIn(present, locale) : slug
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

export async function readCurrentNames(db: Db, locale: Locale): Promise<CurrentNames> {
  const former = await db.selectFrom('category_slugs').selectAll().execute()
  const settings = await listSettings(db)
  const bySlug = new Map(settings.map((each) => [each.slug, each]))
  const firstSlug = firstSlugs(settings)
  const known = [
    ...former.map(({ slug, category_slug }) => [slug, category_slug] as const),
    ...settings.flatMap((each) =>
      [each.slug, slugIn(each, locale)].map((slug) => [slug, firstSlug(locale, slug)] as const),
    ),
  ]
  return new Map(
    known.flatMap(([slug, first]) => {
      const category = bySlug.get(first)
      return category ? [[slug, nameIn(category, locale)]] : []
    }),
  )
}

export async function inCurrentNames(
  db: Db,
  categories: readonly string[],
  locale: Locale,
): Promise<string[]> {
  return currentCategories(categories, await readCurrentNames(db, locale))
}

/** For a post that is saved in this transaction. */
export async function settleCategories(
  tx: Transaction<Schema>,
  categories: readonly string[],
  locale: Locale,
): Promise<string[]> {
  await lockNames(tx, 'use')
  return inCurrentNames(tx, categories, locale)
}

/** Until the transaction ends, so that no post is saved under a name that is being changed. SQLite has one writer anyway. */
export async function lockNames(tx: Transaction<Schema>, to: 'use' | 'change'): Promise<void> {
  if (!isPostgres(tx)) return
  const lock = sql.raw(to === 'use' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')
  await sql`select ${lock}(hashtextextended('categories', 0))`.execute(tx)
}
