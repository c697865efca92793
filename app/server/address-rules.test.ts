import { expect, test } from 'vitest'
import { bodyLimit, loggedPath } from '#app/server/address-rules.ts'

test('strangers may send sixteen kilobytes, staff a megabyte, a kept copy two, and a form with an image twelve', () => {
  expect(bodyLimit('/session')).toBe(16 * 1024)
  expect(bodyLimit('/visits')).toBe(1024)
  const longest = 12 * (10_000 + 200 + 254)
  for (const path of ['/contact', '/contact/messages']) {
    expect(bodyLimit(path)).toBeGreaterThan(longest)
    expect(bodyLimit(path)).toBeLessThan(longest + 2_048)
  }
  expect(bodyLimit('/dashboard/posts')).toBe(1024 * 1024)
  expect(bodyLimit('/dashboard/drafts/one')).toBe(2 * 1024 * 1024)
  expect(bodyLimit('/dashboard/images')).toBe(12 * 1024 * 1024)
  expect(bodyLimit('/dashboard/blog/new')).toBe(12 * 1024 * 1024)
  expect(bodyLimit('/dashboard/pictures')).toBe(12 * 1024 * 1024)
})

test('no one-time link is written to the log, in no spelling that leads there', () => {
  expect(loggedPath('/setup/a-secret')).toBe('/setup/…')
  expect(loggedPath('/invitation/a-secret.data')).toBe('/invitation/…')
  expect(loggedPath('/Password-Reset/a-secret/')).toBe('/password-reset/…')
  expect(loggedPath('/%69nvitation%2fa-secret')).toBe('/invitation/…')
  expect(loggedPath('/blog/preview/a-secret')).toBe('/blog/preview/…')
  expect(loggedPath('/BLOG/%70review%2Fa-secret.data')).toBe('/blog/preview/…')
  expect(loggedPath('/blog/preview')).toBe('/blog/preview')
  expect(loggedPath('/blog')).toBe('/blog')
  expect(loggedPath('/blog/setup/x')).toBe('/blog/setup/x')
  expect(loggedPath('/%')).toBe('/%')
})
