import { data } from 'react-router'
import type { Route } from './+types/visa-bulletin.ts'
import { bulletinsOf } from '#app/features/content/bulletins-of-site.ts'
import { pageOf } from '#app/features/content/site-content.ts'
import { phoneLink } from '#app/features/site/firm.ts'
import { PageHead } from '#app/features/site/ui/page-head.tsx'
import { BulletinTables, VisaBulletinTool } from '#app/features/tools/ui/visa-bulletin-tool.tsx'
import { readPlace } from '#app/features/tools/visa-bulletin/place-form.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { SECRET_PAGE } from '#app/platform/http/cache-headers.ts'
import { localMoment } from '#app/platform/local-time.ts'
import { answersIn, takeForm } from '#app/routes/site/page-tools.server.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

const ID = 'visa-bulletin'

export function loader({ context }: Route.LoaderArgs) {
  const { services, site, texts, now, locale, quote, reviewOf, kept } = readerPage(context)
  const given = answersIn(context)
  const asked = given && readPlace(given, localMoment(now, services.timeZone()).date)
  const { data: content, review } = pageOf(site, ID, 'bulletin')
  const { refusedTitle } = texts.tools
  const page = {
    content: quote(content),
    title: asked?.place === null ? fillText(refusedTitle, { title: content.title }) : content.title,
    review: reviewOf({ review }),
    tool: {
      texts: quote(texts.visaBulletin),
      bulletins: bulletinsOf(site),
      asked,
      action: `/${ID}`,
      phone: phoneLink(site.firm.phone),
      isAnswered: services.config.backend === 'server',
      locale,
    },
  }
  // An answer is about its reader.
  return asked ? data(page, { headers: SECRET_PAGE }) : kept(page)
}

/** Sent, so that what it asks stands in no address, history or log. */
export function action({ request, context }: Route.ActionArgs) {
  return takeForm({ request, context })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { content, title, tool } = args.loaderData
  return sitePageMeta({ title, description: content.description, index: tool.asked === null }, args)
}

export default function VisaBulletin({ loaderData }: Route.ComponentProps) {
  const { content, review, tool } = loaderData
  return (
    <>
      <PageHead content={content} review={review} vignette="question" motif="east" />
      <VisaBulletinTool {...tool} />
      <BulletinTables {...tool} />
    </>
  )
}
