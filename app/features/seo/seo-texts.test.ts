import { expect, test } from 'vitest'
import { jsonFeed } from '#app/features/seo/feed.ts'
import { legalService } from '#app/features/seo/json-ld.ts'
import { isUnlisted } from '#app/features/seo/robots.ts'
import { SITEMAP_LIMIT, sitemapFiles, sitemapIndex, xmlText } from '#app/features/seo/sitemap.ts'
import { shippedSite } from '#app/features/content/en/shipped.ts'

const { firm } = shippedSite

test('a feed completes only the links that begin here, and leaves an address without a protocol alone', () => {
  const html = '<a href="/a">x</a> <a href="//c">x</a> <img src="//d"> <img src="/e">'
  const at = new Date('2026-11-21T00:00:00Z')
  const item = { id: 'p', path: '/blog/p', title: '', summary: '', author: '', categories: [] }
  const items = [{ ...item, html, publishedAt: at, updatedAt: at }]
  const feed = { title: 'T', description: 'D', language: 'en-US', pagePath: '/blog', items }
  const [entry] = jsonFeed('https://f.example', '/feed.json', feed).items
  expect(entry?.content_html).toBe(
    '<a href="https://f.example/a">x</a> <a href="//c">x</a> <img src="//d"> <img src="https://f.example/e">',
  )
})

test('characters that no XML may hold are left out, marks are written out', () => {
  expect(xmlText('a\u0000\u000b\ud800\uffff<b> & "c" \u{1f600}')).toBe(
    'a&lt;b&gt; &amp; &quot;c&quot; \u{1f600}',
  )
})

const changed = new Date('2026-11-21T00:00:00Z')
const numbered = (count: number, more = {}) =>
  Array.from({ length: count }, (_, index) => ({ path: `/blog/p${index}`, changed, ...more }))

test('a site map goes on in a second file where one may have no more addresses, and none is lost', () => {
  const origin = 'https://f.example'
  expect(sitemapFiles(origin, numbered(SITEMAP_LIMIT))).toHaveLength(1)
  const files = sitemapFiles(origin, numbered(SITEMAP_LIMIT + 5))
  expect(files.map((file) => file.match(/<url>/g)?.length)).toEqual([SITEMAP_LIMIT, 5])
  expect(files[1]).toContain(`<loc>${origin}/blog/p${SITEMAP_LIMIT}</loc>`)
  expect(sitemapIndex(origin, 2).match(/(?<=<loc>)[^<]*/g)).toEqual([
    `${origin}/sitemaps/1.xml`,
    `${origin}/sitemaps/2.xml`,
  ])
})

test('a site map goes on in a second file before the first has more than 50 MB', () => {
  const path = `/blog/${'a'.repeat(2_000)}`
  const alternates = ['en', 'es', 'pt-BR', 'fr', 'x-default'].map((lang) => ({ lang, path }))
  const files = sitemapFiles('https://f.example', numbered(6_000, { alternates }))
  expect(files).toHaveLength(2)
  for (const file of files) expect(Buffer.byteLength(file)).toBeLessThanOrEqual(50 * 1024 * 1024)
  expect(files.join('').match(/<url>/g)).toHaveLength(6_000)
})

test('the dashboard and what leads into it are kept out of search engines, and what only looks like it is not', () => {
  const kept = ['/dashboard', '/dashboard/blog/new', '/dashboard.data', '/login', '/setup/token']
  expect([...kept, '/', '/blog/login', '/login-help'].filter(isUnlisted)).toEqual(kept)
})

test('the firm names its own pages at the networks', () => {
  const own = { network: 'facebook' as const, url: 'https://www.facebook.com/alder' }
  const things = [[own], []].map((socials) =>
    legalService('https://f.example', { ...firm, socials }),
  )
  expect(things[0]).toMatchObject({ sameAs: [own.url] })
  expect(things[1]).not.toHaveProperty('sameAs')
})
