import { data } from 'react-router'
import type { Route } from './+types/about.ts'
import { legalService } from '#app/features/seo/json-ld.ts'
import { founderPerson } from '#app/features/seo/json-ld-people.ts'
import { aboutContent } from '#app/features/site/pages/about.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import { AboutPage } from '#app/features/site/ui/about-page.tsx'
import { pageExpiry } from '#app/server/pages/page-expiry.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { services, site, texts, now, locale } = readerPage(context)
  const content = aboutContent(site, texts)
  const page = {
    content,
    firm: site.firm,
    licenseTexts: texts.plainPages,
    review: reviewLine(content.review, texts.review, locale),
  }
  return data(page, { headers: publicPage(pageExpiry(services, now)) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { content, firm } = args.loaderData
  const { title, description } = content
  const things = (origin: string) => [legalService(origin, firm), founderPerson(origin, firm)]
  return sitePageMeta({ title, description, things }, args)
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />
}
