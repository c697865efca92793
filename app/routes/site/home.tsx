import { data } from 'react-router'
import type { Route } from './+types/home.ts'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { faqPage, legalService, webSite } from '#app/features/seo/json-ld.ts'
import { founderPerson } from '#app/features/seo/json-ld-people.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { feeds } from '#app/features/site/texts/en/feeds.ts'
import { serviceItems } from '#app/features/site/frame.ts'
import { consultationOf } from '#app/features/site/fees/consultation.ts'
import { proofOf } from '#app/features/site/fees/proof.ts'
import { peopleOf } from '#app/features/site/people/people.ts'
import { homeContent } from '#app/features/site/pages/home.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { HomePage } from '#app/features/site/ui/home-page.tsx'
import { pageExpiry } from '#app/server/page-expiry.server.ts'
import { pageMeta } from '#app/application/page-meta.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const site = services.site('en')
  const now = services.now()
  const texts = interfaceTexts('en')
  const content = homeContent(site, texts.home)
  const page = {
    content: quoteAllFacts(content, services.facts.current(), now),
    services: serviceItems(site),
    people: peopleOf(site),
    proof: proofOf(site.firm, texts.proof),
    consultation: consultationOf(site.firm, texts.consultation),
    firm: site.firm,
    links: siteLinks(services.outside, '/'),
  }
  return data(page, { headers: publicPage(pageExpiry(services, now)) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { content, firm } = args.loaderData
  const jsonLd = (origin: string) => [
    legalService(origin, firm),
    founderPerson(origin, firm),
    webSite(origin, { name: firm.name, language: feeds.language }),
    faqPage(content.questions),
  ]
  const { title, description } = content
  return pageMeta({ title, description, jsonLd }, args)
}

export default function Home({ loaderData: { firm, ...page } }: Route.ComponentProps) {
  return <HomePage {...page} founder={firm.founder} />
}
