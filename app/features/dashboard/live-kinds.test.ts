import { expect, test } from 'vitest'
import { isStale } from '#app/features/dashboard/live-kinds.ts'

test('news loads a page again, but for the list of posts, which has its own query', () => {
  expect(isStale('/dashboard/messages', ['messages'], false)).toBe(true)
  expect(isStale('/dashboard/activity', ['posts'], false)).toBe(true)
  expect(isStale('/dashboard', ['posts'], false)).toBe(false)
  // The count beside Messages.
  expect(isStale('/dashboard', ['posts', 'messages'], false)).toBe(true)
})

test('a form keeps the version with which it was opened, so that a second editor is noticed', () => {
  expect(isStale('/dashboard/blog/edit/1', ['posts', 'accounts'], false)).toBe(false)
  expect(isStale('/dashboard/account', ['accounts'], true)).toBe(false)
})
