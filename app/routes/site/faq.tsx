import { data } from 'react-router'
import type { Route } from './+types/faq.ts'
import type { RouteHandle } from '#app/entry.server.tsx'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { breadcrumbs, faqPage } from '#app/features/seo/json-ld.ts'
import { feeds } from '#app/features/site/content/en/feeds.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { contentOf } from '#app/features/site/content.ts'
import { displayPhone } from '#app/features/site/firm.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import { FaqPage } from '#app/features/site/ui/faq-page.tsx'
import { pageExpiry } from '#app/server/page-expiry.server.ts'
import { pageMeta } from '#app/application/page-meta.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { config, facts, now } = context.get(servicesContext)
  const { faq, services } = contentOf('en')
  const instant = now()
  const page = {
    content: quoteAllFacts(faq, facts.current(), instant),
    review: reviewLine(faq.review, services.review),
    bookingHref: siteLinks(config, '/faq').bookingHref,
    phone: { display: displayPhone(firm.phone), href: `tel:${firm.phone}` },
  }
  return data(page, { headers: publicPage(pageExpiry(firm, facts.current(), instant)) })
}

export const handle: RouteHandle = { sheets: ['text', 'questions'] }

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description, sections } = args.loaderData.content
  const jsonLd = (origin: string) => [
    faqPage(sections.flatMap(({ items }) => [...items])),
    breadcrumbs(origin, [feeds.home, { name: title, path: args.location.pathname }]),
  ]
  return pageMeta({ title: `${title} | ${firm.name}`, description, jsonLd }, args)
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData} />
}
