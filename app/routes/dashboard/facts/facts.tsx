import type { Route } from './+types/facts.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import { dueLaw } from '#app/features/content-editor/law/due-law.ts'
import {
  noteComparison,
  seenAs,
} from '#app/features/content-editor/editing/facts-together.server.ts'
import { factsOf } from '#app/features/content/facts-of-site.ts'
import { factsTogether, factToday } from '#app/features/facts/fact.ts'
import { factRows, LONGEST_FACT_SEARCH } from '#app/features/facts/fact-row.ts'
import { FactsPage } from '#app/features/facts/ui/facts-page.tsx'
import { isFound } from '#app/features/dashboard/palette/palette.ts'
import { readForm } from '#app/platform/http/read-form.server.ts'
import { redirectWithFlash } from '#app/server/flash.server.ts'
import { quotingPages, unreviewedPages } from '#app/server/pages/site-pages.server.ts'
import { getActor, may } from '#app/server/session-context.server.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now, site } = context.get(servicesContext)
  const unreviewed = unreviewedPages(site('en'))
  const unsourced = unsourcedEntries(site('en'))
  const mayChange = may(context, 'change-facts')
  const search = (new URL(request.url).searchParams.get('q') ?? '')
    .trim()
    .slice(0, LONGEST_FACT_SEARCH)
  const facts = factsOf(site('en'))
  const all = await listRecords(db, LOCALES)
  const records = new Map(
    all
      .filter(({ key }) => key.type === 'fact' && key.locale === 'en')
      .map((record) => [record.key.id, record]),
  )
  const rows = factRows(facts, now())
    .filter(
      ({ key, label, group, today }) =>
        search === '' || isFound(search, [key, label, group ?? '', today]),
    )
    .map((row) => {
      const fact = facts.find(({ key }) => key === row.key)
      const together = fact ? factsTogether(facts, fact) : []
      const own = together.flatMap(({ key }) => records.get(key) ?? [])
      return {
        ...row,
        seen: own.map(seenAs),
        hasDraft: own.some(({ hasDraft }) => hasDraft),
        quoted: (quotingPages(site('en')).get(row.key) ?? []).map(({ shown }) => shown),
      }
    })
  if (search !== '') return { rows, search, unreviewed: [], unsourced: [], mayChange, due: [] }
  const due = mayChange ? dueLaw(site('en'), all, factToday(now())) : []
  return { rows, search, unreviewed, unsourced, mayChange, due }
}

/** Somebody has compared a fact, and those that change with it, with the source today. */
export async function action({ request, context }: Route.ActionArgs) {
  const seen = (await readForm(request)).getAll('seen').map(String)
  const isNoted = await noteComparison(context.get(servicesContext), seen, getActor(context))
  const { pathname, search } = new URL(request.url)
  return redirectWithFlash(pathname + search, isNoted ? 'fact-compared' : 'fact-not-compared')
}

export default function Facts({ loaderData }: Route.ComponentProps) {
  return <FactsPage {...loaderData} />
}

/** What the site leaves out until somebody enters it with a source: fees, and the times of steps. */
function unsourcedEntries(site: SiteContent): string[] {
  const fees = site.list('fee').filter(({ data }) => data.amount === null)
  const services = site.list('service').flatMap(({ data: { name, sections } }) => {
    const steps = sections.flatMap((section) => (section.kind === 'steps' ? section.items : []))
    const titles = steps.filter(({ duration }) => duration === undefined)
    return titles.length === 0 ? [] : [`${name}: ${titles.map(({ title }) => title).join(', ')}`]
  })
  return [...fees.map(({ data }) => data.name), ...services]
}
