import { expect, test } from 'vitest'
import { isStaleAfter } from '#app/features/dashboard/live-kinds.ts'

test('news loads a page again', () => {
  expect(isStaleAfter(['messages'], '/dashboard/messages', false)).toBe(true)
  expect(isStaleAfter(['posts'], '/dashboard/activity', false)).toBe(true)
})

test('a form keeps the version with which it was opened, so that a second editor is noticed', () => {
  expect(isStaleAfter(['posts', 'accounts'], '/dashboard/blog/edit/1', false)).toBe(false)
  expect(isStaleAfter(['accounts'], '/dashboard/account', true)).toBe(false)
})

test('the list goes on while its boxes are ticked', () => {
  expect(isStaleAfter(['posts', 'messages'], '/dashboard', true)).toBe(true)
  expect(isStaleAfter(['messages'], '/dashboard', true)).toBe(false)
})
