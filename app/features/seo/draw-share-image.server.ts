import { LRUCache } from 'lru-cache'
import { createSemaphore } from '#app/platform/semaphore.ts'

export type ShareImages = {
  /** @param key the cache key @param draw makes the SVG in UTF-8 @returns null when too many are being drawn already */
  find(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | null>
}

/** Of about 50 kB each. */
const MAX_CACHED = 120
const AT_ONCE = 2
const WAITING = 20

/** libvips draws on its own threads, a few images at a time. */
export function createShareImages(
  rasterize: (svg: Uint8Array) => Promise<Buffer> = toPng,
): ShareImages {
  const cached = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: MAX_CACHED })
  const semaphore = createSemaphore(AT_ONCE, WAITING)

  return {
    async find(key, draw) {
      const known = cached.get(key)
      if (known) return known
      if (semaphore.isFull()) return null
      const made = semaphore.run(async () => new Uint8Array(await rasterize(await draw())))
      cached.set(key, made)
      made.catch(() => cached.delete(key))
      return made
    },
  }
}

async function toPng(svg: Uint8Array): Promise<Buffer> {
  // Loaded with the first image: it would cost every start 0.2 s and 20 MB.
  const { default: sharp } = await import('sharp')
  return sharp(svg).png({ palette: true, colours: 64, effort: 4 }).toBuffer()
}
