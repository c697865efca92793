import { noticeMark } from '#app/features/content-editor/editing/notice-marks.ts'
import { isRemoved } from '#app/features/content-editor/editing/opened-record.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import { RECORD_TYPES } from '#app/features/content-editor/editing/record-names.ts'
import { ContentPage } from '#app/features/content-editor/ui/content-page.tsx'
import { sampleRows } from '#app/features/content-editor/setup/sample-rows.ts'
import { setupProgress } from '#app/features/content-editor/setup/setup-progress.server.ts'
import { translationRow } from '#app/features/content-editor/translations/translation-rows.ts'
import { offeredLocales } from '#app/features/site/locales/offered-locales.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { todayOf } from '#app/routes/dashboard/content/content-services.server.ts'
import { may } from '#app/server/session-context.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/content.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { db, site } = services
  const today = todayOf(services)
  const offered = offeredLocales(site('en'))
  const all = await listRecords(db, LOCALES)
  const records = all.filter(({ key }) => key.locale === 'en')
  const rows = all
    .filter(({ key }) => offered.includes(key.locale))
    .flatMap((record) => translationRow(record) ?? [])
  const { done, count } = await setupProgress(db)
  // A firm that had written its texts before there was a setup needs none.
  const isOwn = records.some(({ key, state }) => key.type === 'firm' && state === 'published')
  const isOpen = done < count && (done > 0 || !isOwn) && may(context, 'publish-content')
  // Legal facts have a section of their own.
  const types = RECORD_TYPES.filter((type) => type !== 'fact').map((type) => {
    const own = records.filter((record) => record.key.type === type && !isRemoved(record))
    const drafts = own.filter(({ hasDraft }) => hasDraft).length
    const overdue = own.filter((record) => noticeMark(record, today)?.overdue).length
    return { type, count: own.length, drafts, overdue }
  })
  return {
    types,
    drafts: all.filter(({ hasDraft }) => hasDraft).length,
    translations:
      offered.length === 1
        ? null
        : {
            toReview: rows.filter(({ isToReview }) => isToReview).length,
            outdated: rows.filter(({ isOutdated }) => isOutdated).length,
          },
    setup: isOpen ? { done, count } : null,
    samples: sampleRows(site('en')),
  }
}

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />
}
