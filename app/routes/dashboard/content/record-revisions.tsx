import { listRecordRevisions } from '#app/features/content/record-revisions.server.ts'
import { RecordRevisionsPage } from '#app/features/content-editor/ui/record-revisions-page.tsx'
import { zonedText } from '#app/platform/zoned-text.ts'
import { openedRecord } from '#app/routes/dashboard/content/content-services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/record-revisions.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { key, title, shipped } = await openedRecord(services, params)
  const revisions = await listRecordRevisions(services.db, key)
  return {
    record: { ...key, title, hasDefault: shipped !== null },
    revisions: revisions.map(({ id, version, state, savedAt, savedBy }) => ({
      id,
      version,
      state,
      savedBy,
      when: zonedText(savedAt, services.timeZone()),
    })),
  }
}

export default function RecordRevisionsRoute({ loaderData }: Route.ComponentProps) {
  return <RecordRevisionsPage {...loaderData} />
}
