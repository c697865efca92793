import { data, redirect, type RouterContextProvider } from 'react-router'
import type { RouteHandle } from '#app/entry.server.tsx'
import type { Route } from './+types/list.ts'
import { homeStep } from '#app/routes/site/site-page-meta.ts'
import { categoryPath } from '#app/features/posts/category.ts'
import { listCategories } from '#app/features/posts/categories/categories.server.ts'
import { findLocalSlug } from '#app/features/posts/categories/category-settings.server.ts'
import { fallbackList } from '#app/features/posts/samples/fallback-posts.server.ts'
import { inCategory, PostListPage } from '#app/features/posts/ui/post-list-page.tsx'
import { breadcrumbs } from '#app/features/seo/json-ld.ts'
import { MissingPage } from '#app/routes/site/missing-page.tsx'
import { ResultsElsewhere } from '#app/features/site/ui/search-results.tsx'
import { offeredLocales } from '#app/features/site/locales/offered-locales.ts'
import { alternatesOf } from '#app/features/posts/translations/translation.ts'
import { findElsewhere, wordsOfAddress } from '#app/routes/site/find-on-site.server.ts'
import { blogExpiry } from '#app/server/pages/page-expiry.server.ts'
import { pageMeta } from '#app/application/page-meta.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { categoryPages } from '#app/routes/blog/blog-paths.server.ts'
import { readPosts } from '#app/routes/blog/fallback.server.ts'
import { postList, readSearch } from '#app/routes/blog/list-data.server.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export const handle: RouteHandle = { query: ['q', 'after', 'before'] }

/** All articles, or those of the category in the address. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { services, locale, now: readsAt, ...shown } = readerPage(context)
  const { blog: texts, notFound, search } = shown.texts
  const nothing = { list: null, alternates: [], texts, notFound, search, results: [] }
  const requested = params.category ?? null
  return readPosts(
    context,
    async () => {
      const categories = await listCategories(services.db, { readsAt, locale })
      const category = requested === null ? null : categories.find(({ slug }) => slug === requested)
      if (category === undefined) {
        const moved = await findLocalSlug(services.db, requested ?? '', locale)
        const present = categories.find(({ slug }) => slug === moved)
        // Never a cached response, so that a name which is taken up again does not lead away.
        if (present) throw redirect(movedAddress(request, present.name), 301)
        const results = await findElsewhere(context, wordsOfAddress(request))
        return data({ ...nothing, results }, { status: 404 })
      }
      const list = await postList(services, request, { categories, category, readsAt, locale })
      const alternates = category ? await alternatesIn(context, category.slug) : []
      const until = await blogExpiry(services, readsAt)
      const isEmpty = list.search !== '' && list.posts.length === 0
      const results = isEmpty ? await findElsewhere(context, list.search) : []
      const page = { ...nothing, list, alternates, results }
      return data(page, { headers: publicPage(until) })
    },
    (headers) => {
      const list = fallbackList(locale, { search: readSearch(request), category: requested })
      return data({ ...nothing, list }, { headers })
    },
  )
}

async function alternatesIn(context: Readonly<RouterContextProvider>, slug: string) {
  const { services, locale, now: readsAt } = readerPage(context)
  const offered = offeredLocales(services.site('en'))
  const pages = await categoryPages(services.db, slug, { readsAt, locale })
  return alternatesOf(pages.filter((page) => offered.includes(page.locale)))
}

function movedAddress(request: Request, name: string): string {
  return `${categoryPath(name) ?? '/blog'}${new URL(request.url).search}`
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { texts, list, alternates, notFound } = args.loaderData
  if (list === null) return pageMeta({ title: notFound.title, index: false })
  const { category, search } = list
  // Sample posts instead of a category's.
  if (category === null && args.params.category !== undefined)
    return pageMeta({ title: texts.list.title, index: false }, args)
  const steps = [...homeStep(args), { name: texts.list.title, path: '/blog' }]
  let [name, description] = [texts.list.title, texts.list.description]
  if (category !== null) {
    name = inCategory(category, texts)
    description = list.description ?? fillText(texts.list.inCategoryDescription, { category })
    steps.push({ name, path: categoryPath(category) ?? '/blog' })
  }
  const page = {
    title: name,
    description,
    // Search results and pages on the way back are not indexed.
    index: search === '' && !args.location.search.includes('before='),
    query: ['after'],
    // The second page has no counterpart.
    ...(args.location.search === '' && { alternates }),
    jsonLd: (origin: string) => [breadcrumbs(origin, steps)],
  }
  return pageMeta(page, args)
}

export default function BlogList({ loaderData }: Route.ComponentProps) {
  const { list, texts, notFound, search, results } = loaderData
  const elsewhere = <ResultsElsewhere results={results} texts={search} />
  if (!list) return <MissingPage missing={{ notFound, search, results }} />
  return <PostListPage list={list} texts={texts} elsewhere={elsewhere} />
}
