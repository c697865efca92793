import { pageAddress } from '#app/features/pages/page-addresses.ts'
import { shownRecords } from '#app/features/content-editor/shown-records.ts'
import { PRIVATE_PAGE } from '#app/platform/http/cache-headers.ts'
import { todayOf } from '#app/routes/dashboard/content/content-services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/links.ts'

/** Asked for by the public pages of whoever may change them. */
export function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const path = new URL(request.url).searchParams.get('path') ?? '/'
  const { locale, path: page } = pageAddress(path, services.site) ?? { locale: 'en' as const, path }
  const links = shownRecords(services.site(locale), page, todayOf(services))
  return Response.json(links, { headers: PRIVATE_PAGE })
}
