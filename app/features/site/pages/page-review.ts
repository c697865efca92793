import type { RecordReview } from '#app/features/content/record-types.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { longDate } from '#app/platform/local-time.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

/** Null until a lawyer has reviewed it. */
export function reviewLine(review: RecordReview, text: string, locale: Locale): string | null {
  return review && fillText(text, { reviewer: review.by, date: longDate(review.on, locale) })
}
