import { expect, test } from 'vitest'
import { contentOf } from '#app/features/site/content.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'

const texts = contentOf('en').services.review

const reviewed = { reviewer: 'Sample Attorney', reviewedOn: '2026-11-02' } as const

test.each([
  [null, 'Not yet reviewed by a lawyer.'],
  [reviewed, 'Reviewed by Sample Attorney on November 2, 2026.'],
])('a page says who reviewed it and when, or that no lawyer has: %o', (review, line) => {
  expect(reviewLine(review, texts)).toBe(`General information, not legal advice. ${line}`)
})
