import { sql, type Transaction } from 'kysely'
import {
  type NamedCategory,
  OTHER_LOCALES,
  slugIn,
} from '#app/features/posts/categories/category-names.ts'
import { type Locale, LOCALES } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'

type Tx = Transaction<Schema>

/** Whether or not something was set before. */
export async function putSettings(
  tx: Tx,
  { slug, name }: Pick<NamedCategory, 'slug' | 'name'>,
): Promise<void> {
  // A name that another program took up again.
  await tx.deleteFrom('category_slugs').where('slug', '=', slug).execute()
  await tx
    .insertInto('categories')
    .values({ slug, name, place: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function writeSettings(
  tx: Tx,
  before: NamedCategory,
  { slug, name, description, translated }: NamedCategory,
): Promise<void> {
  await putSettings(tx, before)
  await tx
    .updateTable('categories')
    .set({ slug, name, description, version: sql<number>`version + 1` })
    .where('slug', '=', before.slug)
    .execute()
  await tx.deleteFrom('category_names').where('category_slug', '=', slug).execute()
  await putNames(tx, { slug, name, description, translated })
}

export async function putNames(tx: Tx, category: NamedCategory): Promise<void> {
  const rows = OTHER_LOCALES.flatMap((locale) => {
    const texts = category.translated[locale]
    const names = { category_slug: category.slug, locale, slug: slugIn(category, locale) }
    return texts ? [{ ...names, ...texts }] : []
  })
  if (rows.length === 0) return
  await tx
    .insertInto('category_names')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Change = { before: NamedCategory; after: NamedCategory }

/** From every slug that a language has no more, but for those that another category has. */
export async function leadOn(
  tx: Tx,
  categories: readonly NamedCategory[],
  { before, after }: Change,
): Promise<void> {
  const left = LOCALES.map((locale) => [slugIn(before, locale), slugIn(after, locale)])
    .filter(([was, is]) => was !== is)
    .map(([was]) => was ?? '')
  const others = categories.filter(({ slug }) => slug !== before.slug).map(({ slug }) => slug)
  const free = [before.slug, ...left].filter(
    (slug) => slug !== after.slug && !others.includes(slug),
  )
  await tx.deleteFrom('category_slugs').where('slug', '=', after.slug).execute()
  await leadTo(tx, after.slug, free)
}

/** Former slugs name the present one, so that redirects neither chain nor loop. */
export async function leadTo(tx: Tx, present: string, slugs: readonly string[]): Promise<void> {
  for (const slug of slugs)
    await tx
      .insertInto('category_slugs')
      .values({ slug, category_slug: present })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ category_slug: present }))
      .execute()
}

/** In which there are posts of it, the trash included. */
export async function usedLanguages(tx: Tx, category: NamedCategory): Promise<Locale[]> {
  const used: Locale[] = []
  for (const locale of LOCALES) {
    const post = await tx
      .selectFrom('post_categories')
      .where('locale', '=', locale)
      .where('slug', '=', slugIn(category, locale))
      .select('post_id')
      .limit(1)
      .executeTakeFirst()
    if (post) used.push(locale)
  }
  return used
}
