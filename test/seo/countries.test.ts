import { expect, test, vi } from 'vitest'
import { aNotice, publishOwn } from '#test/fixtures/own-records.ts'
import { openedOnce } from '#test/opened.ts'
import { listPublicPages } from '#test/public-pages.ts'
import { readJsonLd } from '#test/seo/json-ld-rules.ts'
import { wordsOf } from '#test/seo/words-of.ts'
import { openSite } from '#test/site.ts'

const now = new Date('2026-11-25T15:00:00Z')
const strange = '**Closed** if < 2 & soon: {eb5.jobs}, [here](/fees).'

const sample = openedOnce(() => openSite('sqlite', { now: () => now }))
const own = openedOnce(async () => {
  const site = await openSite('sqlite', { now: () => now })
  const lagos = { kind: 'country', id: 'ng' } as const
  const recife = { kind: 'country', id: 'br' } as const
  await publishOwn(site, [
    { type: 'country', id: 'br', data: { country: 'Brazil', region: 'southAmerica' } },
    { type: 'notice', id: 'lagos', data: aNotice({ text: 'Lagos is closed.', place: lagos }) },
    { type: 'notice', id: 'recife', data: aNotice({ text: 'Recife is closed.', place: recife }) },
    { type: 'notice', id: 'strange', data: aNotice({ text: strange }) },
  ])
  await vi.waitFor(async () => {
    if ((await fetch(`${site.origin}/countries/br`)).ok) throw new Error('Not published yet')
  }, 10_000)
  return site
})
const read = async ({ origin }: { origin: string }, path: string) =>
  (await fetch(origin + path)).text()
const noticesOf = async (path: string) =>
  /<aside class="understrip sitenotices"[\s\S]*?<\/aside>/
    .exec(await read(own, path))?.[0]
    .replaceAll('<!-- -->', '') ?? ''

const mainOf = async (site: { origin: string }, path: string) =>
  wordsOf(`<body>${/<main[\s\S]*<\/main>/.exec(await read(site, path))?.[0]}`)

test('a country has a page with what is known of it, each with its source and day, its notices, and a way to book', async () => {
  const words = await mainOf(own, '/countries/ng')
  for (const part of [
    '# Nigeria',
    'Travel ban\nIn part',
    'Visa bond for visitors\nPossible',
    'Treaty visas (E-1, E-2)\nNone',
    'Diversity lottery\nNot on the last list',
    'For this country it stops immigrants, visitors, students and exchange visitors. It does not stop permanent residents',
    'presidential actions (opens in a new tab)](https://www.whitehouse.gov/presidential-actions/), as of October 7, 2026',
    '](https://travel.state.gov/)',
    '](/services/u-visa)',
    'Book Consultation',
  ])
    expect(words).toContain(part)
  expect(words).not.toMatch(/[{}]/)
  expect(words.match(/30-minute consultation/g)).toHaveLength(1)
  expect(await read(own, '/countries/ng')).toContain('Not yet reviewed by a lawyer.')
  expect(await noticesOf('/countries/ng')).toContain('<b>Nigeria: </b>Lagos is closed.')
})

test('one page has a row for each country, with a link to its page, in every language', async () => {
  for (const [locale, list, ghana] of [
    ['en', '/countries', 'Ghana'],
    ['es', '/es/paises', 'Ghana'],
    ['pt', '/pt/paises', 'Gana'],
    ['fr', '/fr/pays', 'Ghana'],
  ] as const) {
    const words = await mainOf(sample, list)
    expect(words.match(new RegExp(`\\]\\(${list}/\\w\\w\\)`, 'g')), locale).toHaveLength(24)
    expect(await mainOf(sample, `${list}/gh`)).toContain(`# ${ghana}`)
  }
})

test('it is found as every page: in the site map, in the search, with breadcrumbs and an image to share', async () => {
  const html = await read(own, '/countries/ng')
  const [crumbs] = readJsonLd(html)
  expect(JSON.stringify(crumbs)).toMatch(/"name":"Countries".*"name":"Nigeria"/)
  expect(html).toContain(`<link rel="canonical" href="${own.origin}/countries/ng"/>`)
  const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
  expect(image).toContain('/og/page-countries-ng')
  const drawn = await fetch(image)
  expect([drawn.status, drawn.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  expect(await read(own, '/sitemap.xml')).toContain(`${own.origin}/countries/ng</loc>`)
  expect(await read(own, '/search?q=nigeria')).toContain('href="/countries/ng"')
  expect(await read(own, '/contact')).toMatch(/<a href="\/countries\/ng"><img[^>]*>Nigeria<\/a>/)
})

test('a country of which fewer than four facts are known has a row and no page, and its flag leads there', async () => {
  for (const path of ['/countries/br', '/countries/zz', '/countries/ZZ', '/countries/fees']) {
    const response = await fetch(own.origin + path)
    expect([path, response.status]).toEqual([path, 404])
    expect(await response.text()).toContain('<h1>Page Not Found</h1>')
  }
  expect(await mainOf(own, '/countries')).toContain('Brazil')
  expect(await read(own, '/countries')).not.toContain('/countries/br')
  expect(await read(own, '/contact')).toMatch(/<a href="\/countries"><img[^>]*>Brazil<\/a>/)
  expect(await read(sample, '/sitemap.xml')).toContain('/countries/br<')
  expect(await read(own, '/sitemap.xml')).not.toContain('/countries/br<')
})

test('a notice stands in a region with a name, as plain text with its figures, on every page of the site', async () => {
  const pages = listPublicPages().filter(
    ({ path, status }) => status === 200 && !path.startsWith('/login'),
  )
  expect(pages.length).toBeGreaterThan(15)
  for (const { path } of pages) expect(await noticesOf(path), path).toContain('[here](/fees).</p>')
  const notices = await noticesOf('/')
  expect(notices).toContain('aria-label="Notices"')
  expect(notices).toContain(
    '<p dir="auto">**Closed** if &lt; 2 &amp; soon: at least 10 full-time jobs, [here](/fees).</p>',
  )
  expect(notices).toContain('November 20, 2026')
  expect(notices).not.toContain('role=')
  expect(await noticesOf('/login')).toBe('')
})

test('a country without a page has its notices on the page of countries, and no other page has them', async () => {
  expect(await noticesOf('/countries')).toContain('<b>Brazil: </b>Recife is closed.')
  for (const path of ['/', '/countries/ng', '/services'])
    expect(await noticesOf(path)).not.toContain('Recife')
  expect(await noticesOf('/countries')).not.toContain('Lagos')
})

test('notices are not searched for, and change no date of the site map', async () => {
  expect(await read(own, '/search?q=recife')).not.toContain('class="results"')
  const dated = async (site: { origin: string }) =>
    (await read(site, '/sitemap.xml'))
      .replaceAll(site.origin, '')
      .match(/<url><loc>\/(?:about|fees)<.*?<\/url>/g)
  expect(await dated(own)).toEqual(await dated(sample))
  expect(await dated(own)).toHaveLength(2)
})

test('a page without a notice carries nothing of it', async () => {
  for (const path of ['/', '/contact', '/services/u-visa'])
    expect(await read(sample, path)).not.toMatch(/sitenotices|editlinks/)
})
