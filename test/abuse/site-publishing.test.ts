import { describe, expect, test } from 'vitest'
import { ask, changePost, openWatchedSite, saveImage, savePost } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedOnce } from '#test/opened.ts'
import { deletePost } from '#test/post-requests.ts'
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember } from '#test/site.ts'

const imageFile = new Uint8Array(await cornersImage({ width: 500, height: 300 }).png().toBuffer())

describe.each(databaseKinds)('what staff have changed, on %s', (kind) => {
  const site = openedOnce(() => openWatchedSite(kind))
  const staff = openedOnce(() => aStaffMember(site.origin))

  const pages = ['/blog', '/blog.data', '/feed.xml', '/feed.json']
  const no = pages.map(() => false)
  const yes = pages.map(() => true)
  const showing = async (text: string) => {
    const responses = await Promise.all(pages.map((path) => ask(site, { path })))
    return responses.map((response) => response.text.includes(text))
  }

  test('is what the very next stranger reads, though the page was in the cache', async () => {
    const title = 'Fresh from the press'
    for (let times = 0; times < 3; times += 1) expect(await showing(title)).toEqual(no)
    const { id, slug } = await savePost(staff, { title, published: true })
    expect(await showing(title)).toEqual(yes)
    expect((await ask(site, { path: `/blog/${slug}` })).text).toContain(title)
    await update(id, { title: 'Fresh and corrected' })
    expect(await showing(title)).toEqual(no)
    expect(await showing('Fresh and corrected')).toEqual(yes)
    expect((await ask(site, { path: `/blog/${slug}` })).text).toContain('Fresh and corrected')
    await update(id, { published: false })
    expect(await showing('Fresh and corrected')).toEqual(no)
    expect((await ask(site, { path: `/blog/${slug}` })).status).toBe(404)
    await update(id, { published: true })
    expect(await showing('Fresh from')).toEqual(yes)
    await deletePost(staff, id)
    expect(await showing('Fresh from')).toEqual(no)
    expect((await ask(site, { path: `/blog/${slug}` })).status).toBe(404)
  })

  test.each<[string, (image: string) => Parameters<typeof aPostForm>[0]]>([
    ['of the cover', (image) => ({ image })],
    [
      'in the text, whichever of its files the text names',
      (image) => {
        const file = image.replace('.png', '-400.webp')
        return { content: `${aPostForm().content}\n\n![A flag](https://firm.example${file})` }
      },
    ],
  ])('is an image %s for everybody as soon as its post is, and no longer', async (_, shownBy) => {
    const image = await saveImage(staff, imageFile)
    const statusOf = async () => (await ask(site, { path: image })).status
    expect(await statusOf()).toBe(404)
    const { id } = await savePost(staff, { ...shownBy(image), published: true })
    expect(await statusOf()).toBe(200)
    await update(id, { ...shownBy(image), published: false })
    expect(await statusOf()).toBe(404)
  })

  async function update(id: string, changes: Parameters<typeof aPostForm>[0]): Promise<void> {
    const row = site.db.selectFrom('blog_posts').select('version').where('id', '=', id)
    const { version } = await row.executeTakeFirstOrThrow()
    const form = { title: 'Fresh from the press', published: true, ...changes }
    const response = await changePost(staff, id, form, version)
    expect(response.status).toBe(303)
  }
})
