import type { Route } from './+types/rss.ts'
import { rssFeed } from '#app/features/seo/feed.ts'
import { feedResponse } from '#app/routes/feeds/blog-feed.server.ts'

export function loader(args: Route.LoaderArgs) {
  return feedResponse(args, 'application/rss+xml', (origin, feed, path) =>
    rssFeed(origin, path, feed),
  )
}
