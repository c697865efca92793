import { data } from 'react-router'
import type { Route } from './+types/answer.ts'
import { faqPage } from '#app/features/seo/json-ld.ts'
import { answerContent } from '#app/features/site/answers/answers.ts'
import { AnswerPage } from '#app/features/site/answers/ui/answer-page.tsx'
import { consultationOf } from '#app/features/site/fees/consultation.ts'
import { siteLinks } from '#app/features/site/pages/links.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'
import { MissingPage } from '#app/routes/site/missing-page.tsx'
import { pageExpiry } from '#app/server/pages/page-expiry.server.ts'
import { pageMeta } from '#app/application/page-meta.ts'
import { publicPage } from '#app/platform/http/cache-headers.ts'
import { loadNotFound } from '#app/routes/site/find-on-site.server.ts'
import { sitePageMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, site, texts, now, locale, quote } = readerPage(context)
  const content = answerContent(site, params.answer, texts)
  if (content === null)
    return data({ page: null, missing: await loadNotFound(request, context) }, { status: 404 })
  const page = {
    content: quote(content),
    review: reviewLine(content.review, texts.review, locale),
    consultation: consultationOf(site.firm, texts.consultation),
    bookingHref: siteLinks(services.outside, content.path).bookingHref,
  }
  return data({ page, missing: null }, { headers: publicPage(pageExpiry(services, now)) })
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
