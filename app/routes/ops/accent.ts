import { accentPath } from '#app/features/site/accent/accent-path.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/accent.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { accent } = context.get(servicesContext).site('en').firm
  if (accent === null || new URL(request.url).pathname !== accentPath(accent))
    return new Response(null, { status: 404 })
  const { accentStyle } = await import('#app/features/site/accent/accent-style.server.ts')
  const headers = { ...publicPage(null), 'Content-Type': 'text/css; charset=utf-8' }
  return new Response(accentStyle(accent), { headers })
}
