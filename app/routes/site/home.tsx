import { data } from 'react-router'
import type { Route } from './+types/home.ts'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { faqPage, founderPerson, legalService, webSite } from '#app/features/seo/json-ld.ts'
import { contentOf } from '#app/features/site/content.ts'
import { feeds } from '#app/features/site/content/en/feeds.ts'
import { firm } from '#app/features/site/content/en/firm.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { HomePage } from '#app/features/site/ui/home-page.tsx'
import { pageExpiry } from '#app/server/page-expiry.server.ts'
import { pageMeta } from '#app/application/page-meta.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { config, facts, now } = context.get(servicesContext)
  const { home, frame } = contentOf('en')
  const page = {
    content: quoteAllFacts(home, facts.current(), now()),
    services: frame.services,
    founder: firm.founder,
    links: siteLinks(config, '/'),
  }
  return data(page, { headers: publicPage(pageExpiry(firm, facts.current(), now())) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { content } = args.loaderData
  const jsonLd = (origin: string) => [
    legalService(origin, firm),
    founderPerson(origin, firm),
    webSite(origin, { name: firm.name, language: feeds.language }),
    faqPage(content.questions.items),
  ]
  return pageMeta(
    { title: `${content.title} | ${firm.name}`, description: content.description, jsonLd },
    args,
  )
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />
}
