import { categorySlug } from '#app/features/blog/category.ts'
import {
  type ListAddress,
  type PostRow,
  type PostRows,
  type PostSort,
  ROWS_A_PAGE,
} from '#app/features/blog/post-list.ts'
import { type PostStanding, standingOf } from '#app/features/blog/post-schedule.ts'
import type { Post } from '#app/features/blog/post.ts'
import { foldForSearch } from '#app/features/blog/search-text.ts'

/**
 * One page of the dashboard's list over the browser's copy, by the rules of the server's (specification, section 5): the
 * newest first unless another order is asked for, a search in title or excerpt.
 * @param standings what the switch and the times of a post come to, in a word
 */
export function copiedRows(
  posts: readonly Post[],
  address: ListAddress,
  now: Date,
  standings: Record<PostStanding, string>,
): PostRows {
  const found = posts.filter((post) => isAskedFor(post, address)).toSorted(orderOf(address.sort))
  const start = found.findIndex(({ id }) => id === address.after) + 1
  const end = start + ROWS_A_PAGE * address.pages
  const shown = found.slice(start, end)
  const hasMore = found.length > end
  return {
    rows: shown.map((post) => rowOf(post, now, standings)),
    nextAfter: hasMore ? (shown.at(-1)?.id ?? null) : null,
    total: { count: found.length, isMore: false },
    // Nothing is to be removed here: a reset brings the samples back.
    hasSamples: false,
  }
}

function isAskedFor(post: Post, { search, state, category }: ListAddress): boolean {
  const words = foldForSearch(search)
  return (
    [post.title, post.excerpt].some((text) => foldForSearch(text).includes(words)) &&
    (state === null || (state === 'published') === post.published) &&
    (category === null || post.categories.some((name) => categorySlug(name) === category))
  )
}

function orderOf({ by, direction }: PostSort): (one: Post, other: Post) => number {
  const side = direction === 'asc' ? 1 : -1
  return (one, other) => {
    const keys = [keysOf(one)[by], keysOf(other)[by]] as const
    const [first, second] = [`${keys[0]} ${one.id}`, `${keys[1]} ${other.id}`]
    if (first === second) return 0
    return first < second ? -side : side
  }
}

function keysOf({ createdAt, title, author, published }: Post): Record<PostSort['by'], string> {
  const created = createdAt.toISOString()
  return {
    created,
    title: foldForSearch(title),
    author: foldForSearch(author),
    status: `${published ? 'published' : 'draft'} ${created}`,
  }
}

function rowOf(post: Post, now: Date, standings: Record<PostStanding, string>): PostRow {
  const { id, slug, title, author, date, categories, version } = post
  const standing = standingOf(post, now)
  const published = standing === 'published'
  return {
    id,
    slug,
    title,
    author,
    date,
    published,
    status: standings[standing],
    categories,
    version,
  }
}
