import { pageAddress } from '#test/local-path.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { shippedSite } from '#app/features/content/en/shipped.ts'
import { ask, savePost } from '#test/abuse/site-fixture.ts'
import { SHARED_SIZE, sizeOf } from '#test/fixtures/images.ts'
import { readAll } from '#test/read-all.ts'
import { openedOnce } from '#test/opened.ts'
import { isEnglish, pathsOfSitemap } from '#test/public-pages.ts'
import { readJsonLd } from '#test/seo/json-ld-rules.ts'
import { checkedByVocabulary } from '#test/seo/vocabulary.ts'
import { aStaffMember, aVisitor, openSite } from '#test/site.ts'

const { firm } = shippedSite

const headingOf = (html: string) =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')

const languageOf = (path: string) => pageAddress(path)?.locale ?? 'en'

const ORIGIN = 'https://www.firm.example'

const ALTERNATE = '<link rel="alternate" type="application/'

describe('the head of every page', () => {
  let pages: Map<string, string>

  const site = openedOnce(() => openSite('sqlite'))
  const staff = openedOnce(() => aStaffMember(site.origin))
  beforeAll(async () => {
    const post = { title: 'Fees & forms', categories: 'Visa, Fees & Forms', published: true }
    await savePost(staff, post)
    const sitemap = await aVisitor(site.origin).text('/sitemap.xml')
    const paths = pathsOfSitemap(sitemap)
    const read = async (path: string) => {
      const response = await fetch(site.origin + path, { redirect: 'manual' })
      expect([path, response.status]).toEqual([path, 200])
      return [path, await response.text()] as const
    }
    pages = new Map(await readAll(paths, read))
  })

  test('every page of the site map says its own address, once, with a title of its own, the feeds and no manifest, and none is kept out of search engines', async () => {
    expect(pages.size).toBeGreaterThan(16)
    const slashed = await (await fetch(`${site.origin}/about/`)).text()
    expect(links(slashed, 'canonical')).toEqual([`${site.origin}/about`])
    for (const [path, html] of pages) {
      const head = metas(html)
      expect(links(html, 'canonical')).toEqual([site.origin + path])
      expect(head['og:url']).toBe(site.origin + path)
      expect([path, head['robots']]).toEqual([path, undefined])
      expect(links(html, 'manifest')).toEqual([])
      expect(html).toMatch(
        new RegExp(`${ALTERNATE}rss\\+xml" title="[^"]+" href="(?:/[a-z]{2})?/feed.xml"/>`),
      )
      expect(html).toMatch(
        new RegExp(`${ALTERNATE}feed\\+json" title="[^"]+" href="(?:/[a-z]{2})?/feed.json"/>`),
      )
      expect([path, titleOf(html)]).toEqual([path, expect.stringMatching(/^[^\n]{2,60}$/)])
      expect([path, head['description']]).toEqual([path, expect.stringMatching(/^[^\n]{21,155}$/)])
    }
    const titles = [...pages].map(([path, html]) => `${languageOf(path)} ${titleOf(html)}`)
    expect(new Set(titles).size).toBe(pages.size)
  })

  test('every page brings an image of the right size for other sites', async () => {
    for (const [path, html] of pages) {
      const head = metas(html)
      expect(head).toMatchObject({
        'og:title': expect.stringMatching(/\S/),
        'og:site_name': expect.stringMatching(/\S/),
        'twitter:card': 'summary_large_image',
        'twitter:image': head['og:image'],
        'twitter:image:alt': head['og:image:alt'],
      })
      // What is written on it: the page's own heading and more, the firm and its number from abroad.
      const [title = '', ...more] = (head['og:image:alt'] ?? '').split(' | ')
      expect(more.slice(-2)).toEqual([firm.name, '+1 (703) 555-0142'])
      expect(/\/blog\/categor/.test(path) ? title : headingOf(html)).toBe(title)
      // Every other image is drawn for the site as static files, where their size is looked at.
      if (!isEnglish(path)) continue
      const response = await fetch(head['og:image'] ?? '')
      expect([path, response.status]).toEqual([path, 200])
      expect(await sizeOf(await response.bytes())).toEqual(SHARED_SIZE)
    }
  })

  test('a post shows its own title in its image, and two titles are two images', async () => {
    const posts = [...pages].filter(([path]) => /^\/blog\/(?!category\/)/.test(path))
    const images = new Set(posts.map(([, html]) => metas(html)['og:image']))
    expect(posts.length).toBeGreaterThan(3)
    expect(images.size).toBe(posts.length)
    for (const image of images) expect(image).toContain('/og/post-')
  })

  test('what search engines are told keeps to the rules of each type', () => {
    const types = (path: string) => readJsonLd(pages.get(path) ?? '').map((thing) => thing['@type'])
    for (const html of pages.values()) readJsonLd(html)
    expect(types('/')).toEqual(['WebSite'])
    // Of the people and prices of the sample firm nothing is told.
    expect(types('/about')).toEqual(['LegalService', 'BreadcrumbList'])
    const told = JSON.stringify([...pages.values()].flatMap(readJsonLd))
    expect(told).not.toMatch(/"(?:Person|founder)"|\$150|Sample (?!Street|Avenue)/)
    expect(types('/contact')).toEqual(['ContactPage', 'LegalService', 'BreadcrumbList'])
    const [legalService] = readJsonLd(pages.get('/about') ?? '')
    const hours = { opens: '09:00', closes: '17:00' }
    expect(legalService).toMatchObject({ openingHoursSpecification: hours, knowsLanguage: ['en'] })
    for (const { street } of firm.offices) expect(pages.get('/about')).toContain(`"${street}"`)
    for (const path of ['/blog', '/blog/category/visa'])
      expect(types(path)).toEqual(['BreadcrumbList'])
    expect(types('/services/u-visa')).toEqual(['Service', 'BreadcrumbList'])
    expect(types('/glossary')).toEqual(['DefinedTermSet', 'BreadcrumbList'])
    expect(types('/about/founder')).toEqual(['BreadcrumbList'])
    const post = '/blog/before-you-sign-who-may-help-you'
    expect(types(post)).toEqual(['BlogPosting', 'BreadcrumbList'])
  })

  test('what search engines are told are words of schema.org', async () => {
    const things = [...pages.values()].flatMap(readJsonLd).map((thing) => JSON.stringify(thing))
    expect(await checkedByVocabulary([...new Set(things)])).toBe('')
    const wrong = await checkedByVocabulary(['{"@type":"LegalService","lawyers":"4"}'])
    expect(wrong).toContain('lawyers')
  }, 60_000)

  test('the firm, the site and a person are one thing each on every page, in every language', () => {
    const said = new Map<string, Set<string>>()
    for (const thing of [...pages.values()].flatMap(readJsonLd)) {
      if (!('@id' in thing) || !thing['@id'].includes('/#')) continue
      const url = 'url' in thing ? thing.url : ''
      said.set(thing['@id'], (said.get(thing['@id']) ?? new Set()).add(url))
    }
    expect(said.size).toBeGreaterThan(1)
    expect([...said].filter(([, urls]) => urls.size > 1)).toEqual([])
  })

  test('the questions told to search engines are those of the page', () => {
    const html = pages.get('/faq') ?? ''
    const faq = readJsonLd(html).find((thing) => thing['@type'] === 'FAQPage')
    const shown = html.replace(/<script[\s\S]*?<\/script>/g, '')
    expect(faq?.mainEntity).toHaveLength(
      shippedSite.list('question').filter(({ data }) => data.page === 'faq').length,
    )
    for (const { name } of faq?.mainEntity ?? []) expect(shown).toContain(name)
  })

  test('a page that is no one else’s business says noindex and no address', async () => {
    const unlisted = ['/blog?q=visa', '/login', '/none', '/blog/none', '/blog/category/none']
    for (const path of unlisted) {
      const response = await fetch(site.origin + path)
      const html = await response.text()
      const notice = [metas(html)['robots'], response.headers.get('X-Robots-Tag')]
      expect([path, notice.includes('noindex')]).toEqual([path, true])
      expect(links(html, 'canonical')).toEqual([])
    }
    for (const path of ['/dashboard', '/dashboard/blog/new', '/setup/none', '/session']) {
      const response = await fetch(site.origin + path, { redirect: 'manual' })
      expect([path, response.headers.get('X-Robots-Tag')]).toEqual([path, 'noindex'])
    }
    const dashboard = await staff.get('/dashboard')
    expect([dashboard.status, dashboard.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex'])
  })

  test('an image may be kept for a year and is asked for again by its mark', async () => {
    const image = new URL(metas(pages.get('/') ?? '')['og:image'] ?? '').pathname
    const first = await fetch(site.origin + image)
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' }
    const again = await fetch(site.origin + image, { headers })
    expect(again.status).toBe(304)
    for (const response of [first, again])
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  })
})

test('with a public origin every address in the head is of that origin', async () => {
  const environment = { PUBLIC_ORIGIN: ORIGIN, TRUSTED_PROXY: '127.0.0.1' }
  const site = await openSite('sqlite', { environment })
  const headers = {
    Host: 'www.firm.example',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Host': 'www.firm.example',
  }
  const port = Number(new URL(site.address).port)
  const { text: html } = await ask({ port }, { path: '/', headers })
  await site.close()
  expect(links(html, 'canonical')).toEqual([`${ORIGIN}/`])
  expect(metas(html)['og:image']).toMatch(
    /^https:\/\/www\.firm\.example\/og\/page-[0-9a-f]{16}\.png$/,
  )
  expect(JSON.stringify(readJsonLd(html))).not.toContain('127.0.0.1')
})

function metas(html: string): Record<string, string> {
  const found = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)
  return Object.fromEntries(
    [...found].map(([, name = '', content = '']) => [name, unescaped(content)]),
  )
}

function links(html: string, rel: string): string[] {
  return [...html.matchAll(/<link rel="([^"]+)" href="([^"]*)"/g)].flatMap(([, found, href = '']) =>
    found === rel ? [href] : [],
  )
}

function titleOf(html: string): string {
  return unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
}

/** Without what stands for signs in HTML. */
function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}
