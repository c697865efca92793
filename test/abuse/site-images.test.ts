import { describe, expect, test } from 'vitest'
import { HOSTILE } from '#test/abuse/hostile-texts.ts'
import { everythingOf, openWatchedSite, saveImage, savePost } from '#test/abuse/site-fixture.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedOnce } from '#test/opened.ts'
import { deletePost } from '#test/post-requests.ts'
import { aStaffMember } from '#test/site.ts'

const jpeg = new Uint8Array(await cornersImage({ width: 500, height: 300 }).jpeg().toBuffer())

describe('the library of images', () => {
  const site = openedOnce(() => openWatchedSite('sqlite'))
  const staff = openedOnce(() => aStaffMember(site.origin))

  const upload = () => saveImage(staff, jpeg)
  const remove = (name: string) =>
    staff.post('/dashboard/pictures', new URLSearchParams({ act: 'delete', name }))

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
      expect(await response.text()).toContain('This picture does not exist any more.')
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
    expect(await response.text()).toContain('A post shows this picture now, so it was kept.')
    expect((await staff.get(path)).status).toBe(200)
  })

  test('deletes an image once, of two who press at the same moment', async () => {
    const path = await upload()
    const name = path.slice('/images/'.length)
    const responses = await Promise.all([remove(name), remove(name)])
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 422]))
    expect((await staff.get(path)).status).toBe(404)
  })

  test('finds nothing and breaks nothing for hostile words', async () => {
    await upload()
    const before = await everythingOf(site)
    const texts = [...Object.values(HOSTILE), "' or 1=1 --", '%', '_', '\\', '\u{1F600}']
    for (const search of texts) {
      const query = new URLSearchParams({ q: search, after: search, order: search, delete: search })
      const page = await staff.get(`/dashboard/pictures?${query}`)
      expect([search, page.status]).toEqual([search, 200])
      const html = await page.text()
      expect([search, html.includes('class="alert"')]).toEqual([search, false])
      expect(html.includes(HOSTILE.element)).toBe(false)
      expect((await staff.get(`/dashboard/pictures.json?${query}`)).status).toBe(200)
    }
    expect(await everythingOf(site)).toBe(before)
  })
})
