import { noticeMark } from '#app/features/content-editor/editing/notice-marks.ts'
import { isRemoved } from '#app/features/content-editor/editing/opened-record.ts'
import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import { rowOf } from '#app/features/content-editor/editing/record-rows.ts'
import { RecordsPage } from '#app/features/content-editor/ui/records-page.tsx'
import {
  isEvery,
  isMeant,
  languagesOf,
  readFilter,
} from '#app/features/content-editor/translations/translation-filter.ts'
import { translationRow } from '#app/features/content-editor/translations/translation-rows.ts'
import { offeredLocales } from '#app/features/site/locales/offered-locales.ts'
import { todayOf, typeOf } from '#app/routes/dashboard/content/content-services.server.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import type { Route } from './+types/records.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const type = typeOf(params)
  const services = context.get(servicesContext)
  const today = todayOf(services)
  const locales = offeredLocales(services.site('en'))
  const all = (await listRecords(services.db, locales)).filter(({ key }) => key.type === type)
  const english = all.filter(({ key }) => key.locale === 'en')
  const records = english.filter((record) => !isRemoved(record))
  const filter = readFilter(new URL(request.url).searchParams)
  const translations = all.flatMap((record) => translationRow(record) ?? [])
  return {
    type,
    languages: languagesOf(locales),
    filter,
    removed: english.filter(isRemoved).map((record) => rowOf(record, services.timeZone())),
    records: records.flatMap((record) => {
      const own = translations.filter(({ id }) => id === record.key.id)
      if (!isEvery(filter) && !own.some((row) => isMeant(row, filter))) return []
      return [
        {
          ...rowOf(record, services.timeZone()),
          mark: noticeMark(record, today),
          translations: own,
        },
      ]
    }),
  }
}

export default function RecordsRoute({ loaderData }: Route.ComponentProps) {
  return <RecordsPage {...loaderData} />
}
