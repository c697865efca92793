import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { IMAGE_LIMITS } from '#app/features/images/image.ts'
import { uploadImage } from '#app/features/images/upload-image.server.ts'
import { uploadProblemStatus } from '#app/features/images/upload-problem.ts'
import {
  findEncoderProcess,
  peakMegabytes,
  waitForEncoderProcess,
} from '#test/fixtures/encoder-process.ts'
import { openImageFixture } from '#test/fixtures/image-fixture.ts'
import { cornersImage, movingGif, png } from '#test/fixtures/images.ts'
import { openedForEach } from '#test/opened.ts'

const MB = 1024 * 1024

const megabyteOfZeros = deflateRawSync(Buffer.alloc(MB), { finishFlush: constants.Z_FULL_FLUSH })

/** As zlib would pack them in ten seconds: after a full flush each megabyte is packed like the one before. */
function zeros(megabytes: number): Buffer {
  const head = Buffer.from([0x78, 0xda])
  const emptyLastBlock = Buffer.from([3, 0])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(((megabytes * MB) % 65_521) * 65_536 + 1)
  const packed = Array<Buffer>(megabytes).fill(megabyteOfZeros)
  return Buffer.concat([head, ...packed, emptyLastBlock, checksum])
}

const small = { width: 10, height: 10 }
const giant = { width: 30_000, height: 30_000 }
const wide = { width: 2 ** 32 - 1, height: 1 }
const pixels: [string, Buffer] = ['IDAT', deflateSync(Buffer.alloc(11 * 10))]
const text = (content: string) => Buffer.from(content, 'latin1')
const jpeg = await cornersImage({ width: 100, height: 100 }).jpeg().toBuffer()
const pieceOfProfile = Buffer.concat([
  text('\xff\xe2\xff\xffICC_PROFILE\0'),
  Buffer.alloc(65_521, 7),
])
const hugeProfile = [
  jpeg.subarray(0, 2),
  ...Array<Buffer>(40).fill(pieceOfProfile),
  jpeg.subarray(2),
]
const manyPieces = [movingGif(1).subarray(0, -1), text('\x21\xfe'), Buffer.alloc(10_000_000, 1)]
const manyChunks = [png(small, []).subarray(0, -12), Buffer.alloc(9_600_000)]

const bombs: [string, () => Buffer][] = [
  ['a PNG of 30,000 by 30,000', () => png(giant, [['IDAT', zeros(900)]])],
  ['a PNG as wide as four thousand million', () => png(wide, [pixels])],
  ['a GIF of ten thousand frames', () => movingGif(10_000)],
  ['a GIF of the most pieces that fit', () => Buffer.concat(manyPieces)],
  ['a PNG of the most chunks that fit', () => Buffer.concat(manyChunks)],
  [
    'a PNG with a colour profile of 3 MB',
    () => png(small, [['iCCP', Buffer.alloc(3 * MB, 7)], pixels]),
  ],
  ['a JPEG with a colour profile of 2.6 MB', () => Buffer.concat(hugeProfile)],
  ['a JPEG of 11 MB', () => Buffer.concat([jpeg], 11 * MB)],
]
const packed = Buffer.concat([text('x\0\0'), zeros(900)])
const remark: [string, Buffer] = ['zTXt', packed]
const hidden: [string, [string, Buffer][]][] = [
  ['behind an honest header', [['IDAT', zeros(1000)]]],
  ['in its colour profile', [['iCCP', packed], pixels]],
  ['in its remarks', [remark, remark, remark, pixels]],
]

// Abuse 21.
describe('an image made to burst', () => {
  const fixture = openedForEach(() => openImageFixture('sqlite'))

  test.each(bombs)(
    'is refused at once, in little memory, without being decoded: %s',
    async (_, make) => {
      const bytes = make()
      const memory = process.memoryUsage.rss()
      const start = performance.now()
      const uploading = uploadImage(fixture, { bytes, userId: 'user' })
      expect(await findEncoderProcess()).toBeNull()
      const uploaded = await uploading
      expect(performance.now() - start).toBeLessThan(100)
      expect(process.memoryUsage.rss() - memory).toBeLessThan(50 * MB)
      const status = bytes.length > IMAGE_LIMITS.fileBytes ? 413 : 422
      expect(uploaded.ok || uploadProblemStatus(uploaded.problem)).toBe(status)
      expect(await fixture.files()).toEqual([])
    },
  )

  test.each(hidden)('bursts in no process of ours: hidden %s', async (_, chunks) => {
    const bytes = png(small, chunks)
    const uploading = uploadImage(fixture, { bytes, userId: 'user' })
    const child = await waitForEncoderProcess()
    let peak = 0
    const watch = setInterval(() => {
      void peakMegabytes(child).then((now) => (peak = Math.max(peak, now)))
    }, 5)
    const uploaded = await uploading
    clearInterval(watch)
    // Whether or not the small image is accepted, the hundreds of megabytes behind it are never unpacked.
    expect([true, 422]).toContain(uploaded.ok || uploadProblemStatus(uploaded.problem))
    expect(peak).toBeLessThan(200)
  })
})
