import type { Kysely } from 'kysely'
import type { ExportFile } from '#app/features/export/export-format.ts'
import { lockNames } from '#app/features/posts/categories/category-settings.server.ts'
import { putNames } from '#app/features/posts/categories/write-settings.server.ts'
import type { Schema } from '#db/schema.ts'

/** Those that the site has stay as they are. */
export async function takeCategories(
  db: Kysely<Schema>,
  categories: ExportFile['categories'],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockNames(tx, 'change')
    for (const { formerSlugs, translated, ...category } of categories) {
      const taken = await tx
        .insertInto('categories')
        .values({ ...category, version: 1 })
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .returning('slug')
        .executeTakeFirst()
      if (taken === undefined) continue
      await putNames(tx, { ...category, translated })
      if (formerSlugs.length === 0) continue
      await tx
        .insertInto('category_slugs')
        .values(formerSlugs.map((slug) => ({ slug, category_slug: category.slug })))
        .onConflict((conflict) => conflict.column('slug').doNothing())
        .execute()
    }
  })
}
