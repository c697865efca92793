import type { Route } from './+types/about.ts'
import { legalService } from '#app/features/seo/json-ld.ts'
import { founderPerson } from '#app/features/seo/json-ld-people.ts'
import { aboutContent } from '#app/features/site/pages/about.ts'
import { AboutPage } from '#app/features/site/ui/about-page.tsx'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { site, texts, reviewOf, kept } = readerPage(context)
  const content = aboutContent(site, texts)
  const page = {
    content,
    firm: site.firm,
    licenseTexts: texts.plainPages,
    review: reviewOf(content),
  }
  return kept(page)
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
