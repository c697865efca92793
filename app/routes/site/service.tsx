import { data } from 'react-router'
import type { Route } from './+types/service.ts'
import { changeLinks } from '#app/features/site/changes/changes.ts'
import { service } from '#app/features/seo/json-ld.ts'
import { pathOf } from '#app/features/pages/site-pages.ts'
import { servicePageContent } from '#app/features/site/sections/shown-sections.ts'
import { MissingPage } from '#app/routes/site/missing-page.tsx'
import { ServicePage } from '#app/features/site/ui/service-page.tsx'
import { PRIVATE_PAGE, publicPage } from '#app/platform/http/cache-headers.ts'
import { drawnWith, madeFrom, pictureOf } from '#app/routes/site/page-sections.server.ts'
import { isAsked, takeAnswers, titleOf } from '#app/routes/site/page-tools.server.ts'
import { toolForms } from '#app/routes/site/tool-forms.tsx'
import { pageMeta } from '#app/application/page-meta.ts'
import { missingPage } from '#app/routes/site/find-on-site.server.ts'
import { relatedArticles } from '#app/routes/site/related-articles.server.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const reader = readerPage(context)
  const { services, site, now, locale, texts, reviewOf } = reader
  const { service: id } = params
  const record = site.find('service', id)
  if (record === null) return missingPage(request, context)
  const { sections, quickExit } = record.data
  const path = pathOf('service', id)
  const page = { id, sections, hasQuickExit: quickExit, path, context }
  const { drawing, tools, form } = drawnWith(reader, page)
  const parts = await madeFrom(reader, record.data)
  const content = servicePageContent(id, parts)
  const related = await relatedArticles(services, content, { readsAt: now, locale })
  const changed = changeLinks(site, ['services', id], texts.changes)
  const newestChange = changed.links
    .slice(0, 1)
    .map(({ text, href }) => ({ text: `${changed.title}: ${text}`, href }))
  const shown = {
    ...drawing,
    content,
    image: pictureOf(content, parts.images),
    review: reviewOf(content),
    related: {
      headingId: 'related',
      title: texts.services.related,
      links: [...newestChange, ...related.links],
    },
  }
  // An answer is about its reader.
  const headers = isAsked(tools) ? PRIVATE_PAGE : publicPage(related.expires)
  const title = titleOf(content.hero.title, tools, texts.tools)
  return data({ page: shown, title, tools, form, missing: null }, { headers })
}

export function action({ request, context, params }: Route.ActionArgs) {
  const sections = readerPage(context).site.find('service', params.service)?.data.sections
  return takeAnswers({ request, context, sections })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData.page === null)
    return pageMeta({ title: args.loaderData.missing.notFound.title, index: false })
  const { page, title } = args.loaderData
  const { name, description } = page.content
  const { pathname } = args.location
  const things = (origin: string) => [service(origin, { path: pathname, name, description })]
  const { text, path } = page.texts.services.services
  return sitePageMeta({ title, name, description, parents: [{ name: text, path }], things }, args)
}

export default function Service({ loaderData }: Route.ComponentProps) {
  if (loaderData.page === null) return <MissingPage missing={loaderData.missing} />
  const { page, tools, form } = loaderData
  return <ServicePage {...page} tools={toolForms(tools, form)} />
}
