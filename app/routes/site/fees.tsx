import { data } from 'react-router'
import type { Route } from './+types/fees.ts'
import { feesContent } from '#app/features/site/fees/fees.ts'
import { proofOf } from '#app/features/site/fees/proof.ts'
import { FeesPage } from '#app/features/site/fees/ui/fees-page.tsx'
import { phoneLink } from '#app/features/site/firm.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import { pageExpiry } from '#app/server/pages/page-expiry.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { services, site, texts, now, locale, quote } = readerPage(context)
  const content = feesContent(site, texts)
  const page = {
    content: quote(content),
    proof: proofOf(site.firm, texts.proof),
    review: reviewLine(content.review, texts.review, locale),
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
