import { data } from 'react-router'
import type { Route } from './+types/service.ts'
import type { RouteHandle } from '#app/entry.server.tsx'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { breadcrumbs } from '#app/features/seo/json-ld.ts'
import { feeds } from '#app/features/site/content/en/feeds.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { contentOf } from '#app/features/site/content.ts'
import { displayPhone } from '#app/features/site/firm.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import type { ServiceName } from '#app/features/site/pages/service-page.ts'
import { ServicePage } from '#app/features/site/ui/service-page.tsx'
import { pageExpiry } from '#app/server/page-expiry.server.ts'
import { pageMeta } from '#app/application/page-meta.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
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
    phone: { display: displayPhone(firm.phone), href: `tel:${firm.phone}` },
  }
  return data(page, { headers: publicPage(pageExpiry(firm, facts.current(), now())) })
}

export const handle: RouteHandle = { sheets: ['notes', 'service'] }

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { content, texts } = args.loaderData
  const { text, path } = texts.services
  const steps = [
    feeds.home,
    { name: text, path },
    { name: content.name, path: args.location.pathname },
  ]
  const page = {
    title: `${content.name} | ${firm.name}`,
    description: content.description,
    jsonLd: (origin: string) => [breadcrumbs(origin, steps)],
  }
  return pageMeta(page, args)
}

export default function Service({ loaderData }: Route.ComponentProps) {
  return <ServicePage {...loaderData} />
}
