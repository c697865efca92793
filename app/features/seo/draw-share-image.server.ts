import { createSemaphore } from '#app/platform/semaphore.ts'

/** Pictures that are drawn once and kept. */
export type ShareImages = {
  /**
   * The PNG of a drawing, from memory where it was asked for before.
   * @param key what tells this drawing from every other
   * @param draw makes the SVG
   * @returns null when too many are being drawn already
   */
  find(key: string, draw: () => string): Promise<Uint8Array<ArrayBuffer> | null>
}

/** At most this many are kept, of about 30 kB each. */
const KEPT = 200
const AT_ONCE = 2
const WAITING = 20

/** Makes an empty store. The work itself is done on libvips' own threads, a few pictures at a time. */
export function createShareImages(
  rasterize: (svg: string) => Promise<Buffer> = toPng,
): ShareImages {
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  const semaphore = createSemaphore(AT_ONCE, WAITING)

  return {
    async find(key, draw) {
      const known = kept.get(key)
      if (known) {
        // The map's order is the order of use: what is at its start was not asked for longest.
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      if (semaphore.isFull()) return null
      const made = semaphore.run(async () => new Uint8Array(await rasterize(draw())))
      kept.set(key, made)
      made.catch(() => kept.delete(key))
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break
        kept.delete(oldest)
      }
      return made
    },
  }
}

async function toPng(svg: string): Promise<Buffer> {
  // Loaded with the first picture: it costs every start 0.2 s and 20 MB.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 4 }).toBuffer()
}
