import type { Route } from './+types/rss.ts'
import { rssFeed } from '#app/features/seo/feed.ts'
import { nextBoundary } from '#app/features/facts/fact.ts'
import { answeringDatabaseProblems } from '#app/platform/http/database-answer.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { publicOrigin } from '#app/public-origin.server.ts'
import { blogFeed } from '#app/routes/feeds/blog-feed.server.ts'
import { servicesContext } from '#app/services-context.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  return answeringDatabaseProblems(services.log, async () => {
    const feed = await blogFeed(services)
    const headers = {
      ...publicPage(nextBoundary(services.facts.current(), services.now())),
      'Content-Type': 'application/rss+xml; charset=utf-8',
    }
    return new Response(rssFeed(publicOrigin(services.config, request), '/feed.xml', feed), {
      headers,
    })
  })
}
