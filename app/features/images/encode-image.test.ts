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

const corners = await cornersImage({ width: 500, height: 300 }).png().toBuffer()
const small = await cornersImage({ width: 60, height: 40 }).png().toBuffer()

const encoder = createImageEncoder({ rootDir: ROOT, log: silentLog })
afterAll(() => encoder.close())

async function encode(bytes: Uint8Array): Promise<EncodedImage> {
  const encoded = await encoder.encode(bytes)
  if (!encoded.ok) throw new Error(encoded.problem)
  return encoded.value
}

async function expectQuarters(bytes: Uint8Array, wanted: number[][]): Promise<void> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start =
      (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels
    return [...data.subarray(start, start + 3)]
  }
  const found = [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)]
  wanted.flat().forEach((value, index) => {
    expect(Math.abs((found.flat()[index] ?? NaN) - value), JSON.stringify(found)).toBeLessThan(14)
  })
}

const RED = [255, 0, 0]
const GREEN = [0, 255, 0]
const BLUE = [0, 0, 255]
const WHITE = [255, 255, 255]
const CORNERS = [RED, GREEN, WHITE, BLUE]

describe('an upload', () => {
  test.each([
    ['jpg', 'jpeg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['gif', 'gif'],
  ] as const)('in %s keeps its format, its size and its colours', async (format, encoding) => {
    const size = { width: 500, height: 300 }
    const image = await encode(await cornersImage(size).toFormat(encoding).toBuffer())
    expect(image).toMatchObject({ ...size, original: { format } })
    const stored = await sharp(image.original.bytes).metadata()
    expect(stored).toMatchObject({ ...size, format: encoding })
    await expectQuarters(image.original.bytes, CORNERS)
  })

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
      await expectQuarters(bytes, CORNERS)
    }
  })

  test.each([
    ['narrower than every variant stays alone', [40, 30], [40, 30], 0],
    ['that is very large is stored 2400 pixels wide', [4000, 1000], [2400, 600], 6],
  ] as const)('%s', async (_, [width, height], [storedWidth, storedHeight], variants) => {
    const image = await encode(await cornersImage({ width, height }).jpeg().toBuffer())
    expect(image).toMatchObject({ width: storedWidth, height: storedHeight })
    expect(image.variants).toHaveLength(variants)
  })

  test('that a telephone took on its side stands upright', async () => {
    const bytes = await cornersImage({ width: 600, height: 400 })
      .withExif({})
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const image = await encode(bytes)
    expect(image).toMatchObject({ width: 400, height: 600 })
    await expectQuarters(image.original.bytes, [WHITE, RED, BLUE, GREEN])
  })

  test('keeps what is transparent', async () => {
    const size = { width: 900, height: 600, channels: 4 } as const
    const clear = sharp({ create: { ...size, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    const { original, variants } = await encode(await clear.png().toBuffer())
    for (const { bytes } of [original, ...variants])
      expect((await sharp(bytes).stats()).channels[3]?.max).toBe(0)
  })

  test.each([
    ['of a wide screen', () => sharp(corners).withIccProfile('p3').png()],
    ['of 16 bits', () => sharp(corners).toColourspace('rgb16').png()],
  ])('%s comes out in the colours of the web', async (_, make) => {
    const { original } = await encode(await make().toBuffer())
    expect(await sharp(original.bytes).metadata()).toMatchObject({ depth: 'uchar' })
    await expectQuarters(original.bytes, CORNERS)
  })

  test('of a printer comes out in the colours of the web', async () => {
    const printed = sharp(corners).toColourspace('cmyk').withIccProfile('cmyk')
    const { original } = await encode(await printed.jpeg({ quality: 100 }).toBuffer())
    const colours = { space: 'srgb', channels: 3 }
    expect(await sharp(original.bytes).metadata()).toMatchObject(colours)
  })

  test('of greys stays grey', async () => {
    const { original } = await encode(await sharp(corners).greyscale().png().toBuffer())
    const [red = 0, green = 255, blue = 0] = await sharp(original.bytes).raw().toBuffer()
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(3)
  })

  test('that moves is stored as its first frame', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 60, height: 60, channels: 3, background } })
        .raw()
        .toBuffer()
    const raw = { width: 60, height: 120, channels: 3, pageHeight: 60 } as const
    const frames = Buffer.concat([await frame('#f00'), await frame('#00f')])
    const image = await encode(await sharp(frames, { raw }).gif().toBuffer())
    expect(image).toMatchObject({ width: 60, height: 60 })
    await expectQuarters(image.original.bytes, [RED, RED, RED, RED])
    expect((await sharp(image.original.bytes).metadata()).pages ?? 1).toBe(1)
  })
})

test.each([
  [
    'svg',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  ],
  ['tiff', () => cornersImage({ width: 9, height: 9 }).tiff().toBuffer()],
  ['avif', () => cornersImage({ width: 9, height: 9 }).avif().toBuffer()],
])('the encoder process has no decoder for %s', async (_, make) => {
  const bytes = await make()
  const program = path.join(ROOT, 'app/features/images/encode-image-child.server.ts')
  const values = ['png', String(bytes.length), String(ENCODER_LIMITS.memoryBytes)]
  const child = spawn(process.execPath, [program, ...values], { cwd: ROOT })
  child.stdin.write(bytes)
  expect(parseResponse(await buffer(child.stdout))).toEqual({ problem: 'damaged' })
})

describe('several uploads at once', () => {
  test('wait for each other, and one too many is refused as busy', async () => {
    const limits = { ...ENCODER_LIMITS, waiting: 1 }
    const encoderOfOne = createImageEncoder({ rootDir: ROOT, log: silentLog }, limits)
    const outcomes = await Promise.all([1, 2, 3].map(() => encoderOfOne.encode(small)))
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, false])
    expect(outcomes[2]).toEqual({ ok: false, problem: 'busy' })
    expect((await encoderOfOne.encode(small)).ok).toBe(true)
    await encoderOfOne.close()
  })

  test('end with a result when the site stops', async () => {
    const stopping = createImageEncoder({ rootDir: ROOT, log: silentLog })
    const outcomes = Promise.all([stopping.encode(small), stopping.encode(small)])
    await new Promise((resolve) => setTimeout(resolve, 20))
    await stopping.close()
    const interrupted = { ok: false, problem: 'interrupted' }
    expect(await outcomes).toEqual([interrupted, interrupted])
  })
})
