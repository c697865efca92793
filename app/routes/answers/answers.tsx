import { data } from 'react-router'
import type { Route } from './+types/answers.ts'
import { answersContent } from '#app/features/site/answers/answers.ts'
import { AnswersPage } from '#app/features/site/answers/ui/answers-page.tsx'
import { pageExpiry } from '#app/server/pages/page-expiry.server.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { services, site, texts, now, quote } = readerPage(context)
  const content = quote(answersContent(site, texts.answers))
  return data({ content }, { headers: publicPage(pageExpiry(services, now)) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { title, description } = args.loaderData.content
  return sitePageMeta({ title, description }, args)
}

export default function Answers({ loaderData }: Route.ComponentProps) {
  return <AnswersPage {...loaderData} />
}
