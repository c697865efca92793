import type { Route } from './+types/answer.ts'
import { faqPage } from '#app/features/seo/json-ld.ts'
import { answerContent } from '#app/features/site/answers/answers.ts'
import { AnswerPage } from '#app/features/site/answers/ui/answer-page.tsx'
import { MissingPage } from '#app/routes/site/missing-page.tsx'
import { pageMeta } from '#app/application/page-meta.ts'
import { missingPage } from '#app/routes/site/find-on-site.server.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { site, texts, quote, reviewOf, kept, callParts } = readerPage(context)
  const content = answerContent(site, params.answer, texts)
  if (content === null) return missingPage(request, context)
  const page = {
    content: quote(content),
    review: reviewOf(content),
    ...callParts(content.path),
  }
  return kept({ page, missing: null })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { page, missing } = args.loaderData
  if (missing) return pageMeta({ title: missing.notFound.title, index: false })
  const { question, paragraphs, askLawyer, list } = page.content
  const [description = ''] = paragraphs
  const things = () => faqPage([{ question, answer: [...paragraphs, askLawyer] }])
  const parents = [{ name: list.text, path: list.path }]
  return sitePageMeta({ title: question, description, parents, things }, args)
}

export default function Answer({ loaderData: { page, missing } }: Route.ComponentProps) {
  if (page) return <AnswerPage {...page} />
  return <MissingPage missing={missing} />
}
