import { unlistedMeta } from '#app/application/unlisted-meta.ts'
import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import { RECORD_TYPES } from '#app/features/content-editor/editing/record-names.ts'
import { ContentPage } from '#app/features/content-editor/ui/content-page.tsx'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/content.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const records = await listRecords(context.get(servicesContext).db)
  const types = RECORD_TYPES.map((type) => {
    const own = records.filter(({ key }) => key.type === type)
    return { type, count: own.length, drafts: own.filter(({ hasDraft }) => hasDraft).length }
  })
  return { types, drafts: records.filter(({ hasDraft }) => hasDraft).length }
}

export const meta: Route.MetaFunction = () => unlistedMeta(contentTexts.title)

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />
}
