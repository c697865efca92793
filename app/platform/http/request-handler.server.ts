import type { Config } from '#app/platform/config.server.ts'
import type { App, ClientInfo } from '#app/platform/http/app-interface.ts'
import { hasPersonalCookie } from '#app/platform/http/cache-headers.ts'
import { type CachedResponse, toResponse } from '#app/platform/http/cached-response.server.ts'
import { addressGroup } from '#app/platform/http/client-address.server.ts'
import { compressResponse } from '#app/platform/http/compress-response.server.ts'
import { checkCsrf } from '#app/platform/http/csrf.server.ts'
import { errorPage } from '#app/platform/http/error-page.server.ts'
import { createIdleQueue } from '#app/platform/http/idle-queue.server.ts'
import type { PageCache } from '#app/platform/http/page-cache.server.ts'
import { createRateLimit, type RateLimit } from '#app/platform/http/rate-limit.server.ts'
import {
  checkBodyType,
  checkHost,
  checkMethod,
  checkUrl,
  isReading,
  type Refusal,
} from '#app/platform/http/request-checks.server.ts'
import {
  applySecurityHeaders,
  securityHeaders,
  type HeaderPairs,
} from '#app/platform/http/security-headers.server.ts'
import { keepQuery, type SplitQuery } from '#app/platform/http/split-query.ts'
import type { StaticFiles } from '#app/platform/http/static-files.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

export type RequestHandler = {
  fetch(request: Request, client: ClientInfo): Promise<Response>
  /** Null: use `fetch`; `target` is the raw path and query. */
  findCached(target: string, cookie: string): CachedResponse | null
  refuse(refusal: Refusal, requestId: string): Response
  /** Renders the main pages for readers to come; `origin` is what they are expected to ask for. */
  warmUp(origin: string): void
  /** `/readyz` and `/healthz` then refuse, and infinite streams end. */
  stopBeingReady(): void
}

export type RequestHandlerParts = {
  app: App
  files: StaticFiles
  pages: PageCache
  config: Pick<Config, 'publicOrigin'>
  log: Logger
  now: () => Date
}

type Handler = RequestHandlerParts & {
  changes: RateLimit
  security: HeaderPairs
  isStopping: boolean
  origin: string | null
}

// Far above what a user does, autosave included; low enough to slow a script down.
const CHANGES = { burst: 120, perSecond: 4 }
// The last requested pages after a change, so that readers do not wait and cached responses are left if the database goes down.
const WARM_UP = { quietMs: 1000, maxKeys: 50 }

export function createRequestHandler(parts: RequestHandlerParts): RequestHandler {
  const { app, pages, files, config, now } = parts
  const security = securityHeaders(config.publicOrigin)
  const changes = createRateLimit({ ...CHANGES, now })
  const handler: Handler = { ...parts, changes, security, isStopping: false, origin: null }
  const warmUp = createIdleQueue({ ...WARM_UP, work: (key) => renderAgain(handler, key) })
  const secured = (response: Response, requestId: string) => {
    applySecurityHeaders(response.headers, security)
    response.headers.set('X-Request-Id', requestId)
    return response
  }
  app.bus.subscribe((event) => {
    if (event.kind === 'content') warmUp.schedule(pages.clear())
  })

  return {
    async fetch(request, client) {
      const answered = await respond(handler, request, client).catch((error: unknown) =>
        failed(handler, error, request, client),
      )
      const response = request.method === 'HEAD' ? await withoutBody(answered) : answered
      return secured(response, client.requestId)
    },
    refuse: ({ status, headers }, requestId) =>
      secured(errorPage(status, requestId, headers), requestId),
    findCached: (target, cookie) =>
      files.find(target) ?? (hasPersonalCookie(cookie) ? null : findPage(handler, target)),
    warmUp(origin) {
      handler.origin ??= origin
      warmUp.schedule(app.mainPages ?? [])
    },
    stopBeingReady() {
      handler.isStopping = true
      app.endStreams?.()
    },
  }
}

function failed({ log }: Handler, error: unknown, request: Request, client: ClientInfo): Response {
  // A visitor who left is no failure.
  if (!request.signal.aborted) log.error('request failed', error, { requestId: client.requestId })
  return errorPage(500, client.requestId)
}

async function respond(handler: Handler, request: Request, client: ClientInfo): Promise<Response> {
  const url = new URL(request.url)
  const refusal = refuse(handler, request, url, client)
  if (refusal !== null) return errorPage(refusal.status, client.requestId, refusal.headers)

  dropForwardedHeaders(request.headers)
  if (isReading(request.method)) {
    const file = handler.files.find(url.pathname)
    if (file !== null) return toResponse(file, request)
    if (url.pathname === '/healthz') return health(handler)
    if (url.pathname === '/readyz') return readiness(handler)
    if (url.pathname === '/metrics' && handler.app.metrics) return handler.app.metrics(request)
    const { read, rest } = splitQuery(handler, url.pathname, url.search)
    url.search = read
    const asked = rest === '' ? request : new Request(url, request)
    return keepQuery(await find(handler, asked, url, client), rest)
  }
  return answer(handler, request, client)
}

function find(handler: Handler, request: Request, url: URL, client: ClientInfo): Promise<Response> {
  const key = cacheKey(request, url)
  if (key === null) return answer(handler, request, client)
  handler.origin = url.origin
  return page(handler, key, request, client)
}

async function answer({ app }: Handler, request: Request, client: ClientInfo): Promise<Response> {
  return compressResponse(request, withOwnHeaders(await app.handle(request, client)))
}

// Where newsletters and advertisements have added to an address, most of all.
function splitQuery({ app }: Pick<Handler, 'app'>, path: string, search: string): SplitQuery {
  return app.splitQuery?.(path, search) ?? { read: search, rest: '' }
}

function refuse(handler: Handler, request: Request, url: URL, client: ClientInfo): Refusal | null {
  const { publicOrigin } = handler.config
  const refusal =
    checkMethod(request.method) ?? checkUrl(url) ?? checkHost(url.hostname, publicOrigin)
  if (refusal !== null || isReading(request.method)) return refusal
  return (
    checkCsrf(request, publicOrigin ?? url.origin) ??
    checkBodyType(request) ??
    checkRate(handler.changes, client)
  )
}

function checkRate(changes: RateLimit, client: ClientInfo): Refusal | null {
  const decision = changes.take(addressGroup(client.address))
  if (decision.isAllowed) return null
  return { status: 429, headers: { 'Retry-After': String(decision.retryAfterSeconds) } }
}

// The app must never take a visitor's forwarded headers for the client's address.
function dropForwardedHeaders(headers: Headers): void {
  const forwarded = /^(x-forwarded-.*|forwarded|x-real-ip|x-request-id)$/
  const names = [...headers.keys()].filter((name) => forwarded.test(name))
  for (const name of names) headers.delete(name)
}

function probe(status: number, text: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(`${text}\n`, { status, headers })
}

// What a proxy in front of several processes asks: `/readyz` of all of them refuses while their database is away, and their cached pages
// are then all that readers have.
function health({ app, isStopping }: Handler): Response {
  return isStopping ? probe(503, 'stopping') : probe(200, app.health ?? 'ok')
}

async function readiness({ app, isStopping, log }: Handler): Promise<Response> {
  if (isStopping) return probe(503, 'stopping')
  const isReady = await app.isReady().catch((error: unknown) => {
    log.error('readiness could not be told', error)
    return false
  })
  return isReady ? probe(200, 'ready') : probe(503, 'not ready')
}

function findPage(handler: Handler, target: string): CachedResponse | null {
  const start = target.indexOf('?')
  if (start === -1) return handler.pages.find(target)
  const path = target.slice(0, start)
  const { read } = splitQuery(handler, path, target.slice(start))
  return read === '' ? handler.pages.find(path) : null
}

/** Null for a personal request, and for a query that the page reads, so that invented queries cannot fill the memory. */
function cacheKey({ headers }: Request, { pathname, search }: URL): string | null {
  const isPersonal = hasPersonalCookie(headers.get('Cookie') ?? '') || headers.has('Authorization')
  return isPersonal || search !== '' ? null : pathname
}

async function page(
  handler: Handler,
  key: string,
  request: Request,
  client: ClientInfo,
): Promise<Response> {
  const loaded = await loadPage(handler, key, request, client)
  if (!(loaded instanceof Response)) return toResponse(loaded, request)
  return compressResponse(request, loaded)
}

function loadPage(
  { app, pages, security }: Handler,
  key: string,
  request: Request,
  client: ClientInfo,
): Promise<CachedResponse | Response> {
  return pages.load(key, async () => {
    // Without the visitor's signal, because others may wait for the same page, and whole for a HEAD too.
    const requested = new Request(request.url, { headers: request.headers })
    const response = withOwnHeaders(await app.handle(requested, client))
    applySecurityHeaders(response.headers, security)
    return response
  })
}

async function renderAgain(handler: Handler, key: string): Promise<boolean> {
  if (handler.isStopping || handler.origin === null) return false
  const client = { address: '127.0.0.1', requestId: 'cache warm-up' }
  try {
    const made = await loadPage(handler, key, new Request(`${handler.origin}${key}`), client)
    return !(made instanceof Response) || made.status < 500
  } catch (error) {
    handler.log.error('cache warm-up failed', error)
    return false
  }
}

async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel()
  const { status, statusText, headers } = response
  return new Response(null, { status, statusText, headers })
}

// The headers of a redirect or a fetched response are immutable.
function withOwnHeaders(response: Response): Response {
  const { status, statusText, body } = response
  return new Response(body, { status, statusText, headers: new Headers(response.headers) })
}
