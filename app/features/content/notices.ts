import type { RecordData } from '#app/features/content/record-types.ts'
import type { ContentRecord, SiteContent } from '#app/features/content/site-content.ts'
import { addDays, instantAt, type LocalDate, localMoment } from '#app/platform/local-time.ts'

type Notice = RecordData<'notice'>

/** By the firm's calendar; the first and the last day belong to it. */
export function noticeState(
  { from, until }: Pick<Notice, 'from' | 'until'>,
  today: LocalDate,
): 'coming' | 'shown' | 'ended' {
  if (today < from) return 'coming'
  return until !== null && until < today ? 'ended' : 'shown'
}

/** From the day after its review date, while a reader sees it or will. */
export function isReviewOverdue(notice: Notice, today: LocalDate): boolean {
  return notice.reviewBy < today && noticeState(notice, today) !== 'ended'
}

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

function isShownOn(site: SiteContent, path: string, { kind, id }: Notice['place']): boolean {
  if (kind === 'site') return true
  if (kind === 'service') return path === `/services/${id}`
  const country = site.find('country', id ?? '')
  // Contact is where its readers look for a country without a page.
  return country !== null && path === (pathOfCountry(country) ?? '/contact')
}

/** Null without a text. */
export function pathOfCountry({ id, data }: ContentRecord<'country'>): string | null {
  return data.text === null ? null : `/countries/${id}`
}

/** When a notice appears or goes, or null; no page may be cached past it. */
export function nextNoticeChange(site: SiteContent, now: Date, timeZone: string): Date | null {
  const today = localMoment(now, timeZone).date
  const [next] = site
    .list('notice')
    .flatMap(({ data: { from, until } }) => (until === null ? [from] : [from, addDays(until, 1)]))
    .filter((day) => day > today)
    .toSorted()
  return next === undefined ? null : instantAt(next, '00:00', timeZone)
}
