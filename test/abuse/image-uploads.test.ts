import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { IMAGE_LIMITS, imageFileNames } from '#app/features/images/image.ts'
import { uploadImage } from '#app/features/images/upload-image.server.ts'
import { uploadProblemStatus } from '#app/features/images/upload-problem.ts'
import { findEncoderProcess } from '#test/fixtures/encoder-process.ts'
import { openImageFixture } from '#test/fixtures/image-fixture.ts'
import { cornersImage, movingGif, photoWithPlace } from '#test/fixtures/images.ts'
import { openedForEach } from '#test/opened.ts'

const MB = 1024 * 1024
const SECRET = 'the-home-of-a-client'

const image = cornersImage({ width: 500, height: 300 })
const jpeg = await image.clone().jpeg().toBuffer()
const png = await image.clone().png().toBuffer()
const webp = await image.clone().webp().toBuffer()
const gif = await image.clone().gif().toBuffer()
const script = '<script>alert(1)</script><?php system($_GET["x"]); ?>'
const text = (content: string) => Buffer.from(content, 'latin1')

// The width of this GIF reads "/*" as text, and what follows its end closes the comment: an image that is a script.
const gifThatIsAScript = () => {
  const bytes = Buffer.concat([movingGif(1), text('*/=1;alert(1)')])
  bytes.write('/*', 6, 'latin1')
  return bytes
}

const strangers: [string, Buffer, string][] = [
  ['an SVG', text(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`), 'image/svg+xml'],
  [
    'an SVG that says it is a JPEG',
    text('<?xml version="1.0"?><svg width="9" height="9"/>'),
    'image/jpeg',
  ],
  ['a page', text(`<!doctype html>${script}`), 'text/html'],
  ['a page that says it is a PNG', text(`<!doctype html>${script}`), 'image/png'],
  ['a program', text(script), 'image/gif'],
  ['a program behind the first bytes of a GIF', text(`GIF89a${script}`), 'image/gif'],
  ['a GIF that is a script', gifThatIsAScript(), 'image/gif'],
  ['a PNG with a page behind it', Buffer.concat([png, text(script)]), 'image/png'],
  ['a PDF', text('%PDF-1.7\n1 0 obj'), 'application/pdf'],
  ['a TIFF', await image.clone().tiff().toBuffer(), 'image/tiff'],
  ['an AVIF', await image.clone().avif({ effort: 0 }).toBuffer(), 'image/avif'],
  ['nothing', Buffer.alloc(0), 'image/png'],
  ['zeros', Buffer.alloc(5000), 'image/png'],
  ['half a JPEG', jpeg.subarray(0, jpeg.length >> 1), 'image/jpeg'],
  ['half a PNG', png.subarray(0, png.length >> 1), 'image/png'],
  ['half a WebP', webp.subarray(0, webp.length >> 1), 'image/webp'],
  ['half a GIF', gif.subarray(0, gif.length >> 1), 'image/gif'],
  ['a PNG whose middle is noise', Buffer.from(png).fill(0x55, 60, png.length - 20), 'image/png'],
]

// Abuse 20, 23 and 24.
describe('an upload', () => {
  const fixture = openedForEach(() => openImageFixture('sqlite'))

  test.each(strangers)('that is %s is refused and leaves nothing', async (_, bytes, fileType) => {
    const uploaded = await uploadImage(fixture, { bytes, fileType, userId: 'user' })
    expect(uploaded.ok).toBe(false)
    expect([415, 422]).toContain(uploaded.ok || uploadProblemStatus(uploaded.problem))
    expect(await fixture.files()).toEqual([])
    expect(await fixture.db.selectFrom('images').selectAll().execute()).toEqual([])
  })

  test('that says it is another of the four is stored as what it is', async () => {
    const uploaded = await uploadImage(fixture, {
      bytes: png,
      fileType: 'image/jpeg',
      userId: 'user',
    })
    expect(uploaded).toMatchObject({ ok: true, value: { format: 'png' } })
  })

  test.each([
    [
      'in a comment',
      Buffer.concat([
        jpeg.subarray(0, 2),
        text('\xff\xfe\x00\x37'),
        text(script),
        jpeg.subarray(2),
      ]),
    ],
    ['behind its end', Buffer.concat([jpeg, text(`PK\x03\x04${script}`)])],
  ])('that hides a program %s is stored without it', async (_, bytes) => {
    expect(bytes.includes(script)).toBe(true)
    const uploaded = await uploadImage(fixture, { bytes, userId: 'user' })
    expect(uploaded.ok).toBe(true)
    for (const name of await fixture.files()) {
      const stored = await fixture.storage.get(name)
      const file = Buffer.from(await new Response(stored?.open()).arrayBuffer())
      expect(
        file.includes('<?php') || file.includes('<script') || file.includes('PK\x03\x04'),
        name,
      ).toBe(false)
      expect((await sharp(file).stats()).isOpaque).toBe(true)
    }
  })

  // The request handler bounds the request itself.
  test.each([11 * MB, IMAGE_LIMITS.fileBytes + 1])(
    'of %d bytes is refused before it is read and leaves no file',
    async (size) => {
      const bytes = Buffer.concat([jpeg], size)
      const uploading = uploadImage(fixture, { bytes, userId: 'user' })
      expect(await findEncoderProcess()).toBeNull()
      const uploaded = await uploading
      expect(uploaded).toEqual({ ok: false, problem: 'too-large' })
      expect(uploaded.ok || uploadProblemStatus(uploaded.problem)).toBe(413)
      expect(await fixture.files()).toEqual([])
    },
  )

  test('of exactly 10 MB is taken', async () => {
    const bytes = Buffer.concat([jpeg], IMAGE_LIMITS.fileBytes)
    expect((await uploadImage(fixture, { bytes, userId: 'user' })).ok).toBe(true)
  })

  // Where a photograph was taken may be where someone hides.
  test.each(['jpeg', 'png', 'webp'] as const)(
    'of a photograph that knows its place, in %s, tells it to nobody, in none of its files',
    async (format) => {
      const photograph = await photoWithPlace(SECRET)
      const bytes = await sharp(photograph).keepMetadata().toFormat(format).toBuffer()
      const metadata = await sharp(bytes).metadata()
      expect(metadata.exif?.includes(SECRET)).toBe(true)
      expect(metadata.xmp?.includes(SECRET)).toBe(true)
      const uploaded = await uploadImage(fixture, { bytes, userId: 'user' })
      if (!uploaded.ok) throw new Error(uploaded.problem)
      const names = imageFileNames(uploaded.value)
      expect(names).toHaveLength(5)
      for (const name of names) {
        const stored = await fixture.storage.get(name)
        const file = Buffer.from(await new Response(stored?.open()).arrayBuffer())
        const { exif, xmp, iptc, icc, comments } = await sharp(file).metadata()
        expect({ exif, xmp, iptc, icc, comments }, name).toEqual({})
        for (const trace of [SECRET, 'Exif', 'GPS', 'xmpmeta', 'ICC_PROFILE', 'iCCP']) {
          expect(file.includes(trace), `${trace} in ${name}`).toBe(false)
        }
      }
    },
  )
})
