import type { loadNotFound } from '#app/routes/site/find-on-site.server.ts'
import { NotFoundPage } from '#app/features/site/ui/not-found-page.tsx'
import { ResultsSection } from '#app/features/site/ui/search-results.tsx'

type MissingPageProps = { missing: Awaited<ReturnType<typeof loadNotFound>> }

/** In the place of a page that the site does not have. */
export function MissingPage({ missing: { notFound, search, results } }: MissingPageProps) {
  return (
    <>
      <NotFoundPage content={notFound} />
      <ResultsSection results={results} texts={search} />
    </>
  )
}
