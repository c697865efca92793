import type { ReactNode } from 'react'
import { data } from 'react-router'
import type { Route } from './+types/service.ts'
import { quoteAllFacts } from '#app/features/facts/fact.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { phoneLink } from '#app/features/site/firm.ts'
import { RelatedLinks } from '#app/features/site/ui/related-links.tsx'
import { relatedReading } from '#app/routes/site/related-reading.server.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import { serviceContent } from '#app/features/site/pages/services.ts'
import { peopleOf } from '#app/features/site/people/people.ts'
import { ServicePage } from '#app/features/site/ui/service-page.tsx'
import { FilingDateTool } from '#app/features/tools/ui/filing-date-tool.tsx'
import { publicPage, SECRET_PAGE } from '#app/platform/http/cache-headers.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { localMoment } from '#app/platform/local-time.ts'
import { askedOf, hasProblems } from '#app/routes/site/service-tool.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export async function loader({ request, context, pattern }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { services: texts, review, people, tools } = interfaceTexts('en')
  const site = services.site('en')
  const now = services.now()
  const { config } = services
  const path = `/${pattern}`
  // Only the six addresses of app/routes.ts lead here; each ends with the id of its service.
  const id = path.slice(path.lastIndexOf('/') + 1)
  const content = serviceContent(site, id)
  const today = localMoment(now, services.timeZone()).date
  const asked = askedOf(id, new URL(request.url).searchParams, today)
  const related = await relatedReading(services, id, now)
  const page = {
    content: quoteAllFacts(content, services.facts.current(), now),
    texts,
    review: reviewLine(content.review, review),
    bookingHref: siteLinks(config, path).bookingHref,
    phone: phoneLink(site.firm.phone),
    people: { title: people.ofService, people: peopleOf(site, id) },
    related: related.links,
  }
  const tool = {
    id,
    asked,
    texts: quoteAllFacts(tools, services.facts.current(), now),
    action: path,
    isAnswered: !config.asFiles,
  }
  // An answer is about its reader.
  const headers = asked === null ? publicPage(related.expires) : SECRET_PAGE
  return data({ ...page, tool }, { headers })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { content, texts, tool } = args.loaderData
  const { name, description } = content
  const { text, path } = texts.services
  const title = hasProblems(tool.asked) ? fillText(tool.texts.refusedTitle, { title: name }) : name
  const index = tool.asked === null
  return sitePageMeta({ title, description, parents: [{ name: text, path }], index }, args)
}

export default function Service({ loaderData }: Route.ComponentProps) {
  const { related, ...page } = loaderData
  return (
    <>
      <ServicePage {...page} tool={toolOf(loaderData)} />
      <RelatedLinks headingId="related" title={page.texts.related} links={related} />
    </>
  )
}

function toolOf({ tool, phone }: Route.ComponentProps['loaderData']): ReactNode {
  const { id, asked, texts, action, isAnswered } = tool
  if (id !== 'citizenship') return null
  return (
    <FilingDateTool
      texts={texts.filingDate}
      asked={asked?.filingDate ?? null}
      action={action}
      phone={phone}
      isAnswered={isAnswered}
    />
  )
}
