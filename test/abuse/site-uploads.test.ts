import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { send } from '#test/abuse/http-site.ts'
import {
  ask,
  cookieOf,
  everythingOf,
  openWatchedSite,
  sendUpload,
} from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { findEncoderProcess, waitForEncoderProcess } from '#test/fixtures/encoder-process.ts'
import { cornersImage, movingGif, png as aPng } from '#test/fixtures/images.ts'
import { openedOnce } from '#test/opened.ts'
import { aStaffMember, postBody } from '#test/site.ts'

const FAILED =
  'Image Upload Failed: There was an error uploading your image. Please try again or use a different image.'
const jpeg = await cornersImage({ width: 500, height: 300 }).jpeg().toBuffer()
const png = await cornersImage({ width: 500, height: 300 }).png().toBuffer()
const giant = aPng({ width: 30_000, height: 30_000 }, [['IDAT', Buffer.alloc(99)]])
const large = Buffer.concat([jpeg], 11 * 1024 * 1024)
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
const page = '<!doctype html><script>alert(1)</script>'
const pngAndPage = Buffer.concat([png, Buffer.from(page)])
const program = '<?php system($_GET["x"]); ?>'
const bytesOf = (data: string | Buffer) => new Uint8Array(Buffer.from(data))

// Abuse 20 to 22 in the editor; the image tests cover each kind.
const refused: [string, string | Buffer, string, number, string][] = [
  ['an SVG', svg, 'a.svg', 415, 'Only JPEG'],
  ['a page that is called a picture', page, 'a.jpg', 415, 'Only JPEG'],
  ['a program', program, 'a.php', 415, 'Only JPEG'],
  ['a picture with a page behind it', pngAndPage, 'a.png', 422, 'something else'],
  ['half a picture', jpeg.subarray(0, jpeg.length >> 1), 'a.jpg', 422, 'damaged'],
  ['an empty file', '', 'a.jpg', 422, 'empty'],
  ['a picture of 900 megapixels', giant, 'a.png', 422, 'megapixels'],
  ['a film of 10,000 frames', movingGif(10_000), 'a.gif', 422, 'frames'],
  ['a file of 11 MB', large, 'a.jpg', 413, '10 MB'],
]

describe('an upload to the site', () => {
  const site = openedOnce(() => openWatchedSite('sqlite'))
  const staff = openedOnce(() => aStaffMember(site.origin))

  test.each(refused)(
    'of %s is refused in the words of the product and leaves nothing',
    async (...[, data, name, status, reason]) => {
      const before = await everythingOf(site)
      const bytes = bytesOf(data)
      const response = await sendUpload(staff, bytes, name)
      expect(response.status).toBe(status)
      const { problems } = (await response.json()) as { problems: { image: string } }
      expect(problems.image.slice(0, FAILED.length)).toBe(FAILED)
      expect(problems.image).toContain(reason)
      const form = postBody({ ...aPostForm({ image: '' }) })
      form.set('file', new Blob([bytes]), name)
      const again = await staff.post('/dashboard/blog/new', form)
      expect(again.status).toBe(422)
      expect(await again.text()).toContain(reason)
      expect(await everythingOf(site)).toBe(before)
    },
  )

  test('that has no file, two files or a text for a file is refused', async () => {
    const before = await everythingOf(site)
    const two = new FormData()
    two.append('file', new Blob([bytesOf(jpeg)]), 'a.jpg')
    two.append('file', new Blob([bytesOf(jpeg)]), 'b.jpg')
    const text = new FormData()
    text.set('file', 'a text')
    const responses = [new FormData(), two, text].map((form) =>
      staff.post('/dashboard/images', form),
    )
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([422, 400, 400])
    expect(await everythingOf(site)).toBe(before)
  })

  test('whose work is killed is answered at once, and the next one is fine', async () => {
    const before = await everythingOf(site)
    const uploading = sendUpload(staff, bytesOf(jpeg))
    process.kill(await waitForEncoderProcess(), 'SIGKILL')
    const response = await uploading
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('interrupted')
    expect(await everythingOf(site)).toBe(before)
    expect((await sendUpload(staff, bytesOf(jpeg))).status).toBe(201)
    expect(await findEncoderProcess()).toBeNull()
  })

  // Abuse 19.
  const names = [
    '../../escaped.jpg',
    '..\\..\\escaped.jpg',
    '/etc/escaped.jpg',
    'C:\\escaped.jpg',
    'escaped.jpg\0.png',
    '.tmp-escaped',
    '..%2f..%2fescaped.jpg',
    'site.db',
    'a'.repeat(5_000),
    '"; filename="escaped.jpg',
    '\u202egpj.exe',
  ]
  test.each(names)('under the name %j gets a name of ours', async (name) => {
    const response = await sendUpload(staff, bytesOf(jpeg), name)
    expect(response.status).toBe(201)
    const { path: stored } = (await response.json()) as { path: string }
    expect(stored).toMatch(/^\/images\/blog-\d{13}\.jpg$/)
    const files = await readdir(site.dataDir, { recursive: true })
    const known =
      /^(auth-secret|message-key|site\.db(-wal|-shm)?|images|images\/blog-\d{13}(-400\.(avif|webp)|\.jpg))$/
    expect(files.filter((file) => !known.test(file))).toEqual([])
  })

  test('is served as our own image, whatever asked for it', async () => {
    const uploaded = await sendUpload(staff, bytesOf(png), 'a.html')
    const { path: stored } = (await uploaded.json()) as { path: string }
    const response = await staff.get(stored, { headers: { Accept: 'text/html' } })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    })
    const bytes = await response.bytes()
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 500, height: 300 })
  })

  const paths = [
    '/images/../auth-secret',
    '/images/..%2fauth-secret',
    '/images/..%2Fauth-secret',
    '/images/%2e%2e/auth-secret',
    '/images/%2e%2e%2fsite.db',
    '/images/..%5cauth-secret',
    '/images/..\\auth-secret',
    '/images/....//auth-secret',
    '/images/%252e%252e%252fauth-secret',
    '/images/auth-secret',
    '/images//auth-secret',
    '/images/./../auth-secret',
    '/images/blog-1.jpg/../../auth-secret',
    '/images/blog-1.jpg%00',
    '/images/\0',
    '/images/.tmp-1',
    '/images/',
    '/images',
    '//images/../auth-secret',
    '/assets/../../../data/auth-secret',
  ]
  test.each(paths)('is the only thing that an address of a picture reads: %j', async (target) => {
    const secret = (await readFile(path.join(site.dataDir, 'auth-secret'), 'utf8')).trim()
    for (const cookie of ['', `Cookie: ${cookieOf(staff).Cookie}\r\n`]) {
      const head = `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\n${cookie}Connection: close\r\n\r\n`
      const { text } = await send(site.port, head)
      expect(text).toMatch(/^HTTP\/1\.1 (400|404) /)
      expect(text.includes(secret)).toBe(false)
      expect(text.includes('SQLite format')).toBe(false)
    }
  })

  test('cannot be sent to an address that only reads', async () => {
    const before = await everythingOf(site)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const headers = { Origin: site.origin, ...cookieOf(staff) }
      const response = await ask(site, { method, path: '/images/blog-1700000000000.jpg', headers })
      expect(response.status).toBe(405)
    }
    expect(await everythingOf(site)).toBe(before)
  })
})
