import { spawn } from 'node:child_process'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createImageEncoder, ENCODER_LIMITS } from '#app/features/images/encode-image.server.ts'
import { parseResponse, type EncodedImage } from '#app/features/images/encoded-image.ts'
import { ROOT, silentLog } from '#test/fixtures/image-fixture.ts'
import { cornersImage } from '#test/fixtures/images.ts'

// Real encoding, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const encoder = createImageEncoder({ rootDir: ROOT, log: silentLog })
afterAll(() => encoder.close())

async function encode(bytes: Uint8Array): Promise<EncodedImage> {
  const encoded = await encoder.encode(bytes)
  if (!encoded.ok) throw new Error(encoded.problem)
  return encoded.value
}

async function quarters(bytes: Uint8Array): Promise<number[][]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start =
      (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels
    return [...data.subarray(start, start + 3)]
  }
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)]
}

function expectColours(found: number[][], wanted: number[][]): void {
  wanted.flat().forEach((value, index) => {
    expect(Math.abs((found.flat()[index] ?? NaN) - value), JSON.stringify(found)).toBeLessThan(14)
  })
}

const RED = [255, 0, 0]
const GREEN = [0, 255, 0]
const BLUE = [0, 0, 255]
const WHITE = [255, 255, 255]

describe('an upload', () => {
  test.each(['jpg', 'png', 'webp', 'gif'] as const)(
    'in %s keeps its format, its size and its colours',
    async (format) => {
      const bytes = await cornersImage({ width: 500, height: 300 })
        .toFormat(format === 'jpg' ? 'jpeg' : format)
        .toBuffer()
      const image = await encode(bytes)
      expect(image).toMatchObject({ width: 500, height: 300, original: { format } })
      const stored = await sharp(image.original.bytes).metadata()
      expect(stored).toMatchObject({
        format: format === 'jpg' ? 'jpeg' : format,
        width: 500,
        height: 300,
      })
      expectColours(await quarters(image.original.bytes), [RED, GREEN, WHITE, BLUE])
    },
  )

  test('has AVIF and WebP variants of the true widths, and none wider than itself', async () => {
    const image = await encode(await cornersImage({ width: 1000, height: 700 }).jpeg().toBuffer())
    const variants = image.variants.map(({ width, format }) => `${width}.${format}`)
    expect(variants).toEqual(['800.avif', '800.webp', '400.avif', '400.webp'])
    for (const { width, format, bytes } of image.variants) {
      const stored = await sharp(bytes).metadata()
      expect(stored).toMatchObject({
        format: format === 'avif' ? 'heif' : format,
        width,
        height: Math.round((700 * width) / 1000),
      })
      expectColours(await quarters(bytes), [RED, GREEN, WHITE, BLUE])
    }
  })

  test('narrower than every variant is kept alone', async () => {
    const image = await encode(await cornersImage({ width: 40, height: 30 }).png().toBuffer())
    expect(image.variants).toEqual([])
  })

  test('that is very large is kept 2400 pixels wide', async () => {
    const image = await encode(await cornersImage({ width: 4000, height: 1000 }).jpeg().toBuffer())
    expect(image).toMatchObject({ width: 2400, height: 600 })
    expect(image.variants).toHaveLength(6)
  })

  test('that a telephone took on its side stands upright', async () => {
    const bytes = await cornersImage({ width: 600, height: 400 })
      .withExif({})
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const image = await encode(bytes)
    expect(image).toMatchObject({ width: 400, height: 600 })
    expectColours(await quarters(image.original.bytes), [WHITE, RED, BLUE, GREEN])
  })

  test('keeps what is transparent', async () => {
    const clear = {
      width: 900,
      height: 600,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    } as const
    const image = await encode(await sharp({ create: clear }).png().toBuffer())
    for (const bytes of [image.original.bytes, ...image.variants.map((variant) => variant.bytes)]) {
      const { channels } = await sharp(bytes).stats()
      expect(channels[3]?.max).toBe(0)
    }
  })

  test('of a printer, of a wide screen, of 16 bits or of greys comes out in the colours of the web', async () => {
    const corners = await cornersImage({ width: 500, height: 300 }).png().toBuffer()
    const cmyk = await encode(
      await sharp(corners)
        .toColourspace('cmyk')
        .withIccProfile('cmyk')
        .jpeg({ quality: 100 })
        .toBuffer(),
    )
    expect(await sharp(cmyk.original.bytes).metadata()).toMatchObject({
      space: 'srgb',
      channels: 3,
    })
    const wide = await encode(await sharp(corners).withIccProfile('p3').png().toBuffer())
    expectColours(await quarters(wide.original.bytes), [RED, GREEN, WHITE, BLUE])
    const deep = await encode(await sharp(corners).toColourspace('rgb16').png().toBuffer())
    expect(await sharp(deep.original.bytes).metadata()).toMatchObject({ depth: 'uchar' })
    expectColours(await quarters(deep.original.bytes), [RED, GREEN, WHITE, BLUE])
    const grey = await encode(await sharp(corners).greyscale().png().toBuffer())
    const [upperLeft = []] = await quarters(grey.original.bytes)
    expect(Math.max(...upperLeft) - Math.min(...upperLeft)).toBeLessThan(3)
  })

  test('that moves is kept as its first frame', async () => {
    const red = { width: 60, height: 60, channels: 3, background: '#f00' } as const
    const blue = await sharp({ create: { ...red, background: '#00f' } })
      .raw()
      .toBuffer()
    const first = await sharp({ create: red }).raw().toBuffer()
    const raw = { width: 60, height: 120, channels: 3, pageHeight: 60 } as const
    const moving = await sharp(Buffer.concat([first, blue]), { raw })
      .gif()
      .toBuffer()
    const image = await encode(moving)
    expect(image).toMatchObject({ width: 60, height: 60 })
    expectColours(await quarters(image.original.bytes), [RED, RED, RED, RED])
    expect((await sharp(image.original.bytes).metadata()).pages ?? 1).toBe(1)
  })
})

describe('the program that decodes', () => {
  test.each(['svg', 'tiff', 'avif'] as const)(
    'has no decoder for %s, should one ever come that far',
    async (kind) => {
      const bytes =
        kind === 'svg'
          ? Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
          : await cornersImage({ width: 9, height: 9 }).toFormat(kind).toBuffer()
      const program = path.join(ROOT, 'app/features/images/encode-image-child.server.ts')
      const values = ['png', String(bytes.length), String(ENCODER_LIMITS.memoryBytes)]
      const child = spawn(process.execPath, [program, ...values], { cwd: ROOT })
      child.stdin.write(bytes)
      expect(parseResponse(await buffer(child.stdout))).toEqual({ problem: 'damaged' })
    },
  )
})

describe('several uploads at once', () => {
  test('wait for each other, and one too many is told to come again', async () => {
    const encoderOfOne = createImageEncoder(
      { rootDir: ROOT, log: silentLog },
      { ...ENCODER_LIMITS, waiting: 1 },
    )
    const bytes = await cornersImage({ width: 60, height: 40 }).png().toBuffer()
    const outcomes = await Promise.all([1, 2, 3].map(() => encoderOfOne.encode(bytes)))
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, false])
    expect(outcomes[2]).toEqual({ ok: false, problem: 'busy' })
    expect((await encoderOfOne.encode(bytes)).ok).toBe(true)
    await encoderOfOne.close()
  })

  test('end with an answer when the site stops', async () => {
    const stopping = createImageEncoder({ rootDir: ROOT, log: silentLog })
    const bytes = await cornersImage({ width: 60, height: 40 }).png().toBuffer()
    const outcomes = Promise.all([stopping.encode(bytes), stopping.encode(bytes)])
    await new Promise((resolve) => setTimeout(resolve, 20))
    await stopping.close()
    expect(await outcomes).toEqual([1, 2].map(() => ({ ok: false, problem: 'interrupted' })))
  })
})
