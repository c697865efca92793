import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { uploadImage } from '#app/features/images/upload-image.server.ts'
import { uploadProblemStatus } from '#app/features/images/upload-problem.ts'
import { isAlive, waitForEncoderProcess } from '#test/fixtures/encoder-process.ts'
import { type ImageFixture, openImageFixture } from '#test/fixtures/image-fixture.ts'
import { cornersImage } from '#test/fixtures/images.ts'

const MB = 1024 * 1024
const small = await cornersImage({ width: 60, height: 40 }).png().toBuffer()
const half = { r: 1, g: 2, b: 3, alpha: 0.5 }
const clear = sharp({ create: { width: 7000, height: 7000, channels: 4, background: half } })
// Interlaced, so that all of its 49 megapixels must be in memory at once.
const heavy = await clear.png({ progressive: true, compressionLevel: 1 }).toBuffer()

// Abuse 22.
describe('work on an image', () => {
  let fixture: ImageFixture
  afterEach(() => fixture.close())
  const upload = (bytes: Buffer) => uploadImage(fixture, { bytes, userId: 'user' })

  test('that hangs is ended at the limit, and the next upload is fine', async () => {
    fixture = await openImageFixture('sqlite', { limits: { timeMs: 1500 } })
    const start = performance.now()
    const uploading = upload(small)
    const waiting = upload(small)
    const child = await waitForEncoderProcess()
    process.kill(child, 'SIGSTOP')
    const uploaded = await uploading
    expect(uploaded).toEqual({ ok: false, problem: 'timeout' })
    expect(uploaded.ok || uploadProblemStatus(uploaded.problem)).toBe(503)
    expect(performance.now() - start).toBeLessThan(2000)
    expect(await isAlive(child)).toBe(false)
    expect((await waiting).ok).toBe(true)
    expect((await upload(small)).ok).toBe(true)
  })

  test('that takes too long is ended while it computes', async () => {
    fixture = await openImageFixture('sqlite', { limits: { timeMs: 600 } })
    const uploading = upload(heavy)
    const child = await waitForEncoderProcess()
    expect(await uploading).toEqual({ ok: false, problem: 'timeout' })
    expect(await isAlive(child)).toBe(false)
    expect(await fixture.files()).toEqual([])
  })

  test('that takes too much memory is ended, and the next upload is fine', async () => {
    fixture = await openImageFixture('sqlite', { limits: { memoryBytes: 200 * MB } })
    expect(await upload(heavy)).toEqual({ ok: false, problem: 'memory' })
    expect((await upload(small)).ok).toBe(true)
  })

  test('within the limits goes on as long as it needs', async () => {
    fixture = await openImageFixture('sqlite')
    expect((await upload(heavy)).ok).toBe(true)
  })
})
