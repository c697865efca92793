import { data } from 'react-router'
import type { Route } from './+types/changes.ts'
import { changesContent } from '#app/features/site/changes/changes.ts'
import { ChangesPage } from '#app/features/site/changes/ui/changes-page.tsx'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import { pageExpiry } from '#app/server/pages/page-expiry.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { services, site, texts, now, locale, quote } = readerPage(context)
  const content = quote(changesContent(site, texts.changes))
  const review = reviewLine(content.review, texts.review, locale)
  const page = { content, texts: texts.changes, review }
  return data(page, { headers: publicPage(pageExpiry(services, now)) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = args.loaderData.content
  return sitePageMeta({ title, description }, args)
}

export default function Changes({ loaderData }: Route.ComponentProps) {
  return <ChangesPage {...loaderData} />
}
