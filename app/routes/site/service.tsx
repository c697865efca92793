import { data } from 'react-router'
import type { RouteHandle } from '#app/entry.server.tsx'
import type { Route } from './+types/service.ts'
import { consultationOf } from '#app/features/site/fees/consultation.ts'
import { phoneLink } from '#app/features/site/firm.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import { pathOf } from '#app/features/pages/site-pages.ts'
import { serviceContent } from '#app/features/site/pages/services.ts'
import { peopleOf } from '#app/features/site/people/people.ts'
import { MissingPage } from '#app/routes/site/missing-page.tsx'
import { ServicePage } from '#app/features/site/ui/service-page.tsx'
import { FILING_FIELDS } from '#app/features/tools/filing-date/filing-date-form.ts'
import { PATH_QUESTIONS } from '#app/features/tools/green-card-path/green-card-path.ts'
import { FilingDateTool } from '#app/features/tools/ui/filing-date-tool.tsx'
import { GreenCardPathTool } from '#app/features/tools/ui/green-card-path-tool.tsx'
import { publicPage, SECRET_PAGE } from '#app/platform/http/cache-headers.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { hasProblems, hoursLines, isAsked, toolOf } from '#app/routes/site/service-tool.ts'
import { pageMeta } from '#app/application/page-meta.ts'
import { loadNotFound } from '#app/routes/site/find-on-site.server.ts'
import { relatedArticles } from '#app/routes/site/related-articles.server.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { officeHours } from '#app/server/office-hours.server.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export const handle: RouteHandle = { query: [...FILING_FIELDS, ...PATH_QUESTIONS] }

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const reader = readerPage(context)
  const { services, site, now, locale, quote } = reader
  const { services: texts, review, people, tools, consultation } = reader.texts
  const { service: id } = params
  if (site.find('service', id) === null)
    return data({ page: null, missing: await loadNotFound(request, context) }, { status: 404 })
  const content = serviceContent(site, id)
  const path = pathOf('service', id)
  const tool = toolOf(content, new URL(request.url).searchParams, reader)
  const related = await relatedArticles(services, content, { readsAt: now, locale })
  const page = {
    content: quote(content),
    texts,
    review: reviewLine(content.review, review, locale),
    bookingHref: siteLinks(services.outside, path).bookingHref,
    phone: phoneLink(site.firm.phone),
    people: { title: people.ofService, people: peopleOf(site, id) },
    consultation: consultationOf(site.firm, consultation),
    related: { title: texts.related, links: related.links },
  }
  // Printed in answers, which are never cached, and in files, which say nothing of the moment.
  const { hours } = officeHours({ services, site, texts: reader.texts.contact.hours, now })
  const form = {
    texts: quote(tools),
    action: path,
    hours: hoursLines(hours),
    isAnswered: !services.config.asFiles,
    locale,
  }
  // An answer is about its reader.
  const headers = isAsked(tool) ? SECRET_PAGE : publicPage(related.expires)
  return data({ page, tool, form, missing: null }, { headers })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData.page === null)
    return pageMeta({ title: args.loaderData.missing.notFound.title, index: false })
  const { page, tool, form } = args.loaderData
  const { name, description } = page.content
  const { text, path } = page.texts.services
  const title = hasProblems(tool) ? fillText(form.texts.refusedTitle, { title: name }) : name
  const parents = [{ name: text, path }]
  return sitePageMeta({ title, description, parents, index: !isAsked(tool) }, args)
}

export default function Service({ loaderData }: Route.ComponentProps) {
  if (loaderData.page === null) return <MissingPage missing={loaderData.missing} />
  const { page, tool, form } = loaderData
  const { texts, locale, hours, ...shared } = { ...form, phone: page.phone }
  return (
    <ServicePage
      {...page}
      tool={
        <>
          {tool?.kind === 'filing-date' && (
            <FilingDateTool
              texts={texts.filingDate}
              asked={tool.asked}
              locale={locale}
              {...shared}
            />
          )}
          {tool?.kind === 'green-card-path' && (
            <GreenCardPathTool
              texts={texts.greenCardPath}
              asked={tool.asked}
              lines={tool.lines}
              hours={hours}
              {...shared}
            />
          )}
        </>
      }
    />
  )
}
