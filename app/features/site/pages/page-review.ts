import type { reviewTexts } from '#app/features/site/content/en/interface.ts'
import { longDate } from '#app/platform/local-time.ts'
import type { LocalDate } from '#app/platform/local-time.ts'

/** Null until a lawyer has reviewed it (ABA Formal Opinion 10-457). */
export type PageReview = { reviewer: string; reviewedOn: LocalDate } | null

export type ReviewTexts = typeof reviewTexts

export function reviewLine(review: PageReview, texts: ReviewTexts): string {
  if (review === null) return texts.notReviewed
  return texts.reviewed
    .replace('{reviewer}', () => review.reviewer)
    .replace('{date}', () => longDate(review.reviewedOn))
}
