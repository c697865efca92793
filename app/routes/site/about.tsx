import { data } from 'react-router'
import type { Route } from './+types/about.ts'
import { founderPerson, legalService } from '#app/features/seo/json-ld.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { contentOf } from '#app/features/site/content.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import { AboutPage } from '#app/features/site/ui/about-page.tsx'
import { pageExpiry } from '#app/server/page-expiry.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { facts, now } = context.get(servicesContext)
  const { about, plainPages, services } = contentOf('en')
  const page = {
    content: about,
    firm,
    licenseTexts: plainPages.texts,
    review: reviewLine(about.review, services.review),
  }
  return data(page, { headers: publicPage(pageExpiry(firm, facts.current(), now())) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = args.loaderData.content
  const things = (origin: string) => [legalService(origin, firm), founderPerson(origin, firm)]
  return sitePageMeta({ title, description, things }, args)
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} />
}
