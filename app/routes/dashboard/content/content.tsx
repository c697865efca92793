import { unlistedMeta } from '#app/application/unlisted-meta.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { noticeMark } from '#app/features/content-editor/editing/notice-marks.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import { RECORD_TYPES } from '#app/features/content-editor/editing/record-names.ts'
import { ContentPage } from '#app/features/content-editor/ui/content-page.tsx'
import { todayOf } from '#app/routes/dashboard/content/content-services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/content.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const today = todayOf(services)
  const records = await listRecords(services.db)
  const types = RECORD_TYPES.map((type) => {
    const own = records.filter(({ key }) => key.type === type)
    const drafts = own.filter(({ hasDraft }) => hasDraft).length
    const overdue = own.filter((record) => noticeMark(record, today)?.overdue).length
    return { type, count: own.length, drafts, overdue }
  })
  return { types, drafts: records.filter(({ hasDraft }) => hasDraft).length }
}

export const meta: Route.MetaFunction = () => unlistedMeta(contentTexts.title)

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />
}
