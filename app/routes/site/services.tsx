import { data } from 'react-router'
import type { Route } from './+types/services.ts'
import { consultationOf } from '#app/features/site/fees/consultation.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { servicesContent } from '#app/features/site/pages/services.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import { ServicesPage } from '#app/features/site/ui/services-page.tsx'
import { pageExpiry } from '#app/server/pages/page-expiry.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { services, site, texts, now, locale } = readerPage(context)
  const content = servicesContent(site, texts.services)
  const page = {
    content,
    consultation: consultationOf(site.firm, texts.consultation),
    review: reviewLine(content.review, texts.review, locale),
    bookingHref: siteLinks(services.outside, '/services').bookingHref,
  }
  return data(page, { headers: publicPage(pageExpiry(services, now)) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = args.loaderData.content
  return sitePageMeta({ title, description }, args)
}

export default function Services({ loaderData }: Route.ComponentProps) {
  return <ServicesPage {...loaderData} />
}
