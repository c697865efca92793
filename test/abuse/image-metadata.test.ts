import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { imageFileNames } from '#app/features/images/image.ts'
import { uploadImage } from '#app/features/images/upload-image.server.ts'
import { openImageFixture } from '#test/fixtures/image-fixture.ts'
import { photoWithPlace } from '#test/fixtures/images.ts'
import { openedForEach } from '#test/opened.ts'

const SECRET = 'the-home-of-a-client'

// Abuse 23: where a photograph was taken may be where someone hides.
describe('a photograph that knows its place', () => {
  const fixture = openedForEach(() => openImageFixture('sqlite'))

  test.each(['jpeg', 'png', 'webp'] as const)(
    'in %s tells nobody, in none of its files',
    async (format) => {
      const photograph = await photoWithPlace(SECRET)
      const bytes = await sharp(photograph).keepMetadata().toFormat(format).toBuffer()
      const told = await sharp(bytes).metadata()
      expect(told.exif?.includes(SECRET)).toBe(true)
      expect(told.xmp?.includes(SECRET)).toBe(true)
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
