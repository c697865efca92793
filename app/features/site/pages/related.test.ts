import { expect, test } from 'vitest'
import { shippedSite } from '#app/features/content/en/shipped.ts'
import { isCategoryOf, relatedQuestions } from '#app/features/site/pages/related.ts'

const anchorsOf = (about: Parameters<typeof relatedQuestions>[1]) =>
  relatedQuestions(shippedSite, about).map(({ href }) => href.replace('/faq#', ''))

test.each([
  [{ categories: ['Visa', 'Family Immigration'] }, /^family-/],
  [{ service: 'permanent-residency' }, /^family-/],
  [{ service: 'investor-visa' }, /^work-/],
  [{ categories: ['Asylum'] }, /^humanitarian-/],
  [{ service: 'citizenship' }, /^citizenship-/],
])('%j leads to questions of its own part of the FAQ page', (about, section) => {
  const anchors = anchorsOf(about)
  expect(anchors.length).toBeGreaterThan(1)
  expect(anchors.length).toBeLessThanOrEqual(3)
  for (const anchor of anchors) expect(anchor).toMatch(section)
})

test('nothing is offered about a category that says nothing', () => {
  expect(anchorsOf({ categories: ['Visa', 'Office news'] })).toEqual([])
})

test('an article belongs to the services that its category names', () => {
  expect(isCategoryOf('u-visa', 'Crime Victims')).toBe(true)
  expect(isCategoryOf('u-visa', 'Family Immigration')).toBe(false)
})

test('the U-Visa page leads to no question about asylum', () => {
  expect(anchorsOf({ service: 'u-visa' })).toEqual(['humanitarian-u-visa'])
})
