import { describe, expect, test } from 'vitest'
import { IMAGE_LIMITS } from '#app/features/images/image.ts'
import { uploadImage } from '#app/features/images/upload-image.server.ts'
import { uploadProblemStatus } from '#app/features/images/upload-problem.ts'
import { findEncoderProcess } from '#test/fixtures/encoder-process.ts'
import { openImageFixture } from '#test/fixtures/image-fixture.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedForEach } from '#test/opened.ts'

const MB = 1024 * 1024

// Abuse 24; the request handler bounds the request itself.
describe('an image of more than 10 MB', () => {
  const fixture = openedForEach(() => openImageFixture('sqlite'))

  test.each([11 * MB, IMAGE_LIMITS.fileBytes + 1])(
    'is refused at %d bytes and leaves no file',
    async (size) => {
      const image = await cornersImage({ width: 500, height: 300 }).jpeg().toBuffer()
      const bytes = Buffer.concat([image], size)
      const uploading = uploadImage(fixture, { bytes, userId: 'user' })
      expect(await findEncoderProcess()).toBeNull()
      const uploaded = await uploading
      expect(uploaded).toEqual({ ok: false, problem: 'too-large' })
      expect(uploaded.ok || uploadProblemStatus(uploaded.problem)).toBe(413)
      expect(await fixture.files()).toEqual([])
    },
  )

  test('is the limit: one of exactly 10 MB is taken', async () => {
    const image = await cornersImage({ width: 500, height: 300 }).jpeg().toBuffer()
    const bytes = Buffer.concat([image], IMAGE_LIMITS.fileBytes)
    expect((await uploadImage(fixture, { bytes, userId: 'user' })).ok).toBe(true)
  })
})
