import { addressIn } from '#app/features/pages/page-addresses.ts'
import { data } from 'react-router'
import type { Route } from './+types/plain.ts'
import { pathOf } from '#app/features/pages/site-pages.ts'
import { phoneLink } from '#app/features/site/firm.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import { plainPageContent } from '#app/features/site/pages/plain-page.ts'
import { PlainPage } from '#app/features/site/ui/plain-page.tsx'
import { officeHours } from '#app/server/office-hours.server.ts'
import { pageSettings } from '#app/server/pages/page-settings.server.ts'
import { pageExpiry } from '#app/server/pages/page-expiry.server.ts'
import { publicOrigin } from '#app/server/public-origin.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { localMoment, longDate } from '#app/platform/local-time.ts'
import { pageMeta } from '#app/application/page-meta.ts'
import { loadNotFound } from '#app/routes/site/find-on-site.server.ts'
import { MissingPage } from '#app/routes/site/missing-page.tsx'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, site, texts, now, locale, quote } = readerPage(context)
  if (site.find('page', params.page)?.data.layout !== 'plain')
    return data({ page: null, missing: await loadNotFound(request, context) }, { status: 404 })
  const content = plainPageContent(params.page, {
    site,
    settings: pageSettings({ ...services.config, ...services.outside }),
    quote,
    newTab: texts.frame.texts.newTab,
  })
  const page = {
    content,
    texts: texts.plainPages,
    admissions: site.firm.admissions,
    review: reviewLine(content.review, texts.review, locale),
  }
  if (content.quickExit !== true)
    return data(
      { page: { ...page, urgent: null }, missing: null },
      { headers: publicPage(pageExpiry(services, now)) },
    )
  const { hours, expiry } = officeHours({ services, site, texts: texts.contact.hours, now })
  const address =
    publicOrigin(services.config, request) + addressIn(site, pathOf('page', content.id))
  const day = longDate(localMoment(now, services.timeZone()).date, locale)
  const phone = phoneLink(site.firm.phone)
  const urgent = {
    texts: texts.services,
    stand: [site.firm.name, phone.display, `${address}, ${day}`].join(' · '),
    phone,
    hoursTitle: texts.contact.hours.title,
    hours,
  }
  return data({ page: { ...page, urgent }, missing: null }, { headers: publicPage(expiry) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { page, missing } = args.loaderData
  if (missing) return pageMeta({ title: missing.notFound.title, index: false })
  const { title, description } = page.content
  return sitePageMeta({ title, description }, args)
}

/** A page takes no form, and any other address of one part is not found, whatever the method. */
export function action({ context, params }: Route.ActionArgs) {
  const isPage = readerPage(context).site.find('page', params.page) !== null
  return new Response(null, { status: isPage ? 405 : 404 })
}

export default function Plain({ loaderData: { page, missing } }: Route.ComponentProps) {
  return page ? <PlainPage {...page} /> : <MissingPage missing={missing} />
}
