import { data } from 'react-router'
import type { Route } from './+types/introduction.ts'
import { introductionAt } from '#app/features/site/introductions/introductions.ts'
import { introductionPage } from '#app/features/site/introductions/introduction-page.ts'
import { IntroductionPage } from '#app/features/site/introductions/ui/introduction-page.tsx'
import { MissingPage } from '#app/routes/site/missing-page.tsx'
import { pageMeta, placeOf } from '#app/application/page-meta.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { pageExpiry } from '#app/server/pages/page-expiry.server.ts'
import { readerPage } from '#app/server/services-context.server.ts'
import { loadNotFound } from '#app/routes/site/find-on-site.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, site, now } = readerPage(context)
  const texts = introductionAt(site, new URL(request.url).pathname)
  if (texts === null)
    return data({ page: null, missing: await loadNotFound(request, context) }, { status: 404 })
  const page = introductionPage(services.site, texts)
  return data({ page, missing: null }, { headers: publicPage(pageExpiry(services, now)) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { page, missing } = args.loaderData
  if (missing) return pageMeta({ title: missing.notFound.title, index: false })
  const { title, description, openGraph } = page.texts
  const image = { path: placeOf(args)?.image.path ?? '', alt: title }
  return pageMeta({ title, description, image, openGraphLocale: openGraph }, args)
}

export default function Introduction({ loaderData: { page, missing } }: Route.ComponentProps) {
  if (page) return <IntroductionPage content={page} />
  return <MissingPage missing={missing} />
}
