import { countWords } from '#app/platform/texts/count-words.ts'
import { isInCategory } from '#app/features/posts/search/post-filter.ts'
import { hasSearchText } from '#app/platform/texts/fold-for-search.ts'
import { NO_TEXTS, readingMinutes } from '#app/features/posts/post.ts'
import { textsOfCard } from '#app/features/posts/post-cards.server.ts'
import { renderContent } from '#app/features/posts/render-content.ts'
import { type SamplePost, samplePostsIn } from '#app/features/posts/samples/sample-posts.ts'
import type { PostCardData } from '#app/features/posts/ui/post-card.tsx'
import type { PostListData } from '#app/features/posts/ui/post-list-page.tsx'
import type { Locale } from '#app/platform/texts/locales.ts'
import type { PostPageData } from '#app/features/posts/ui/post-page.tsx'

/** Spec 8.8: sample posts, marked as such; an unknown category shows them all. */
export function fallbackList(
  locale: Locale,
  requested: { search: string; category: string | null },
): PostListData {
  const { search, category } = requested
  const posts = samplePostsIn(locale).filter(({ title, excerpt, categories }) =>
    hasSearchText([title, excerpt, ...categories], search),
  )
  const inCategory = posts.filter(
    ({ categories }) => category === null || isInCategory(categories, category),
  )
  const shown = inCategory.length > 0 ? inCategory : posts
  return {
    posts: shown.map(cardOf),
    total: { count: shown.length, isMore: false },
    search,
    category: null,
    categories: [],
    newerHref: null,
    olderHref: null,
    isFallback: true,
  }
}

export function findFallback(
  locale: Locale,
  slug: string,
  { outsideImage, sampleNote }: { outsideImage: string; sampleNote: string },
): PostPageData | null {
  const post = samplePostsIn(locale).find((sample) => sample.slug === slug)
  if (!post) return null
  const { html, headings } = renderContent(post.content, {
    images: new Map(),
    imageHosts: [],
    outsideImage,
  })
  return {
    ...cardOf(post),
    html,
    headings,
    authorPath: null,
    note: sampleNote,
    reviewer: null,
    readingMinutes: readingMinutes(countWords(post.content)),
    source: null,
    related: samplePostsIn(locale)
      .filter((other) => other !== post)
      .map(cardOf),
    address: null,
  }
}

function cardOf({ slug, categories, ...sample }: SamplePost): PostCardData {
  const texts = textsOfCard({ ...NO_TEXTS, ...sample, categories: [...categories] })
  return { ...texts, id: slug, slug, cover: { kind: 'none' } }
}
