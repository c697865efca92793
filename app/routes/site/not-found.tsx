import { data } from 'react-router'
import type { Route } from './+types/not-found.ts'
import { NotFoundPage } from '#app/features/site/ui/not-found-page.tsx'
import { ResultsSection } from '#app/features/site/ui/search-results.tsx'
import { pageMeta } from '#app/application/page-meta.ts'
import { loadNotFound } from '#app/routes/site/find-on-site.server.ts'

/** Any other address, whatever the method. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return data(await loadNotFound(request, context), { status: 404 })
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
