import type { Route } from './+types/changes.ts'
import { changesContent } from '#app/features/site/changes/changes.ts'
import { ChangesPage } from '#app/features/site/changes/ui/changes-page.tsx'
import { contentMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { site, texts, quote, reviewOf, kept } = readerPage(context)
  const content = quote(changesContent(site, texts.changes))
  const review = reviewOf(content)
  const page = { content, texts: texts.changes, review }
  return kept(page)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = contentMeta

export default function Changes({ loaderData }: Route.ComponentProps) {
  return <ChangesPage {...loaderData} />
}
