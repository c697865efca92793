import { data } from 'react-router'
import type { Route } from './+types/service.ts'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { phoneLink } from '#app/features/site/firm.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import { serviceContent } from '#app/features/site/pages/services.ts'
import { peopleOf } from '#app/features/site/people/people.ts'
import { ServicePage } from '#app/features/site/ui/service-page.tsx'
import { pageExpiry } from '#app/server/page-expiry.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export function loader({ context, pattern }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { services: texts, review, people } = interfaceTexts('en')
  const site = services.site('en')
  const now = services.now()
  // Only the six addresses of app/routes.ts lead here; each ends with the id of its service.
  const id = pattern.slice(pattern.lastIndexOf('/') + 1)
  const content = serviceContent(site, id)
  const page = {
    content: quoteAllFacts(content, services.facts.current(), now),
    texts,
    review: reviewLine(content.review, review),
    bookingHref: siteLinks(services.config, `/${pattern}`).bookingHref,
    phone: phoneLink(site.firm.phone),
    people: { title: people.ofService, people: peopleOf(site, id) },
  }
  return data(page, { headers: publicPage(pageExpiry(services, now)) })
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
