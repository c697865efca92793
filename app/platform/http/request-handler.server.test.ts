import { describe, expect, test } from 'vitest'
import { createBus } from '#app/platform/bus.server.ts'
import type { App, ClientInfo } from '#app/platform/http/app-interface.ts'
import { createRequestHandler } from '#app/platform/http/request-handler.server.ts'
import { createPageCache } from '#app/platform/http/page-cache.server.ts'
import { createLogger } from '#app/platform/log.server.ts'

const TEXTS = 'Words that a reader reads. '.repeat(200)
const client: ClientInfo = { address: '192.0.2.1', requestId: 'request-1' }
const PUBLIC = {
  'Content-Type': 'text/html',
  'Cache-Control': 'public, max-age=0, must-revalidate',
}

function aSite(
  response: (request: Request) => Response,
  more: Partial<App> = {},
  publicOrigin: string | null = null,
) {
  const requested: Request[] = []
  const lines: string[] = []
  const now = () => new Date('2026-11-21T12:00:00Z')
  const app: App = {
    bus: createBus(),
    isReady: async () => true,
    close: async () => undefined,
    async handle(request) {
      requested.push(request)
      return response(request)
    },
    ...more,
  }
  const files = { find: () => null }
  const log = createLogger((line) => lines.push(line), now)
  const handler = createRequestHandler({
    app,
    files,
    pages: createPageCache({ now }),
    config: { publicOrigin },
    log,
    now,
  })
  const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
    handler.fetch(new Request(`http://localhost:3000${target}`, { method, headers }), client)
  return { app, handler, requested, lines, get }
}

const aPublicSite = (more: Partial<App> = {}) =>
  aSite(() => new Response(TEXTS, { headers: PUBLIC }), more)

describe('which requests share a cached page', () => {
  test('two anonymous readers do, whatever harmless cookies they bring', async () => {
    const { get, requested } = aPublicSite()
    await get('/')
    await get('/', { Cookie: 'theme=dark' })
    await get('/', {}, 'HEAD')
    expect(requested).toHaveLength(1)
  })

  test.each(['session=1', '__Host-desk.session_token=1', 'a=b; Flash=hello', 'my_flash_message=x'])(
    'a person (%s) is answered afresh, and their answer is kept for nobody',
    async (cookie) => {
      const { get, requested, handler } = aPublicSite()
      await get('/', { Cookie: cookie })
      expect(handler.findCached('/', '')).toBeNull()
      await get('/')
      await get('/', { Cookie: cookie })
      expect(requested).toHaveLength(3)
      expect(handler.findCached('/', cookie)).toBeNull()
    },
  )

  test('a cookie whose value mentions a session is no one in particular', async () => {
    const { get, requested } = aPublicSite()
    await get('/')
    await get('/', { Cookie: 'last=my session' })
    expect(requested).toHaveLength(1)
  })

  test('queries are answered and never cached', async () => {
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

describe('the signs of life', () => {
  test('the process lives even when the database does not answer', async () => {
    const { get } = aPublicSite({ isReady: () => Promise.reject(new Error('gone')) })
    expect((await get('/healthz')).status).toBe(200)
    expect((await get('/readyz')).status).toBe(503)
  })

  test('readiness follows the app, and ends when the server stops', async () => {
    const { get, handler } = aPublicSite()
    const ready = await get('/readyz')
    expect([ready.status, ready.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    handler.stopBeingReady()
    expect((await get('/readyz')).status).toBe(503)
    expect((await get('/healthz')).status).toBe(200)
  })
})

test('a bug gives a plain page with the id of the request, and its cause stays in the log', async () => {
  const { get, lines } = aSite(() => {
    throw new Error('the secret of the database')
  })
  const response = await get('/')
  expect(response.status).toBe(500)
  expect(await response.text()).toMatch(/Request: request-1/)
  expect(lines.join()).toContain('request-1')
  expect(lines.join()).not.toContain('the secret')
})

test('an answer keeps its own policy, its cookies and its status', async () => {
  const headers = new Headers({
    'Content-Security-Policy': "default-src 'self'",
    Location: '/login',
  })
  headers.append('Set-Cookie', 'a=1')
  headers.append('Set-Cookie', 'b=2')
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

test('without a public origin the site answers to the names of this machine alone', async () => {
  const { handler } = aPublicSite()
  const status = async (host: string) =>
    (await handler.fetch(new Request(`http://${host}/`), client)).status
  for (const host of ['localhost', '127.0.0.1:3000', '127.1.2.3', '[::1]:3000', 'site.localhost']) {
    expect(await status(host)).toBe(200)
  }
  for (const host of [
    'evil.example',
    '10.0.0.1',
    '[::2]',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
  ]) {
    expect(await status(host)).toBe(421)
  }
})
