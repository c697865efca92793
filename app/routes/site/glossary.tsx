import { data } from 'react-router'
import type { Route } from './+types/glossary.ts'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { definedTermSet } from '#app/features/seo/json-ld.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { glossaryContent } from '#app/features/site/pages/glossary.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import { GlossaryPage } from '#app/features/site/ui/glossary/glossary-page.tsx'
import { pageExpiry } from '#app/server/page-expiry.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { glossary, review } = interfaceTexts('en')
  const now = services.now()
  const content = quoteAllFacts(glossaryContent(services.site('en')), services.facts.current(), now)
  const page = { content, texts: glossary, review: reviewLine(content.review, review) }
  return data(page, { headers: publicPage(pageExpiry(services, now)) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description, letters } = args.loaderData.content
  const terms = letters.flatMap((entry) => entry.terms)
  const things = (origin: string) => [definedTermSet(origin + args.location.pathname, title, terms)]
  return sitePageMeta({ title, description, things }, args)
}

export default function Glossary({ loaderData }: Route.ComponentProps) {
  return <GlossaryPage {...loaderData} />
}
