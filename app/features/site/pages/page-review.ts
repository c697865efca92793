import type { RecordReview } from '#app/features/content/record-types.ts'
import type { InterfaceTexts } from '#app/features/site/interface-texts.ts'
import { longDate } from '#app/platform/local-time.ts'

export function reviewLine(review: RecordReview, texts: InterfaceTexts['review']): string {
  if (review === null) return texts.notReviewed
  return texts.reviewed
    .replace('{reviewer}', () => review.by)
    .replace('{date}', () => longDate(review.on))
}
