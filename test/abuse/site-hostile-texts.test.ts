import type { Page } from '@playwright/test'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOSTILE, hostilePost } from '#test/abuse/hostile-texts.ts'
import { findExecutables, openScriptWatch } from '#test/abuse/script-watch.ts'
import { ask, openWatchedSite, savePost } from '#test/abuse/site-fixture.ts'
import { aPostForm } from '#test/factories/posts.ts'
import { openedOnce } from '#test/opened.ts'
import { trySaving } from '#test/post-requests.ts'
import { aStaffMember, aVisitor, postBody } from '#test/site.ts'

// Abuse 2 and 3.
describe('a text made to run as a script', () => {
  let page: Page
  const environment = { IMAGE_HOSTS: 'pictures.example.com' }
  const site = openedOnce(() => openWatchedSite('sqlite', { environment }))
  const staff = openedOnce(() => aStaffMember(site.origin))
  const posts = openedOnce(async () => ({
    plain: await savePost(staff, { published: true }),
    hostile: await savePost(staff, { ...hostilePost, published: true }),
    draft: await savePost(staff, hostilePost),
  }))
  const watch = openedOnce(() => openScriptWatch(site.origin))
  beforeAll(async () => void (page = await watch.context.newPage()))
  beforeEach(async () => {
    await watch.context.clearCookies()
    await page.unrouteAll()
    watch.seen.length = 0
  })

  const signIn = () =>
    watch.context.addCookies(
      [...staff.jar].map(([name, value]) => ({ name, value, url: site.origin })),
    )

  const showAt = async (path: string, body: string) => {
    const headers = { 'Content-Type': 'text/html' }
    await page.route(`**${path}`, (route) => route.fulfill({ body, headers }))
    await page.goto(path)
  }

  const expectInert = async () => {
    const { live, sent } = await findExecutables(page)
    expect(live.foreign).toEqual([])
    expect(sent.foreign).toEqual([])
    expect(watch.seen).toEqual([])
    return sent.scripts
  }

  const readerPages: [string, () => string][] = [
    ['the list', () => '/blog'],
    ['the post', () => `/blog/${posts.hostile.slug}`],
    ['a post that names it as related', () => `/blog/${posts.plain.slug}`],
    ['the answer to a search for it', () => `/blog?q=${encodeURIComponent(HOSTILE.script)}`],
    [
      'the answer to one that finds nothing',
      () => `/blog?q=zz${encodeURIComponent(HOSTILE.attribute)}`,
    ],
    ['the home page', () => '/'],
    ['an address that is not there', () => `/${encodeURIComponent(HOSTILE.element)}`],
    ['a set-up link', () => `/setup/${encodeURIComponent(HOSTILE.attribute)}`],
  ]
  test.each(readerPages)('is text in %s', async (_, path) => {
    await page.goto(path())
    expect(await expectInert()).toBe(1)
  })

  test('is shown to readers as it was written, and is data in what search engines read', async () => {
    await page.goto(`/blog/${posts.hostile.slug}`)
    expect(await page.locator('h1').textContent()).toBe(hostilePost.title)
    expect(await page.locator('.stand').textContent()).toBe(hostilePost.excerpt?.trim())
    expect(await page.locator('.prose').textContent()).toContain(HOSTILE.script)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(texts).toHaveLength(1)
    const title = JSON.stringify(hostilePost.title).slice(1, -1)
    expect(JSON.stringify(JSON.parse(texts[0] ?? ''))).toContain(title)
  })

  test.each(['/feed.xml', '/sitemap.xml'])(
    'is text in %s, which stays well-formed',
    async (path) => {
      await page.goto('/blog')
      const found = await page.evaluate(async (address) => {
        const xml = await (await fetch(address)).text()
        const root = new DOMParser().parseFromString(xml, 'text/xml')
        const names = [...root.querySelectorAll('*')].map((element) => element.localName)
        return { names: [...new Set(names)], items: root.querySelectorAll('item, url').length }
      }, path)
      expect(found.items).toBeGreaterThan(2)
      const foreign = ['parsererror', 'script', 'img', 'svg', 'b']
      expect(found.names.filter((name) => foreign.includes(name))).toEqual([])
    },
  )

  test('is text in the feed for machines', async () => {
    const { text } = await ask(site, { path: '/feed.json' })
    const feed = JSON.parse(text) as { items: { title: string; content_html?: string }[] }
    expect(feed.items.map(({ title }) => title)).toContain(hostilePost.title)
    for (const { content_html: html = '' } of feed.items)
      expect(html).not.toMatch(/<script|<img src=x|<svg/i)
  })

  test('is text in a search that answers while one types', async () => {
    await page.goto('/blog')
    await page.locator('input[name=q]').pressSequentially('script', { delay: 5 })
    await page.waitForURL('**/blog?q=script')
    expect(await page.locator('.post').count()).toBeGreaterThan(0)
    await expectInert()
  })

  test('is text in the dashboard, in what the dashboard is woken with and in what it fetches', async () => {
    await signIn()
    await page.goto(`/dashboard/blog/edit/${posts.plain.id}`)
    const scripts = await expectInert()
    for (const { id } of [posts.draft, posts.hostile]) {
      await page.goto(`/dashboard/blog/edit/${id}`)
      expect(await expectInert()).toBe(scripts)
      expect(await page.locator('[name=title]').inputValue()).toBe(hostilePost.title)
    }
    await page.goto('/dashboard')
    await expectInert()
    const fetched = page.waitForResponse((response) => response.url().includes('q=script'))
    await page.locator('input[name=q]').fill('script')
    await fetched
    await expectInert()
    await page.goto(`/blog/${posts.draft.slug}`)
    await expectInert()
  })

  test('is text in a form that was refused and is shown again', async () => {
    await signIn()
    await page.goto('/dashboard/blog/new')
    const form = postBody({ ...aPostForm(hostilePost), title: '<b>' })
    const response = await staff.post('/dashboard/blog/new', form)
    expect(response.status).toBe(422)
    await showAt('/dashboard/blog/new', await response.text())
    const { live } = await findExecutables(page)
    expect(live.foreign).toEqual([])
  })

  test('is text on a sign-in page that shows it again, and in what its form is woken with', async () => {
    const form = new URLSearchParams({ email: HOSTILE.attribute, password: HOSTILE.script })
    const refused = await aVisitor(site.origin).post('/login', form)
    expect(refused.status).toBe(422)
    const html = await refused.text()
    await showAt('/login', html)
    const { live } = await findExecutables(page)
    expect(live.foreign).toEqual([])
    expect(watch.seen).toEqual([])
    await page.locator('input[name=password]').fill('something')
    expect(await page.locator('input[name=email]').inputValue()).toBe(HOSTILE.attribute)
    expect(html).not.toContain(HOSTILE.script)
  })

  test('in an address, unencoded, is text in the page that says there is none', async () => {
    const path = '/"><script>alert(1)</script><img/src=x/onerror=alert(1)>'
    const { status, text } = await ask(site, { path })
    expect(status).toBe(404)
    expect(text).not.toMatch(/<script>alert|<img\/src/)
  })

  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'httpx://a',
    ' //evil.example/a.png',
    'https://user:pw@evil.example/a.png',
  ])('is not taken as the address of an image: %s', async (image) => {
    const { status, problems = {} } = await trySaving(staff, null, postBody(aPostForm({ image })))
    expect([status, Object.keys(problems)]).toEqual([422, ['image']])
  })
})
