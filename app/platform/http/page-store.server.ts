import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { createVariant, type MemoryAnswer } from '#app/platform/http/memory-answer.server.ts'
import type { HeaderPairs } from '#app/platform/http/security-headers.server.ts'

const brotli = promisify(zlib.brotliCompress)

/** A page to be kept. */
export type KeptPage = {
  answer: MemoryAnswer
  /** What its variants are made with. */
  headers: HeaderPairs
  /** In milliseconds since 1970; infinity where nothing ends it. */
  expiresAt: number
}

export type PageStoreOptions = {
  now: () => Date
  /** Bound of all kept bytes, every encoding counted. */
  maxBytes?: number
  maxEntries?: number
  /** How long after the last new page the kept ones are compressed harder, in milliseconds. */
  idleMs?: number
}

type Entry = KeptPage & { keptAt: number; bytes: number; lastUse: number; isSmallest: boolean }

/** Pages by key, within bounds. */
export type PageStore = {
  /** Never a page past its end. */
  find(key: string): MemoryAnswer | null
  add(key: string, page: KeptPage): void
  /** @returns the keys of what was kept, the one that was asked for last first */
  clear(): string[]
}

const DEFAULT_BYTES = 64 * 1024 * 1024
const DEFAULT_ENTRIES = 2000

/** Makes an empty store; the pages that were not asked for longest go first, and one of an eighth of the room is not taken. */
export function createPageStore(options: PageStoreOptions): PageStore {
  const { now, maxBytes = DEFAULT_BYTES, maxEntries = DEFAULT_ENTRIES, idleMs = 2000 } = options
  const entries = new Map<string, Entry>()
  const total = { bytes: 0, uses: 0 }
  const improver = createImprover(entries, idleMs, total)
  const remove = (key: string) => {
    total.bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    find(key) {
      const entry = entries.get(key)
      if (entry === undefined) return null
      entry.lastUse = total.uses += 1
      const time = now().getTime()
      // A page from the future was made while the clock was wrong, and its end is as wrong.
      if (entry.expiresAt > time && entry.keptAt <= time) return entry.answer
      remove(key)
      return null
    },
    add(key, page) {
      const bytes = sizeOf(page.answer)
      if (bytes > maxBytes / 8) return
      remove(key)
      const use = { keptAt: now().getTime(), lastUse: (total.uses += 1) }
      entries.set(key, { ...page, ...use, bytes, isSmallest: false })
      total.bytes += bytes
      while (total.bytes > maxBytes || entries.size > maxEntries) remove(leastUsed(entries))
      improver.wake()
    },
    clear() {
      const kept = [...entries].toSorted(([, one], [, other]) => other.lastUse - one.lastUse)
      entries.clear()
      total.bytes = 0
      return kept.map(([key]) => key)
    },
  }
}

function sizeOf({ identity, gzip: gz, br }: MemoryAnswer): number {
  return identity.body.length + (gz?.body.length ?? 0) + (br?.body.length ?? 0)
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
  total: { bytes: number },
) {
  let timer: NodeJS.Timeout | null = null
  let isRunning = false

  const improveNext = async () => {
    const next = [...entries].find(([, entry]) => !entry.isSmallest)
    if (next === undefined || isRunning) return
    const [key, entry] = next
    entry.isSmallest = true
    isRunning = true
    const saved = await improve(entry, () => entries.get(key) === entry)
    total.bytes -= saved
    isRunning = false
    wake(0)
  }
  const wake = (delayMs: number) => {
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(() => void improveNext(), delayMs)
    timer.unref()
  }
  return { wake: () => wake(idleMs) }
}

async function improve(entry: Entry, isStillKept: () => boolean): Promise<number> {
  const { answer, headers } = entry
  if (answer.br === null) return 0
  const body = await brotli(answer.identity.body, brotliOptions(11, answer.identity.body))
  const saved = answer.br.body.length - body.length
  if (saved <= 0 || !isStillKept()) return 0
  answer.br = createVariant(headers, answer.fingerprint, { encoding: 'br', mark: 'br', body })
  entry.bytes -= saved
  return saved
}

/** @param quality 0 to 11: 5 takes about a millisecond for a page, 11 about a hundred */
export function brotliOptions(quality: number, identity: Buffer): zlib.BrotliOptions {
  return {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  }
}
