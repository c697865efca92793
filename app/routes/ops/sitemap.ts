import { fixedPath } from '#app/features/pages/local-path.ts'
import { pathTo } from '#app/addresses.ts'
import type { Route } from './+types/sitemap.ts'
import {
  firstSlugs,
  type NamedCategory,
  slugIn,
} from '#app/features/posts/categories/category-names.ts'
import { listSettings } from '#app/features/posts/categories/category-settings.server.ts'
import { categoryPath, groupCategories } from '#app/features/posts/category.ts'
import { offeredLocales } from '#app/features/site/locales/offered-locales.ts'
import { type ListedPost, listPostAddresses } from '#app/features/posts/posts.server.ts'
import { alternatesOf } from '#app/features/posts/translations/translation.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { sitemapFiles, sitemapIndex } from '#app/features/seo/sitemap.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { blogExpiry } from '#app/server/pages/page-expiry.server.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { listedPages, pageChanged } from '#app/server/pages/site-pages.server.ts'

/** The whole site map, or the index of its files where it needs several, which stand at addresses of their own. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { db, config, log } = services
  return respondingToDatabaseProblems(log, async () => {
    const [now, site] = [services.now(), services.site('en')]
    const offered = offeredLocales(site)
    const listed = await listPostAddresses(db, Number.MAX_SAFE_INTEGER, now)
    const posts = postEntries(listed.filter(({ locale }) => offered.includes(locale)))
    const pages = offered.flatMap((locale) =>
      listedPages(services.site, locale).map(({ path, address, alternates }) => {
        const written = pageChanged(services.site(locale), path, now)
        const news = path === '/blog' ? posts.filter((post) => post.locale === locale) : []
        return {
          ...latest(address, [{ changed: written }, ...news]),
          alternates,
        }
      }),
    )
    const categories = categoryEntries(posts, await listSettings(db))
    const origin = publicOrigin(config, request)
    const entries = [...pages, ...categories, ...posts]
    const xml = fileAt(params.file, sitemapFiles(origin, entries), origin)
    if (xml === null) return new Response('Not found', { status: 404 })
    const headers = {
      ...publicPage(await blogExpiry(services, now)),
      'Content-Type': 'application/xml; charset=utf-8',
    }
    return new Response(xml, { headers })
  })
}

/** Null where there is none. @param name unset at the address that robots.txt names */
function fileAt(name: string | undefined, files: readonly string[], origin: string): string | null {
  if (name === undefined)
    return files.length === 1 ? (files[0] ?? null) : sitemapIndex(origin, files.length)
  const number = /^([1-9]\d{0,5})\.xml$/.exec(name)?.[1]
  return files[Number(number) - 1] ?? null
}

function postEntries(listed: readonly ListedPost[]) {
  const groups = Map.groupBy(listed, ({ group }) => group)
  return listed.map(({ slug, locale, group, changedAt, categories }) => ({
    path: fixedPath(pathTo('/blog/:post', { post: slug }), locale),
    locale,
    changed: changedAt,
    categories,
    alternates: localAlternates(
      (groups.get(group) ?? []).map((each) => ({
        ...each,
        path: pathTo('/blog/:post', { post: each.slug }),
      })),
    ),
  }))
}

type PostEntry = ReturnType<typeof postEntries>[number]

function categoryEntries(posts: readonly PostEntry[], settings: readonly NamedCategory[]) {
  const firstSlug = firstSlugs(settings)
  const pages = [...Map.groupBy(posts, ({ locale }) => locale)].flatMap(([locale, written]) =>
    groupCategories(written.map(({ categories }) => categories)).flatMap(({ slug, names }) => {
      const path = categoryPath(slug)
      const inIt = written.filter((post) => post.categories.some((name) => names.includes(name)))
      return path === null ? [] : [{ locale, path, first: firstSlug(locale, slug), slug, inIt }]
    }),
  )
  const joined = Map.groupBy(
    // Another program may have written a post with the name of another language.
    pages.filter(({ locale, first, slug }) => {
      const category = settings.find((each) => each.slug === first)
      return !category || slugIn(category, locale) === slug
    }),
    ({ first }) => first,
  )
  return pages.map((page) => {
    const group = joined.get(page.first) ?? []
    const versions = group.includes(page) ? group : []
    const inOrder = versions.toSorted(
      (one, other) => LOCALES.indexOf(one.locale) - LOCALES.indexOf(other.locale),
    )
    return {
      ...latest(fixedPath(page.path, page.locale), page.inIt),
      alternates: localAlternates(inOrder.map((each, at) => ({ ...each, isSource: at === 0 }))),
    }
  })
}

function localAlternates(versions: Parameters<typeof alternatesOf>[0]) {
  return alternatesOf(versions).map(({ lang, path, locale }) => ({
    lang,
    path: fixedPath(path, locale),
  }))
}

function latest(path: string, addresses: readonly { changed: Date }[]) {
  return { path, changed: new Date(Math.max(0, ...addresses.map(({ changed }) => +changed))) }
}
