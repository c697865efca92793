import { createPageWarmer } from '#app/platform/http/page-warmer.server.ts'
import type { Config } from '#app/platform/config.server.ts'
import type { App, ClientInfo } from '#app/platform/http/app-contract.ts'
import { addressGroup } from '#app/platform/http/client-address.server.ts'
import { compressAnswer } from '#app/platform/http/compress-answer.server.ts'
import { memoryResponse, type MemoryAnswer } from '#app/platform/http/memory-answer.server.ts'
import type { PageCache } from '#app/platform/http/page-cache.server.ts'
import { hasPersonalCookie } from '#app/platform/http/personal-cookie.ts'
import { plainAnswer } from '#app/platform/http/plain-answer.server.ts'
import { createRateLimit, type RateLimit } from '#app/platform/http/rate-limit.server.ts'
import {
  checkBodyType,
  checkHost,
  checkMethod,
  checkOrigin,
  checkUrl,
  isReading,
  type Refusal,
} from '#app/platform/http/request-checks.server.ts'
import {
  applySecurityHeaders,
  securityHeaders,
  type HeaderPairs,
} from '#app/platform/http/security-headers.server.ts'
import type { StaticFiles } from '#app/platform/http/static-files.server.ts'
import type { Logger } from '#app/platform/log.server.ts'

/** What stands between the network and the app. */
export type FrontDoor = {
  /** Answers one request, always with the security headers and never by throwing. */
  fetch(request: Request, client: ClientInfo): Promise<Response>
  /**
   * The kept answer to a reading request, for a server that sends it without building a Request; null: use `fetch`.
   * @param target path and query as they came
   */
  findInMemory(target: string, cookie: string): MemoryAnswer | null
  /** The answer to a request that is not let in, for whoever sees that before a Request could be built. */
  refuse(refusal: Refusal, requestId: string): Response
  /** From now on `/readyz` says that nothing more should be sent here, and streams that would go on for ever end. */
  stopBeingReady(): void
}

export type FrontDoorParts = {
  app: App
  files: StaticFiles
  pages: PageCache
  config: Pick<Config, 'publicOrigin'>
  log: Logger
  now: () => Date
}

type Door = FrontDoorParts & {
  changes: RateLimit
  security: HeaderPairs
  isStopping: boolean
  /** Under which the last page was asked for. */
  origin: string | null
}

// Far above what a person does, an editor that saves by itself included; low enough that a script is slowed down.
const CHANGES = { burst: 120, perSecond: 4 }

/** Builds the front door. The page cache is emptied whenever the app says that content has changed. */
export function createFrontDoor(parts: FrontDoorParts): FrontDoor {
  const { app, pages, files, config, log, now } = parts
  const security = securityHeaders(config.publicOrigin)
  const changes = createRateLimit({ ...CHANGES, now })
  const door: Door = { ...parts, changes, security, isStopping: false, origin: null }
  const warmer = createPageWarmer({ make: (key) => makeAgain(door, key) })
  const secured = (response: Response, requestId: string) => {
    applySecurityHeaders(response.headers, security)
    response.headers.set('X-Request-Id', requestId)
    return response
  }
  app.bus.subscribe((event) => {
    if (event.kind === 'content') warmer.wake(pages.clear())
  })

  return {
    async fetch(request, client) {
      const answered = await answer(door, request, client).catch((error: unknown) => {
        // A visitor who left in the middle is nobody's mistake.
        if (!request.signal.aborted) {
          log.error('request failed', error, { requestId: client.requestId })
        }
        return plainAnswer(500, client.requestId)
      })
      const response = request.method === 'HEAD' ? await withoutBody(answered) : answered
      return secured(response, client.requestId)
    },
    refuse: ({ status, headers }, requestId) =>
      secured(plainAnswer(status, requestId, headers), requestId),
    findInMemory: (target, cookie) =>
      files.find(target) ?? (hasPersonalCookie(cookie) ? null : pages.find(target)),
    stopBeingReady() {
      door.isStopping = true
      app.endStreams?.()
    },
  }
}

async function answer(door: Door, request: Request, client: ClientInfo): Promise<Response> {
  const url = new URL(request.url)
  const refusal = refuse(door, request, url, client)
  if (refusal !== null) return plainAnswer(refusal.status, client.requestId, refusal.headers)

  dropForwardedHeaders(request.headers)
  if (isReading(request.method)) {
    const file = door.files.find(url.pathname)
    if (file !== null) return memoryResponse(file, request)
    if (url.pathname === '/healthz') return probe(200, door.app.health ?? 'ok')
    if (url.pathname === '/readyz') return readiness(door)
    const key = cacheKey(door.app, request, url)
    if (key !== null) {
      door.origin = url.origin
      return page(door, key, request, client)
    }
  }
  const response = await door.app.handle(request, client)
  return compressAnswer(request, withOwnHeaders(response))
}

function refuse(door: Door, request: Request, url: URL, client: ClientInfo): Refusal | null {
  const { publicOrigin } = door.config
  const refusal =
    checkMethod(request.method) ?? checkUrl(url) ?? checkHost(url.hostname, publicOrigin)
  if (refusal !== null || isReading(request.method)) return refusal
  return (
    checkOrigin(request, publicOrigin ?? url.origin) ??
    checkBodyType(request) ??
    checkRate(door.changes, client)
  )
}

function checkRate(changes: RateLimit, client: ClientInfo): Refusal | null {
  const decision = changes.take(addressGroup(client.address))
  if (decision.isAllowed) return null
  return { status: 429, headers: { 'Retry-After': String(decision.retryAfterSeconds) } }
}

// The app is told who asks beside the request. What a visitor wrote into these must not be mistaken for it by anybody.
function dropForwardedHeaders(headers: Headers): void {
  const forwarded = /^(x-forwarded-.*|forwarded|x-real-ip|x-request-id)$/
  const names = [...headers.keys()].filter((name) => forwarded.test(name))
  for (const name of names) headers.delete(name)
}

function probe(status: number, text: string): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(`${text}\n`, { status, headers })
}

async function readiness({ app, isStopping, log }: Door): Promise<Response> {
  if (isStopping) return probe(503, 'stopping')
  const isReady = await app.isReady().catch((error: unknown) => {
    log.error('readiness could not be told', error)
    return false
  })
  return isReady ? probe(200, 'ready') : probe(503, 'not ready')
}

/**
 * Under which name the answer may be kept: the path, and of the query only what the app answers to, in one order. Null for
 * requests of a person and for any other query, so that made-up queries cannot fill the memory.
 */
function cacheKey(app: App, request: Request, url: URL): string | null {
  if (hasPersonalCookie(request.headers.get('Cookie') ?? '')) return null
  if (request.headers.has('Authorization')) return null
  if (url.search === '') return url.pathname
  const allowed = app.cacheableQuery ?? []
  const names = [...url.searchParams.keys()]
  if (names.length !== new Set(names).size) return null
  if (!names.every((name) => allowed.includes(name))) return null
  url.searchParams.sort()
  return `${url.pathname}?${url.searchParams.toString()}`
}

async function page(
  door: Door,
  key: string,
  request: Request,
  client: ClientInfo,
): Promise<Response> {
  const loaded = await loadPage(door, key, request, client)
  if (!(loaded instanceof Response)) return memoryResponse(loaded, request)
  return compressAnswer(request, loaded)
}

function loadPage(
  { app, pages, security }: Door,
  key: string,
  request: Request,
  client: ClientInfo,
): Promise<MemoryAnswer | Response> {
  return pages.load(key, async () => {
    // Without the visitor's signal, because others may wait for the same page, and always whole, for a HEAD too.
    const asked = new Request(request.url, { headers: request.headers })
    const response = withOwnHeaders(await app.handle(asked, client))
    applySecurityHeaders(response.headers, security)
    return response
  })
}

// Nobody waits for it: what cannot be made now is made when somebody asks.
async function makeAgain(door: Door, key: string): Promise<boolean> {
  if (door.isStopping || door.origin === null) return false
  const client = { address: '127.0.0.1', requestId: 'page made again' }
  try {
    const made = await loadPage(door, key, new Request(`${door.origin}${key}`), client)
    return !(made instanceof Response) || made.status < 500
  } catch (error) {
    door.log.error('page could not be made again', error)
    return false
  }
}

async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel()
  const { status, statusText, headers } = response
  return new Response(null, { status, statusText, headers })
}

// The headers of a redirect or of a fetched answer cannot be changed in place.
function withOwnHeaders(response: Response): Response {
  const { status, statusText, body } = response
  return new Response(body, { status, statusText, headers: new Headers(response.headers) })
}
