import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createPageCache, type PageCache } from '#app/platform/http/page-cache.server.ts'
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

function ask(
  response: CachedResponse | null,
  headers: Record<string, string> = {},
  method = 'GET',
): Response {
  if (response === null) throw new Error('nothing is kept')
  return toResponse(response, new Request('http://localhost/', { method, headers }))
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

test.each(Object.entries(notKept))(
  'an answer that %s is given but not kept',
  async (_, headers) => {
    const pages = open()
    const press = aPress(headers)
    const [first, second] = await Promise.all([
      pages.load('/', press.render),
      pages.load('/', press.render),
    ])
    expect([await textOf(first), await textOf(second)].map((text) => text.slice(-9))).toEqual(
      expect.arrayContaining(['edition 1', 'edition 2']),
    )
    expect(pages.find('/')).toBeNull()
  },
)

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

describe('when something that readers see has changed', () => {
  function startOldPage(pages: PageCache) {
    const held = Promise.withResolvers<Response>()
    const early = pages.load('/', () => held.promise)
    return { early, finish: () => held.resolve(aPage(`${TEXTS}old`)) }
  }

  test('a page that was begun before is not kept afterwards', async () => {
    const pages = open()
    const { early, finish } = startOldPage(pages)
    pages.clear()
    finish()
    expect(await textOf(await early)).toContain('old')
    expect(pages.find('/')).toBeNull()
  })

  test('a reader who comes after the change does not wait for the page of before', async () => {
    const pages = open()
    const { early, finish } = startOldPage(pages)
    pages.clear()
    const late = await pages.load('/', async () => aPage(`${TEXTS}new`))
    finish()
    await early
    expect(await textOf(late)).toContain('new')
    expect(await textOf(await pages.load('/', aPress().render))).toContain('new')
  })
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
    const response = ask(kept, { 'If-None-Match': tag })
    expect(response.status).toBe(304)
    expect(response.body).toBeNull()
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate')
    expect(response.headers.has('Content-Length')).toBe(false)
  }
  expect(ask(kept, { 'If-None-Match': '"other"' }).status).toBe(200)
})

test('when no new page has come for a while, the kept ones are compressed harder', async () => {
  const pages = createPageCache({ now: () => NOON, idleMs: 10 })
  const varied = Array.from(
    { length: 3000 },
    (_, index) => `<p>${index} ${Math.sin(index)}</p>`,
  ).join('')
  await pages.load('/', async () => aPage(varied))
  const before = pages.find('/')?.br?.body.length ?? 0
  const deadline = Date.now() + 5000
  while ((pages.find('/')?.br?.body.length ?? 0) >= before && Date.now() < deadline) await sleep(10)
  const response = ask(pages.find('/'), { 'Accept-Encoding': 'br' })
  const bytes = await response.bytes()
  expect(bytes.length).toBeLessThan(before)
  expect(brotliDecompressSync(bytes).toString()).toBe(varied)
  expect(Number(response.headers.get('Content-Length'))).toBe(bytes.length)
})

describe('the memory it takes is bounded', () => {
  test('by number: the page not asked for longest goes', async () => {
    const pages = createPageCache({ now: () => NOON, maxEntries: 2 })
    await pages.load('/a', aPress().render)
    await pages.load('/b', aPress().render)
    pages.find('/a')
    await pages.load('/c', aPress().render)
    expect(['/a', '/b', '/c'].map((key) => pages.find(key) !== null)).toEqual([true, false, true])
  })

  test('by size, and one page cannot push out all others', async () => {
    const random = () => Array.from({ length: 1000 }, () => Math.random().toString(36)).join('')
    const pages = createPageCache({ now: () => NOON, maxBytes: 400_000 })
    for (let count = 0; count < 20; count += 1)
      await pages.load(`/${count}`, async () => aPage(random()))
    const kept = Array.from({ length: 20 }, (_, count) => pages.find(`/${count}`) !== null)
    expect(kept.at(-1)).toBe(true)
    expect(kept.at(0)).toBe(false)
    const large = await pages.load('/large', async () => aPage('a'.repeat(60_000)))
    expect(large).not.toBeInstanceOf(Response)
    expect(pages.find('/large')).toBeNull()
  })
})
