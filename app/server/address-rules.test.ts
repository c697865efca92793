import { expect, test } from 'vitest'
import { bodyLimit, withoutSecret } from '#app/server/address-rules.ts'

test('strangers may send sixteen kilobytes, staff a megabyte, a kept copy two, and a form with a file twelve', () => {
  expect(bodyLimit('/session')).toBe(16 * 1024)
  expect(bodyLimit('/visits')).toBe(1024)
  const longest = 12 * (10_000 + 200 + 254)
  for (const path of ['/contact', '/contact/messages']) {
    expect(bodyLimit(path)).toBeGreaterThan(longest)
    expect(bodyLimit(path)).toBeLessThan(longest + 2_048)
  }
  expect(bodyLimit('/dashboard/posts')).toBe(1024 * 1024)
  expect(bodyLimit('/dashboard/drafts/one')).toBe(2 * 1024 * 1024)
  expect(bodyLimit('/dashboard/images/upload')).toBe(12 * 1024 * 1024)
  expect(bodyLimit('/dashboard/blog/new')).toBe(12 * 1024 * 1024)
  expect(bodyLimit('/dashboard/images')).toBe(12 * 1024 * 1024)
  expect(bodyLimit('/dashboard/messages/conflict-list')).toBe(12 * 1024 * 1024)
  expect(bodyLimit('/dashboard/import')).toBe(12 * 1024 * 1024)
  expect(bodyLimit('/dashboard/import/one')).toBe(1024 * 1024)
})

test.each([
  ['/setup/a-secret', '/setup/…'],
  ['/invitation/a-secret.data', '/invitation/…'],
  ['/Password-Reset/a-secret/', '/password-reset/…'],
  ['/email-change/a-secret', '/email-change/…'],
  ['/%69nvitation%2fa-secret', '/invitation/…'],
  ['/blog/preview/a-secret', '/blog/preview/…'],
  ['/BLOG/%70review%2Fa-secret.data', '/blog/preview/…'],
  ['/blog/preview', '/blog/preview'],
  ['/blog', '/blog'],
  ['/blog/setup/x', '/blog/setup/x'],
  ['/%', '/%'],
])('a one-time link is not written to the log: %s is %s', (path, logged) => {
  expect(withoutSecret(path)).toBe(logged)
})
