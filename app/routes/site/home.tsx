import { data } from 'react-router'
import type { Route } from './+types/home.ts'
import { faqPage, legalService, webSite } from '#app/features/seo/json-ld.ts'
import { founderPerson } from '#app/features/seo/json-ld-people.ts'
import { feeds } from '#app/features/site/texts/en/feeds.ts'
import { HomePage } from '#app/features/site/ui/home-page.tsx'
import { pageExpiry } from '#app/server/page-expiry.server.ts'
import { pageMeta } from '#app/application/page-meta.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { homePage } from '#app/routes/site/home-page.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const now = services.now()
  return data(homePage(services, now), { headers: publicPage(pageExpiry(services, now)) })
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
