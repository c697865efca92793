import type { Route } from './+types/country.ts'
import { changeLinks } from '#app/features/site/changes/changes.ts'
import { serviceItems } from '#app/features/site/frame.ts'
import { COUNTRIES_PAGE } from '#app/features/pages/page-notices.ts'
import { pathOf } from '#app/features/pages/site-pages.ts'
import { countriesContent, countryContent } from '#app/features/site/countries/country-page.ts'
import { blocksOf } from '#app/features/site/sections/text-blocks.ts'
import { CountryPage } from '#app/features/site/countries/ui/country-page.tsx'
import { MissingPage } from '#app/routes/site/missing-page.tsx'
import { pageMeta } from '#app/application/page-meta.ts'
import { missingPage } from '#app/routes/site/find-on-site.server.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { site, texts, quote, reviewOf, callParts, kept } = readerPage(context)
  const { country } = params
  const content = country ? countryContent(site, country, texts) : countriesContent(site, texts)
  if (content === null) return missingPage(request, context)
  const page = {
    content,
    texts: texts.countries,
    blocks: content.parts.flatMap((part) => blocksOf(quote(part), texts.frame.texts.newTab, 1)),
    review: reviewOf(content),
    changes: changeLinks(site, ['countries', country ?? ''], texts.changes),
    services: serviceItems(site),
    ...callParts(country ? pathOf('country', country) : COUNTRIES_PAGE),
  }
  return kept({ page, missing: null })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { page, missing } = args.loaderData
  if (missing) return pageMeta({ title: missing.notFound.title, index: false })
  const { title, description, list } = page.content
  const parents = list ? [{ name: list.text, path: list.path }] : []
  return sitePageMeta({ title, description, parents }, args)
}

export default function Country({ loaderData: { page, missing } }: Route.ComponentProps) {
  if (page) return <CountryPage {...page} />
  return <MissingPage missing={missing} />
}
