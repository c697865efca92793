import { data } from 'react-router'
import type { Route } from './+types/fees.ts'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { feesContent } from '#app/features/site/fees/fees.ts'
import { proofOf } from '#app/features/site/fees/proof.ts'
import { FeesPage } from '#app/features/site/fees/ui/fees-page.tsx'
import { phoneLink } from '#app/features/site/firm.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import { pageExpiry } from '#app/server/page-expiry.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const texts = interfaceTexts('en')
  const site = services.site('en')
  const now = services.now()
  const facts = services.facts.current()
  const content = feesContent(site, texts, facts)
  const page = {
    content: quoteAllFacts(content, facts, now),
    proof: proofOf(site.firm, texts.proof),
    review: reviewLine(content.review, texts.review),
    bookingHref: siteLinks(services.outside, '/fees').bookingHref,
    phone: phoneLink(site.firm.phone),
  }
  return data(page, { headers: publicPage(pageExpiry(services, now)) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = args.loaderData.content
  return sitePageMeta({ title, description }, args)
}

export default function Fees({ loaderData }: Route.ComponentProps) {
  return <FeesPage {...loaderData} />
}
