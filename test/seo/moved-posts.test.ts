import { describe, expect, test } from 'vitest'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { changePost } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { createPost, trySaving, type WrittenPost } from '#test/post-requests.ts'
import { inDatabase } from '#test/in-database.ts'
import { sqliteAlone } from '#test/postgres.ts'
import { aStaffMember, aVisitor, openSite, postBody } from '#test/site.ts'

const LAWYER = 'Sample Founder'
const REVIEWED = `Reviewed by <a href="/about/founder">${LAWYER}</a> on January 15, 2026.`
const NOBODY = 'Mickey M. Nobody, Esq.'

const kinds = sqliteAlone('Where an old address leads is found by a store that is tested on both.')

describe.each(kinds)('a post whose address changed, on %s,', (kind) => {
  const versions = new Map<string, number>()

  const site = openedOnce(() => openSite(kind))
  const staff = openedOnce(() => aStaffMember(site.origin))
  const reader = openedOnce(async () => aVisitor(site.origin))

  test('is found at every address that it had, in one step, and no one keeps the way', async () => {
    const { id } = await save({ title: 'Found again', slug: 'found-one', published: true })
    // Fills the page cache first.
    expect((await reader.get('/blog/found-one')).status).toBe(200)
    await update(id, { slug: 'found-two' })
    await update(id, { slug: 'found-three' })
    for (const address of ['found-one', 'found-two', id, `${id}?utm_source=x&after=1`]) {
      const response = await reader.get(`/blog/${address}`)
      const answered = [response.status, response.headers.get('Location')]
      const [, query] = address.split('?')
      expect(answered).toEqual([301, `/blog/found-three${query === undefined ? '' : `?${query}`}`])
      expect(response.headers.get('Cache-Control')).toContain('no-store')
    }
    const canonical = `rel="canonical" href="${site.origin}/blog/found-three"`
    expect(await reader.text('/blog/found-three')).toContain(canonical)
  })

  test('stays the same item of the feeds, and the site map knows its present address alone', async () => {
    const { id } = await save({ title: 'The same item', slug: 'item-one', published: true })
    const itemId = `urn:uuid:${id}`
    expect(await reader.text('/feed.xml')).toContain(itemId)
    await update(id, { slug: 'item-two' })
    for (const list of ['/feed.xml', '/feed.json', '/sitemap.xml']) {
      const text = await reader.text(list)
      expect(text.includes(itemId)).toBe(list !== '/sitemap.xml')
      expect(text).toContain('/blog/item-two')
      expect(text).not.toContain('/blog/item-one')
    }
  })

  test('is at none of them for readers once it is withdrawn', async () => {
    const { id } = await save({ slug: 'hidden-one', published: true })
    await update(id, { slug: 'hidden-two' })
    await update(id, { slug: 'hidden-two', published: false })
    const [old, unknown] = await Promise.all(
      ['hidden-one', 'hidden-xxx'].map((slug) => reader.get(`/blog/${slug}`)),
    )
    expect([old?.status, unknown?.status]).toEqual([404, 404])
    const plain = async (response: Response | undefined) =>
      ((await response?.text()) ?? '').replaceAll(/hidden-\w+/g, '').replaceAll(/nonce-[^']+/g, '')
    expect(await plain(old)).toBe(await plain(unknown))
    expect((await staff.get('/blog/hidden-one')).status).toBe(302)
  })

  test('is found at the addresses that it had on an earlier system, in every language', async () => {
    const { id } = await save({ title: 'From elsewhere', slug: 'elsewhere', published: true })
    const paths = ['/2019/04/elsewhere', '/about', '/blog/an-elder-name', '/ñ/été']
    const rows = paths.map((path) => ({ path, post_id: id }))
    await inDatabase(site, (db) => db.insertInto('redirects').values(rows).execute())
    const addresses = ['/2019/04/elsewhere/', '/blog/an-elder-name', '/%C3%B1/%C3%A9t%C3%A9']
    for (const address of addresses) {
      const response = await reader.get(address)
      const answered = [response.status, response.headers.get('Location')]
      expect(answered).toEqual([301, '/blog/elsewhere'])
      expect(response.headers.get('Cache-Control')).toContain('no-store')
    }
    // The site's own page comes first.
    expect((await reader.get('/about')).status).toBe(200)
    // As newsletters, advertisements and the earlier system itself had added to it.
    for (const query of ['?utm_source=x&fbclid=IwAR%2B1', '?amp=1', '?ref=a', '?q=a']) {
      const { status, headers } = await reader.get(`/2019/04/elsewhere/${query}`)
      expect([status, headers.get('Location')]).toEqual([301, `/blog/elsewhere${query}`])
    }
    expect((await reader.post('/2019/04/elsewhere', '')).status).toBeGreaterThanOrEqual(400)
    await update(id, { slug: 'elsewhere', published: false })
    for (const client of [reader, staff])
      expect((await client.get('/2019/04/elsewhere/')).status).toBe(404)
  })

  test('keeps the image that others show of it', async () => {
    const { id } = await save({ title: 'With a picture', slug: 'picture-one', published: true })
    const image = /\/og\/post-picture-one-\w+\.png/.exec(await reader.text('/blog/picture-one'))
    await update(id, { title: 'With a picture', slug: 'picture-two' })
    const response = await reader.get(image?.[0] ?? '')
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    await update(id, { title: 'With another picture', slug: 'picture-three' })
    const moved = await reader.get(image?.[0] ?? '')
    expect(moved.headers.get('Location')).toMatch(/^\/og\/post-picture-three-/)
  })

  test('leaves its old address to no other post, and the editor says why', async () => {
    const { id } = await save({ slug: 'mine-one', published: true })
    await update(id, { slug: 'mine-two' })
    const other = await save({ title: 'Another post', published: true })
    for (const [slug, problem] of [
      ['mine-one', 'old links still lead to it'],
      ['mine-two', 'Another post has this address'],
    ] as const) {
      const body = postBody({ ...aPostForm({ title: 'Another post', slug }), version: '1' })
      const { status, problems } = await trySaving(staff, other.id, body)
      const wanted = { slug: expect.stringContaining(problem) as string }
      expect([status, problems]).toEqual([422, wanted])
    }
    const plain = postBody(aPostForm({ title: 'A third post', slug: 'mine-one' }))
    const response = await staff.post('/dashboard/blog/new', plain)
    expect(response.status).toBe(422)
    expect(await response.text()).toContain('old links still lead to it')
  })

  test('names who reviewed it', async () => {
    const review = { reviewedBy: LAWYER, reviewedOn: '2026-01-15' }
    const { slug } = await save({ title: 'Read by a lawyer', published: true, ...review })
    expect(await reader.text(`/blog/${slug}`)).toContain(REVIEWED)
  })

  test('names nobody who is no lawyer of the firm, until the owner chooses the lawyer or removes the name', async () => {
    const ids: string[] = []
    for (const locale of LOCALES)
      ids.push((await save({ title: `Named in ${locale}`, locale, published: true })).id)
    const review = { reviewed_by: NOBODY, reviewed_on: '2026-01-15' }
    await inDatabase(site, (db) =>
      db.updateTable('blog_posts').set(review).where('id', 'in', ids).execute(),
    )
    // Empties the page cache.
    const other = await save({ title: 'Of nobody', published: true })
    const places = LOCALES.map(
      (locale) => `${locale === 'en' ? '' : `/${locale}`}/blog/named-in-${locale}`,
    )
    for (const address of [...places, '/feed.xml', '/feed.json', '/blog', '/sitemap.xml']) {
      const response = await reader.get(address)
      const text = await response.text()
      expect([address, response.status, text.includes('Nobody, Esq')]).toEqual([
        address,
        200,
        false,
      ])
      expect(text).not.toMatch(/reviewedBy|lastReviewed|2026-01-15/)
    }

    const [english = '', spanish = ''] = ids
    const typed = { reviewedBy: NOBODY, reviewedOn: '2026-01-15' }
    const editor = await staff.text(`/dashboard/blog/edit/${english}`)
    expect(editor).toContain(`${NOBODY} (no lawyer of the firm)`)
    await update(english, { title: 'Named in en', excerpt: 'Another excerpt.', ...typed })
    expect(await namedIn(english)).toBe(NOBODY)
    const body = postBody({ ...aPostForm({ title: 'Of nobody', ...typed }), version: '1' })
    const refused = { reviewedBy: 'Please choose a lawyer of the firm' }
    expect(await trySaving(staff, other.id, body)).toMatchObject({ status: 422, problems: refused })

    const page = '/dashboard/reviewers'
    const chosen = (id: string) => `${id}:${versions.get(id)}`
    const settle = (act: string, lawyer: string, ...posts: string[]) =>
      staff.post(
        page,
        new URLSearchParams([
          ['act', act],
          ['lawyer', lawyer],
          ...posts.map((id) => ['post', chosen(id)]),
        ]),
      )
    const listed = await staff.text(page)
    for (const locale of LOCALES) expect(listed).toContain(`Named in ${locale}`)
    expect((await settle('choose', NOBODY, english)).status).toBe(422)
    expect((await settle('choose', LAWYER)).status).toBe(422)
    expect(await (await settle('choose', LAWYER, english)).text()).toContain(
      `1 post names ${LAWYER} now.`,
    )
    expect(await (await settle('remove', '', spanish)).text()).toContain('1 post names no reviewer')
    expect([await namedIn(english), await namedIn(spanish)]).toEqual([LAWYER, null])
    expect(await reader.text('/blog/named-in-en')).toContain(REVIEWED)
    const left = await staff.text(page)
    expect(left).not.toMatch(/Named in e[ns]/)
    expect(left).toContain('Named in pt')
  })

  async function namedIn(id: string): Promise<string | null | undefined> {
    const row = await inDatabase(site, (db) =>
      db.selectFrom('blog_posts').select('reviewed_by').where('id', '=', id).executeTakeFirst(),
    )
    return row?.reviewed_by
  }

  async function save(changes: Parameters<typeof aPostForm>[0]): Promise<WrittenPost> {
    const saved = await createPost(staff, changes)
    versions.set(saved.id, 1)
    return saved
  }

  async function update(id: string, changes: Parameters<typeof aPostForm>[0]): Promise<void> {
    const version = versions.get(id) ?? 0
    const response = await changePost(staff, id, { published: true, ...changes }, version)
    expect(response.status).toBe(303)
    versions.set(id, version + 1)
  }
})
