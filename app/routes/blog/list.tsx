import { data } from 'react-router'
import type { Route } from './+types/list.ts'
import { countPosts, listPosts } from '#app/features/blog/posts.server.ts'
import { postCards } from '#app/features/blog/post-cards.server.ts'
import { PostListPage } from '#app/features/blog/ui/post-list-page.tsx'
import { contentOf } from '#app/features/site/content.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { pageBoundary } from '#app/page-boundary.server.ts'
import { pageMeta } from '#app/page-meta.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { servicesContext } from '#app/services-context.server.ts'

const POSTS_A_PAGE = 12
const LONGEST_SEARCH = 100

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, config, now } = context.get(servicesContext)
  const query = new URL(request.url).searchParams
  const search = (query.get('q') ?? '').slice(0, LONGEST_SEARCH)
  const after = query.get('after') ?? undefined
  const [page, count] = await Promise.all([
    listPosts(db, { viewer: 'reader', search, limit: POSTS_A_PAGE, ...(after !== undefined && { after }) }),
    countPosts(db, { viewer: 'reader', search }),
  ])
  const list = {
    posts: await postCards(db, page.posts, config.imageHosts),
    count,
    search,
    olderHref: page.nextAfter === null ? null : olderHref(search, page.nextAfter),
  }
  return data({ list, words: contentOf('en').blog }, { headers: publicPage(pageBoundary(firm, now())) })
}

function olderHref(search: string, after: string): string {
  return `/blog?${new URLSearchParams({ ...(search !== '' && { q: search }), after }).toString()}`
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData: { words, list } }) =>
  pageMeta({
    title: `${words.list.title} | ${firm.name}`,
    description: words.list.description,
    index: list.search === '',
  })

export default function BlogList({ loaderData }: Route.ComponentProps) {
  return <PostListPage {...loaderData} />
}
