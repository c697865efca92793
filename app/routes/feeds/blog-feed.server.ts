import { fixedPath } from '#app/features/pages/local-path.ts'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import type { Post } from '#app/features/posts/post.ts'
import { findImageSources } from '#app/features/posts/post-cards.server.ts'
import { lastChange } from '#app/features/posts/publication/post-schedule.ts'
import { listPublications } from '#app/features/posts/posts.server.ts'
import { renderInTime } from '#app/features/posts/render-content.ts'
import { quoteKnownFacts } from '#app/features/facts/fact.ts'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import { imageNamesIn, imagePath } from '#app/features/images/image.ts'
import type { Feed, FeedItem } from '#app/features/seo/feed.ts'
import { blogExpiry } from '#app/server/pages/page-expiry.server.ts'
import { xmlText } from '#app/features/seo/sitemap.ts'
import type { ReaderPage } from '#app/server/services-context.server.ts'

const POSTS_IN_FEED = 20

/** In characters, of all posts; one for which there is no more room has its excerpt only. */
const MOST_HTML = 1_000_000

/** The newest posts. */
export async function blogFeed({
  services,
  site,
  texts: { blog, feeds },
  locale,
  now: readsAt,
}: ReaderPage): Promise<{ feed: Feed; until: Date }> {
  const { db, config, textWorker } = services
  const posts = await listPublications(db, POSTS_IN_FEED, { readsAt, locale })
  const shown = posts.flatMap(({ content }) => imageNamesIn({ image: '', content }).map(imagePath))
  const known = factsOf(site)
  const rendering = {
    images: await findImageSources(db, shown),
    imageHosts: config.imageHosts,
    outsideImage: blog.post.outsideImage,
  }
  const items: FeedItem[] = []
  let room = MOST_HTML
  for (const post of posts) {
    const content = quoteKnownFacts(post.content, known, readsAt, locale)
    const { html } = await renderInTime(textWorker, content, rendering)
    const isShort = html.length <= room
    if (isShort) room -= html.length
    items.push(toItem(post, isShort ? html : `<p>${xmlText(post.excerpt)}</p>`))
  }
  const feed = {
    title: fillText(feeds.title, { firm: site.firm.name }),
    description: blog.list.description,
    language: feeds.language,
    pagePath: fixedPath('/blog', locale),
    items,
  }
  return { feed, until: await blogExpiry(services, readsAt) }
}

function toItem(post: Post, html: string): FeedItem {
  return {
    id: `urn:uuid:${post.id}`,
    path: fixedPath(pathTo('/blog/:post', { post: post.slug }), post.locale),
    title: post.title,
    summary: post.excerpt,
    html,
    author: post.author,
    categories: post.categories,
    publishedAt: post.publishedAt ?? post.createdAt,
    updatedAt: lastChange(post),
  }
}
