import { findCategoryPages } from '#app/features/posts/categories/categories.server.ts'
import type { Reader } from '#app/features/posts/post.ts'
import { findVersions } from '#app/features/posts/translations/translations.server.ts'
import { pathTo } from '#app/addresses.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { Services } from '#app/server/services.server.ts'
import { isOfBlog } from '#app/server/pages/site-pages.server.ts'

export async function categoryPages(db: Services['db'], slug: string, reader: Reader) {
  const pages = await findCategoryPages(db, slug, reader)
  return pages.map((page, index) => ({
    locale: page.locale,
    path: pathTo('/blog/category/:category', { category: page.slug }),
    isSource: index === 0,
  }))
}

/** The English path of a page of the blog in each language that has it. */
export async function blogPaths(
  { db, log }: Services,
  path: string,
  { readsAt, locale }: Reader,
): Promise<ReadonlyMap<Locale, string>> {
  const own = [[locale, path]] as const
  if (!isOfBlog(path)) return new Map(own)
  try {
    const [, category] = /^\/blog\/category\/([^/]+)$/.exec(path) ?? []
    const pages =
      category === undefined
        ? await findVersions(db, path.slice('/blog/'.length), { readsAt })
        : await categoryPages(db, decodeURIComponent(category), { readsAt, locale })
    return new Map([...pages.map((each) => [each.locale, each.path] as const), ...own])
  } catch (error) {
    log.error('the languages of a page could not be read', error)
    return new Map(own)
  }
}
