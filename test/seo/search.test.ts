import { localPath } from '#test/local-path.ts'
import { expect, test } from 'vitest'
import { openedOnce } from '#test/opened.ts'
import { openSite } from '#test/site.ts'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { wordsOf } from '#test/seo/words-of.ts'

const site = openedOnce(() => openSite('sqlite'))

async function read(address: string) {
  const response = await fetch(site.origin + address, { redirect: 'manual' })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

const resultsIn = (html: string) =>
  [...html.matchAll(/<ol class="results">.*?<\/ol>/gs)].flatMap(([list]) =>
    [...list.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href),
  )

test('the search lists what it found, without JavaScript, unknown to search engines and to every cache', async () => {
  const { status, headers, html } = await read('/search?q=I+was+robbed')
  expect(status).toBe(200)
  expect(resultsIn(html)[0]).toBe('/services/u-visa')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('<title>Search: I was robbed | ')
  expect(html).toMatch(/<input[^>]* maxLength="200"[^>]* name="q" value="I was robbed"/)
  expect(headers.get('Cache-Control')).toContain('no-store')
  expect(wordsOf(html)).toMatch(/\d+ results/)
})

test('what is typed is shown as text, and at most 200 characters of it', async () => {
  const { html } = await read(
    `/search?${new URLSearchParams({ q: `"><b>x</b>${'y'.repeat(300)}` })}`,
  )
  expect(html).not.toContain('<b>x</b>')
  expect(html).toContain('y'.repeat(190))
  expect(html).not.toContain('y'.repeat(191))
})

const mainIn = (html: string) => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''

test.each(LOCALES)(
  'a search without a result leads to urgent help, to a person and to the services, in %s',
  async (locale) => {
    const { status, html } = await read(`${localPath('/search', locale)}?q=zzzzqqqq`)
    expect([status, resultsIn(html)]).toEqual([200, []])
    const main = mainIn(html)
    expect(main).toContain(interfaceTexts(locale).search.noneFound)
    for (const path of ['/urgent', '/contact#message', '/services'])
      expect(main).toContain(`href="${localPath(path, locale)}"`)
    expect(main).toContain('href="tel:')
  },
)

test('before anything is typed, urgent help is the first way', async () => {
  const [, list = ''] = /<ul>(.*?)<\/ul>/s.exec(mainIn((await read('/search')).html)) ?? []
  expect(list).toMatch(/^<li><a href="\/urgent">Urgent help<\/a>/)
  expect(list.match(/<li>/g)).toHaveLength(4)
})

test('what to do in danger is a result of its own', async () => {
  const { html } = await read('/search?q=ICE+at+my+door')
  expect(resultsIn(html)[0]).toBe('/urgent#door')
  const spanish = await read('/es/buscar?q=mi+esposo+me+pega')
  expect(resultsIn(spanish.html).slice(0, 2)).toEqual(['/es/urgente#hurt', '/es/servicios/visa-u'])
})

test('the empty message of the article search is followed by what the whole site has', async () => {
  const { html } = await read('/blog?q=h1b')
  expect(html.indexOf('No articles found matching your search')).toBeGreaterThan(0)
  expect(resultsIn(html)[0]).toBe('/services/work-visas')
  expect(resultsIn((await read('/blog')).html)).toEqual([])
})

test.each([
  ['/immigration/green-card.html', '/services/permanent-residency'],
  ['/articles/2019/notario-fraud.php', '/who-may-help-you'],
  ['/blog/category/h1b', '/services/work-visas'],
  ['/ciudadan%C3%ADa', '/services/citizenship'],
])('after an address that leads nowhere, what its words mean: %s', async (address, path) => {
  const { status, html } = await read(address)
  expect([status, resultsIn(html)[0]]).toEqual([404, path])
})

// The first is no word of a reader, and the second is one of the firm's story, which is about something else.
test.each([
  '/countries/nope',
  '/shoebox',
  '/%E0%A4%A',
  '/setup/0123456789abcdef0123456789',
  '/%20',
  '/....',
])('an address that no page is about has only the way to the search: %s', async (address) => {
  const { status, html } = await read(address)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(resultsIn(html)).toEqual([])
})

test('who searches too often is asked to wait, and still sees pages', async () => {
  const answers: Awaited<ReturnType<typeof read>>[] = []
  for (let count = 0; count < 40; count += 1) answers.push(await read(`/search?q=visa+${count}`))
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200, 429])
  // A slow machine earns a search back on the way, so any refusal may have been the last.
  const limited = answers.find(({ status }) => status === 429) ?? (await read('/search?q=visa'))
  expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(limited.html).toContain('You have searched many times.')
  expect((await read('/search')).status).toBe(200)
  expect((await read('/no/such/green-card')).status).toBe(404)
})
