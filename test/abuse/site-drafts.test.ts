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
import { databaseKinds } from '#test/postgres.ts'
import { aStaffMember } from '#test/site.ts'

// Readers search for the first word and must never receive the second.
const SECRET = 'unspoken zanzibar'
const imageFile = new Uint8Array(await cornersImage({ width: 500, height: 300 }).jpeg().toBuffer())

type Hidden = { id: string; slug: string; image: string }

// Abuse 9.
describe.each(databaseKinds)('on %s, to a stranger', (kind) => {
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
    const same: [string, string][] = [
      [`/blog/${id}`, `/blog/${unknown.id}`],
      [`/blog/${slug}`, `/blog/${unknown.slug}`],
      [`/blog/${id}.data`, `/blog/${unknown.id}.data`],
      [`/blog/${slug}.data`, `/blog/${unknown.slug}.data`],
      [`/blog/${slug}/`, `/blog/${unknown.slug}/`],
      [`/og/post-${slug}-0123456789abcdef.png`, `/og/post-${unknown.slug}-0123456789abcdef.png`],
      ['/blog/category/secret-category-zanzibar', '/blog/category/xxxxxx-xxxxxxxx-xxxxxxxx'],
      [`/dashboard/blog/edit/${id}`, `/dashboard/blog/edit/${unknown.id}`],
      [`/dashboard/blog/edit/${id}.data`, `/dashboard/blog/edit/${unknown.id}.data`],
    ]
    const responses = await Promise.all([
      ...same.map(([real, never]) => bothResponses(real, never)),
      ...['POST', 'PUT', 'DELETE'].map((method) =>
        bothResponses(`/dashboard/blog/edit/${id}`, `/dashboard/blog/edit/${unknown.id}`, method),
      ),
      bothResponses(
        `/dashboard/blog/edit/${id}/version`,
        `/dashboard/blog/edit/${unknown.id}/version`,
      ),
    ])
    for (const [one, other] of responses) expect(one).toEqual(other)
  })

  test.each(names)('%s is in no list, no search and beside no other post', async (name) => {
    const { id, slug, image } = hidden[name] ?? { id: '', slug: '', image: '' }
    const searches = ['unspoken', 'secret cat', '%', '_', ''].map(encodeURIComponent)
    const paths = [
      '/',
      '/blog',
      '/blog.data',
      '/blog/a-post-for-everybody',
      '/blog/a-post-for-everybody.data',
      '/blog/category/visa',
      '/blog/category/visa.data',
      '/sitemap.xml',
      '/feed.xml',
      '/feed.json',
      '/robots.txt',
      '/manifest.webmanifest',
      ...searches.flatMap((text) => [`/blog?q=${text}`, `/blog.data?q=${text}`]),
    ]
    for (const path of paths) {
      const { status, text } = await ask(site, { path })
      expect(status).toBe(200)
      const traces = [id, slug, image, 'zanzibar'].filter((trace) => text.includes(trace))
      expect([path, traces]).toEqual([path, []])
    }
  })

  test('the id of a draft is no place in a list either', async () => {
    const { id = '' } = hidden['a draft'] ?? {}
    for (const side of ['after', 'before']) {
      const [one, other] = await bothResponses(
        `/blog?${side}=${id}`,
        `/blog?${side}=${randomUUID()}`,
      )
      expect(one).toEqual(other)
    }
    const { rows } = await listPosts(staff, `after=${id}`)
    expect(rows).not.toEqual([])
  })

  test.each(names)(
    'the picture of %s, in every size, looks like one that never was',
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
