import { redirect } from 'react-router'
import type { Category } from '#app/features/posts/category.ts'
import { searchPosts } from '#app/features/posts/search/search-posts.server.ts'
import { postCards } from '#app/features/posts/post-cards.server.ts'
import type { PostListData } from '#app/features/posts/ui/post-list-page.tsx'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { Services } from '#app/server/services.server.ts'

const POSTS_A_PAGE = 12
const LONGEST_SEARCH = 100
const CATEGORIES_SHOWN = 12

export function readSearch(request: Request): string {
  return (new URL(request.url).searchParams.get('q') ?? '').slice(0, LONGEST_SEARCH)
}

type Shown = {
  categories: readonly Category[]
  category: (Category & { description: string }) | null
  readsAt: Date
  locale: Locale
}

/** Throws a redirect to the first page where the way back to newer posts has reached it. */
export async function postList(
  { db, config }: Services,
  request: Request,
  shown: Shown,
): Promise<PostListData> {
  const { categories, category, readsAt, locale } = shown
  const { pathname, searchParams } = new URL(request.url)
  const search = readSearch(request)
  const place = placeOf(searchParams)
  const page = await searchPosts(db, {
    viewer: { readsAt, locale },
    search,
    ...(category && { category: category.slug }),
    ...place,
    limit: POSTS_A_PAGE,
  })
  const path = pathname.replace(/\.data$/, '')
  const address = (side: { before?: string; after?: string } = {}) => {
    const query = new URLSearchParams({ ...(search !== '' && { q: search }), ...side })
    return query.size === 0 ? path : `${path}?${query.toString()}`
  }
  // The first page is always full and has one address.
  if (place.before !== undefined && page.nextBefore === null) throw redirect(address())
  // An empty page has no post from which the way back could begin.
  const newer = page.nextBefore === null ? address() : address({ before: page.nextBefore })
  const isFirst = place.after === undefined && place.before === undefined
  return {
    posts: await postCards(db, page.posts, config.imageHosts),
    total: page.total,
    search,
    category: category?.name ?? null,
    ...(category?.description && { description: category.description }),
    categories: categories.slice(0, CATEGORIES_SHOWN).map(({ name, slug }) => ({ name, slug })),
    newerHref: isFirst ? null : newer,
    olderHref: page.nextAfter === null ? null : address({ after: page.nextAfter }),
    ...(config.asFiles && { isFile: true }),
  }
}

function placeOf(query: URLSearchParams): { after?: string; before?: string } {
  const [after, before] = [query.get('after'), query.get('before')]
  if (after !== null) return { after }
  return before === null ? {} : { before }
}
