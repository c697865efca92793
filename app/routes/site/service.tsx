import { data } from 'react-router'
import type { Route } from './+types/service.ts'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { contentOf } from '#app/features/site/content.ts'
import { phoneLink } from '#app/features/site/firm.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import type { ServiceName } from '#app/features/site/pages/service-page.ts'
import { ServicePage } from '#app/features/site/ui/service-page.tsx'
import { pageExpiry } from '#app/server/page-expiry.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export function loader({ context, pattern }: Route.LoaderArgs) {
  const { config, facts, now } = context.get(servicesContext)
  const { pages, texts, review } = contentOf('en').services
  // Only the six addresses of app/routes.ts lead here; each ends with the name of its service.
  const content = pages[pattern.slice(pattern.lastIndexOf('/') + 1) as ServiceName]
  const page = {
    content: quoteAllFacts(content, facts.current(), now()),
    texts,
    review: reviewLine(content.review, review),
    bookingHref: siteLinks(config, `/${pattern}`).bookingHref,
    phone: phoneLink(firm.phone),
  }
  return data(page, { headers: publicPage(pageExpiry(firm, facts.current(), now())) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { content, texts } = args.loaderData
  const { name: title, description } = content
  const { text: name, path } = texts.services
  return sitePageMeta({ title, description, parents: [{ name, path }] }, args)
}

export default function Service({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />
}
