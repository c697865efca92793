import { noticeState } from '#app/features/content/notices.ts'
import type { RecordData } from '#app/features/content/record-types.ts'
import type { ContentRecord, SiteContent } from '#app/features/content/site-content.ts'
import { pageOfRecord, pathOf } from '#app/features/pages/site-pages.ts'
import type { LocalDate } from '#app/platform/local-time.ts'

type Place = RecordData<'notice'>['place']

/** Those that a reader of this page sees, the newest first. @param path without the query */
export function noticesOn(
  site: SiteContent,
  path: string,
  today: LocalDate,
): ContentRecord<'notice'>[] {
  return site
    .list('notice')
    .filter(({ data }) => noticeState(data, today) === 'shown' && isShownOn(site, path, data.place))
    .toSorted((one, other) => other.data.from.localeCompare(one.data.from))
}

function isShownOn(site: SiteContent, path: string, { kind, id }: Place): boolean {
  if (kind === 'site') return true
  if (id === null || site.find(kind, id) === null) return false
  return path === (pageOfRecord(site, kind, id)?.path ?? COUNTRIES_PAGE)
}

/** Has a row for each country, also for one without a page of its own. */
export const COUNTRIES_PAGE = pathOf('page', 'countries')
