import { data } from 'react-router'
import type { Route } from './+types/faq.ts'
import { faqPage } from '#app/features/seo/json-ld.ts'
import { faqContent } from '#app/features/site/pages/faq.ts'
import { phoneLink } from '#app/features/site/firm.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import { FaqPage } from '#app/features/site/ui/faq-page.tsx'
import { pageExpiry } from '#app/server/pages/page-expiry.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { services, site, texts, now, locale, quote } = readerPage(context)
  const content = quote(faqContent(site, texts))
  const page = {
    content,
    review: reviewLine(content.review, texts.review, locale),
    bookingHref: siteLinks(services.outside, '/faq').bookingHref,
    phone: phoneLink(site.firm.phone),
  }
  return data(page, { headers: publicPage(pageExpiry(services, now)) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description, sections } = args.loaderData.content
  const things = () => faqPage(sections.flatMap(({ items }) => items))
  return sitePageMeta({ title, description, things }, args)
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData} />
}
