import type { reviewTexts } from '#app/features/site/content/en/interface.ts'
import { longDate } from '#app/platform/local-time.ts'
import type { LocalDate } from '#app/platform/local-time.ts'

/** Who read a legal page for the firm, and when; null until a lawyer has (ABA Formal Opinion 10-457). */
export type PageReview = { reviewer: string; reviewedOn: LocalDate } | null

/** How a review is told in one language. */
export type ReviewWords = typeof reviewTexts

/** The line of a legal page that says what it is worth: that it is general, and who reviewed it when. */
export function reviewLine(review: PageReview, words: ReviewWords): string {
  if (review === null) return words.notReviewed
  return words.reviewed
    .replace('{reviewer}', () => review.reviewer)
    .replace('{date}', () => longDate(review.reviewedOn))
}
