import { data } from 'react-router'
import type { RouteHandle } from '#app/entry.server.tsx'
import type { Route } from './+types/search.ts'
import { phoneLink } from '#app/features/site/firm.ts'
import { LONGEST_QUERY } from '#app/features/site/search/search-terms.ts'
import { SearchPage } from '#app/features/site/ui/search-page.tsx'
import { pageMeta } from '#app/application/page-meta.ts'
import { PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'
import { findOnSite } from '#app/routes/site/find-on-site.server.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export const handle: RouteHandle = { query: ['q'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, site, texts } = readerPage(context)
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  const { results, retryAfterSeconds } = await findOnSite(context, query)
  const page = {
    query,
    results,
    isLimited: retryAfterSeconds !== null,
    isFile: services.config.asFiles,
    texts: texts.search,
    phone: phoneLink(site.firm.phone),
  }
  if (retryAfterSeconds === null) return data(page, { headers: PRIVATE_PAGE })
  const headers = { ...PRIVATE_PAGE, 'Retry-After': String(retryAfterSeconds) }
  return data(page, { status: 429, headers })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { query, texts } = args.loaderData
  const title = query === '' ? texts.title : texts.titleFor.replace('{query}', () => query)
  return pageMeta({ title, description: texts.subtitle, index: false }, args)
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />
}
