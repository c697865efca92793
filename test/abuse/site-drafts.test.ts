import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Answer,
  ask,
  changePost,
  openWatchedSite,
  saveImage,
  savePost,
} from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { cornersImage } from '#test/fixtures/images.ts'
import { openedOnce } from '#test/opened.ts'
import { deletePost, listPosts } from '#test/post-requests.ts'
import { sqliteAlone } from '#test/postgres.ts'
import { aStaffMember } from '#test/site.ts'

// Readers search for the first word and must never receive the second.
const SECRET = 'unspoken zanzibar'
const imageFile = new Uint8Array(await cornersImage({ width: 500, height: 300 }).jpeg().toBuffer())

type Hidden = { id: string; slug: string; image: string }

const kinds = sqliteAlone(
  'Who may see a post is a condition of the store, which is tested on both; here it is asked of every page.',
)

// Abuse 9.
describe.each(kinds)('on %s, to a stranger,', (kind) => {
  const hidden: Record<string, Hidden> = {}

  const site = openedOnce(() => openWatchedSite(kind))
  const staff = openedOnce(() => aStaffMember(site.origin))
  beforeAll(async () => {
    hidden['a draft'] = await hide('draft')
    hidden['a withdrawn post'] = await hide('withdrawn', (id, image) =>
      changePost(staff, id, { ...secretForm('withdrawn'), image }),
    )
    hidden['a deleted post'] = await hide('deleted', (id) => deletePost(staff, id))
    await savePost(staff, { title: 'A post for everybody', published: true })
  })

  const names = ['a draft', 'a withdrawn post', 'a deleted post']

  test.each(names)('%s looks like an address that never was', async (name) => {
    const { id, slug } = hidden[name] ?? { id: '', slug: '' }
    const unknown = { id: randomUUID(), slug: slug.replace(/[a-z]/g, 'x') }
    const addresses = (post: Omit<Hidden, 'image'>) => {
      const pages = [`/blog/${post.id}`, `/blog/${post.slug}`, `/dashboard/blog/edit/${post.id}`]
      const data = pages.map((page) => `${page}.data`)
      const image = `/og/post-${post.slug}-0123456789abcdef.png`
      return [...pages, ...data, `/blog/${post.slug}/`, image, `${pages[2]}/editors/x`]
    }
    const never = addresses(unknown)
    const edit = `/dashboard/blog/edit/${id}`
    const category = '/blog/category/secret-category-'
    const responses = await Promise.all([
      bothResponses(`${category}zanzibar`, `${category}xxxxxxxx`),
      ...addresses({ id, slug }).map((real, index) => bothResponses(real, never[index] ?? '')),
      ...['POST', 'PUT', 'DELETE'].map((method) =>
        bothResponses(edit, `/dashboard/blog/edit/${unknown.id}`, method),
      ),
    ])
    for (const [one, other] of responses) expect(one).toEqual(other)
  })

  test.each(names)('%s is in no list, no search and beside no other post', async (name) => {
    const { id, slug, image } = hidden[name] ?? { id: '', slug: '', image: '' }
    const searches = ['unspoken', 'secret cat', '%', '_', ''].map(encodeURIComponent)
    const pages = ['/blog', '/blog/a-post-for-everybody', '/blog/category/visa']
    const files = [
      '/sitemap.xml',
      '/feed.xml',
      '/feed.json',
      '/robots.txt',
      '/manifest.webmanifest',
    ]
    const found = searches.flatMap((text) => [`/blog?q=${text}`, `/blog.data?q=${text}`])
    const data = pages.map((page) => `${page}.data`)
    for (const path of ['/', ...pages, ...data, ...files, ...found]) {
      const { status, text } = await ask(site, { path })
      expect(status).toBe(200)
      const traces = [id, slug, image, 'zanzibar'].filter((trace) => text.includes(trace))
      expect(traces, path).toEqual([])
    }
  })

  test('the id of a draft is no place in a list either', async () => {
    const { id = '' } = hidden['a draft'] ?? {}
    for (const side of ['after', 'before']) {
      const list = `/blog?${side}=`
      const [one, other] = await bothResponses(list + id, list + randomUUID())
      expect(one).toEqual(other)
    }
    const { rows } = await listPosts(staff, `after=${id}`)
    expect(rows).not.toEqual([])
  })

  test.each(names)(
    'the image of %s, in every size, looks like one that never was',
    async (name) => {
      const { image } = hidden[name] ?? { image: '' }
      const files = [image, image.replace('.jpg', '-400.avif'), image.replace('.jpg', '-400.webp')]
      for (const file of files) {
        const seen = await staff.get(file)
        expect([seen.status, seen.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
        const [one, other] = await bothResponses(file, file.replace(/\d{13}/, '1234567890123'))
        expect(one).toEqual(other)
      }
    },
  )

  test('what staff have changed is what the very next page says, though it was in the cache', async () => {
    const title = 'Fresh from the press'
    const pages = ['/blog', '/blog.data', '/feed.xml', '/feed.json']
    const no = pages.map(() => false)
    const yes = pages.map(() => true)
    const showing = async (text: string) => {
      const responses = await Promise.all(pages.map((path) => ask(site, { path })))
      return responses.map((response) => response.text.includes(text))
    }
    for (let times = 0; times < 3; times += 1) expect(await showing(title)).toEqual(no)
    const { id, slug } = await savePost(staff, { title, published: true })
    const post = () => ask(site, { path: `/blog/${slug}` })
    expect(await showing(title)).toEqual(yes)
    expect((await post()).text).toContain(title)
    await update(id, { title: 'Fresh and corrected' })
    expect(await showing(title)).toEqual(no)
    expect(await showing('Fresh and corrected')).toEqual(yes)
    expect((await post()).text).toContain('Fresh and corrected')
    await update(id, { published: false })
    expect(await showing('Fresh and corrected')).toEqual(no)
    expect((await post()).status).toBe(404)
    await update(id, { published: true })
    expect(await showing('Fresh from')).toEqual(yes)
    await deletePost(staff, id)
    expect(await showing('Fresh from')).toEqual(no)
    expect((await post()).status).toBe(404)
  })

  test.each(['cover', 'text, whichever of its files that names'])(
    'an image of the %s is there as soon as its post is, and no longer',
    async (place) => {
      const image = await saveImage(staff, imageFile)
      const named = `![A flag](https://firm.example${image.replace('.jpg', '-400.webp')})`
      const content = `${aPostForm().content}\n\n${named}`
      const shown = place === 'cover' ? { image } : { content }
      const statusOf = async () => (await ask(site, { path: image })).status
      expect(await statusOf()).toBe(404)
      const { id } = await savePost(staff, { ...shown, published: true })
      expect(await statusOf()).toBe(200)
      await update(id, { ...shown, published: false })
      expect(await statusOf()).toBe(404)
    },
  )

  test('staff see all of it, so there was something to find', async () => {
    const { rows } = await listPosts(staff, 'q=unspoken')
    const ids = rows.map(({ id }) => id)
    expect(ids).toContain(hidden['a draft']?.id)
    expect(ids).toContain(hidden['a withdrawn post']?.id)
    expect(await staff.text(`/blog/${hidden['a draft']?.slug}`)).toContain(SECRET)
  })

  async function hide(
    name: string,
    then?: (id: string, image: string) => Promise<Response>,
  ): Promise<Hidden> {
    const image = await saveImage(staff, imageFile)
    const published = then !== undefined
    const { id, slug } = await savePost(staff, { ...secretForm(name), image, published })
    const response = await then?.(id, image)
    if (response && response.status !== 303)
      throw new Error(`Hiding was answered with ${response.status}`)
    return { id, slug, image }
  }

  async function update(id: string, changes: Parameters<typeof aPostForm>[0]): Promise<void> {
    const row = site.db.selectFrom('blog_posts').select('version').where('id', '=', id)
    const { version } = await row.executeTakeFirstOrThrow()
    const form = { title: 'Fresh from the press', published: true, ...changes }
    expect((await changePost(staff, id, form, version)).status).toBe(303)
  }

  /** Without the request's own id and path, which may differ. */
  async function bothResponses(real: string, never: string, method = 'GET') {
    const headers = method === 'GET' ? {} : { Origin: site.origin }
    const one = await ask(site, { path: real, method, headers })
    const other = await ask(site, { path: never, method, headers })
    if (one.status >= 500) throw new Error(`${real} was answered with ${one.status}`)
    return [plain(one, real), plain(other, never)]
  }
})

function secretForm(name: string) {
  return {
    title: `${SECRET} ${name}`,
    excerpt: `${SECRET} in short`,
    content: `${SECRET} at length. ${aPostForm().content}`,
    categories: 'Secret Category zanzibar, Visa',
  }
}

function plain({ status, headers, text }: Answer, path: string) {
  const { 'x-request-id': _, date: __, ...rest } = headers
  const nonce = /nonce-[^']+/.exec(JSON.stringify(headers))?.[0].slice(6) ?? '\0'
  const mentions = [path, path.split('/').at(-1) ?? path].map((mention) =>
    mention.replace(/\.data$/, ''),
  )
  const body = mentions.reduce(
    (rest_, mention) => rest_.replaceAll(mention, '…'),
    text.replaceAll(nonce, ''),
  )
  return {
    status,
    headers: JSON.parse(JSON.stringify(rest).replaceAll(nonce, '')) as unknown,
    body,
  }
}
