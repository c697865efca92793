import type { Route } from './+types/rss.ts'
import { blogFeed } from '#app/routes/feeds/blog-feed.server.ts'
import { feedResponse, RSS } from '#app/routes/feeds/feed-response.server.ts'

export function loader(args: Route.LoaderArgs) {
  return feedResponse(args, blogFeed, RSS)
}
