import { bulletinsOf } from '#app/features/content/bulletins-of-site.ts'
import { isLaw } from '#app/features/content/law-records.ts'
import { isReviewOverdue } from '#app/features/content/notices.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'
import type { OpenedRecord } from '#app/features/content-editor/editing/opened-record.ts'
import { lawPackTexts } from '#app/features/content-editor/law/law-pack-texts.ts'
import { pathOfRecord } from '#app/features/content-editor/record-paths.ts'
import { pathTo } from '#app/addresses.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { type LocalDate, longMonth } from '#app/platform/local-time.ts'

const { due: texts } = lawPackTexts

/** What of the law waits for somebody beside the legal facts, each with the page where it is done. @param site in English */
export function dueLaw(
  site: SiteContent,
  records: readonly OpenedRecord[],
  today: LocalDate,
): { text: string; href: string }[] {
  const drafts = records.filter(({ key, hasDraft }) => hasDraft && isLaw(key)).length
  const [{ month }] = bulletinsOf(site)
  const notices = site.list('notice').filter(({ data }) => isReviewOverdue(data, today))
  return [
    ...(drafts === 0
      ? []
      : [{ text: fillText(texts.drafts, { count: drafts }), href: '/dashboard/content/changes' }]),
    ...(month >= today.slice(0, 7)
      ? []
      : [
          {
            text: fillText(texts.bulletin, { month: longMonth(month) }),
            href: pathTo('/dashboard/content/:type/new', { type: 'bulletin' }),
          },
        ]),
    ...notices.map(({ id, data }) => ({
      text: fillText(texts.notice, { text: data.text }),
      href: pathOfRecord({ type: 'notice', id }),
    })),
  ]
}
