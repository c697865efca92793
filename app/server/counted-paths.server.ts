import { fixedPath } from '#app/features/pages/local-path.ts'
import { pageAddress } from '#app/features/pages/page-addresses.ts'
import type { Kysely } from 'kysely'
import type { SiteContent } from '#app/features/content/site-content.ts'
import { categoryPath } from '#app/features/posts/category.ts'
import { findNextPostExpiry } from '#app/features/posts/publication/next-expiry.server.ts'
import { listPostAddresses } from '#app/features/posts/posts.server.ts'
import { pathTo } from '#app/addresses.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { Bus } from '#app/platform/bus.server.ts'
import { pageAt } from '#app/features/pages/site-pages.ts'
import type { Schema } from '#db/schema.ts'
import { MINUTE_MS } from '#app/platform/time.ts'

const MOST_POSTS = 50_000
// Another process on the same database may have published a post.
const KNOWN_FOR_MS = MINUTE_MS

type CountedPathsParts = {
  db: Kysely<Schema>
  bus: Bus
  now: () => Date
  site: (locale: Locale) => SiteContent
}

/** Nothing but readers' pages is ever counted or sent to an outside service. */
export function createCountedPaths(parts: CountedPathsParts) {
  const { db, bus, now, site } = parts
  let blog: { paths: Promise<BlogPaths>; readAt: number } | null = null
  bus.subscribe(({ kind }) => {
    if (kind === 'content') blog = null
  })
  const readBlog = (instant: Date) => {
    blog = { paths: readBlogPaths(db, instant), readAt: instant.getTime() }
    // A failed read is repeated at the next request.
    blog.paths.catch(() => (blog = null))
    return blog.paths
  }
  const knownBlog = async () => {
    const instant = now()
    if (blog === null || Math.abs(instant.getTime() - blog.readAt) > KNOWN_FOR_MS)
      return (await readBlog(instant)).paths
    const { paths, until } = await blog.paths
    return until !== null && until <= instant ? (await readBlog(instant)).paths : paths
  }
  return {
    has: async (asked: string) => {
      const { locale, path } = pageAddress(asked, site) ?? { locale: 'en' as const, path: asked }
      if (pageAt(site(locale), path) !== null) return true
      return path.startsWith('/blog/') && (await knownBlog()).has(fixedPath(path, locale))
    },
  }
}

type BlogPaths = { paths: Set<string>; until: Date | null }

async function readBlogPaths(db: Kysely<Schema>, now: Date): Promise<BlogPaths> {
  const posts = await listPostAddresses(db, MOST_POSTS, now)
  const paths = posts.flatMap(({ slug, categories, locale }) =>
    [
      pathTo('/blog/:post', { post: slug }),
      ...categories.flatMap((name) => categoryPath(name) ?? []),
    ].map((path) => fixedPath(path, locale)),
  )
  return { paths: new Set(paths), until: await findNextPostExpiry(db, now) }
}
