import { data } from 'react-router'
import type { Route } from './+types/not-found.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { NotFoundPage } from '#app/features/site/ui/not-found-page.tsx'
import { ResultsSection } from '#app/features/site/ui/search-results.tsx'
import { pageMeta } from '#app/application/page-meta.ts'
import { findElsewhere, wordsOfAddress } from '#app/routes/site/find-on-site.server.ts'

/** Any other address, whatever the method. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { notFound, search } = interfaceTexts('en')
  const results = await findElsewhere(context, wordsOfAddress(request))
  return data({ notFound, search, results }, { status: 404 })
}

export function action() {
  return new Response(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData.notFound.title, index: false })

export default function NotFound({
  loaderData: { notFound, search, results },
}: Route.ComponentProps) {
  return (
    <>
      <NotFoundPage content={notFound} />
      <ResultsSection results={results} texts={search} />
    </>
  )
}
