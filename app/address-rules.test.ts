import { expect, test } from 'vitest'
import { bodyLimit, loggedPath } from '#app/address-rules.ts'

test('strangers may send sixteen kilobytes, staff a megabyte, and a form with a picture twelve', () => {
  expect(bodyLimit('/session')).toBe(16 * 1024)
  expect(bodyLimit('/dashboard/posts')).toBe(1024 * 1024)
  expect(bodyLimit('/dashboard/images')).toBe(12 * 1024 * 1024)
  expect(bodyLimit('/dashboard/blog/new')).toBe(12 * 1024 * 1024)
})

test('the one-time link of the first administrator is not written to the log', () => {
  expect(loggedPath('/setup/a-secret')).toBe('/setup/…')
  expect(loggedPath('/blog')).toBe('/blog')
})
