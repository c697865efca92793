import { changedFields } from '#app/features/entries/compare/compare-entries.ts'
import { listRevisions, newestRevision } from '#app/features/entries/revisions/revisions.server.ts'
import { RevisionsPage } from '#app/features/entries/ui/revisions-page.tsx'
import { openEntry, SHIPPED } from '#app/routes/dashboard/entries/open-entry.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/revisions.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const entry = await openEntry(context, params)
  const { key, form, path, title, back, rule } = entry
  const newest = await newestRevision(services.db, key)
  const isPresent =
    newest !== null && changedFields(form, entry.fitted(newest.data), entry.present).length === 0
  const shipped = entry.shipped === null ? null : `${path}/revisions/${SHIPPED}`
  return {
    entry: { path, title, back, shipped },
    revisions: await listRevisions(services.db, key),
    present: isPresent ? newest.version : null,
    rule,
    timeZone: services.timeZone(),
  }
}

export default function Revisions({ loaderData }: Route.ComponentProps) {
  return <RevisionsPage {...loaderData} />
}
