import type { Transaction } from 'kysely'
import { mayChangeLanguage } from '#app/features/posts/post-transitions.ts'
import type { Post, PostSummary } from '#app/features/posts/post.ts'
import { type Db, localeOf, visiblePosts } from '#app/features/posts/posts.server.ts'
import { isPostId } from '#app/features/posts/post.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'

/** The same text in a language. */
export type Version = Pick<PostSummary, 'id' | 'slug' | 'title' | 'locale'> & { isSource: boolean }

/** The post itself and its translations, as far as the viewer may see them. @param idOrSlug of any of them */
export async function listVersions(
  db: Db,
  idOrSlug: string,
  viewer: Parameters<typeof visiblePosts>[1],
): Promise<Version[]> {
  const post = await visiblePosts(db, viewer)
    .where(isPostId(idOrSlug) ? 'id' : 'slug', '=', idOrSlug)
    .select(['id', 'translates'])
    .executeTakeFirst()
  if (!post) return []
  const source = post.translates ?? post.id
  const rows = await visiblePosts(db, viewer)
    .where((each) => each.or([each('id', '=', source), each('translates', '=', source)]))
    .select(['id', 'slug', 'title', 'locale'])
    .execute()
  return rows.map((row) => ({
    ...row,
    locale: localeOf(row.locale),
    isSource: row.id === source,
  }))
}

async function hasTranslations(db: Db, id: string): Promise<boolean> {
  const any = await db
    .selectFrom('blog_posts')
    .where('translates', '=', id)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return any !== undefined
}

/** Of a post that is saved in this transaction; a wish that comes too late changes nothing. */
export async function nextLanguage(
  tx: Transaction<Schema>,
  before: Post,
  wanted: Locale | null,
  at: Date,
): Promise<Locale> {
  if (wanted === null || wanted === before.locale) return before.locale
  return mayChangeLanguage(before, await hasTranslations(tx, before.id), at)
    ? wanted
    : before.locale
}
