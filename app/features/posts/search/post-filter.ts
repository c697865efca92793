import { categorySlug } from '#app/features/posts/category.ts'
import type { ListAddress, PostSort, PostTotal } from '#app/features/posts/post-list.ts'
import type { PostSummary } from '#app/features/posts/post.ts'
import { statusOf } from '#app/features/posts/publication/post-schedule.ts'
import { foldForSearch, hasSearchText } from '#app/platform/texts/fold-for-search.ts'

const KEY_LENGTH = 80

export function sortKey(text: string): string {
  return foldForSearch(text).slice(0, KEY_LENGTH)
}

export function isInCategory(categories: readonly string[], slug: string): boolean {
  return categories.some((name) => categorySlug(name) === slug)
}

/** By the rules of `searchPosts`: title and excerpt, id as the tie-breaker. */
export function listInMemory<Listed extends PostSummary>(
  posts: readonly Listed[],
  { search, state, category, language, author, review, sort, after }: ListAddress,
  { limit, now, lawyers }: { limit: number; now: Date; lawyers: readonly string[] },
): { posts: Listed[]; nextAfter: string | null; total: PostTotal } {
  const order = orderOf(sort)
  const isReviewed = ({ review: own }: Listed) => own !== null && lawyers.includes(own.by)
  const found = posts
    .filter(
      (post) =>
        hasSearchText([post.title, post.excerpt], search) &&
        (state === null || state === statusOf(post, now)) &&
        (language === null || language === post.locale) &&
        (category === null || isInCategory(post.categories, category)) &&
        (author === null || sortKey(post.author) === sortKey(author)) &&
        // Nobody is there to whom a post is assigned.
        (review === null || review === (isReviewed(post) ? 'reviewed' : 'unreviewed')),
    )
    .toSorted(order)
  const place = posts.find(({ id }) => id === after)
  const behind = place ? found.filter((post) => order(post, place) > 0) : []
  const rest = after === null ? found : behind
  const shown = rest.slice(0, limit)
  return {
    posts: shown,
    nextAfter: rest.length > limit ? (shown.at(-1)?.id ?? null) : null,
    total: { count: found.length, isMore: false },
  }
}

function orderOf({ by, direction }: PostSort): (one: PostSummary, other: PostSummary) => number {
  const side = direction === 'asc' ? 1 : -1
  return (one, other) =>
    side * compare([...keysOf(one)[by], one.id], [...keysOf(other)[by], other.id])
}

// The same keys as in `post-index.server.ts`.
function keysOf(post: PostSummary): Record<PostSort['by'], string[]> {
  const created = post.createdAt.toISOString()
  return {
    created: [created],
    title: [sortKey(post.title)],
    author: [sortKey(post.author)],
    status: [post.published ? 'published' : 'draft', created],
  }
}

function compare(one: readonly string[], other: readonly string[]): number {
  const place = one.findIndex((key, index) => key !== other[index])
  if (place === -1) return 0
  return (one[place] ?? '') < (other[place] ?? '') ? -1 : 1
}
