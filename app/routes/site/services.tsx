import type { Route } from './+types/services.ts'
import { servicesContent } from '#app/features/site/pages/services.ts'
import { ServicesPage } from '#app/features/site/ui/services-page.tsx'
import { contentMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { site, texts, reviewOf, kept, callParts } = readerPage(context)
  const content = servicesContent(site, texts.services)
  const page = {
    content,
    review: reviewOf(content),
    ...callParts('/services'),
  }
  return kept(page)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = contentMeta

export default function Services({ loaderData }: Route.ComponentProps) {
  return <ServicesPage {...loaderData} />
}
