import type { RecordReview } from '#app/features/content/record-types.ts'
import { fillTexts } from '#app/features/site/fill-texts.ts'
import { longDate } from '#app/platform/local-time.ts'
import type { Locale } from '#app/platform/texts/locales.ts'

/** Null until a lawyer has reviewed it. */
export function reviewLine(review: RecordReview, text: string, locale: Locale): string | null {
  return review && fillTexts(text, { reviewer: review.by, date: longDate(review.on, locale) })
}
