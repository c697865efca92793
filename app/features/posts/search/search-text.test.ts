import { expect, test } from 'vitest'
import { foldForSearch, likePattern, searchColumn } from '#app/features/posts/search/search-text.ts'

test.each([
  ['Ọ̀ṣun Ｖｉｓａ Straße', 'osun visa strasse'],
  // The fence between fields.
  ['visa\u001flaw', 'visa law'],
])('%j is searched as %j', (typed, folded) => {
  expect(foldForSearch(typed)).toBe(folded)
  expect(searchColumn([typed, 'Law'])).toBe(`${folded}\u001flaw`)
})

test('a pattern takes percent, underscore and backslash literally', () => {
  expect(likePattern(String.raw`50%_\ `)).toBe(String.raw`%50\%\_\\%`)
})
