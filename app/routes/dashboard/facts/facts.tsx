import type { Route } from './+types/facts.ts'
import { factRows, LONGEST_FACT_SEARCH } from '#app/features/facts/fact-row.ts'
import { FactsPage } from '#app/features/facts/ui/facts-page.tsx'
import { isFound } from '#app/features/dashboard/palette/palette.ts'
import { unsourcedEntries } from '#app/server/unsourced-entries.ts'
import { unreviewedPages } from '#app/server/pages/site-pages.server.ts'
import { may } from '#app/server/session-context.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { facts, now, site } = context.get(servicesContext)
  const unreviewed = unreviewedPages(site('en'))
  const unsourced = unsourcedEntries(site('en'))
  const mayChange = may(context, 'change-facts')
  const search = (new URL(request.url).searchParams.get('q') ?? '')
    .trim()
    .slice(0, LONGEST_FACT_SEARCH)
  const rows = factRows(facts.current(), now()).filter(
    ({ key, label, group, today }) =>
      search === '' || isFound(search, [key, label, group ?? '', today]),
  )
  if (search !== '') return { rows, search, unreviewed: [], unsourced: [], mayChange }
  return { rows, search, unreviewed, unsourced, mayChange }
}

export default function Facts({ loaderData }: Route.ComponentProps) {
  return <FactsPage {...loaderData} />
}
