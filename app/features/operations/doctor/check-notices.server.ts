import { understood } from '#app/features/content/content-book.server.ts'
import { listPublishedRecords } from '#app/features/content/stored-records.server.ts'
import { shippedRecords } from '#app/features/content/en/shipped.ts'
import { isReviewOverdue } from '#app/features/content/notices.ts'
import { siteContentOf } from '#app/features/content/site-content.ts'
import { fine, type CheckResult, warning } from '#app/features/operations/doctor/check-result.ts'
import type { DoctorParts } from '#app/features/operations/doctor/doctor-parts.ts'
import { localMoment } from '#app/platform/local-time.ts'

const QUIET = { warn() {} }

/** Those that readers see, or will. */
export async function checkNotices({
  db,
  now,
}: Pick<DoctorParts, 'db' | 'now'>): Promise<CheckResult> {
  const own = (await listPublishedRecords(db)).flatMap((record) => understood(record, QUIET))
  const site = siteContentOf(shippedRecords, own)
  const notices = site.list('notice')
  const today = localMoment(now(), site.firm.hours.timeZone).date
  const overdue = notices.filter(({ data }) => isReviewOverdue(data, today))
  if (overdue.length === 0) return fine(`${notices.length}, none overdue.`)
  return warning(
    `${overdue.length} of ${notices.length} overdue for review.`,
    'Under Dashboard, Site content, Notices: end each that is no longer true, or set a later review date.',
  )
}
