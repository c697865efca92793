import type { Locator, Page } from '@playwright/test'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import {
  askDeletion,
  emptyBlog,
  REQUESTS,
  rowOf,
  writePost,
  writePosts,
} from '#test/journeys/dashboard.ts'
import { tabTo } from '#test/journeys/keyboard.ts'
import { expect, PLAIN, test as base, toast } from '#test/journeys/site.ts'
import { aStaffMember, type TestSite } from '#test/site.ts'
import { deletePost, listPosts } from '#test/post-requests.ts'

type Of = { titles: (page?: Page) => Locator; box: (title: string, page?: Page) => Locator }

const test = base.extend<{ list: { site: TestSite; page: Page } & Of }>({
  list: async ({ openDashboard }, use) => {
    const { site, page } = await openDashboard()
    await emptyBlog(site)
    const banana = { author: 'Carla', categories: 'Visa', excerpt: 'It mentions MARIGOLDS once.' }
    const cherry = { author: 'Berta', categories: 'Visa, Fees, Marigolds' }
    await writePosts(site, [
      { title: 'Banana forms', ...banana, published: true },
      { title: 'apple forms', author: 'Anna', categories: 'Fees' },
      { title: 'Cherry forms', ...cherry, published: true },
    ])
    await page.goto('/dashboard')
    const titles = (of = page) => of.locator('.tbl .t')
    const box = (title: string, of = page) =>
      of.getByRole('checkbox', { name: `Select ${title}`, exact: true })
    await use({ site, page, titles, box })
  },
})

test('the list is put in order and narrowed down, each by an address, and several posts are published at once', async ({
  list: { site, page, titles, box },
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  await expect(titles()).toHaveText(['Cherry forms', 'apple forms', 'Banana forms'])
  const header = (name: string) => page.getByRole('columnheader', { name })
  await expect(header('Date')).toHaveAttribute('aria-sort', 'descending')
  await header('Title').getByRole('link').click()
  await expect(titles()).toHaveText(['apple forms', 'Banana forms', 'Cherry forms'])
  await expect(header('Title')).toHaveAttribute('aria-sort', 'ascending')
  await expect(header('Title').getByRole('link')).toBeFocused()
  await header('Title').getByRole('link').press('Enter')
  await expect(titles()).toHaveText(['Cherry forms', 'Banana forms', 'apple forms'])
  await expect(page).toHaveURL('/dashboard?sort=-title')
  await header('Author').getByRole('link').click()
  await expect(titles()).toHaveText(['apple forms', 'Cherry forms', 'Banana forms'])

  await test.step('state, category and words go together, and are cleared together', async () => {
    await page.goto('/dashboard')
    await page.getByLabel('Status', { exact: true }).selectOption('published')
    await expect(titles()).toHaveText(['Cherry forms', 'Banana forms'])
    await page.getByLabel('Category', { exact: true }).selectOption('Fees')
    await expect(titles()).toHaveText(['Cherry forms'])
    await expect(page).toHaveURL('/dashboard?state=published&category=fees')
    await page.getByRole('searchbox').fill('nothing of it')
    await expect(page.getByText('No blog posts match your search.')).toBeVisible()
    await page.getByRole('link', { name: 'Clear the search' }).click()
    await expect(titles()).toHaveCount(3)
    await expect(page.getByLabel('Status', { exact: true })).toHaveValue('')
    await expect(page.getByRole('searchbox')).toHaveValue('')
  })

  await test.step('the search looks at titles and excerpts, not at categories, and answers while one types', async () => {
    const search = page.getByRole('searchbox', { name: 'Search blog posts' })
    await search.pressSequentially('marigold')
    await expect(titles()).toHaveText(['Banana forms'])
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('marigold')
    await expect(page).toHaveURL('/dashboard?q=marigold')
  })

  await test.step('several posts are published with one question, and a screen reader hears how many are chosen', async () => {
    await page.goto('/dashboard')
    const publish = page.getByRole('button', { name: 'Publish', exact: true })
    await expect(publish).toBeHidden()
    await page.getByRole('checkbox', { name: 'Select all 3 shown' }).check()
    await expect(page.getByRole('status').filter({ hasText: '3 posts selected' })).toBeVisible()
    await box('Cherry forms').uncheck()
    await expect(page.getByText('2 posts selected')).toBeVisible()
    await publish.click()
    const question = page.getByRole('dialog', { name: 'Publish these 2 posts?' })
    await expect(question).toContainText('apple forms')
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(rowOf(page, 'apple forms')).toContainText('Draft')
    await publish.click()
    await question.getByRole('button', { name: 'Publish' }).click()
    await expect(toast(page, 'Done')).toContainText('2 posts are published.')
    await expect(rowOf(page, 'apple forms')).toContainText('Published')
    await expect(publish).toBeHidden()
  })

  await test.step('with Shift all boxes between two are ticked, by the keyboard as well', async () => {
    await box('Cherry forms').click()
    await box('Banana forms').click({ modifiers: ['Shift'] })
    await expect(page.getByText('3 posts selected')).toBeVisible()
    await box('apple forms').focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('2 posts selected')).toBeVisible()
  })

  await test.step('one that someone saved meanwhile is left as it is, and the list says which', async () => {
    await page.goto('/dashboard')
    await expect(titles()).toHaveCount(3)
    // The live list would show the new version before the action.
    await page.route(REQUESTS.list, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    )
    await box('apple forms').check()
    await box('Banana forms').check()
    const member = await aStaffMember(site.origin)
    const { rows } = await listPosts(member)
    const apple = rows.find(({ title }) => title === 'apple forms')
    const post = `${apple?.id}:${apple?.version}`
    const body = new URLSearchParams({ act: 'unpublish', post })
    expect((await member.post('/dashboard', body)).status).toBe(200)
    await page.getByRole('button', { name: 'Move to trash' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click()
    await page.unroute(REQUESTS.list)
    const alert = page.locator('main').getByRole('alert').filter({ hasText: 'left as they are' })
    await expect(alert).toContainText('“apple forms” was saved by somebody else meanwhile.')
    await expect(toast(page, 'Done')).toContainText('1 post is in the trash.')
  })
})

test('several posts go to the trash after a question, and come back as they were or go for ever', async ({
  list: { site, page, titles, box },
  visitDashboard,
}) => {
  const plain = await visitDashboard(site, PLAIN)
  await test.step('the list is put in order and narrowed down without JavaScript, too', async () => {
    await plain.goto('/dashboard')
    await plain.getByRole('columnheader', { name: 'Status' }).getByRole('link').click()
    await expect(titles(plain).first()).toHaveText('apple forms')
    await plain.goto('/dashboard')
    await plain.getByLabel('Status', { exact: true }).selectOption('draft')
    await plain.getByRole('button', { name: 'Apply' }).click()
    await expect(titles(plain)).toHaveText(['apple forms'])
    await plain.goto('/dashboard')
    await plain.getByRole('searchbox').fill('marigold')
    await plain.getByRole('searchbox').press('Enter')
    await expect(plain).toHaveURL(/\/dashboard\?q=marigold&/)
    await expect(titles(plain)).toHaveText(['Banana forms'])
    await expect(plain.getByRole('searchbox')).toHaveValue('marigold')
  })

  await plain.goto('/dashboard')
  await box('apple forms', plain).check()
  await box('Banana forms', plain).check()
  await plain.getByRole('button', { name: 'Move to trash' }).click()
  const question = 'Move these 2 posts to the trash?'
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(question)
  await expect(plain.getByText('Banana forms')).toBeVisible()
  await plain.getByRole('button', { name: 'Move to trash' }).click()
  const told = plain.getByRole('status').filter({ hasText: '2 posts' })
  await expect(told).toHaveText('2 posts are in the trash.')
  await plain.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(titles(plain)).toHaveText(['Cherry forms'])

  await page.getByRole('link', { name: 'Trash' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trash')
  await page.getByRole('button', { name: 'Restore Banana forms' }).click()
  const notice = page.locator('main').getByRole('status').filter({ hasText: 'Banana' })
  await expect(notice).toHaveText('“Banana forms” is back, and readers see it again.')
  await page.getByRole('link', { name: 'Delete for ever apple forms' }).click()
  await expect(page.getByRole('heading', { name: 'Delete this post for ever?' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete for ever', exact: true }).click()
  await expect(page.getByText('“apple forms” is gone for ever.')).toBeVisible()
  await expect(page.locator('.tbl')).not.toContainText('forms')

  await test.step('also without JavaScript', async () => {
    const { id } = await writePost(site, { title: 'Thrown away' })
    await deletePost(await aStaffMember(site.origin), id)
    await plain.goto('/dashboard/trash')
    await plain.getByRole('button', { name: 'Restore Thrown away' }).click()
    await expect(plain.getByText('“Thrown away” is back as a draft.')).toBeVisible()
  })
})

test('everything on the list can be done with the keyboard alone, on a small phone and by everybody', async ({
  list: { site, page, box },
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const expectNoSideways = async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(320)
  }
  const reach = async (name: RegExp, role: 'button' | 'checkbox' | 'link' | 'searchbox') => {
    const target = page.getByRole(role, { name })
    await tabTo(page, target)
    expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
  }
  await reach(/^Search blog posts$/, 'searchbox')
  await page.keyboard.type('forms')
  await expect(page).toHaveURL('/dashboard?q=forms')
  await reach(/^Select all/, 'checkbox')
  await page.keyboard.press('Space')
  await reach(/^Unpublish$/, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, 'Done')).toContainText('3 posts are drafts.')
  await expect(page.getByRole('main')).toBeFocused()
  await reach(/^Delete Cherry forms$/, 'link')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Delete Cherry forms' })).toBeFocused()

  await test.step('the list, its questions and the trash keep to WCAG 2.2 AA', async () => {
    await writePost(site, { title: 'بعد قرار محكمة الهجرة: ماذا يحدث الآن؟' })
    const { id } = await writePost(site, {
      title: 'In the trash',
      categories: 'Visa, Family, Work',
    })
    await page.goto('/dashboard')
    await box('apple forms').check()
    // On a wide screen, with nothing chosen, it is shown by `dashboard-frame.journey.ts`.
    await expectAccessible(page, [PHONE])
    await page.getByRole('button', { name: 'Move to trash' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, [PHONE])
    await page.keyboard.press('Escape')
    // The same dialog as that of several posts.
    await askDeletion(page, 'In the trash')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await toast(page, 'Blog post deleted').hover()
    await expectAccessible(page, [DESKTOP])
    await expectNoSideways()
    // The trash without a question is shown by `dashboard-screens.journey.ts`.
    for (const path of ['samples', `trash?delete=${id}`]) {
      await page.goto(`/dashboard/${path}`)
      await expectAccessible(page, [PHONE], ['light'])
    }
    await page.keyboard.press('Escape')
    await expectNoSideways()
  })
})
