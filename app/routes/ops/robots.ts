import type { Route } from './+types/robots.ts'
import { robotsTxt } from '#app/features/seo/robots.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { config } = context.get(servicesContext)
  const headers = { ...publicPage(null), 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(robotsTxt(publicOrigin(config, request)), { headers })
}
