import type { Reader } from '#app/features/posts/post.ts'
import { findVersions } from '#app/features/posts/translations/translations.server.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { Services } from '#app/server/services.server.ts'
import { isOfBlog } from '#app/server/site-pages.server.ts'

/** The English path of a page of the blog in each language that has it; a category has its own in each. */
export async function blogPaths(
  { db, log }: Services,
  path: string,
  { readsAt, locale }: Reader,
): Promise<ReadonlyMap<Locale, string>> {
  const own = [[locale, path]] as const
  if (!isOfBlog(path) || path.startsWith('/blog/category/')) return new Map(own)
  try {
    const versions = await findVersions(db, path.slice('/blog/'.length), { readsAt })
    return new Map([
      ...versions.map((each) => [each.locale, `/blog/${each.slug}`] as const),
      ...own,
    ])
  } catch (error) {
    log.error('the languages of a post could not be read', error)
    return new Map(own)
  }
}
