import { promisify } from 'node:util'
import zlib from 'node:zlib'
import {
  createMemoryAnswer,
  createVariant,
  type MemoryAnswer,
} from '#app/platform/http/memory-answer.server.ts'
import type { HeaderPairs } from '#app/platform/http/security-headers.server.ts'

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
  /** Forgets everything at once, also what is being made from what was true before. */
  clear(): void
}

export type PageCacheOptions = {
  now: () => Date
  /** Bound of all kept bytes, every encoding counted. */
  maxBytes?: number
  maxEntries?: number
  /** How long after the last new page the kept ones are compressed harder, in milliseconds. */
  idleMs?: number
}

type Entry = {
  answer: MemoryAnswer
  headers: HeaderPairs
  bytes: number
  expiresAt: number
  lastUse: number
  isSmallest: boolean
}

type Flight = { generation: number; result: Promise<MemoryAnswer | null> }

const DEFAULT_BYTES = 64 * 1024 * 1024
const DEFAULT_ENTRIES = 2000
const SMALLEST_WORTH_COMPRESSING = 256

/**
 * Makes an empty cache of a bounded size; the entries that were not asked for longest go first.
 *
 * A page is compressed fast when it is made (brotli 5, gzip 6), because its first reader waits for it, and once more at
 * brotli 11, on zlib's own thread, when no new page has come for a while.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const store = createStore(options)
  const flights = new Map<string, Flight>()
  let generation = 0

  return {
    find: store.find,
    async load(key, render) {
      const kept = store.find(key)
      if (kept !== null) return kept
      const underWay = flights.get(key)
      if (underWay !== undefined) return (await underWay.result) ?? render()

      const started = generation
      const made = make(render, options.now)
      const flight: Flight = { generation, result: made.then((page) => page.entry?.answer ?? null) }
      // Whoever waits for it sees the failure; without a waiter it must not end the process.
      flight.result.catch(() => undefined)
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
      store.clear()
      flights.clear()
    },
  }
}

type Made = { entry: Entry; response: null } | { entry: null; response: Response }

async function make(render: () => Promise<Response>, now: () => Date): Promise<Made> {
  const response = await render()
  const expiresAt = keepUntil(response, now())
  if (expiresAt === null) return { entry: null, response }

  const identity = Buffer.from(await response.arrayBuffer())
  const headers = [...response.headers].filter(([name]) => !DERIVED_HEADERS.has(name))
  const answer = createMemoryAnswer(headers, identity, await compressFast(identity))
  const bytes = sizeOf(answer)
  const entry = { answer, headers, bytes, expiresAt, lastUse: 0, isSmallest: false }
  return { entry, response: null }
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

function brotliOptions(quality: number, identity: Buffer): zlib.BrotliOptions {
  return {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  }
}

function sizeOf({ identity, gzip: gz, br }: MemoryAnswer): number {
  return identity.body.length + (gz?.body.length ?? 0) + (br?.body.length ?? 0)
}

function createStore({ now, maxBytes = DEFAULT_BYTES, maxEntries = DEFAULT_ENTRIES, idleMs = 2000 }: PageCacheOptions) {
  const entries = new Map<string, Entry>()
  let bytes = 0
  let uses = 0

  const remove = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  const improver = createImprover(entries, idleMs, (entry, saved) => {
    entry.bytes -= saved
    bytes -= saved
  })

  return {
    find(key: string): MemoryAnswer | null {
      const entry = entries.get(key)
      if (entry === undefined) return null
      if (entry.expiresAt <= now().getTime()) {
        remove(key)
        return null
      }
      entry.lastUse = uses += 1
      return entry.answer
    },
    add(key: string, entry: Entry) {
      if (entry.bytes > maxBytes / 8) return
      remove(key)
      entry.lastUse = uses += 1
      entries.set(key, entry)
      bytes += entry.bytes
      while (bytes > maxBytes || entries.size > maxEntries) remove(leastUsed(entries))
      improver.wake()
    },
    clear() {
      entries.clear()
      bytes = 0
    },
  }
}

// A scan of at most `maxEntries` at each eviction costs less than keeping an order on every hit would.
function leastUsed(entries: ReadonlyMap<string, Entry>): string {
  let found = ''
  let oldest = Number.POSITIVE_INFINITY
  for (const [key, { lastUse }] of entries) {
    if (lastUse >= oldest) continue
    found = key
    oldest = lastUse
  }
  return found
}

/** Compresses kept pages harder, one at a time, while no new ones come. */
function createImprover(
  entries: ReadonlyMap<string, Entry>,
  idleMs: number,
  onSaved: (entry: Entry, savedBytes: number) => void,
) {
  let timer: NodeJS.Timeout | null = null

  const improveNext = async () => {
    for (const [key, entry] of entries) {
      if (entry.isSmallest) continue
      entry.isSmallest = true
      const { answer, headers } = entry
      if (answer.br === null) continue
      const body = await brotli(answer.identity.body, brotliOptions(11, answer.identity.body))
      if (entries.get(key) === entry && body.length < answer.br.body.length) {
        onSaved(entry, answer.br.body.length - body.length)
        answer.br = createVariant(headers, answer.fingerprint, { encoding: 'br', mark: 'br', body })
      }
      return wake(0)
    }
  }
  const wake = (delayMs = idleMs) => {
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(() => void improveNext(), delayMs)
    timer.unref()
  }
  return { wake: () => wake() }
}
