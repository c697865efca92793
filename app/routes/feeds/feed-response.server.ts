import type { LoaderFunctionArgs } from 'react-router'
import { addressIn } from '#app/features/pages/page-addresses.ts'
import { type Feed, rssFeed } from '#app/features/seo/feed.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { respondingToDatabaseProblems } from '#app/platform/http/database-response.server.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import { type ReaderPage, readerPage } from '#app/server/services-context.server.ts'

/** `print` writes a feed in the format of the media type. */
type Format = { mediaType: string; print: (origin: string, path: string, feed: Feed) => string }

export const RSS: Format = { mediaType: 'application/rss+xml', print: rssFeed }

/** @param read the feed, and until when it stays the same */
export function feedResponse(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  read: (page: ReaderPage) => Promise<{ feed: Feed; until: Date }>,
  { mediaType, print }: Format,
): Promise<Response> {
  const page = readerPage(context)
  const { services, site } = page
  return respondingToDatabaseProblems(services.log, async () => {
    const { feed, until } = await read(page)
    const path = addressIn(site, new URL(request.url).pathname)
    const headers = { ...publicPage(until), 'Content-Type': `${mediaType}; charset=utf-8` }
    return new Response(print(publicOrigin(services.config, request), path, feed), { headers })
  })
}
