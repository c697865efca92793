import type { RecordType } from '#app/features/content/record-types.ts'
import type { ContentRecord } from '#app/features/content/site-content.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { longDate } from '#app/platform/local-time.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

/** Null until a lawyer has reviewed it. */
export function reviewLine(
  review: ContentRecord<RecordType>['review'],
  text: string,
  locale: Locale,
): string | null {
  return review && fillText(text, { reviewer: review.by, date: longDate(review.on, locale) })
}
