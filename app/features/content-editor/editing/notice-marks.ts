import { contentTexts } from '#app/features/content-editor/editing/content-texts.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { isReviewOverdue, noticeState } from '#app/features/content/notices.ts'
import { recordSchemas } from '#app/features/content/record-types.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { addDays, type LocalDate, longDate } from '#app/platform/local-time.ts'

/** `time`: whether readers see it today; `overdue`: since when its review is. */
export type NoticeMark = { time: string; overdue: string | null }

const { notices: texts } = contentTexts

/** Null for what is no notice, and for one that was never published. */
export function noticeMark(
  { key, live }: Pick<OpenedRecord, 'key' | 'live'>,
  today: LocalDate,
): NoticeMark | null {
  if (key.type !== 'notice') return null
  const { data: notice } = recordSchemas.notice.safeParse(live)
  if (!notice) return null
  const { from, until, reviewBy } = notice
  const time = {
    coming: fillText(texts.coming, { day: longDate(from) }),
    shown: until === null ? texts.shown : fillText(texts.shownUntil, { day: longDate(until) }),
    ended: texts.ended,
  }[noticeState(notice, today)]
  const overdue = isReviewOverdue(notice, today)
    ? fillText(texts.overdue, { day: longDate(addDays(reviewBy, 1)) })
    : null
  return { time, overdue }
}
