import { data } from 'react-router'
import type { Route } from './+types/services.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { contentOf } from '#app/features/site/content.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import { ServicesPage } from '#app/features/site/ui/services-page.tsx'
import { pageExpiry } from '#app/server/page-expiry.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { config, facts, now } = context.get(servicesContext)
  const { overview, texts, review } = contentOf('en').services
  const page = {
    content: overview,
    review: reviewLine(overview.review, review),
    bookConsultation: texts.bookConsultation,
    bookingHref: siteLinks(config, '/services').bookingHref,
  }
  return data(page, { headers: publicPage(pageExpiry(firm, facts.current(), now())) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = args.loaderData.content
  return sitePageMeta({ title, description }, args)
}

export default function Services({ loaderData }: Route.ComponentProps) {
  return <ServicesPage {...loaderData} />
}
