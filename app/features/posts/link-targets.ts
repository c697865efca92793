import type { PostSummary } from '#app/features/posts/post.ts'
import { statusTexts } from '#app/features/posts/publication/publication-texts.ts'
import { statusOf } from '#app/features/posts/publication/post-schedule.ts'
import { pathTo } from '#app/addresses.ts'
import { hasSearchText } from '#app/platform/texts/fold-for-search.ts'
import type { LinkTarget } from '#app/features/rich-text/link-request.ts'

export type NamedPage = { name: string; path: string }

type Found = {
  pages: readonly NamedPage[]
  /** Newest first. */
  posts: readonly PostSummary[]
}

const SHOWN = { pages: 4, posts: 8 } as const
const PAGE = 'Page'

/** By title and address; a word in a title counts more than one in an excerpt. */
export function linkTargets({ pages, posts }: Found, search: string, now: Date): LinkTarget[] {
  const found = pages.filter(({ name, path }) => hasSearchText([name, path], search))
  const isNamed = ({ title, slug }: PostSummary) =>
    hasSearchText([title, addressOf(slug), slug.replaceAll('-', ' ')], search)
  const inExcerpt = posts.filter((post) => !isNamed(post) && hasSearchText([post.excerpt], search))
  return [
    ...found
      .slice(0, SHOWN.pages)
      .map(({ name, path }) => ({ title: name, address: path, note: PAGE })),
    ...[...posts.filter(isNamed), ...inExcerpt].slice(0, SHOWN.posts).map((post) => ({
      title: post.title,
      address: addressOf(post.slug),
      note: statusTexts[statusOf(post, now)],
    })),
  ]
}

function addressOf(slug: string): string {
  return pathTo('/blog/:post', { post: slug })
}
