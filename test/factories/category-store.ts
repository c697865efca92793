import { findPost } from '#app/features/posts/posts.server.ts'
import {
  listCategories,
  listStaffCategories,
} from '#app/features/posts/categories/categories.server.ts'
import {
  mergeCategory,
  moveCategory,
  saveCategory,
} from '#app/features/posts/categories/change-categories.server.ts'
import type { CategoryForm } from '#app/features/posts/categories/category-names.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { aReader } from '#test/factories/posts.ts'
import { openPostStore } from '#test/factories/post-store.ts'
import type { DatabaseKind } from '#test/postgres.ts'

/** A store of posts, with what staff do to their categories. */
export async function openCategoryStore(kind: DatabaseKind) {
  const posts = await openPostStore(kind, { stepMs: 1_000 })
  const { db, services } = posts
  const list = () => listStaffCategories(db, aReader.readsAt)
  return {
    ...posts,
    write: (title: string, categories: string[], published = true) =>
      posts.create({ title, categories, published }),
    writeIn: (locale: Locale, ...categories: string[]) =>
      posts.create({
        title: `In ${locale} about ${categories.join(' and ')}`,
        categories,
        locale,
        published: true,
      }),
    categoriesOf: async (id: string) => (await findPost(db, id, 'staff'))?.categories,
    rename: (
      slug: string,
      name: string,
      version = 0,
      description = '',
      names: Partial<CategoryForm> = {},
    ) => {
      const none = { name: '', description: '' }
      const form = { en: { name, description }, es: none, pt: none, fr: none, ...names }
      return saveCategory(services(), { slug, version }, form)
    },
    merge: (slug: string, into: string, version = 0) =>
      mergeCategory(services(), { slug, version }, into),
    move: (slug: string, way: 'up' | 'down', past: string) =>
      moveCategory(services(), { slug, way, past }),
    list,
    order: async () => (await list()).map(({ name }) => name),
    readersOrder: async (locale: Locale = 'en') =>
      (await listCategories(db, { ...aReader, locale })).map(({ name }) => name),
  }
}
