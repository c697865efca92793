import type { Route } from './+types/sitemap.ts'
import { categoryPath, groupCategories } from '#app/features/posts/category.ts'
import { introductionsOf } from '#app/features/site/introductions/introductions.ts'
import { offeredLocales } from '#app/features/site/locales/offered-locales.ts'
import { localPath } from '#app/features/site/locales/localized-paths.ts'
import { type ListedPost, listPostAddresses } from '#app/features/posts/posts.server.ts'
import { alternatesOf } from '#app/features/posts/translations/translation.ts'
import type { Locale } from '#app/platform/texts/locales.ts'
import { SITEMAP_LIMIT, sitemapXml } from '#app/features/seo/sitemap.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { blogExpiry } from '#app/server/page-expiry.server.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { listedPages, pageChanged } from '#app/server/site-pages.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { db, config, facts, log } = services
  return respondingToDatabaseProblems(log, async () => {
    const [now, site] = [services.now(), services.site('en')]
    const offered = offeredLocales(site)
    const listed = await listPostAddresses(db, SITEMAP_LIMIT, now)
    const posts = postEntries(listed.filter(({ locale }) => offered.includes(locale)))
    const pages = offered.flatMap((locale) =>
      listedPages(services.site, locale).map(({ path, alternates }) => {
        const written = pageChanged(services.site(locale), path, facts.current(), now)
        const news = path === '/blog' ? posts.filter((post) => post.locale === locale) : []
        return { ...latest(localPath(path, locale), [{ changed: written }, ...news]), alternates }
      }),
    )
    const categories = offered.flatMap((locale) =>
      categoryEntries(
        posts.filter((post) => post.locale === locale),
        locale,
      ),
    )
    const introductions = introductionsOf(site).map(({ path }) =>
      latest(path, [{ changed: pageChanged(site, path, facts.current(), now) }]),
    )
    const xml = sitemapXml(publicOrigin(config, request), [
      ...pages,
      ...introductions,
      ...categories,
      ...posts,
    ])
    const headers = {
      ...publicPage(await blogExpiry(services, now)),
      'Content-Type': 'application/xml; charset=utf-8',
    }
    return new Response(xml, { headers })
  })
}

function postEntries(listed: readonly ListedPost[]) {
  const groups = Map.groupBy(listed, ({ group }) => group)
  return listed.map(({ slug, locale, group, changedAt, categories }) => ({
    path: localPath(`/blog/${slug}`, locale),
    locale,
    changed: changedAt,
    categories,
    alternates: alternatesOf(groups.get(group) ?? []).map((page) => ({
      lang: page.lang,
      path: localPath(page.path, page.locale),
    })),
  }))
}

function categoryEntries(posts: readonly ReturnType<typeof postEntries>[number][], locale: Locale) {
  return groupCategories(posts.map((post) => post.categories)).flatMap(({ names }) => {
    const inIt = posts.filter((post) => post.categories.some((name) => names.includes(name)))
    const path = categoryPath(names[0] ?? '')
    return path === null ? [] : [latest(localPath(path, locale), inIt)]
  })
}

function latest(path: string, addresses: readonly { changed: Date }[]) {
  const instants = addresses.map(({ changed }) => changed.getTime())
  return { path, changed: new Date(Math.max(0, ...instants)) }
}
