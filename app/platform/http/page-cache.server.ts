import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { createMemoryAnswer, type MemoryAnswer } from '#app/platform/http/memory-answer.server.ts'
import {
  brotliOptions,
  createPageStore,
  type KeptPage,
  type PageStoreOptions,
} from '#app/platform/http/page-store.server.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Finished answers of public pages, kept until something that readers see has changed. */
export type PageCache = {
  /** The kept answer, or null; never one that is past its `Expires`. */
  find(key: string): MemoryAnswer | null
  /**
   * The kept answer, or a new one. Requests that come while it is made wait for the same one; what cannot be kept is
   * handed back as the Response it was.
   */
  load(key: string, render: () => Promise<Response>): Promise<MemoryAnswer | Response>
  /**
   * Forgets everything at once, also what is being made from what was true before.
   * @returns the keys of what was kept or being made, the one that was asked for last first
   */
  clear(): string[]
}

const SMALLEST_WORTH_COMPRESSING = 256

/**
 * Makes an empty cache of a bounded size; the entries that were not asked for longest go first.
 *
 * A page is compressed fast when it is made (brotli 5, gzip 6), because its first reader waits for it, and once more at
 * brotli 11, on zlib's own thread, when no new page has come for a while.
 */
export function createPageCache(options: PageStoreOptions): PageCache {
  const store = createPageStore(options)
  const flights = new Map<string, Promise<KeptPage | null>>()
  let generation = 0

  return {
    find: store.find,
    async load(key, render) {
      const kept = store.find(key)
      if (kept !== null) return kept
      const underWay = flights.get(key)
      if (underWay !== undefined) {
        const page = await underWay
        // What was begun before its end may be finished after it, and is nothing for whoever came after it.
        return page !== null && page.expiresAt > options.now().getTime() ? page.answer : render()
      }

      const started = generation
      const made = make(render, options.now)
      const flight = made.then(({ entry }) => entry)
      // Whoever waits for it sees the failure; without a waiter it must not end the process.
      flight.catch(() => undefined)
      flights.set(key, flight)
      try {
        const { entry, response } = await made
        if (entry === null) return response
        if (started === generation) store.add(key, entry)
        return entry.answer
      } finally {
        if (flights.get(key) === flight) flights.delete(key)
      }
    },
    clear() {
      generation += 1
      const dropped = [...new Set([...flights.keys(), ...store.clear()])]
      flights.clear()
      return dropped
    },
  }
}

type Made = { entry: KeptPage; response: null } | { entry: null; response: Response }

async function make(render: () => Promise<Response>, now: () => Date): Promise<Made> {
  const response = await render()
  const expiresAt = keepUntil(response, now())
  if (expiresAt === null) return { entry: null, response }

  const identity = Buffer.from(await response.arrayBuffer())
  const headers = [...response.headers].filter(([name]) => !DERIVED_HEADERS.has(name))
  const answer = createMemoryAnswer(headers, identity, await compressFast(identity))
  return { entry: { answer, headers, expiresAt }, response: null }
}

const DERIVED_HEADERS = new Set(['content-length', 'content-encoding', 'etag', 'vary'])

/**
 * Until when an answer may be kept, in milliseconds since 1970; null: not at all. Only what says that it is public and must
 * be asked for again each time is a page; a public file with an age of its own is the browser's to keep.
 */
function keepUntil(response: Response, now: Date): number | null {
  const { headers } = response
  const control = headers.get('Cache-Control')?.toLowerCase() ?? ''
  if (response.status !== 200 || headers.has('Set-Cookie')) return null
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
  if (identity.length < SMALLEST_WORTH_COMPRESSING) return []
  const [br, gz] = await Promise.all([brotli(identity, brotliOptions(5, identity)), gzip(identity)])
  return [
    { encoding: 'br' as const, mark: 'b5', body: br },
    { encoding: 'gzip' as const, mark: 'gz', body: gz },
  ]
}
