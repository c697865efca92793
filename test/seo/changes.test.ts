import { expect, test } from 'vitest'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { localPath } from '#test/local-path.ts'
import { openedOnce } from '#test/opened.ts'
import { openSite } from '#test/site.ts'

const now = new Date('2026-11-28T15:00:00Z')
const site = openedOnce(() => openSite('sqlite', { now: () => now }))
const read = async (path: string) => (await fetch(site.origin + path)).text()

test.each(LOCALES)(
  'in %s the page has every change with an address of its own, and is found',
  async (locale) => {
    const path = localPath('/changes', locale)
    const html = await read(path)
    const { change, page } = shippedInAll[locale]
    expect(html).toContain(`<h1>${page['changes']?.title}</h1>`)
    expect(html).toContain(`<link rel="canonical" href="${site.origin}${path}"`)
    for (const other of LOCALES) expect(html).toContain(`href="${localPath('/changes', other)}"`)
    for (const [id, { source }] of Object.entries(change)) {
      expect(html).toContain(`<h3 id="${id}">`)
      expect(html).toContain(`href="${source.url}"`)
    }
    expect(await read('/sitemap.xml')).toContain(`<loc>${site.origin}${path}</loc>`)
    // From the menu at the foot of every page, and from a service that a change touches.
    expect(await read(localPath('/', locale))).toContain(`href="${path}"`)
    const service = await read(localPath('/services/work-visas', locale))
    expect(service).toContain(`href="${path}#h1b-payment"`)
    const found = await read(
      localPath(`/search?q=${encodeURIComponent(change['students']?.title ?? '')}`, locale),
    )
    expect(found).toContain(`href="${path}#students"`)
  },
)

test.each(LOCALES)(
  'in %s the feed has every change, the newest first, and each page names it',
  async (locale) => {
    const path = localPath('/changes', locale)
    expect(await read(localPath('/about', locale))).toContain(
      `<link rel="alternate" type="application/rss+xml" title="${interfaceTexts(locale).feeds.links.changes}" href="${path}/feed.xml"/>`,
    )
    const response = await fetch(`${site.origin}${path}/feed.xml`)
    expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
    const feed = await response.text()
    expect(feed).toContain(`<atom:link href="${site.origin}${path}/feed.xml" rel="self"`)
    const links = [...feed.matchAll(/<item>.*?<link>([^<]*)<\/link>/g)].map(([, link]) => link)
    const { change } = shippedInAll[locale]
    expect(new Set(links)).toEqual(
      new Set(Object.keys(change).map((id) => `${site.origin}${path}#${id}`)),
    )
    const dates = [...feed.matchAll(/<pubDate>([^<]*)</g)].map(([, date = '']) => Date.parse(date))
    expect(dates).toEqual(dates.toSorted((one, other) => other - one))
    expect(feed).not.toMatch(/\{[a-z]/)
  },
)
