import { listRecords } from '#app/features/content-editor/editing/open-record.server.ts'
import {
  isMeant,
  languagesOf,
  readFilter,
} from '#app/features/content-editor/translations/translation-filter.ts'
import { translationRow } from '#app/features/content-editor/translations/translation-rows.ts'
import { TranslationsPage } from '#app/features/content-editor/translations/ui/translations-page.tsx'
import { offeredLocales } from '#app/features/site/locales/offered-locales.ts'
import { servicesContext } from '#app/server/services-context.server.ts'
import { may } from '#app/server/session-context.server.ts'
import type { Route } from './+types/translations.ts'

const ROWS_A_PAGE = 100

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, site } = context.get(servicesContext)
  const locales = offeredLocales(site('en'))
  const query = new URL(request.url).searchParams
  const filter = readFilter(query)
  const records = await listRecords(db, locales)
  const rows = records
    .flatMap((record) => translationRow(record) ?? [])
    .filter((row) => isMeant(row, filter))
  const from = Math.max(0, Number.parseInt(query.get('from') ?? '', 10) || 0)
  const end = from + ROWS_A_PAGE
  return {
    filter,
    isChosen: query.get('choose') === 'all',
    mayReview: may(context, 'publish-content'),
    languages: languagesOf(locales),
    rows: rows.slice(from, end),
    total: rows.length,
    from,
    next: end < rows.length ? end : null,
  }
}

export default function TranslationsRoute({ loaderData }: Route.ComponentProps) {
  return <TranslationsPage {...loaderData} />
}
