import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createBus } from '#app/platform/bus.server.ts'
import type { App, ClientInfo } from '#app/platform/http/app-interface.ts'
import { createRequestHandler } from '#app/platform/http/request-handler.server.ts'
import { splitQuery } from '#app/platform/http/split-query.ts'
import { createPageCache } from '#app/platform/http/page-cache.server.ts'
import { silentLog } from '#test/factories/silent-log.ts'

const TEXTS = 'Words that a reader reads. '.repeat(200)
const client: ClientInfo = { address: '192.0.2.1', requestId: 'request-1' }
const PUBLIC = { 'Cache-Control': 'public, max-age=0, must-revalidate' }
const PERSONAL = ['session=1', '__Host-x.session_token=1', 'a=b; Flash=hello', 'my_flash_message=x']

function aSite(response: () => Response) {
  const requested: Request[] = []
  const now = () => new Date('2026-11-21T12:00:00Z')
  const app: App = {
    bus: createBus(),
    isReady: async () => true,
    close: async () => undefined,
    async handle(request) {
      requested.push(request)
      return response()
    },
  }
  const pages = createPageCache({ now })
  const parts = { app, files: { find: () => null }, pages, now, log: silentLog }
  const handler = createRequestHandler({ ...parts, config: { publicOrigin: null } })
  const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    handler.fetch(new Request(`http://localhost:3000${target}`, { method, headers }), client)
  return { app, handler, requested, get }
}

const aPublicSite = () => aSite(() => new Response(TEXTS, { headers: PUBLIC }))

describe('which requests share a cached page', () => {
  test('two anonymous readers do, whatever harmless cookies they bring', async () => {
    const { get, requested } = aPublicSite()
    await get('/')
    await get('/', { Cookie: 'theme=dark; last=my session' })
    await get('/', {}, 'HEAD')
    expect(requested).toHaveLength(1)
  })

  test.each(PERSONAL)('a person (%s) is answered afresh, and for nobody else', async (cookie) => {
    const { get, requested, handler } = aPublicSite()
    await get('/', { Cookie: cookie })
    expect(handler.findCached('/', '')).toBeNull()
    await get('/')
    await get('/', { Cookie: cookie })
    expect(requested).toHaveLength(3)
    expect(handler.findCached('/', cookie)).toBeNull()
  })

  test('a query that the page does not read changes nothing, and fills no memory', async () => {
    const { app, get, requested, handler } = aPublicSite()
    app.splitQuery = (_, search) => splitQuery(search, ['page'])
    await get('/about?utm_source=newsletter')
    for (let reader = 0; reader < 50; reader += 1) await get(`/about?fbclid=${reader}`)
    await get('/about')
    expect(requested.map(({ url }) => url)).toEqual(['http://localhost:3000/about'])
    expect(handler.findCached('/about?fbclid=51&%', '')).toBe(handler.findCached('/about', ''))
    expect(handler.findCached('/about?fbclid=51&page=2', '')).toBeNull()
    await get('/about?fbclid=51&page=2&x=')
    expect(requested.at(-1)?.url).toBe('http://localhost:3000/about?page=2')
  })

  test('queries that a page reads are answered and never cached', async () => {
    const { get, requested, handler } = aPublicSite()
    for (const target of ['/?x=1', '/?page=1', '/?page=1&page=2']) {
      await get(target)
      expect(handler.findCached(target, '')).toBeNull()
    }
    expect(requested).toHaveLength(3)
  })

  test('a HEAD that comes first does not leave an empty page behind', async () => {
    const { get } = aPublicSite()
    expect(await (await get('/', {}, 'HEAD')).text()).toBe('')
    expect(await (await get('/')).text()).toBe(TEXTS)
  })

  test('a reader who leaves does not take the page away from the others', async () => {
    const { handler, requested } = aPublicSite()
    const leaving = new AbortController()
    const url = 'http://localhost/'
    const first = handler.fetch(new Request(url, { signal: leaving.signal }), client)
    leaving.abort()
    await first
    expect(requested[0]?.signal.aborted).toBe(false)
  })
})

test('a change empties what is kept before its own answer is out', async () => {
  const { app, get, requested } = aPublicSite()
  await get('/')
  app.bus.publish({ kind: 'content' })
  await get('/')
  expect(requested).toHaveLength(2)
})

test('the main pages are rendered and fully compressed before anybody asks', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { app, handler, requested } = aPublicSite()
  app.mainPages = ['/', '/contact']
  handler.warmUp('http://localhost:3000')
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(1000)
      expect(handler.findCached('/contact', '')?.br?.etag).toMatch(/-br"$/)
    },
    { timeout: 10_000, interval: 10 },
  )
  expect(requested.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/contact'])
})

test('readiness follows the app, the process lives meanwhile, and both end when the server stops', async () => {
  const { app, get, handler } = aPublicSite()
  const ready = await get('/readyz')
  expect([ready.status, ready.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  const { isReady } = app
  app.isReady = () => Promise.reject(new Error('gone'))
  expect([(await get('/readyz')).status, (await get('/healthz')).status]).toEqual([503, 200])
  app.isReady = isReady
  handler.stopBeingReady()
  expect([(await get('/readyz')).status, (await get('/healthz')).status]).toEqual([503, 503])
})

test('who is led from an old address keeps what nobody read', async () => {
  const headers = { Location: '/new?page=1' }
  const { app, get } = aSite(() => new Response(null, { status: 301, headers }))
  app.splitQuery = (_, search) => splitQuery(search, ['page'])
  const led = await get('/old?page=1&utm_source=x')
  expect(led.headers.get('Location')).toBe('/new?page=1&utm_source=x')
})

test('an answer keeps its own policy, its cookies and its status', async () => {
  const headers = new Headers({ 'Content-Security-Policy': "default-src 'self'" })
  for (const cookie of ['a=1', 'b=2']) headers.append('Set-Cookie', cookie)
  const { get } = aSite(() => new Response(null, { status: 302, headers }))
  const response = await get('/desk')
  expect(response.status).toBe(302)
  expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'self'")
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('an answer whose headers cannot be changed is answered all the same', async () => {
  const { get } = aSite(() => Response.redirect('http://localhost/login', 302))
  expect((await get('/desk')).headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test('the app sees none of the names that a proxy would write', async () => {
  const { get, requested } = aPublicSite()
  await get('/', {
    'X-Forwarded-For': '203.0.113.9',
    'X-Forwarded-Host': 'evil.example',
    Forwarded: 'host=evil.example',
    'X-Real-IP': '203.0.113.9',
    'X-Request-Id': 'chosen',
    Accept: 'text/html',
  })
  expect([...(requested[0]?.headers.keys() ?? [])]).toEqual(['accept'])
})

const OWN = ['localhost', '127.0.0.1:3000', '127.1.2.3', '[::1]:3000', 'site.localhost']
const OTHERS = ['x.example', '10.0.0.1', '[::2]', 'localhost.x.example', '127.0.0.1.x.example']

test('without a public origin the site answers to the names of this machine alone', async () => {
  const { handler } = aPublicSite()
  const status = async (host: string) =>
    (await handler.fetch(new Request(`http://${host}/`), client)).status
  expect(new Set(await Promise.all(OWN.map(status)))).toEqual(new Set([200]))
  expect(new Set(await Promise.all(OTHERS.map(status)))).toEqual(new Set([421]))
})
