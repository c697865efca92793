import type { LoaderFunctionArgs } from 'react-router'
import { fillText } from '#app/platform/fill-text.ts'
import type { Post } from '#app/features/posts/post.ts'
import { findImageSources } from '#app/features/posts/post-cards.server.ts'
import { lastChange } from '#app/features/posts/publication/post-schedule.ts'
import { listPublications } from '#app/features/posts/posts.server.ts'
import { renderContent } from '#app/features/posts/render-content.ts'
import { quoteKnownFacts } from '#app/features/facts/fact.ts'
import { imageNamesIn, imagePath } from '#app/features/images/image.ts'
import type { Feed, FeedItem } from '#app/features/seo/feed.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { feeds } from '#app/features/site/texts/en/feeds.ts'
import { blogExpiry } from '#app/server/page-expiry.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Services } from '#app/server/services.server.ts'

const POSTS_IN_FEED = 20

/** Responds with the newest posts. @param print writes them in the format of the media type */
export function feedResponse(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  mediaType: string,
  print: (origin: string, feed: Feed) => string,
): Promise<Response> {
  const services = context.get(servicesContext)
  return respondingToDatabaseProblems(services.log, async () => {
    const readsAt = services.now()
    const feed = await blogFeed(services, readsAt)
    const until = await blogExpiry(services, readsAt)
    const headers = { ...publicPage(until), 'Content-Type': `${mediaType}; charset=utf-8` }
    return new Response(print(publicOrigin(services.config, request), feed), { headers })
  })
}

async function blogFeed({ db, config, facts, site }: Services, readsAt: Date): Promise<Feed> {
  const { blog } = interfaceTexts('en')
  const posts = await listPublications(db, POSTS_IN_FEED, readsAt)
  const shown = posts.flatMap(({ content }) => imageNamesIn({ image: '', content }).map(imagePath))
  const rendering = {
    images: await findImageSources(db, shown),
    imageHosts: config.imageHosts,
    outsideImage: blog.post.outsideImage,
  }
  return {
    title: fillText(feeds.title, { firm: site('en').firm.name }),
    description: blog.list.description,
    language: feeds.language,
    pagePath: '/blog',
    items: posts.map((post) => {
      const content = quoteKnownFacts(post.content, facts.current(), readsAt)
      return toItem(post, renderContent(content, rendering).html)
    }),
  }
}

function toItem(post: Post, html: string): FeedItem {
  return {
    id: `urn:uuid:${post.id}`,
    path: `/blog/${post.slug}`,
    title: post.title,
    summary: post.excerpt,
    html,
    author: post.author,
    categories: post.categories,
    publishedAt: post.publishedAt ?? post.createdAt,
    updatedAt: lastChange(post),
  }
}
