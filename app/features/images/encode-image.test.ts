import { spawn } from 'node:child_process'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { createImageEncoder, ENCODER_LIMITS } from '#app/features/images/encode-image.server.ts'
import {
  type EncodedImage,
  formatResponse,
  parseResponse,
} from '#app/features/images/encoded-image.ts'
import { ROOT } from '#test/fixtures/image-fixture.ts'
import { silentLog } from '#test/factories/silent-log.ts'
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
  // Of two pixels by two, the nearest are the middles of the quarters.
  const shrunk = sharp(bytes).removeAlpha().resize(2, 2, { fit: 'fill', kernel: 'nearest' })
  const found = [...(await shrunk.raw().toBuffer())]
  wanted.flat().forEach((value, index) => {
    expect(Math.abs((found[index] ?? NaN) - value), JSON.stringify(found)).toBeLessThan(14)
  })
}

const RED = [255, 0, 0]
const GREEN = [0, 255, 0]
const BLUE = [0, 0, 255]
const WHITE = [255, 255, 255]
const CORNERS = [RED, GREEN, WHITE, BLUE]

test('what a crop cuts off is in no size of the image', async () => {
  const cropped = await encoder.encode(corners, undefined, {
    left: 50,
    top: 0,
    right: 0,
    bottom: 50,
  })
  if (!cropped.ok) throw new Error(cropped.problem)
  expect(cropped.value).toMatchObject({ width: 250, height: 150, variants: [] })
  await expectQuarters(cropped.value.original.bytes, [GREEN, GREEN, GREEN, GREEN])
})

describe('an upload', () => {
  const formats = ['jpeg', 'png', 'webp', 'gif'] as const
  test.each(formats)('in %s keeps its format, its size and its colours', async (format) => {
    const size = { width: 500, height: 300 }
    const image = await encode(await sharp(corners).toFormat(format).toBuffer())
    expect(image).toMatchObject({
      ...size,
      original: { format: format === 'jpeg' ? 'jpg' : format },
    })
    expect(await sharp(image.original.bytes).metadata()).toMatchObject({ ...size, format })
    await expectQuarters(image.original.bytes, CORNERS)
  })

  test('has AVIF and WebP variants of the true widths, and none wider than itself', async () => {
    const image = await encode(await cornersImage({ width: 1000, height: 700 }).jpeg().toBuffer())
    const variants = image.variants.map(({ width, format }) => `${width}.${format}`)
    expect(variants).toEqual(['800.avif', '800.webp', '400.avif', '400.webp'])
    for (const { width, format, bytes } of image.variants) {
      const stored = { format: format === 'avif' ? 'heif' : format, width, height: width * 0.7 }
      expect(await sharp(bytes).metadata()).toMatchObject(stored)
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
    const lying = sharp(corners).withExif({}).withMetadata({ orientation: 6 })
    const image = await encode(await lying.jpeg().toBuffer())
    expect(image).toMatchObject({ width: 300, height: 500 })
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
    ['a wide screen', sharp(corners).withIccProfile('p3').png(), CORNERS],
    ['16 bits', sharp(corners).toColourspace('rgb16').png(), CORNERS],
    // What is printed has other colours.
    ['a printer', sharp(corners).toColourspace('cmyk').withIccProfile('cmyk').jpeg(), []],
  ])('of %s comes out in the colours of the web', async (_, made, colours) => {
    const { original } = await encode(await made.toBuffer())
    const metadata = await sharp(original.bytes).metadata()
    expect(metadata).toMatchObject({ space: 'srgb', channels: 3, depth: 'uchar' })
    await expectQuarters(original.bytes, colours)
  })

  test('of greys stays grey', async () => {
    const { original } = await encode(await sharp(corners).greyscale().png().toBuffer())
    const pixel = [...(await sharp(original.bytes).raw().toBuffer()).subarray(0, 3)]
    expect(Math.max(...pixel) - Math.min(...pixel)).toBeLessThan(3)
  })
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
test.each([
  ['svg', svg],
  ['tiff', await sharp(small).tiff().toBuffer()],
  ['avif', await sharp(small).avif().toBuffer()],
])('the encoder process has no decoder for %s', async (_, bytes) => {
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

describe('the answer of the encoder', () => {
  test('is nothing when a byte is missing or too many', async () => {
    const whole = Buffer.concat(formatResponse(await encode(corners)))
    expect(parseResponse(whole)).not.toBeNull()
    for (let length = 0; length < whole.length; length += 1)
      expect(parseResponse(whole.subarray(0, length)), `${length} bytes`).toBeNull()
    expect(parseResponse(Buffer.concat([whole, Buffer.from([7])]))).toBeNull()
  })

  test.each([
    '{"problem":"<script>"}\n',
    '{"width":900,"height":600,"original":{"format":"svg","bytes":1},"variants":[]}\nx',
    '{"width":900,"height":600,"original":{"format":"jpg","bytes":1e99},"variants":[]}\nx',
    '{"width":900,"height":600,"original":{"format":"jpg","bytes":1},"variants":[{"width":"../x","format":"webp","bytes":1}]}\nxy',
    'null\n',
    '\n',
  ])('is nothing when it says %j', (text) => {
    expect(parseResponse(Buffer.from(text))).toBeNull()
  })
})
