import type { Route } from './+types/home.ts'
import { webSite } from '#app/features/seo/json-ld.ts'
import { HomePage } from '#app/features/site/ui/home-page.tsx'
import { pageMeta } from '#app/application/page-meta.ts'
import { homePage } from '#app/routes/site/home-page.server.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const page = readerPage(context)
  return page.kept(homePage(page))
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { content, firm } = args.loaderData
  const jsonLd = (origin: string) => [webSite(origin, firm)]
  const { title, description } = content
  return pageMeta({ title, description, jsonLd }, args)
}

export default function Home({ loaderData: { firm, ...page } }: Route.ComponentProps) {
  return <HomePage {...page} founder={firm.founder} />
}
