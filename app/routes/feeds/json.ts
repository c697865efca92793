import type { Route } from './+types/json.ts'
import { jsonFeed } from '#app/features/seo/feed.ts'
import { blogFeed } from '#app/routes/feeds/blog-feed.server.ts'
import { feedResponse } from '#app/routes/feeds/feed-response.server.ts'

export function loader(args: Route.LoaderArgs) {
  return feedResponse(args, blogFeed, {
    mediaType: 'application/feed+json',
    print: (...feed) => JSON.stringify(jsonFeed(...feed)),
  })
}
