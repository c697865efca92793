import type { Transaction } from 'kysely'
import { mayChangeLanguage } from '#app/features/posts/post-transitions.ts'
import { isPostId, type Post, type PostSummary, type Viewer } from '#app/features/posts/post.ts'
import type { ListedLanguage } from '#app/features/posts/post-list.ts'
import { languageName } from '#app/features/posts/translations/translation.ts'
import { type Db, localeOf, visiblePosts } from '#app/features/posts/posts.server.ts'
import { pathTo } from '#app/addresses.ts'
import { type Locale, LOCALES } from '#app/platform/texts/locales.ts'
import type { Schema } from '#db/schema.ts'

/** The same text in a language. */
export type Version = Pick<PostSummary, 'id' | 'slug' | 'title' | 'locale'> & {
  /** English. */
  path: string
  isSource: boolean
}

/** The post and its translations, as far as the viewer may see them. @param idOrSlug of any of them that the viewer may see */
export async function findVersions(db: Db, idOrSlug: string, viewer: Viewer): Promise<Version[]> {
  const post = await visiblePosts(db, viewer)
    .where(isPostId(idOrSlug) ? 'id' : 'slug', '=', idOrSlug)
    .select(['id', 'translates'])
    .executeTakeFirst()
  return post ? listVersions(db, post.translates ?? post.id, viewer) : []
}

/** The id of what it translates, or its own. */
export function sourceOf({ id, translation }: Pick<Post, 'id' | 'translation'>): string {
  return translation?.of ?? id
}

/** @param source id of the post that is no translation */
export async function listVersions(db: Db, source: string, viewer: Viewer): Promise<Version[]> {
  const rows = await visiblePosts(db, viewer)
    .where((each) => each.or([each('id', '=', source), each('translates', '=', source)]))
    .select(['id', 'slug', 'title', 'locale'])
    .execute()
  return rows.map((row) => ({
    ...row,
    locale: localeOf(row.locale),
    path: pathTo('/blog/:post', { post: row.slug }),
    isSource: row.id === source,
  }))
}

/** Its id. */
export async function findTranslation(
  db: Db,
  source: string,
  locale: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('blog_posts')
    .where('translates', '=', source)
    .where('locale', '=', locale)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row?.id ?? null
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
  return (await mayChange(tx, before, at)) ? wanted : before.locale
}

export async function mayChange(db: Db, post: Post, at: Date): Promise<boolean> {
  return mayChangeLanguage(post, await hasTranslations(db, post.id), at)
}

/** In which there are posts outside the trash, readers' or not. */
export async function listUsedLanguages(db: Db): Promise<ListedLanguage[]> {
  const used = await Promise.all(
    LOCALES.map((locale) =>
      db
        .selectFrom('post_search')
        .where('locale', '=', locale)
        .where('state', 'in', ['draft', 'published'])
        .select('locale')
        .limit(1)
        .executeTakeFirst(),
    ),
  )
  const locales = LOCALES.filter((_, index) => used[index] !== undefined)
  return locales.map((locale) => ({ locale, name: languageName(locale, 'en') }))
}
