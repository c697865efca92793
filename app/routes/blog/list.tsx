import { readPosts } from '#app/routes/blog/fallback.server.ts'
import { fallbackList } from '#app/features/posts/samples/fallback-posts.server.ts'
import { data } from 'react-router'
import type { Route } from './+types/list.ts'
import type { RouteHandle } from '#app/entry.server.tsx'
import { PostListPage } from '#app/features/posts/ui/post-list-page.tsx'
import { breadcrumbs } from '#app/features/seo/json-ld.ts'
import { contentOf } from '#app/features/site/content.ts'
import { feeds } from '#app/features/site/content/en/feeds.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { blogExpiry } from '#app/server/page-expiry.server.ts'
import { pageMeta } from '#app/application/page-meta.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { findCategories, postList, readSearch } from '#app/routes/blog/list-data.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const texts = contentOf('en').blog
  const readsAt = services.now()
  return readPosts(
    context,
    async () => {
      const categories = await findCategories(services, readsAt)
      const list = await postList(services, request, { categories, category: null, readsAt })
      const until = await blogExpiry(services, firm, readsAt)
      return data({ list, texts }, { headers: publicPage(until) })
    },
    (headers) =>
      data(
        { list: fallbackList({ search: readSearch(request), category: null }), texts },
        { headers },
      ),
  )
}

export const handle: RouteHandle = { sheets: ['form', 'notes', 'blog'] }

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { texts, list } = args.loaderData
  const page = {
    title: `${texts.list.title} | ${firm.name}`,
    description: texts.list.description,
    // Search results and pages on the way back are not indexed.
    index: list.search === '' && !args.location.search.includes('before='),
    query: ['after'],
    jsonLd: (origin: string) => [
      breadcrumbs(origin, [feeds.home, { name: texts.list.title, path: '/blog' }]),
    ],
  }
  return pageMeta(page, args)
}

export default function BlogList({ loaderData }: Route.ComponentProps) {
  return <PostListPage {...loaderData} />
}
