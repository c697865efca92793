import type { Route } from './+types/glossary.ts'
import { definedTermSet } from '#app/features/seo/json-ld.ts'
import { glossaryContent } from '#app/features/site/pages/glossary.ts'
import { GlossaryPage } from '#app/features/site/ui/glossary/glossary-page.tsx'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { site, texts, quote, reviewOf, kept } = readerPage(context)
  const content = quote(glossaryContent(site))
  const review = reviewOf(content)
  const page = { content, texts: texts.glossary, review }
  return kept(page)
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
