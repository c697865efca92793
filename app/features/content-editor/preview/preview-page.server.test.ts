import { expect, test } from 'vitest'
import { asPreview, withLinks } from '#app/features/content-editor/preview/preview-page.server.ts'

const preview = { prefix: '/preview/T', has: (path: string) => ['/', '/about'].includes(path) }

test.each([
  ['<a class="x" href="/about">', '<a class="x" href="/preview/T/about">'],
  ['<a href="/about#team">', '<a href="/preview/T/about#team">'],
  ['<a href="/">', '<a href="/preview/T/">'],
  ['<a href="#main">', '<a href="#main">'],
  ['<a href="tel:+1">', '<a href="tel:+1">'],
  // Out of the preview.
  ['<a href="/search">', '<a target="_blank" href="/search">'],
  ['<a href="https://x.example/about">', '<a target="_blank" href="https://x.example/about">'],
  ['<a rel="external" href="/about">', '<a target="_blank" rel="external" href="/about">'],
  ['<form method="post">', '<form target="_blank" method="post">'],
  // No tags of the page.
  ['&lt;a href="/about">', '&lt;a href="/about">'],
  ['<link href="/about">', '<link href="/about">'],
])('a link of a previewed page stays in the preview where it can: %s', (link, led) => {
  expect(withLinks(link, preview)).toBe(led)
})

test('a previewed page is kept by no one, sets no cookie, and stands in frames of the site alone', async () => {
  const headers = {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    Expires: 'Mon, 30 Nov 2026 14:00:00 GMT',
    'Set-Cookie': 'reference=1',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  }
  const page = await asPreview(new Response('<a href="/about">', { headers }), preview)
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
  })
  expect(page.headers.has('expires') || page.headers.has('set-cookie')).toBe(false)
})
