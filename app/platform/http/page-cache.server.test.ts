import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache } from '#app/platform/http/page-cache.server.ts'
import { toResponse, type CachedResponse } from '#app/platform/http/cached-response.server.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const TEXTS = 'Words that a reader reads. '.repeat(100)

function aPage(text = TEXTS, headers: Record<string, string> = {}): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...headers,
    },
  })
}

function aPress(headers: Record<string, string> = {}) {
  const press = {
    count: 0,
    render: async () => aPage(`${TEXTS}edition ${(press.count += 1)}`, headers),
  }
  return press
}

async function textOf(loaded: CachedResponse | Response): Promise<string> {
  return loaded instanceof Response ? loaded.text() : loaded.identity.body.toString()
}

function ask(response: CachedResponse | null, headers: Record<string, string> = {}): Response {
  if (response === null) throw new Error('nothing is kept')
  return toResponse(response, new Request('http://localhost/', { headers }))
}

const open = () => createPageCache({ now: () => NOON })

test('a page is made once and then kept', async () => {
  const pages = open()
  const press = aPress()
  await pages.load('/', press.render)
  expect(await textOf(await pages.load('/', press.render))).toContain('edition 1')
  expect(pages.find('/')).not.toBeNull()
  expect(pages.find('/other')).toBeNull()
})

test('a hundred readers of a page that is being made wait for the same one', async () => {
  const pages = open()
  const press = aPress()
  const readers = Array.from({ length: 100 }, () => pages.load('/', press.render).then(textOf))
  expect(new Set(await Promise.all(readers)).size).toBe(1)
  expect(press.count).toBe(1)
})

const notKept: Record<string, Record<string, string>> = {
  'says no-store': { 'Cache-Control': 'no-store' },
  'is private': { 'Cache-Control': 'private, must-revalidate' },
  'is private among other words': { 'Cache-Control': 'public, private, must-revalidate' },
  'has an age of its own': { 'Cache-Control': 'public, max-age=3600' },
  'says nothing': { 'Cache-Control': '' },
  'sets a cookie': { 'Set-Cookie': 'flash=1' },
  'differs by cookie': { Vary: 'Cookie' },
  'differs by language and encoding': { Vary: 'Accept-Encoding, Accept-Language' },
  'has expired already': { Expires: 'Sat, 21 Nov 2026 12:00:00 GMT' },
  'expires at no readable time': { Expires: 'soon' },
}

test.each(Object.entries(notKept))('an answer that %s is given, not kept', async (_, headers) => {
  const pages = open()
  const press = aPress(headers)
  const given = await Promise.all([1, 2].map(() => pages.load('/', press.render).then(textOf)))
  const editions = given.map((text) => text.slice(-9)).toSorted()
  expect(editions).toEqual(['edition 1', 'edition 2'])
  expect(pages.find('/')).toBeNull()
})

test.each([301, 404, 500, 503])('an answer of status %i is not kept', async (status) => {
  const pages = open()
  const { headers } = aPage()
  await pages.load('/', async () => new Response('x', { status, headers }))
  expect(pages.find('/')).toBeNull()
})

test('a page is never shown past the instant at which it expires', async () => {
  let now = NOON
  const pages = createPageCache({ now: () => now })
  await pages.load('/', async () => aPage(TEXTS, { Expires: 'Sat, 21 Nov 2026 13:00:00 GMT' }))
  now = new Date('2026-11-21T12:59:59.999Z')
  expect(ask(pages.find('/')).headers.get('Expires')).toBe('Sat, 21 Nov 2026 13:00:00 GMT')
  now = new Date('2026-11-21T13:00:00Z')
  expect(pages.find('/')).toBeNull()
})

test('a page that was begun before its end is not given to anyone who came after it', async () => {
  // It expires while the page is compressed.
  const times = [new Date('2026-11-21T12:59:59.999Z')]
  const pages = createPageCache({ now: () => times.shift() ?? new Date('2026-11-21T13:00:00Z') })
  const old = aPage(`${TEXTS}old`, { Expires: 'Sat, 21 Nov 2026 13:00:00 GMT' })
  const early = pages.load('/', async () => old)
  const late = pages.load('/', async () => aPage(`${TEXTS}new`))
  expect((await textOf(await early)).slice(-3)).toBe('old')
  expect((await textOf(await late)).slice(-3)).toBe('new')
})

test('a change drops what was being rendered, which no later reader waits for or gets, and what was asked for last', async () => {
  const pages = open()
  for (const key of ['/', '/about', '/blog']) await pages.load(key, aPress().render)
  pages.find('/')
  const held = Promise.withResolvers<Response>()
  const early = pages.load('/faq', () => held.promise)
  const alone = pages.load('/fees', () => held.promise.then(() => aPage(`${TEXTS}old`)))
  expect(pages.clear()).toEqual(['/faq', '/fees', '/', '/blog', '/about'])
  const late = await pages.load('/faq', async () => aPage(`${TEXTS}new`))
  held.resolve(aPage(`${TEXTS}old`))
  expect(await textOf(await early)).toContain('old')
  expect(await textOf(await alone)).toContain('old')
  expect(await textOf(late)).toContain('new')
  expect(await textOf(await pages.load('/faq', aPress().render))).toContain('new')
  expect(pages.clear()).toEqual(['/faq'])
})

test('a failure is told to everybody who waited, and the next reader tries again', async () => {
  const pages = open()
  const broken = () => pages.load('/', () => Promise.reject(new Error('broken')))
  const outcomes = await Promise.allSettled([broken(), broken()])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await textOf(await pages.load('/', aPress().render))).toContain('edition 1')
})

test('a reader gets the page in the best encoding that they take', async () => {
  const pages = open()
  await pages.load('/', async () => aPage())
  const kept = pages.find('/')
  const br = ask(kept, { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
  expect(br.headers.get('Content-Encoding')).toBe('br')
  expect(brotliDecompressSync(await br.bytes()).toString()).toBe(TEXTS)
  const gz = ask(kept, { 'Accept-Encoding': 'gzip, br;q=0' })
  expect(gz.headers.get('Content-Encoding')).toBe('gzip')
  expect(gunzipSync(await gz.bytes()).toString()).toBe(TEXTS)
  const plain = ask(kept, { 'Accept-Encoding': 'brotli, xgzip' })
  expect(plain.headers.has('Content-Encoding')).toBe(false)
  expect(await plain.text()).toBe(TEXTS)
  for (const response of [br, gz, plain])
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
})

test('each encoding has a tag of its own, and any of them says that nothing has changed', async () => {
  const pages = open()
  await pages.load('/', async () => aPage())
  const kept = pages.find('/')
  const tags = ['br', 'gzip', ''].map(
    (encoding) => ask(kept, { 'Accept-Encoding': encoding }).headers.get('ETag') ?? '',
  )
  expect(new Set(tags).size).toBe(3)
  for (const tag of [...tags, `W/${tags[0]}`, `"other", ${tags[1]}`, '*']) {
    const { status, body, headers } = ask(kept, { 'If-None-Match': tag })
    expect([status, body, headers.has('Content-Length')]).toEqual([304, null, false])
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
  }
  expect(ask(kept, { 'If-None-Match': '"other"' }).status).toBe(200)
})

test('when no new page has come for a while, the kept ones are compressed harder', async () => {
  const pages = createPageCache({ now: () => NOON, idleMs: 10 })
  const varied = Array.from({ length: 3000 }, (_, index) => `<p>${Math.sin(index)}</p>`).join('')
  await pages.load('/', async () => aPage(varied))
  const size = () => pages.find('/')?.br?.body.length ?? 0
  const before = size()
  await expect.poll(size, { timeout: 5000 }).toBeLessThan(before)
  const response = ask(pages.find('/'), { 'Accept-Encoding': 'br' })
  const bytes = await response.bytes()
  expect(brotliDecompressSync(bytes).toString()).toBe(varied)
  expect(Number(response.headers.get('Content-Length'))).toBe(bytes.length)
})

test('the memory is bounded by number: the page not asked for longest goes', async () => {
  const pages = createPageCache({ now: () => NOON, maxEntries: 2 })
  for (const key of ['/a', '/b']) await pages.load(key, aPress().render)
  pages.find('/a')
  await pages.load('/c', aPress().render)
  expect(['/a', '/b', '/c'].map((key) => pages.find(key) !== null)).toEqual([true, false, true])
})

test('the memory is bounded by size, and one page cannot push out all others', async () => {
  const random = () => Array.from({ length: 1000 }, () => Math.random().toString(36)).join('')
  const pages = createPageCache({ now: () => NOON, maxBytes: 400_000 })
  for (let count = 0; count < 20; count += 1)
    await pages.load(`/${count}`, async () => aPage(random()))
  expect([pages.find('/0'), pages.find('/19')]).toEqual([null, expect.anything()])
  const large = await pages.load('/large', async () => aPage('a'.repeat(60_000)))
  expect(large).not.toBeInstanceOf(Response)
  expect(pages.find('/large')).toBeNull()
})

test('a page keeps no more memory than its bytes', async () => {
  const loaded = await open().load('/', async () => aPage())
  if (loaded instanceof Response) throw new Error('The page was not cached.')
  for (const variant of [loaded.identity, loaded.gzip, loaded.br])
    expect(variant?.body.buffer.byteLength).toBe(variant?.body.length)
})

test('a page that was begun before the clock was set back is not kept', async () => {
  let clock = new Date('2026-12-24T12:00:00Z')
  const pages = createPageCache({ now: () => clock })
  const press = aPress({ Expires: 'Fri, 01 Jan 2027 05:00:00 GMT' })
  await pages.load('/', async () => {
    clock = NOON
    return press.render()
  })
  expect(pages.find('/')).toBeNull()
  await pages.load('/', press.render)
  expect(pages.find('/')).not.toBeNull()
})
