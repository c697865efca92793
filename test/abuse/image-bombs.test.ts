import { createDeflate, deflateSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
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

function zeros(bytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 })
  const chunk = Buffer.alloc(MB)
  for (let left = bytes; left > 0; left -= MB) deflate.write(chunk.subarray(0, Math.min(left, MB)))
  deflate.end()
  return buffer(deflate)
}

const pixels = deflateSync(Buffer.alloc(11 * 10))
const small = { width: 10, height: 10 }
const profile = Buffer.alloc(3 * MB, 7)
const jpegWithHugeProfile = async () => {
  const bytes = await cornersImage({ width: 100, height: 100 }).jpeg().toBuffer()
  const piece = Buffer.concat([
    Buffer.from('\xff\xe2\xff\xff', 'latin1'),
    Buffer.from('ICC_PROFILE\0'),
    Buffer.alloc(65_521, 7),
  ])
  return Buffer.concat([
    bytes.subarray(0, 2),
    ...Array.from({ length: 40 }, () => piece),
    bytes.subarray(2),
  ])
}

const bombs: [string, () => Promise<Buffer> | Buffer][] = [
  [
    'a PNG of 30,000 by 30,000',
    async () => png({ width: 30_000, height: 30_000 }, [['IDAT', await zeros(900 * MB)]]),
  ],
  [
    'a PNG as wide as four thousand million',
    () => png({ width: 2 ** 32 - 1, height: 1 }, [['IDAT', pixels]]),
  ],
  ['a GIF of ten thousand frames', () => movingGif(10_000)],
  [
    'a GIF of the most pieces that fit',
    () =>
      Buffer.concat([
        movingGif(1).subarray(0, -1),
        Buffer.from('\x21\xfe', 'latin1'),
        Buffer.alloc(10_000_000, 1),
      ]),
  ],
  [
    'a PNG of the most chunks that fit',
    () => Buffer.concat([png(small, []).subarray(0, -12), Buffer.alloc(9_600_000)]),
  ],
  [
    'a PNG with a colour profile of 3 MB',
    () =>
      png(small, [
        ['iCCP', profile],
        ['IDAT', pixels],
      ]),
  ],
  ['a JPEG with a colour profile of 2.6 MB', jpegWithHugeProfile],
]

// Abuse 21.
describe('an image made to burst', () => {
  const fixture = openedForEach(() => openImageFixture('sqlite'))

  test.each(bombs)(
    'is refused at once, in little memory, without being decoded: %s',
    async (_, make) => {
      const bytes = await make()
      const memory = process.memoryUsage.rss()
      const start = performance.now()
      const uploading = uploadImage(fixture, { bytes, userId: 'user' })
      expect(await findEncoderProcess()).toBeNull()
      const uploaded = await uploading
      expect(performance.now() - start).toBeLessThan(100)
      expect(process.memoryUsage.rss() - memory).toBeLessThan(50 * MB)
      expect(uploaded.ok || uploadProblemStatus(uploaded.problem)).toBe(422)
      expect(await fixture.files()).toEqual([])
    },
  )

  test.each([
    ['hidden behind an honest header', async () => png(small, [['IDAT', await zeros(1000 * MB)]])],
    [
      'in its colour profile',
      async () =>
        png(small, [
          ['iCCP', Buffer.concat([Buffer.from('x\0\0'), await zeros(900 * MB)])],
          ['IDAT', pixels],
        ]),
    ],
    [
      'in its remarks',
      async () => {
        const remark = Buffer.concat([Buffer.from('x\0\0'), await zeros(900 * MB)])
        return png(small, [
          ['zTXt', remark],
          ['zTXt', remark],
          ['zTXt', remark],
          ['IDAT', pixels],
        ])
      },
    ],
  ] as [string, () => Promise<Buffer>][])('bursts in no process of ours: %s', async (_, make) => {
    const bytes = await make()
    const uploading = uploadImage(fixture, { bytes, userId: 'user' })
    const child = await waitForEncoderProcess()
    let peak = 0
    const watch = setInterval(() => {
      void peakMegabytes(child).then((now) => (peak = Math.max(peak, now)))
    }, 5)
    const uploaded = await uploading
    clearInterval(watch)
    // Whether or not the small image is accepted, the hundreds of megabytes behind it are never unpacked.
    expect(uploaded.ok ? 'stored' : uploadProblemStatus(uploaded.problem)).toBeOneOf([
      'stored',
      422,
    ])
    expect(peak).toBeLessThan(200)
  })
})
