import { expect, test } from 'vitest'

import { isBarScrolled } from '#app/ui/behaviours/bar.ts'
import { isBookingShown } from '#app/ui/behaviours/floats.ts'

test('the bar turns white after more than 10 px of scrolling, not at 10', () => {
  expect(isBarScrolled(0)).toBe(false)
  expect(isBarScrolled(10)).toBe(false)
  expect(isBarScrolled(11)).toBe(true)
})

test('the round booking button appears after more than 200 px of scrolling, not at 200', () => {
  expect(isBookingShown(200)).toBe(false)
  expect(isBookingShown(201)).toBe(true)
})
