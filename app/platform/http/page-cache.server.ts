import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { LRUCache } from 'lru-cache'
import {
  type CachedResponse,
  createCachedResponse,
  createVariant,
} from '#app/platform/http/cached-response.server.ts'
import { createIdleQueue } from '#app/platform/http/idle-queue.server.ts'
import type { HeaderPairs } from '#app/platform/http/security-headers.server.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

export type PageCache = {
  /** Never one that is past its `Expires`. */
  find(key: string): CachedResponse | null
  /** Concurrent requests share one rendering; what may not be cached is returned as its Response. */
  load(key: string, render: () => Promise<Response>): Promise<CachedResponse | Response>
  /** Also drops renderings of outdated data that are under way; returns the dropped keys, last requested first. */
  clear(): string[]
}

export type PageCacheOptions = {
  now: () => Date
  maxBytes?: number
  maxEntries?: number
  /** Milliseconds after the last new page before cached ones are recompressed. */
  idleMs?: number
}

type Page = {
  cached: CachedResponse
  headers: HeaderPairs
  /** In milliseconds since 1970; infinity for never. */
  expiresAt: number
  /** Before its rendering, during which the clock may be set back. */
  startedAt: number
}

const DEFAULT_BYTES = 64 * 1024 * 1024
const DEFAULT_ENTRIES = 2000
const MIN_COMPRESSED_BYTES = 256
const FAST_BROTLI = 5
const BEST_BROTLI = 11

// brotli 5 (about 1 ms) while a reader waits, brotli 11 (about 100 ms, on zlib's thread) when idle.
export function createPageCache(options: PageCacheOptions): PageCache {
  const { now } = options
  const store = createStore(options)
  const rendering = new Map<string, Promise<Page | null>>()
  let generation = 0

  return {
    find: store.find,
    async load(key, render) {
      const cached = store.find(key)
      if (cached !== null) return cached
      const pending = rendering.get(key)
      if (pending !== undefined) return shareResult(await pending, render, now())

      const started = generation
      const result = renderPage(render, now)
      const rendered = result.then(({ page }) => page)
      // Every waiting request receives the failure; without one it must not end the process.
      rendered.catch(() => undefined)
      rendering.set(key, rendered)
      try {
        const { page, response } = await result
        if (page === null) return response
        if (started === generation) store.add(key, page)
        return page.cached
      } finally {
        if (rendering.get(key) === rendered) rendering.delete(key)
      }
    },
    clear() {
      generation += 1
      const dropped = [...new Set([...rendering.keys(), ...store.clear()])]
      rendering.clear()
      return dropped
    },
  }
}

// A page that expires while it is rendered is of no use to a later request.
function shareResult(page: Page | null, render: () => Promise<Response>, now: Date) {
  return page !== null && page.expiresAt > now.getTime() ? page.cached : render()
}

/** Drops the least recently used pages first, and refuses one of an eighth of the limit. */
function createStore(options: PageCacheOptions) {
  const { now, maxBytes = DEFAULT_BYTES, maxEntries = DEFAULT_ENTRIES, idleMs = 2000 } = options
  const pages = new LRUCache<string, Page>({
    max: maxEntries,
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: ({ cached }) => sizeOf(cached),
  })
  const work = (key: string) => recompress(pages, key)
  const recompression = createIdleQueue({ work, quietMs: idleMs, maxKeys: maxEntries })

  return {
    find(key: string): CachedResponse | null {
      const page = pages.get(key)
      if (page === undefined) return null
      const time = now().getTime()
      // A page from the future was rendered while the clock was wrong, and so is its `Expires`.
      if (page.expiresAt > time && page.startedAt <= time) return page.cached
      pages.delete(key)
      return null
    },
    add(key: string, page: Page): void {
      pages.set(key, page)
      recompression.schedule([key])
    },
    clear(): string[] {
      const keys = [...pages.keys()]
      pages.clear()
      return keys
    },
  }
}

function sizeOf({ identity, gzip: gz, br }: CachedResponse): number {
  return 1 + identity.body.length + (gz?.body.length ?? 0) + (br?.body.length ?? 0)
}

type Rendered = { page: Page; response: null } | { page: null; response: Response }

async function renderPage(render: () => Promise<Response>, now: () => Date): Promise<Rendered> {
  const startedAt = now().getTime()
  const response = await render()
  const expiresAt = expiryOf(response, now())
  if (expiresAt === null) return { page: null, response }

  const identity = Buffer.from(await response.arrayBuffer())
  const headers = [...response.headers].filter(([name]) => !DERIVED_HEADERS.has(name))
  const cached = createCachedResponse(headers, identity, await compressFast(identity))
  return { page: { cached, headers, expiresAt, startedAt }, response: null }
}

const DERIVED_HEADERS = new Set(['content-length', 'content-encoding', 'etag', 'vary'])

/** In milliseconds since 1970; null: not cacheable, as a public file with a `max-age`, which the browser caches. */
function expiryOf({ status, headers }: Response, now: Date): number | null {
  const control = headers.get('Cache-Control')?.toLowerCase() ?? ''
  if (status !== 200 || headers.has('Set-Cookie')) return null
  if (!/\bpublic\b/.test(control) || !/\bmust-revalidate\b/.test(control)) return null
  if (/\b(no-store|private|no-cache)\b/.test(control)) return null
  if (headers.has('Content-Encoding')) return null
  if (!/^(accept-encoding)?$/i.test(headers.get('Vary')?.trim() ?? '')) return null
  const expires = headers.get('Expires')
  if (expires === null) return Number.POSITIVE_INFINITY
  const instant = Date.parse(expires)
  return instant > now.getTime() ? instant : null
}

async function compressFast(identity: Buffer) {
  if (identity.length < MIN_COMPRESSED_BYTES) return []
  const [br, gz] = await Promise.all([compressBrotli(identity, FAST_BROTLI), gzip(identity)])
  return [
    { encoding: 'br' as const, mark: 'b5', body: br },
    { encoding: 'gzip' as const, mark: 'gz', body: gz },
  ]
}

function compressBrotli(identity: Buffer, quality: number): Promise<Buffer> {
  return brotli(identity, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      // 128 kB, more than almost any page; the library's 4 MB cost memory.
      [zlib.constants.BROTLI_PARAM_LGWIN]: 17,
    },
  })
}

async function recompress(pages: LRUCache<string, Page>, key: string): Promise<void> {
  const page = pages.peek(key)
  if (page === undefined || page.cached.br === null) return
  const { cached, headers } = page
  const body = await compressBrotli(cached.identity.body, BEST_BROTLI)
  if (body.length < page.cached.br.body.length)
    cached.br = createVariant(headers, cached.fingerprint, { encoding: 'br', mark: 'br', body })
}
