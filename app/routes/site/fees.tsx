import type { Route } from './+types/fees.ts'
import { feesContent } from '#app/features/site/fees/fees.ts'
import { proofOf } from '#app/features/site/fees/proof.ts'
import { FeesPage } from '#app/features/site/fees/ui/fees-page.tsx'
import { phoneLink } from '#app/features/site/firm.ts'
import { contentMeta } from '#app/routes/site/site-page-meta.ts'
import { readerPage } from '#app/server/services-context.server.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { site, texts, now, quote, reviewOf, callParts, kept } = readerPage(context)
  const content = feesContent(site, texts, now)
  const page = {
    content: quote(content),
    proof: proofOf(site.firm, texts.proof),
    review: reviewOf(content),
    ...callParts('/fees'),
    phone: phoneLink(site.firm.phone),
  }
  return kept(page)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = contentMeta

export default function Fees({ loaderData }: Route.ComponentProps) {
  return <FeesPage {...loaderData} />
}
