import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { IMAGE_LIMITS } from '#app/features/images/image.ts'
import { everythingOf, openWatchedSite } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { findEncoderProcess, waitForEncoderProcess } from '#test/fixtures/encoder-process.ts'
import { cornersImage, movingGif, photoWithPlace, png as aPng } from '#test/fixtures/images.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember, postBody } from '#test/site.ts'

const FAILED =
  'Image Upload Failed: There was an error uploading your image. Please try again or use a different image.'
const SECRET = 'the-home-of-a-client'

const image = cornersImage({ width: 500, height: 300 })
const jpeg = await image.clone().jpeg().toBuffer()
const png = await image.clone().png().toBuffer()
const webp = await image.clone().webp().toBuffer()
const gif = await image.clone().gif().toBuffer()
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)
const text = (content: string) => Buffer.from(content, 'latin1')
const giant = aPng({ width: 30_000, height: 30_000 }, [['IDAT', Buffer.alloc(99)]])
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
const xml = text(`<?xml version="1.0"?>${svg}`)
const program = text('<script>alert(1)</script><?php system($_GET["x"]); ?>')
const page = Buffer.concat([text('<!doctype html>'), program])
const noise = Buffer.from(png).fill(0x55, 60, png.length - 20)
const tooLarge = Buffer.concat([jpeg], IMAGE_LIMITS.fileBytes + 1)
const gifAndProgram = Buffer.concat([text('GIF89a'), program])
// The width of this GIF reads "/*" as text, and what follows its end closes the comment: an image that is a script.
const gifThatIsAScript = Buffer.concat([movingGif(1), text('*/=1;alert(1)')])
gifThatIsAScript.write('/*', 6, 'latin1')
const tiff = await image.clone().tiff().toBuffer()
const avif = await image.clone().avif({ effort: 0 }).toBuffer()

// Abuse 20 to 23, in the editor as well; the third is the type that the browser declares.
const refused: [string, Buffer, string, number, string][] = [
  ['an SVG', text(svg), 'image/svg+xml', 415, 'Only JPEG'],
  ['an SVG that says it is a JPEG', xml, 'image/jpeg', 415, 'Only JPEG'],
  ['a page', page, 'text/html', 415, 'Only JPEG'],
  ['a page that says it is a PNG', page, 'image/png', 415, 'Only JPEG'],
  ['a JPEG that says it is a page', jpeg, 'text/html', 415, 'Only JPEG'],
  ['a program', program, 'image/gif', 415, 'Only JPEG'],
  ['a program behind the first bytes of a GIF', gifAndProgram, 'image/gif', 422, 'damaged'],
  ['a GIF that is a script', gifThatIsAScript, 'image/gif', 422, 'something else'],
  ['a PNG with a page behind it', Buffer.concat([png, page]), 'image/png', 422, 'something else'],
  ['a PDF', text('%PDF-1.7\n1 0 obj'), 'application/pdf', 415, 'Only JPEG'],
  ['a TIFF', tiff, 'image/tiff', 415, 'Only JPEG'],
  ['an AVIF', avif, 'image/avif', 415, 'Only JPEG'],
  ['an empty file', text(''), 'image/png', 422, 'empty'],
  ['zeros', Buffer.alloc(5000), 'image/png', 415, 'Only JPEG'],
  ['half a JPEG', half(jpeg), 'image/jpeg', 422, 'damaged'],
  ['half a PNG', half(png), 'image/png', 422, 'damaged'],
  ['half a WebP', half(webp), 'image/webp', 422, 'damaged'],
  ['half a GIF', half(gif), 'image/gif', 422, 'damaged'],
  ['a PNG whose middle is noise', noise, 'image/png', 422, 'damaged'],
  ['an image of 900 megapixels', giant, 'image/png', 422, 'megapixels'],
  ['a film of 10,000 frames', movingGif(10_000), 'image/gif', 422, 'still ones'],
  ['an animation of two frames', movingGif(2), 'image/gif', 422, 'still ones'],
  ['a file of 11 MB', Buffer.concat([jpeg], 11 * 1024 * 1024), 'image/jpeg', 413, '10 MB'],
  ['a file of 10 MB and a byte', tooLarge, 'image/jpeg', 413, '10 MB'],
]

describe('an upload to the site', () => {
  const site = openedOnce(() => openWatchedSite('sqlite'))
  const staff = openedOnce(() => aStaffMember(site.origin))

  const upload = (bytes: Buffer, name = 'a.jpg', type = '') => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), name)
    return staff.post('/dashboard/images/upload', form)
  }
  const pathOf = async (response: Response) => {
    expect(response.status).toBe(201)
    return ((await response.json()) as { path: string }).path
  }

  test.each(refused)(
    'of %s is refused in the words of the product and leaves nothing',
    async (...[, bytes, type, status, reason]) => {
      const before = await everythingOf(site)
      const response = await upload(bytes, 'a.jpg', type)
      expect(response.status).toBe(status)
      const { problems } = (await response.json()) as { problems: { image: string } }
      expect(problems.image.slice(0, FAILED.length)).toBe(FAILED)
      expect(problems.image).toContain(reason)
      const form = postBody({ ...aPostForm({ image: '' }) })
      form.set('file', new Blob([new Uint8Array(bytes)], { type }), 'a.jpg')
      const again = await staff.post('/dashboard/blog/new', form)
      expect(again.status).toBe(422)
      expect(await again.text()).toContain(reason)
      expect(await everythingOf(site)).toBe(before)
    },
  )

  test('of exactly 10 MB is taken', async () => {
    expect((await upload(Buffer.concat([jpeg], IMAGE_LIMITS.fileBytes))).status).toBe(201)
  })

  const traces = `PK\x03\x04 <?php <script ${SECRET} Exif GPS xmpmeta ICC_PROFILE iCCP`.split(' ')
  const photo = photoWithPlace(SECRET)
  const start = jpeg.subarray(0, 2)
  const comment = Buffer.concat([text('\xff\xfe\x00\x37'), program])
  // Abuse 24: where a photograph was taken may be where someone hides.
  const hiding: [string, () => Promise<Buffer> | Buffer][] = [
    ['a program in a comment', () => Buffer.concat([start, comment, jpeg.subarray(2)])],
    ['a program behind its end', () => Buffer.concat([jpeg, text('PK\x03\x04'), program])],
    ...(['jpeg', 'png', 'webp'] as const).map((format): (typeof hiding)[number] => [
      `a place, in ${format}`,
      async () =>
        sharp(await photo)
          .keepMetadata()
          .toFormat(format)
          .toBuffer(),
    ]),
  ]
  test.each(hiding)('that hides %s is stored without it, in none of its files', async (_, make) => {
    const bytes = await make()
    const { exif, xmp } = await sharp(bytes).metadata()
    expect(bytes.includes(program) || (exif?.includes(SECRET) && xmp?.includes(SECRET))).toBe(true)
    const { name } = path.parse(await pathOf(await upload(bytes)))
    const folder = path.join(site.dataDir, 'images')
    const files = (await readdir(folder)).filter((file) => file.startsWith(name))
    expect(files).toHaveLength(exif ? 5 : 3)
    for (const file of files) {
      const stored = await readFile(path.join(folder, file))
      const { exif: e, xmp: x, iptc, icc, comments } = await sharp(stored).metadata()
      expect({ exif: e, xmp: x, iptc, icc, comments }, file).toEqual({})
      for (const trace of traces) expect(stored.includes(trace), `${trace} in ${file}`).toBe(false)
      expect((await sharp(stored).stats()).isOpaque).toBe(true)
    }
  })

  test('that has no file, two files or a text for a file is refused', async () => {
    const before = await everythingOf(site)
    const file = new File([new Uint8Array(jpeg)], 'a.jpg')
    const forms: [number, (File | string)[]][] = [
      [422, []],
      [400, [file, file]],
      [400, ['a text']],
    ]
    for (const [status, values] of forms) {
      const form = new FormData()
      for (const value of values) form.append('file', value)
      expect((await staff.post('/dashboard/images/upload', form)).status).toBe(status)
    }
    expect(await everythingOf(site)).toBe(before)
  })

  test('whose work is killed is answered at once, and the next one is fine', async () => {
    const before = await everythingOf(site)
    const uploading = upload(jpeg)
    process.kill(await waitForEncoderProcess(), 'SIGKILL')
    const response = await uploading
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('interrupted')
    expect(await everythingOf(site)).toBe(before)
    expect((await upload(jpeg)).status).toBe(201)
    expect(await findEncoderProcess()).toBeNull()
  })

  // Abuse 19.
  const outside = String.raw`../../escaped.jpg ..\..\escaped.jpg /etc/escaped.jpg C:\escaped.jpg ..%2f..%2fescaped.jpg`
  const strange = [
    'escaped.jpg\0.png',
    '"; filename="escaped.jpg',
    '\u202egpj.exe',
    'a'.repeat(5_000),
  ]
  const names = [...outside.split(' '), '.tmp-escaped', 'site.db', ...strange]
  test.each(names)('under the name %j gets a name of ours', async (name) => {
    expect(await pathOf(await upload(jpeg, name))).toMatch(/^\/images\/blog-\d{13}\.jpg$/)
    const files = await readdir(site.dataDir, { recursive: true })
    const known =
      /^(auth-secret|message-key|last-run|site\.lock|site\.db(-wal|-shm)?|images|images\/blog-\d{13}(-[48]00\.(avif|webp)|\.\w{3,4}))$/
    expect(files.filter((file) => !known.test(file))).toEqual([])
  })

  test('is served as our own image of what it is, whatever it says and asks for', async () => {
    const stored = await pathOf(await upload(png, 'a.html', 'image/jpeg'))
    const response = await staff.get(stored, { headers: { Accept: 'text/html' } })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    })
    const served = await sharp(await response.bytes()).metadata()
    expect(served).toMatchObject({ format: 'png', width: 500, height: 300 })
  })
})
