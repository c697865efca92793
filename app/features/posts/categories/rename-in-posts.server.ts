import { setImmediate } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { categorySlug } from '#app/features/posts/category.ts'
import { readCategories } from '#app/features/posts/post.ts'
import { POST_FIELDS } from '#app/features/posts/post-fields.ts'
import { recordFirstRevisions } from '#app/features/posts/revisions/revisions.server.ts'
import { indexPosts } from '#app/features/posts/search/post-index.server.ts'
import { isPostgres } from '#app/platform/db/queries.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'

type Tx = Transaction<Schema>

/** From the slug of a name, in the posts of some languages. */
export type NewName = { slug: string; name: string; locales: readonly Locale[] }

type Renamed = { id: string; title: string; before: string[]; after: string[] }

// About 25 ms of SQLite's work, between which the program answers others.
const POSTS_AT_ONCE = 50

/** Every post of the category, in the trash too, without raising a version (decision 39); the problem is the title of a post whose list would become too long. */
export async function renameInPosts(tx: Tx, change: NewName): Promise<Result<null, string>> {
  const posts = await findRenamed(tx, change)
  const tooLong = posts.find(({ before, after }) => {
    const [was, is] = [before, after].map((names) => names.join(', ').length)
    return (is ?? 0) > Math.max(was ?? 0, POST_FIELDS.categories.max)
  })
  if (tooLong) return fail(tooLong.title)
  for (const some of inParts(posts)) {
    await write(tx, some)
    await setImmediate()
  }
  return ok(null)
}

async function write(tx: Tx, posts: readonly Renamed[]): Promise<void> {
  const ids = posts.map(({ id }) => id)
  await recordFirstRevisions(tx, ids)
  for (const [categories, same] of Map.groupBy(posts, ({ after }) => JSON.stringify(after))) {
    await tx
      .updateTable('blog_posts')
      .set({ categories })
      .where(
        'id',
        'in',
        same.map(({ id }) => id),
      )
      .execute()
  }
  await indexPosts(tx, ids)
}

async function findRenamed(tx: Tx, { slug, name, locales }: NewName): Promise<Renamed[]> {
  const used = await tx
    .selectFrom('post_categories')
    .where('slug', '=', slug)
    .where('locale', 'in', locales)
    .select('post_id')
    .distinct()
    // The order of `changePosts`, so that the two cannot deadlock.
    .orderBy('post_id')
    .execute()
  // A post in both of two merged categories has one.
  const slugs = [slug, categorySlug(name)]
  const rename = (each: string) => (slugs.includes(categorySlug(each)) ? name : each)
  const renamed: Renamed[] = []
  for (const some of inParts(used)) {
    await setImmediate()
    const rows = await tx
      .selectFrom('blog_posts')
      .where(
        'id',
        'in',
        some.map(({ post_id }) => post_id),
      )
      .select(['id', 'title', 'categories'])
      .orderBy('id')
      .$if(isPostgres(tx), (select) => select.forUpdate())
      .execute()
    for (const { id, title, categories } of rows) {
      const before = readCategories(categories)
      renamed.push({ id, title, before, after: [...new Set(before.map(rename))] })
    }
  }
  return renamed
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / POSTS_AT_ONCE)
  return Array.from({ length: count }, (_, part) =>
    items.slice(part * POSTS_AT_ONCE, (part + 1) * POSTS_AT_ONCE),
  )
}
