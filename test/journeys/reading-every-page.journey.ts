import type { Page } from '@playwright/test'
import { writePost, writePosts } from '#test/journeys/dashboard.ts'
import { enter, expect, test } from '#test/journeys/site.ts'
import { listPublicPages } from '#test/public-pages.ts'

async function expectLayout(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const parts = ['header.bar', 'main#main', 'footer.foot', 'aside.floats']
  const order = await page.evaluate(
    (selectors) => [...document.querySelectorAll(selectors.join())].map((part) => part.localName),
    parts,
  )
  expect(order).toEqual(['header', 'main', 'footer', 'aside'])
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
}

test('every public page answers and stands in the one layout', async ({ page, site }) => {
  const pages = listPublicPages().filter(({ path, status }) => {
    const isThere = site.backend !== 'none' || path !== '/login/code'
    return status === 200 && isThere
  })
  for (const { path, status } of pages) {
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, status])
    await expectLayout(page)
  }
})

test('the dashboard and a missing page have it too', async ({ page, site, complaints }) => {
  complaints.expect(/status of 404/)
  complaints.expect(/^Page Not Found: /)
  const { id } = await writePost(site, { title: 'Framed like all the others' })
  await enter(page, site)
  for (const address of ['/dashboard', '/dashboard/blog/new', `/dashboard/blog/edit/${id}`]) {
    expect((await page.goto(address))?.status()).toBe(200)
    await expectLayout(page)
  }
  expect((await page.goto('/no/such/page'))?.status()).toBe(404)
  await expectLayout(page)
})

test('a card and a post show all that a post is made of', async ({ page, site }) => {
  const content =
    'The back of the letter says what to do next.\n\nKeep it with your passport, and keep a copy of it.'
  const { id, slug } = await writePost(site, {
    title: 'Everything that a post is made of',
    excerpt: 'One sentence that stands for the whole.',
    content,
    author: 'Ana Sample',
    date: 'May 4, 2026',
    categories: 'Visa, Fees',
    published: true,
  })
  await page.goto('/blog?q=everything+that+a+post')
  const card = page.locator('ul.posts > li')
  await expect(card).toHaveCount(1)
  const shown = ['Visa', 'Fees', 'Everything that', 'One sentence', 'May 4, 2026', 'Ana Sample']
  for (const text of shown) await expect(card).toContainText(text)
  // Its image is on another host, which is not requested before a click.
  await expect(
    card.getByRole('link', { name: /^Picture from pictures\.example\.com/ }),
  ).toBeVisible()
  await card.getByRole('link', { name: /^Read more/ }).click()

  await expect(page).toHaveURL(`/blog/${slug}`)
  const article = page.getByRole('article')
  for (const text of shown) await expect(article).toContainText(text)
  for (const text of content.split('\n\n'))
    await expect(article.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByText('This is a sample article')).toHaveCount(0)
  const advice = page.locator('.advice p')
  await expect(advice.nth(0)).toContainText('Immigration law changes')
  await expect(advice.nth(1)).toContainText('consult an attorney')
  const moved = await page.request.get(`/blog/${id}`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `/blog/${slug}`])
  expect((await page.goto(`/blog/${id}`))?.status()).toBe(200)
  await expect(page).toHaveURL(`/blog/${slug}`)
})

test('the cards stand in three columns, or in one on a phone', async ({ page }) => {
  const places = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/blog')
    const lefts = await page
      .locator('ul.posts > li')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
    return new Set(lefts).size
  }
  expect(await places(1280)).toBe(3)
  expect(await places(360)).toBe(1)
})

test('the list goes on after twelve articles, and back', async ({ openAnotherSite, visit }) => {
  const full = await openAnotherSite()
  await writePosts(
    full,
    Array.from({ length: 11 }, (_, index) => ({
      title: `Article number ${index}`,
      published: true,
    })),
  )
  const page = await visit({ baseURL: full.origin })
  const cards = page.locator('ul.posts > li')
  await page.goto('/blog')
  await expect(cards).toHaveCount(12)
  await expect(cards.first()).toContainText('Article number 10')
  await page.getByRole('link', { name: 'Older articles' }).click()
  await expect(cards).toHaveCount(2)
  await page.getByRole('link', { name: 'Newer articles' }).click()
  await expect(cards).toHaveCount(12)
})

test('the box of the calendar is 600 pixels high, 320 wide at least', async ({ page }) => {
  await page.goto('/contact')
  for (const width of [320, 340, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const box = await page.locator('#schedule .sched').boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(320)
    expect(box?.height).toBeGreaterThanOrEqual(600)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
