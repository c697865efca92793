import type { Route } from './+types/answers.ts'
import { answersContent } from '#app/features/site/answers/answers.ts'
import { AnswersPage } from '#app/features/site/answers/ui/answers-page.tsx'
import { contentMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { site, texts, quote, kept } = readerPage(context)
  const content = quote(answersContent(site, texts.answers))
  return kept({ content })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = contentMeta

export default function Answers({ loaderData }: Route.ComponentProps) {
  return <AnswersPage {...loaderData} />
}
