import { unlistedMeta } from '#app/application/unlisted-meta.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { noticeMark } from '#app/features/content-editor/editing/notice-marks.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import { recordNames } from '#app/features/content-editor/editing/record-names.ts'
import { rowOf } from '#app/features/content-editor/editing/record-rows.ts'
import { RecordsPage } from '#app/features/content-editor/ui/records-page.tsx'
import { todayOf, typeOf } from '#app/routes/dashboard/content/content-services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/records.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const type = typeOf(params)
  const services = context.get(servicesContext)
  const today = todayOf(services)
  const records = (await listRecords(services.db)).filter(({ key }) => key.type === type)
  return {
    type,
    records: records.map((record) => ({
      ...rowOf(record, services.timeZone()),
      mark: noticeMark(record, today),
    })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  unlistedMeta(loaderData ? recordNames[loaderData.type].many : contentTexts.title)

export default function RecordsRoute({ loaderData }: Route.ComponentProps) {
  return <RecordsPage {...loaderData} />
}
