import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { formatResponse, type EncodedImage } from '#app/features/images/encoded-image.ts'
import {
  IMAGE_LIMITS,
  VARIANT_FORMATS,
  VARIANT_WIDTHS,
  type OriginalFormat,
  type VariantFormat,
  type VariantWidth,
} from '#app/features/images/image.ts'

// Decodes untrusted images in a process without files or network, so that an attack on a decoder stays here.

type Pixels = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

const ORIGINAL_MAX = { width: 2400, height: 4800 } as const
const WATCH_EVERY_MS = 25

async function main([format, byteCount, memoryLimit, ...cuts]: string[]): Promise<void> {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  watchMemory(Number(memoryLimit))
  const bytes = await readInput(Number(byteCount))
  allowOnlyOurLoaders()
  // Whatever error a decoder throws, the file is the reason.
  const encoded = await encode(bytes, format as OriginalFormat, cuts.map(Number)).catch(() => null)
  await write(formatResponse(encoded ?? { problem: 'damaged' }))
  process.exit(0)
}

// A decoder's memory is outside of V8's heap, where --max-old-space-size does not count.
function watchMemory(limitBytes: number): void {
  setInterval(() => {
    if (process.memoryUsage.rss() < limitBytes) return
    void write(formatResponse({ problem: 'memory' })).then(endAtOnce)
  }, WATCH_EVERY_MS)
}

// The parent never closes our input, so its end means that the parent has ended.
function readInput(byteCount: number): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  let received = 0
  process.stdin.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    received += chunk.length
    if (received >= byteCount) resolve(Buffer.concat(chunks))
  })
  process.stdin.on('end', endAtOnce)
  process.stdin.on('error', endAtOnce)
  return promise
}

// An ordinary exit waits for the decoder's threads.
function endAtOnce(): void {
  process.kill(process.pid, 'SIGKILL')
}

function allowOnlyOurLoaders(): void {
  sharp.cache(false)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((loader) => `VipsForeignLoad${loader}Buffer`),
  })
}

async function encode(
  bytes: Buffer,
  format: OriginalFormat,
  cuts: readonly number[],
): Promise<EncodedImage> {
  const whole = await decode(bytes)
  const pixels = cuts.length === 0 ? whole : await cropped(whole, cuts)
  const { width, height } = pixels.raw
  const variants = await Promise.all(
    VARIANT_WIDTHS.filter((variant) => variant <= width).flatMap((variant) =>
      VARIANT_FORMATS.map((kind) => encodeVariant(pixels, variant, kind)),
    ),
  )
  const original = { format, bytes: await encodeOriginal(pixels, format) }
  return { width, height, original, variants }
}

/** Upright, in sRGB with 8 bits a channel, at most as large as the stored original. */
function decode(bytes: Buffer): Promise<Pixels> {
  const image = sharp(bytes, {
    failOn: 'error',
    limitInputPixels: IMAGE_LIMITS.pixels,
    pages: 1,
    autoOrient: true,
  })
    .resize({ ...ORIGINAL_MAX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  return toPixels(image)
}

/** @param cuts in percent, at the left, the top, the right and the bottom */
function cropped(
  pixels: Pixels,
  [left = 0, top = 0, right = 0, bottom = 0]: readonly number[],
): Promise<Pixels> {
  const { width, height } = pixels.raw
  const share = (side: number, percent: number) => Math.round((side * percent) / 100)
  const [x, y] = [share(width, left), share(height, top)]
  const part = fromPixels(pixels).extract({
    left: x,
    top: y,
    width: Math.max(1, width - x - share(width, right)),
    height: Math.max(1, height - y - share(height, bottom)),
  })
  return toPixels(part)
}

async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

// From bare pixels, so that no position, camera name or profile survives.
function fromPixels({ data, raw }: Pixels): Sharp {
  return sharp(data, { raw })
}

async function encodeVariant(pixels: Pixels, width: VariantWidth, format: VariantFormat) {
  const image = fromPixels(pixels).resize({ width })
  const encoded =
    format === 'avif'
      ? image.avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' })
      : image.webp({ quality: 78 })
  return { width, format, bytes: await encoded.toBuffer() }
}

function encodeOriginal(pixels: Pixels, format: OriginalFormat): Promise<Buffer> {
  const image = fromPixels(pixels)
  if (format === 'jpg') return image.jpeg({ quality: 82, progressive: true }).toBuffer()
  if (format === 'png') return image.png({ compressionLevel: 9 }).toBuffer()
  return format === 'webp' ? image.webp({ quality: 85 }).toBuffer() : image.gif().toBuffer()
}

function write(parts: Uint8Array[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  process.stdout.write(Buffer.concat(parts), () => resolve())
  return promise
}

await main(process.argv.slice(2))
