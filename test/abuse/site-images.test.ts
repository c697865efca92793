import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { HOSTILE } from '#test/abuse/hostile-texts.ts'
import { send } from '#test/abuse/http-site.ts'
import {
  ask,
  cookieOf,
  everythingOf,
  openWatchedSite,
  saveImage,
  savePost,
} from '#test/abuse/site-fixture.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedOnce } from '#test/opened.ts'
import { deletePost } from '#test/post-requests.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember } from '#test/site.ts'

const jpeg = new Uint8Array(await cornersImage({ width: 500, height: 300 }).jpeg().toBuffer())

describe.each(databaseKinds)('the library of images on %s', (kind) => {
  const site = openedOnce(() => openWatchedSite(kind))
  const staff = openedOnce(() => aStaffMember(site.origin))
  const upload = () => saveImage(staff, jpeg)
  const remove = (name: string) =>
    staff.post('/dashboard/images', new URLSearchParams({ act: 'delete', name }))

  test('deletes nothing that is not an image, whatever name is given', async () => {
    const path = await upload()
    const before = await everythingOf(site)
    const [, ms = ''] = /blog-(\d+)/.exec(path) ?? []
    const names = [
      '',
      '../site.db',
      'auth-secret',
      path,
      `blog-${ms}-400.webp`,
      `blog-${ms}.jpg/..`,
    ]
    for (const name of [...names, 'blog-1.jpg', ...Object.values(HOSTILE)]) {
      const response = await remove(name)
      expect([name, response.status]).toEqual([name, 422])
      expect(await response.text()).toContain('This image does not exist any more.')
    }
    expect((await remove('blog-1.jpg\0')).status).toBe(400)
    expect(await everythingOf(site)).toBe(before)
  })

  test('keeps the image of a draft and of a post in the trash', async () => {
    const path = await upload()
    const { id } = await savePost(staff, { image: path })
    const name = path.slice('/images/'.length)
    expect((await remove(name)).status).toBe(422)
    expect((await deletePost(staff, id)).status).toBe(303)
    const response = await remove(name)
    expect(response.status).toBe(422)
    expect(await response.text()).toContain(
      'A post or the site content shows this image now, so it was kept.',
    )
    expect((await staff.get(path)).status).toBe(200)
  })

  test('deletes an image once, of two who press at the same moment', async () => {
    const path = await upload()
    const name = path.slice('/images/'.length)
    const responses = await Promise.all([remove(name), remove(name)])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 422]))
    expect((await staff.get(path)).status).toBe(404)
    const files = await readdir(`${site.dataDir}/images`)
    expect(files.filter((file) => file.startsWith(name.slice(0, -'.jpg'.length)))).toEqual([])
  })

  test('finds nothing and breaks nothing for hostile words', async () => {
    await upload()
    const before = await everythingOf(site)
    const texts = [...Object.values(HOSTILE), "' or 1=1 --", '%', '_', '\\', '\u{1F600}']
    for (const search of texts) {
      const query = new URLSearchParams({ q: search, after: search, order: search, delete: search })
      const page = await staff.get(`/dashboard/images?${query}`)
      expect([search, page.status]).toEqual([search, 200])
      const html = await page.text()
      expect([search, html.includes('class="alert"')]).toEqual([search, false])
      expect(html.includes(HOSTILE.element)).toBe(false)
      expect((await staff.get(`/dashboard/images.json?${query}`)).status).toBe(200)
    }
    expect(await everythingOf(site)).toBe(before)
  })

  // Abuse 19.
  const paths = String.raw`/images/../auth-secret /images/..%2fauth-secret /images/..%2Fauth-secret
    /images/%2e%2e/auth-secret /images/%2e%2e%2fsite.db /images/..%5cauth-secret
    /images/..\auth-secret /images/....//auth-secret /images/%252e%252e%252fauth-secret
    /images/auth-secret /images//auth-secret /images/./../auth-secret
    /images/blog-1.jpg/../../auth-secret /images/blog-1.jpg%00 /images/.tmp-1 /images/ /images
    //images/../auth-secret /assets/../../../data/auth-secret`
  test.each([...paths.split(/\s+/), '/images/\0'])(
    'has addresses that read nothing but images: %j',
    async (target) => {
      const secret = (await readFile(`${site.dataDir}/auth-secret`, 'utf8')).trim()
      for (const cookie of ['', `Cookie: ${cookieOf(staff).Cookie}\r\n`]) {
        const head = `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${site.port}\r\n${cookie}Connection: close\r\n\r\n`
        const { text } = await send(site.port, head)
        expect(text).toMatch(/^HTTP\/1\.1 (400|404) /)
        expect(text.includes(secret)).toBe(false)
        expect(text.includes('SQLite format')).toBe(false)
      }
    },
  )

  test('takes nothing at an address that only reads', async () => {
    const before = await everythingOf(site)
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const headers = { Origin: site.origin, ...cookieOf(staff) }
      const response = await ask(site, { method, path: '/images/blog-1700000000000.jpg', headers })
      expect(response.status).toBe(405)
    }
    expect(await everythingOf(site)).toBe(before)
  })
})
