import { describe, expect, test } from 'vitest'
import { jsonFeed } from '#app/features/seo/feed.ts'
import { legalService } from '#app/features/seo/json-ld.ts'
import { isUnlisted } from '#app/features/seo/robots.ts'
import {
  fingerprint,
  parseShareImageFile,
  type ShareCard,
  shareImagePath,
} from '#app/features/seo/share-image.ts'
import { SITEMAP_LIMIT, sitemapXml, xmlText } from '#app/features/seo/sitemap.ts'
import { firm } from '#app/features/site/content/en/firm.ts'

const card: ShareCard = { name: 'post-a-title', title: 'A title', label: 'Visa', cover: 'papers' }

describe('the address of an image', () => {
  test('changes with every word that the image shows', () => {
    const others: ShareCard[] = [
      { ...card, title: 'A titlf' },
      { ...card, label: 'Visas' },
      { ...card, cover: 'night' },
    ]
    expect(new Set([card, ...others].map(fingerprint)).size).toBe(4)
  })

  test('can be taken apart again, and nothing else can', () => {
    const file = shareImagePath(card).replace('/og/', '')
    expect(parseShareImageFile(file)).toEqual({
      name: 'post-a-title',
      fingerprint: fingerprint(card),
    })
    for (const wrong of [
      '',
      'a.png',
      '../x-0123456789abcdef.png',
      `${file}.png`,
      file.toUpperCase(),
      `a/${file}`,
    ]) {
      expect(parseShareImageFile(wrong)).toBeNull()
    }
  })
})

test('only the links of a rendered text are completed, and each once', () => {
  const html =
    '<p><a href="/a">x</a> <a href="#b">x</a> <a href="//c">x</a> href=&quot;/d&quot; <img src="/e"></p>'
  const at = new Date('2026-11-21T00:00:00Z')
  const item = { id: 'p', path: '/blog/p', title: '', summary: '', author: '', categories: [] }
  const items = [{ ...item, html, publishedAt: at, updatedAt: at }]
  const feed = { title: 'T', description: 'D', language: 'en-US', pagePath: '/blog', items }
  const [entry] = jsonFeed('https://f.example', '/feed.json', feed).items
  expect(entry?.content_html).toBe(
    '<p><a href="https://f.example/a">x</a> <a href="https://f.example/blog/p#b">x</a> <a href="//c">x</a> href=&quot;/d&quot; <img src="https://f.example/e"></p>',
  )
})

test('characters that no XML may hold are left out, marks are written out', () => {
  expect(xmlText('a\u0000\u000b\ud800\uffff<b> & "c" \u{1f600}')).toBe(
    'a&lt;b&gt; &amp; &quot;c&quot; \u{1f600}',
  )
})

test('a site map never has more addresses than its readers take', () => {
  const entry = { path: '/blog/p', changed: new Date('2026-11-21T00:00:00Z') }
  const xml = sitemapXml(
    'https://f.example',
    Array.from({ length: SITEMAP_LIMIT + 5 }, () => entry),
  )
  expect(xml.match(/<url>/g)).toHaveLength(SITEMAP_LIMIT)
})

test.each([
  ['/dashboard', true],
  ['/dashboard/blog/new', true],
  ['/dashboard.data', true],
  ['/login', true],
  ['/setup/token', true],
  ['/', false],
  ['/blog/login', false],
  ['/login-help', false],
])('whether %s is kept out of search engines: %s', (path, unlisted) => {
  expect(isUnlisted(path)).toBe(unlisted)
})

describe('the firm', () => {
  test('names its own pages at the networks, never the network’s start page', () => {
    const own = { network: 'facebook' as const, url: 'https://www.facebook.com/alder' }
    const start = { network: 'twitter' as const, url: 'https://x.com/' }
    expect(legalService('https://f.example', { ...firm, socials: [own, start] })).toMatchObject({
      sameAs: [own.url],
    })
    expect(legalService('https://f.example', { ...firm, socials: [start] })).not.toHaveProperty(
      'sameAs',
    )
  })

  test('is a LegalService with both offices, its hours and its languages, and rates itself nowhere', () => {
    const thing = legalService('https://f.example', firm)
    const text = JSON.stringify(thing)
    for (const office of firm.offices) expect(text).toContain(office.street)
    expect(thing).toMatchObject({
      '@type': 'LegalService',
      knowsLanguage: ['en'],
      openingHoursSpecification: { opens: '09:00', closes: '17:00' },
    })
    expect(text).not.toMatch(/"Attorney"|rating|review/i)
  })
})
