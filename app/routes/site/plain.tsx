import { data } from 'react-router'
import type { Route } from './+types/plain.ts'
import { pathOf } from '#app/features/pages/site-pages.ts'
import { plainPageContent } from '#app/features/site/sections/shown-sections.ts'
import { PlainPage } from '#app/features/site/ui/plain-page.tsx'
import { pageExpiry } from '#app/server/pages/page-expiry.server.ts'
import { PRIVATE_PAGE, publicPage } from '#app/platform/http/cache-headers.ts'
import { pageMeta } from '#app/application/page-meta.ts'
import { missingPage } from '#app/routes/site/find-on-site.server.ts'
import { MissingPage } from '#app/routes/site/missing-page.tsx'
import { drawnWith, madeFrom, pictureOf } from '#app/routes/site/page-sections.server.ts'
import { isAsked, takeAnswers, titleOf } from '#app/routes/site/page-tools.server.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { toolForms } from '#app/routes/site/tool-forms.tsx'
import { readerPage } from '#app/server/services-context.server.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const reader = readerPage(context)
  const { services, site, texts, now, reviewOf } = reader
  const { page: id } = params
  const record = site.find('page', id)?.data
  if (record?.layout !== 'plain') return missingPage(request, context)
  const { sections, quickExit: hasQuickExit = false } = record
  const path = pathOf('page', id)
  const drawn = drawnWith(reader, { id, sections, hasQuickExit, path, context })
  const { drawing, tools, form, office } = drawn
  const parts = await madeFrom(reader, record)
  const content = plainPageContent(id, parts)
  const page = {
    ...drawing,
    content,
    image: pictureOf(content, parts.images),
    review: reviewOf(content),
    urgent: hasQuickExit ? { hoursTitle: texts.contact.hours.title, hours: office.hours } : null,
  }
  const expiry = hasQuickExit ? office.expiry : pageExpiry(services, now)
  // An answer is about its reader.
  const headers = isAsked(tools) ? PRIVATE_PAGE : publicPage(expiry)
  const title = titleOf(content.title, tools, texts.tools)
  return data({ page, title, tools, form, missing: null }, { headers })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData.page === null)
    return pageMeta({ title: args.loaderData.missing.notFound.title, index: false })
  const { page, title } = args.loaderData
  return sitePageMeta({ title, description: page.content.description }, args)
}

/** Any other address of one part is not found, whatever the method. */
export function action({ request, context, params }: Route.ActionArgs) {
  const record = readerPage(context).site.find('page', params.page)?.data
  const sections = record?.layout === 'plain' ? record.sections : record && []
  return takeAnswers({ request, context, sections })
}

export default function Plain({ loaderData }: Route.ComponentProps) {
  if (loaderData.page === null) return <MissingPage missing={loaderData.missing} />
  const { page, tools, form } = loaderData
  return <PlainPage {...page} tools={toolForms(tools, form)} />
}
