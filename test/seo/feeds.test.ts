import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { savePost } from '#test/abuse/site-fixture.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember, aVisitor, openSite } from '#test/site.ts'

const LISTS = ['/feed.xml', '/feed.json', '/sitemap.xml'] as const

const feedRules = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  items: z.array(
    z.object({
      id: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
      url: z.url(),
      title: z.string().min(1),
      summary: z.string().min(1),
      content_html: z.string().min(1),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      authors: z.array(z.object({ name: z.string().min(1) })).min(1),
      tags: z.array(z.string()),
    }),
  ),
})

describe('feeds and the site map', () => {
  const site = openedOnce(() => openSite('sqlite'))
  const staff = openedOnce(() => aStaffMember(site.origin))
  const reader = openedOnce(async () => aVisitor(site.origin))

  test('the lists are kept by the page cache and say so', async () => {
    for (const path of [...LISTS, '/robots.txt', '/manifest.webmanifest']) {
      const response = await reader.get(path)
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
      const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' }
      expect([path, (await reader.get(path, { headers })).status]).toEqual([path, 304])
    }
  })

  test('what is in the feeds is whole and safe, with links that lead here from anywhere', async () => {
    const content = [
      '## A part',
      'Read [our services](/services), [this part](#a-part), [the law](https://www.uscis.gov/), [another](//example.com/c) and <b>tags & "quotes"</b>.',
      '![A form](/images/blog-1700000000000.jpg)',
      '[no](javascript:alert(1)) `href="/x"`',
    ].join('\n\n')
    const title = 'Links & <tags> \u0007 in a feed'
    const { slug } = await savePost(staff, { title, content, published: true })
    const feed = feedRules.parse(JSON.parse(await reader.text('/feed.json')))
    const html = feed.items[0]?.content_html ?? ''
    expect(feed.items[0]).toMatchObject({ title, url: `${site.origin}/blog/${slug}` })
    expect(html).toContain(`href="${site.origin}/services"`)
    expect(html).toContain(`href="${site.origin}/blog/${slug}#a-part"`)
    expect(html).toContain('href="https://www.uscis.gov/"')
    expect(html).toContain('[another](//example.com/c)')
    expect(html).toContain(`src="${site.origin}/images/blog-1700000000000.jpg"`)
    expect(html).toContain('href=&quot;/x&quot;')
    expect(html).not.toMatch(/<b>|href="javascript/)
    const rss = await reader.text('/feed.xml')
    expect(rss).toContain('<title>Links &amp; &lt;tags&gt;  in a feed</title>')
    expect(rss).not.toContain('\u0007')
    expect(unescaped(/<content:encoded>([\s\S]*?)<\/content:encoded>/.exec(rss)?.[1] ?? '')).toBe(
      html,
    )
  })

  test('the feeds name the newest twenty posts, the newest first, each with a true date', async () => {
    for (let number = 1; number <= 21; number += 1)
      await savePost(staff, { title: `Post number ${number}`, published: true })
    const feed = feedRules.parse(JSON.parse(await reader.text('/feed.json')))
    expect(feed.items.map(({ title }) => title)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Post number ${21 - index}`),
    )
    const rss = await reader.text('/feed.xml')
    const dates = [...rss.matchAll(/<pubDate>([^<]*)<\/pubDate>/g)].map(([, date = '']) =>
      new Date(date).getTime(),
    )
    expect(dates).toHaveLength(20)
    for (const date of dates) expect(Math.abs(date - Date.now())).toBeLessThan(60_000)
  })

  test('every address in the site map has a true date and stands there once', async () => {
    const xml = await reader.text('/sitemap.xml')
    const entries = [
      ...xml.matchAll(
        /<url><loc>([^<]*)<\/loc><lastmod>([^<]*)<\/lastmod>(?:<xhtml:link [^>]*\/>)*<\/url>/g,
      ),
    ]
    const addresses = entries.map(([, address]) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses.length).toBe(xml.match(/<url>/g)?.length)
    for (const [, address = '', date = ''] of entries) {
      expect(address.startsWith(`${site.origin}/`)).toBe(true)
      expect(z.iso.datetime().safeParse(date).success).toBe(true)
      expect(new Date(date).getTime()).toBeLessThanOrEqual(Date.now())
    }
    expect(
      addresses.filter((address = '') => /login|dashboard|setup|session/.test(address)),
    ).toEqual([])
  })

  test('robots are told where the site map is and what is not theirs', async () => {
    const lines = (await reader.text('/robots.txt')).split('\n')
    expect(lines).toContain('User-agent: *')
    for (const path of ['/dashboard', '/login', '/setup'])
      expect(lines).toContain(`Disallow: ${path}`)
    expect(lines).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
  })

  test('the manifest names icons that are there, in the size that it says', async () => {
    const response = await reader.get('/manifest.webmanifest')
    expect(response.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8')
    const manifest = (await response.json()) as {
      name: string
      start_url: string
      icons: { src: string; sizes: string }[]
    }
    expect(manifest).toMatchObject({ name: expect.stringMatching(/\S/), start_url: '/' })
    expect(manifest.icons.map(({ sizes }) => sizes)).toContain('512x512')
    for (const { src, sizes } of manifest.icons) {
      const bytes = await (await reader.get(src)).bytes()
      // Width and height are in the first chunk of a PNG.
      const sides = new DataView(bytes.buffer, bytes.byteOffset + 16, 8)
      expect(`${sides.getUint32(0)}x${sides.getUint32(4)}`).toBe(sizes)
    }
  })
})

function unescaped(xml: string): string {
  const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return xml.replaceAll(/&(\w+);/g, (mark, name: string) => marks[name] ?? mark)
}
