import type { Route } from './+types/faq.ts'
import { faqPage } from '#app/features/seo/json-ld.ts'
import { faqContent } from '#app/features/site/pages/faq.ts'
import { phoneLink } from '#app/features/site/firm.ts'
import { FaqPage } from '#app/features/site/ui/faq-page.tsx'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { site, texts, quote, reviewOf, callParts, kept } = readerPage(context)
  const content = quote(faqContent(site, texts.faq))
  const page = {
    content,
    review: reviewOf(content),
    ...callParts('/faq'),
    phone: phoneLink(site.firm.phone),
  }
  return kept(page)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description, sections } = args.loaderData.content
  const things = () => faqPage(sections.flatMap(({ items }) => items))
  return sitePageMeta({ title, description, things }, args)
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData} />
}
