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
    categoriesOf: async (id: string) => (await findPost(db, id, 'staff'))?.categories,
    rename: (slug: string, name: string, version = 0, description = '') =>
      saveCategory(services(), { slug, version }, { name, description }),
    merge: (slug: string, into: string, version = 0) =>
      mergeCategory(services(), { slug, version }, into),
    move: (slug: string, way: 'up' | 'down', past: string) =>
      moveCategory(services(), { slug, way, past }),
    list,
    order: async () => (await list()).map(({ name }) => name),
    readersOrder: async () => (await listCategories(db, aReader)).map(({ name }) => name),
  }
}
