import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import { kindOf, titleOf } from '#app/features/content-editor/editing/record-names.ts'
import type { Json } from '#app/features/entries/form/form-field.ts'
import type { RecordKey } from '#app/features/content/record-types.ts'
import type { ContentRecord, SiteContent } from '#app/features/content/site-content.ts'
import { overviewTexts } from '#app/features/overview/texts.ts'
import { pathTo } from '#app/addresses.ts'
import { addDays, instantAt } from '#app/platform/local-time.ts'
import { zonedText } from '#app/platform/zoned-text.ts'

/** Something that readers begin or cease to see by itself. */
export type PlannedChange = {
  /** ISO 8601. */
  at: string
  /** At the firm. */
  time: string
  /** Such as "Publishes". */
  act: string
  /** Such as "Post". */
  kind: string
  title: string
  href: string
}

type Planned = {
  posts: readonly { id: string; title: string; at: Date; isEnd: boolean }[]
  records: readonly (RecordKey & { at: Date })[]
  notices: readonly NoticeChange[]
}

type NoticeChange = { notice: ContentRecord<'notice'>; at: Date; isEnd: boolean }

const texts = overviewTexts.changes

/** The first ones first. */
export function plannedChanges(
  { posts, records, notices }: Planned,
  site: SiteContent,
  timeZone: string,
): PlannedChange[] {
  const nameOf = ({ type, id, locale }: RecordKey) => ({
    kind: kindOf(type, locale),
    title: titleOf({ type, id }, (site.find(type, id)?.data ?? {}) as Json),
    href: pathOfRecord({ type, id, locale }),
  })
  return [
    ...posts.map(({ id, title, at, isEnd }) => ({
      instant: at,
      act: isEnd ? texts.ends : texts.publishes,
      kind: texts.post,
      title,
      href: pathTo('/dashboard/blog/edit/:id', { id }),
    })),
    ...records.map(({ at, ...key }) => ({
      instant: at,
      act: texts.publishes,
      ...nameOf(key),
    })),
    ...notices.map(({ notice, at, isEnd }) => ({
      instant: at,
      act: isEnd ? texts.ends : texts.begins,
      ...nameOf({ type: 'notice', id: notice.id, locale: 'en' }),
    })),
  ]
    .toSorted((one, other) => one.instant.getTime() - other.instant.getTime())
    .map(({ instant, ...change }) => ({
      ...change,
      at: instant.toISOString(),
      time: zonedText(instant, timeZone),
    }))
}

/** A notice is shown from its first day to the end of its last one, by the firm's calendar. */
export function noticeChanges(
  site: SiteContent,
  { from, to }: { from: Date; to: Date },
  timeZone: string,
): NoticeChange[] {
  return site
    .list('notice')
    .flatMap((notice) => {
      const { from: first, until } = notice.data
      const begins = { notice, at: instantAt(first, '00:00', timeZone), isEnd: false }
      if (until === null) return [begins]
      return [begins, { notice, at: instantAt(addDays(until, 1), '00:00', timeZone), isEnd: true }]
    })
    .filter(({ at }) => at > from && at <= to)
}
