import type { Page, Route } from '@playwright/test'
import { aPostForm } from '#test/factories/posts.ts'
import {
  editorFields,
  fillEditor,
  rowOf,
  writePost,
  writePosts,
  holdRequests,
  REQUESTS,
} from '#test/journeys/dashboard.ts'
import { enter, expect, test, toast } from '#test/journeys/site.ts'

const TEXTS = ['title', 'excerpt', 'content', 'author', 'date', 'categories'] as const

const create = (page: Page) => page.getByRole('button', { name: 'Create Post', exact: true })

test.beforeEach(async ({ page, site }) => {
  await enter(page, site)
})

test('the editor begins with everything that the post holds, and an update returns to the list', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  const written = {
    title: 'Prefilled to the last field',
    excerpt: 'What stood there before stands there again.',
    author: 'Ana Sample',
    date: 'May 4, 2026',
    categories: 'Visa, Fees, News',
    image: 'https://pictures.example.com/receipt.jpg',
    imageAlt: 'A receipt on a table',
  }
  const { id } = await writePost(site, { ...written, published: true })
  await page.goto(`/dashboard/blog/edit/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Blog Post')
  const fields = editorFields(page)
  const names = Object.keys(written) as (keyof typeof written)[]
  for (const name of names) await expect(fields[name]).toHaveValue(written[name])
  await expect(fields.content).toHaveValue(aPostForm().content)
  await expect(fields.published).toBeChecked()

  await test.step('an update that fails says so and loses nothing', async () => {
    await page.route(REQUESTS.update, (route) => route.abort('connectionreset'))
    await fields.title.fill('After the update')
    await page.getByRole('button', { name: 'Update Post' }).click()
    const failed = 'Failed to update blog post: The server cannot be reached.'
    await expect(page.getByText(failed)).toBeVisible()
    await expect(fields.title).toHaveValue('After the update')
    await page.unroute(REQUESTS.update)
  })

  const respondNow = await holdRequests(page, REQUESTS.update)
  await page.getByRole('button', { name: 'Update Post' }).click()
  const busy = page.getByRole('button', { name: 'Updating...' })
  await expect(busy).toBeDisabled()
  await expect(busy.locator('.spin')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  respondNow()
  await page.waitForURL('**/dashboard')
  await expect(rowOf(page, 'After the update')).toHaveCount(1)
})

test('a link of the dashboard ends at the top, and Back returns to the place', async ({
  page,
  site,
}) => {
  const numbers = Array.from({ length: 12 }, (_, index) => index)
  await writePosts(
    site,
    numbers.map((number) => ({ title: `A long list, number ${number}` })),
  )
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/dashboard')
  const row = rowOf(page, 'A long list, number 0')
  await row.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(300)
  await row.getByRole('link', { name: 'A long list, number 0', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Blog Post')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
})

test('a failed save loses nothing, a lost answer makes no second post, and saving says so', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  await page.goto('/dashboard/blog/new')
  const form = await fillEditor(page, { title: 'Written on a train' })
  const failures = page.getByRole('region', { name: 'Notifications' }).getByRole('alert')
  const lost: ((route: Route) => Promise<unknown>)[] = [async () => {}, (route) => route.fetch()]
  for (const arrive of lost) {
    await page.route(REQUESTS.create, async (route) => {
      await arrive(route)
      await route.abort('connectionreset')
    })
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/blog/new.data'),
    )
    await create(page).click()
    await failed
    await expect(failures.last()).toContainText(
      'Failed to create blog post: The server cannot be reached.',
    )
    const fields = editorFields(page)
    for (const name of TEXTS) await expect(fields[name]).toHaveValue(form[name])
    await expect(create(page)).toBeEnabled()
    await page.unroute(REQUESTS.create)
  }

  await test.step('while it is being saved, nothing can be pressed, not even by a double click, and the spinner turns', async () => {
    const respondNow = await holdRequests(page, REQUESTS.create)
    await create(page).dblclick()
    const busy = page.getByRole('button', { name: 'Creating...' })
    await expect(busy).toBeDisabled()
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await expect(busy.locator('.spin')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    respondNow()
    await page.waitForURL('**/dashboard')
    await expect(rowOf(page, 'Written on a train')).toHaveCount(1)
    await expect(toast(page, 'Success')).toHaveCount(1)
  })
})

test('what is typed before the page is hydrated stays', async ({ page, site }) => {
  const { id } = await writePost(site, { title: 'Typed on a slow line' })
  const letCodeCome = await holdRequests(page, '**/assets/application*.js')
  await page.goto(`/dashboard/blog/edit/${id}`, { waitUntil: 'commit' })
  const typed = {
    title: 'Typed before the code had come',
    excerpt: 'The words that must not be lost.',
    content: 'A paragraph that must not be lost either.',
  }
  const fields = editorFields(page)
  const names = Object.keys(typed) as (keyof typeof typed)[]
  for (const name of names) await fields[name].fill(typed[name])
  await fields.excerpt.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 9))
  letCodeCome()
  await expect(page.getByText('Changes by others: live')).toBeAttached()
  for (const name of names) await expect(fields[name]).toHaveValue(typed[name])
  await expect(fields.excerpt).toHaveJSProperty('selectionStart', 4)
  await expect(fields.excerpt).toHaveJSProperty('selectionEnd', 9)
})
