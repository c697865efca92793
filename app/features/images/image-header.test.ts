import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { inspectImage } from '#app/features/images/image-header.ts'
import { uploadProblemReason } from '#app/features/images/upload-problem.ts'
import { cornersImage, movingGif, png } from '#test/fixtures/images.ts'

const size = { width: 641, height: 479 }
const image = cornersImage(size)

describe('what an image says of itself', () => {
  test.each([
    ['a JPEG', 'jpg', () => image.clone().jpeg()],
    ['a progressive JPEG', 'jpg', () => image.clone().jpeg({ progressive: true })],
    ['a PNG', 'png', () => image.clone().png()],
    ['a lossy WebP', 'webp', () => image.clone().webp()],
    ['a lossless WebP', 'webp', () => image.clone().webp({ lossless: true })],
    ['a WebP with a colour profile', 'webp', () => image.clone().withIccProfile('p3').webp()],
    ['a GIF', 'gif', () => image.clone().gif()],
  ] as const)('is read from %s', async (_, format, make) => {
    const inspected = inspectImage(await make().toBuffer())
    expect(inspected).toMatchObject({ ok: true, value: { format, ...size, frames: 1 } })
  })

  test('has the size of its colour profile', async () => {
    for (const make of ['jpeg', 'png', 'webp'] as const) {
      const bytes = await image.clone().withIccProfile('p3')[make]().toBuffer()
      const inspected = inspectImage(bytes)
      expect(inspected.ok && inspected.value.profileBytes, make).toBeGreaterThan(200)
    }
  })

  test('is refused when it moves, and read when it has one frame of a moving format', async () => {
    const colours = Buffer.alloc(8 * 24 * 3).map((_, index) => index * 37)
    const raw = { width: 8, height: 24, channels: 3, pageHeight: 8 } as const
    const webp = await sharp(colours, { raw }).webp().toBuffer()
    expect(inspectImage(webp)).toEqual({ ok: false, problem: 'moving' })
    expect(inspectImage(movingGif(2))).toEqual({ ok: false, problem: 'moving' })
    const pngOf = (frames: number) =>
      png({ width: 8, height: 8 }, [['acTL', Buffer.from([0, 0, 0, frames, 0, 0, 0, 0])]])
    expect(inspectImage(pngOf(2))).toEqual({ ok: false, problem: 'moving' })
    for (const still of [movingGif(1), pngOf(1)])
      expect(inspectImage(still)).toMatchObject({ ok: true, value: { frames: 1 } })
  })
})

describe('an upload is refused', () => {
  test('with advice when it is a HEIC photo of a phone, whatever it is called; an AVIF is only of a wrong kind', () => {
    const media = (brand: string) =>
      Buffer.from(
        `\0\0\0\x18ftyp${brand}\0\0\0\0mif1${/av|qt/.test(brand) ? 'avif' : 'miaf'}`,
        'latin1',
      )
    for (const brand of ['heic', 'heix', 'mif1', 'msf1'])
      for (const type of ['image/heic', 'image/heif', '', 'image/jpeg'])
        expect(inspectImage(media(brand), type)).toEqual({ ok: false, problem: 'heic' })
    expect(uploadProblemReason('heic')).toMatch(/screenshot.*Most Compatible/)
    for (const brand of ['avif', 'avis', 'qt  '])
      expect(inspectImage(media(brand))).toEqual({ ok: false, problem: 'kind' })
  })

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'when a %s ends anywhere within its header, and never breaks the reader',
    async (make) => {
      const bytes = await image.clone()[make]().toBuffer()
      const scan = bytes.indexOf('\xff\xda', 'latin1')
      const end = make === 'jpeg' ? scan : Math.min(bytes.length, 400)
      for (let length = 0; length < end; length += 1)
        expect(inspectImage(bytes.subarray(0, length)).ok, `${length} bytes`).toBe(false)
    },
  )

  test.each(['png', 'gif', 'webp'] as const)('when more follows the end of a %s', async (make) => {
    const bytes = await image.clone()[make]().toBuffer()
    const disguised = inspectImage(Buffer.concat([bytes, Buffer.from('<script>')]))
    expect(disguised).toEqual({ ok: false, problem: 'disguised' })
    expect(inspectImage(Buffer.concat([bytes, Buffer.alloc(9)])).ok).toBe(true)
  })

  test('when the browser says that it is no image we take', async () => {
    const bytes = await image.clone().png().toBuffer()
    expect(inspectImage(bytes, 'image/svg+xml')).toEqual({ ok: false, problem: 'kind' })
    expect(inspectImage(bytes, 'text/html; charset=utf-8')).toEqual({ ok: false, problem: 'kind' })
    expect(inspectImage(bytes, 'image/jpeg').ok).toBe(true)
    expect(inspectImage(bytes, '').ok).toBe(true)
  })

  test('when it has no side', () => {
    const inspected = inspectImage(png({ width: 0, height: 5 }, []))
    expect(inspected).toEqual({ ok: false, problem: 'damaged' })
  })
})
