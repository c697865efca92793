import { seedPosts } from '#test/factories/dashboard-rows.ts'
import { inDatabase } from '#test/in-database.ts'
import { emptyBlog, rowOf, writePost } from '#test/journeys/dashboard.ts'
import { enter, expect, test, toast } from '#test/journeys/site.ts'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { STAFF } from '#test/site.ts'

test.beforeEach(async ({ page, site }) => {
  await enter(page, site)
})

test('the dashboard names itself, and a row shows a post, cuts nothing off, and opens it in a new tab', async ({
  page,
  site,
}) => {
  const title = 'A post in two categories'
  const five = { title: 'A post in five categories', categories: 'Visa, Family, Work, Fees, News' }
  await writePost(site, { ...five, author: 'Ana Sample', date: 'May 4, 2026' })
  const written = { title, categories: 'Visa, Family', published: true }
  const { id, slug } = await writePost(site, written)
  const full = 'A row that is full'
  await writePost(site, {
    title: full,
    categories: 'Deferred Action and Parole, Employment-Based Immigration',
    author: 'Maximiliano Featherstonehaugh',
    published: true,
    publishAt: '2027-09-01T09:00',
  })
  await page.goto('/dashboard')
  await expect(page).toHaveTitle(/Blog Dashboard/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Dashboard')
  await expect(page.getByText(`Logged in as ${STAFF.email}`)).toBeVisible()
  await expect(page.getByPlaceholder('Search blog posts...')).toBeVisible()
  await expect(page.locator('main').getByRole('button', { name: 'Logout' })).toBeVisible()
  const link = page.getByRole('link', { name: 'New Post' })
  await expect(link).toHaveAttribute('href', '/dashboard/blog/new')
  const columns = 'Title Author Date Status Categories Actions'
  await expect(page.getByRole('columnheader')).toHaveText(columns.split(' '))
  const here = page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Posts' })
  await expect(here).toHaveAttribute('aria-current', 'page')

  const row = rowOf(page, five.title)
  for (const shown of ['Ana Sample', 'May 4, 2026', 'Draft']) await expect(row).toContainText(shown)
  const chips = row.locator('.chip')
  await expect(chips).toHaveText(['Visa', 'Family', /and 3 more: Work, Fees, News/])
  await expect(chips.nth(2).locator('[aria-hidden]')).toHaveText('+3')
  const plain = rowOf(page, title)
  await expect(plain.locator('.chip')).toHaveText(['Visa', 'Family'])
  await expect(plain).toContainText('Published')
  await expect(plain.getByRole('link', { name: `Edit ${title}`, exact: true })).toBeVisible()

  const view = plain.getByRole('link', { name: `View ${title} in a new tab`, exact: true })
  await expect(view).toHaveAttribute('href', `/blog/${id}`)
  const [tab] = await Promise.all([page.waitForEvent('popup'), view.click()])
  await expect(tab).toHaveURL(`/blog/${slug}`)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title)
  expect(await tab.evaluate(() => opener === null)).toBe(true)
  await expect(page).toHaveURL('/dashboard')

  await test.step('categories, authors and times are not cut off where the list is a table', async () => {
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const cut = await rowOf(page, full).evaluate((element) =>
        [
          ...element.querySelectorAll(
            'td:nth-child(n + 3), td:nth-child(n + 3) *:not(.vh, .acts *)',
          ),
        ]
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      )
      expect(cut, `at ${width} px`).toEqual([])
    }
  })
})

test('the samples go together, an empty dashboard says how to begin, and a full one shows fifty at a time', async ({
  openDashboard,
}) => {
  const { site, page } = await openDashboard()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await writePost(site, { title: 'A post of our own' })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Sample posts are left' }).click()
  const question = 'Remove the sample posts? Your own posts stay as they are.'
  await expect(page.getByText(question)).toBeVisible()
  await page.getByRole('button', { name: 'Remove the samples' }).click()
  await expect(toast(page, 'Samples removed')).toBeVisible()
  await expect(page.locator('.tbl .t')).toHaveText(['A post of our own'])
  await expect(page.getByRole('link', { name: 'Sample posts are left' })).toHaveCount(0)

  await test.step('without a post', async () => {
    await page.goto('/dashboard?q=nothing+is+called+like+this')
    await expect(page.getByText('No blog posts match your search.')).toBeVisible()
    await expectAccessible(page, [DESKTOP])
    await emptyBlog(site)
    await page.goto('/dashboard')
    await expect(page.getByText('No blog posts yet. Create your first post!')).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    await expectAccessible(page, [PHONE])
    await page.locator('main').getByRole('status').getByRole('link', { name: 'New Post' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create New Blog Post')
  })

  await test.step('older posts come when they are asked for', async () => {
    const numbers = Array.from({ length: 103 }, (_, number) => number)
    const titles = await inDatabase(site, (db) => seedPosts(db, numbers))
    await page.goto('/dashboard')
    const rows = page.locator('tbody').getByRole('row')
    const older = page.getByRole('button', { name: 'Older posts' })
    await expect(rows).toHaveCount(50)
    await expect(page.getByText('50 of 103 posts')).toBeVisible()
    await older.click()
    await expect(rows).toHaveCount(100)
    await older.click()
    await expect(rows).toHaveCount(103)
    await expect(older).toHaveCount(0)
    await expect(rows.locator('.t')).toHaveText(titles)
  })
})
