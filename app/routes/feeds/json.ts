import type { Route } from './+types/json.ts'
import { jsonFeed } from '#app/features/seo/feed.ts'
import { feedResponse } from '#app/routes/feeds/blog-feed.server.ts'

export function loader(args: Route.LoaderArgs) {
  return feedResponse(args, 'application/feed+json', (origin, feed, path) =>
    JSON.stringify(jsonFeed(origin, path, feed)),
  )
}
