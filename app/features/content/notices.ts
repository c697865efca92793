import type { RecordData } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
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
