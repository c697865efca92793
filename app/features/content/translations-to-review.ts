import type { RecordType } from '#app/features/content/record-types.ts'
import type { SiteContent } from '#app/features/content/site-content.ts'

const REVIEWED: readonly RecordType[] = [
  'page',
  'service',
  'question',
  'answer',
  'fee',
  'notice',
  'term',
  'change',
  'country',
]

/** Whether readers rely on its words; of other records only names, roles and directions are translated. */
export function isReviewable(type: RecordType): boolean {
  return REVIEWED.includes(type)
}

/** Translations that readers see and nobody of the firm has reviewed. @param sites those in other languages than English */
export function countToReview(sites: readonly SiteContent[]): number {
  return sites.flatMap((site) =>
    REVIEWED.flatMap((type) => site.list(type).filter(({ review }) => review === null)),
  ).length
}
