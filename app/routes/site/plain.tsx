import { data } from 'react-router'
import type { Route } from './+types/plain.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import { plainPageContent } from '#app/features/site/pages/plain-page.ts'
import { PlainPage } from '#app/features/site/ui/plain-page.tsx'
import { pageSettings } from '#app/server/page-settings.server.ts'
import { pageExpiry } from '#app/server/page-expiry.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export function loader({ context, pattern }: Route.LoaderArgs) {
  const { services, site, texts, now, locale, quote } = readerPage(context)
  // Only the four addresses of app/routes.ts lead here; each is the id of its page.
  const content = plainPageContent(pattern.replace(/^\//, ''), {
    site,
    settings: pageSettings({ ...services.config, ...services.outside }),
    quote,
  })
  const page = {
    content,
    texts: texts.plainPages,
    admissions: site.firm.admissions,
    review: reviewLine(content.review, texts.review, locale),
  }
  return data(page, { headers: publicPage(pageExpiry(services, now)) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = args.loaderData.content
  return sitePageMeta({ title, description }, args)
}

export default function Plain({ loaderData }: Route.ComponentProps) {
  return <PlainPage {...loaderData} />
}
