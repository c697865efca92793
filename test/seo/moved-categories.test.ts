import { beforeAll, describe, expect, test } from 'vitest'
import { openedOnce } from '#test/opened.ts'
import { sqliteAlone } from '#test/postgres.ts'
import { createPost } from '#test/post-requests.ts'
import { aStaffMember, aVisitor, openSite } from '#test/site.ts'

const kinds = sqliteAlone('Where an old address leads is found by a store that is tested on both.')

describe.each(kinds)('a category whose name changed, on %s,', (kind) => {
  const site = openedOnce(() => openSite(kind))
  const staff = openedOnce(() => aStaffMember(site.origin))
  const reader = openedOnce(async () => aVisitor(site.origin))

  const change = async (slug: string, form: Record<string, string>) => {
    const body = new URLSearchParams({ act: 'save', version: '0', description: '', ...form })
    const response = await staff.post(`/dashboard/categories/${encodeURIComponent(slug)}`, body)
    expect(response.status).toBe(303)
  }
  const answerTo = async (address: string) => {
    const response = await reader.get(address)
    return [response.status, response.headers.get('Location')]
  }

  beforeAll(async () => {
    await createPost(staff, { title: 'About picnics', categories: 'Picnic', published: true })
    await createPost(staff, { title: 'About oceans', categories: 'Ocean, 家庭', published: true })
  })

  test('is found at every address that it had, in one step, and no one keeps the way', async () => {
    // Fills the page cache first.
    expect((await reader.get('/blog/category/picnic')).status).toBe(200)
    expect(await reader.text('/blog')).toContain('href="/blog/category/picnic"')
    await change('picnic', { name: 'Été outdoors' })
    await change('ete-outdoors', { name: 'Meals & more', version: '1' })
    for (const slug of ['picnic', 'ete-outdoors']) {
      const response = await reader.get(`/blog/category/${slug}?q=about&after=x`)
      const answered = [response.status, response.headers.get('Location')]
      expect(answered).toEqual([301, '/blog/category/meals-more?q=about&after=x'])
      expect(response.headers.get('Cache-Control')).toContain('no-store')
    }
    const page = await reader.text('/blog/category/meals-more')
    expect(page).toContain('Articles about Meals &amp; more')
    expect(page).toContain(`rel="canonical" href="${site.origin}/blog/category/meals-more"`)
    for (const list of ['/blog', '/sitemap.xml', '/blog/about-picnics']) {
      const text = await reader.text(list)
      expect(text).toContain('/blog/category/meals-more')
      expect(text).not.toContain('/blog/category/picnic')
    }
    for (const feed of ['/feed.xml', '/feed.json'])
      expect(await reader.text(feed)).not.toContain('Picnic')
  })

  test('is found in the filter of the dashboard, too', async () => {
    const response = await staff.get('/dashboard?category=picnic&sort=title')
    const answered = [response.status, response.headers.get('Location')]
    expect(answered).toEqual([301, '/dashboard?category=meals-more&sort=title'])
    expect(response.headers.get('Cache-Control')).toContain('no-store')
  })

  test('leads on from letters of any alphabet, and from one that was merged', async () => {
    await change('家庭', { name: '亲属' })
    expect(await answerTo('/blog/category/%E5%AE%B6%E5%BA%AD')).toEqual([
      301,
      '/blog/category/%E4%BA%B2%E5%B1%9E',
    ])
    await change('亲属', { act: 'merge', into: 'ocean', version: '1' })
    for (const slug of ['%E5%AE%B6%E5%BA%AD', '%E4%BA%B2%E5%B1%9E'])
      expect(await answerTo(`/blog/category/${slug}`)).toEqual([301, '/blog/category/ocean'])
  })

  test('leads nowhere once its former name is taken up again', async () => {
    await change('ocean', { name: 'Picnic' })
    expect(await answerTo('/blog/category/picnic')).toEqual([200, null])
    expect(await answerTo('/blog/category/ocean')).toEqual([301, '/blog/category/picnic'])
  })

  test('is at none of them where readers see no post of it', async () => {
    await createPost(staff, { title: 'About secrets', categories: 'Secret' })
    await change('secret', { name: 'Hidden' })
    const [old, unknown] = await Promise.all(
      ['secret', 'xxxxxx'].map((slug) => reader.get(`/blog/category/${slug}`)),
    )
    expect([old?.status, unknown?.status]).toEqual([404, 404])
    expect(await old?.text()).not.toContain('Hidden')
  })

  test('has its description on the page and for search engines, at once', async () => {
    const before = await reader.text('/blog/category/meals-more')
    expect(before).toContain('what changed, who is affected')
    const description = 'How to eat “outside”.'
    await change('meals-more', { name: 'Meals & more', description, version: '2' })
    const page = await reader.text('/blog/category/meals-more')
    expect(page).toContain(`<p class="lead">${description}</p>`)
    expect(page).toContain(`<meta name="description" content="${description}"/>`)
    expect(page).not.toContain('what changed, who is affected')
  })

  test('stands where the firm put it among the filters, at once', async () => {
    const filters = async () =>
      [...(await reader.text('/blog')).matchAll(/href="\/blog\/category\/(picnic|visa)"/g)]
        .map(([, slug]) => slug)
        .slice(0, 2)
    expect(await filters()).toEqual(['picnic', 'visa'])
    for (;;) {
      const list = await staff.text('/dashboard/categories')
      const [, past] = /id="down-picnic" value="([^"]*)"/.exec(list) ?? []
      if (past === undefined) break
      const body = new URLSearchParams({ category: 'picnic', down: past })
      expect((await staff.post('/dashboard/categories', body)).status).toBe(200)
    }
    expect(await filters()).toEqual(['visa', 'picnic'])
  })
})
