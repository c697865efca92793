import { expect, test } from 'vitest'
import { contentOf } from '#app/features/site/content.ts'
import { reviewLine } from '#app/features/site/pages/page-review.ts'

const texts = contentOf('en').services.review

test('a page that no lawyer has read says so', () => {
  expect(reviewLine(null, texts)).toBe(
    'General information, not legal advice. Not yet reviewed by a lawyer.',
  )
})

test('a reviewed page names who read it and when', () => {
  const review = { reviewer: 'Sample Attorney', reviewedOn: '2026-11-02' } as const
  expect(reviewLine(review, texts)).toBe(
    'General information, not legal advice. Reviewed by Sample Attorney on November 2, 2026.',
  )
})
