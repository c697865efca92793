import type { Page } from '@playwright/test'
import {
  pressCreate,
  editorFields,
  fillEditor,
  holdRequests,
  rowOf,
  writePost,
  REQUESTS,
} from '#test/journeys/dashboard.ts'
import { enter, expect, test, toast } from '#test/journeys/site.ts'

const TEXTS = ['title', 'excerpt', 'content', 'author', 'date', 'categories'] as const

const create = (page: Page) => page.getByRole('button', { name: 'Create Post', exact: true })

test.beforeEach(async ({ page, site }) => {
  await enter(page, site)
})

test('a network that drops while saving loses nothing, and the next press works', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  await page.goto('/dashboard/blog/new')
  const form = await fillEditor(page, { title: 'Written on a train' })
  await page.route(REQUESTS.create, (route) => route.abort('connectionreset'))
  await create(page).click()
  const failure = page.getByRole('region', { name: 'Notifications' }).getByRole('alert')
  await expect(failure).toContainText('Failed to create blog post: The server cannot be reached.')
  const fields = editorFields(page)
  for (const name of TEXTS) await expect(fields[name]).toHaveValue(form[name])
  await expect(create(page)).toBeEnabled()

  await page.unroute(REQUESTS.create)
  await pressCreate(page)
  await expect(rowOf(page, 'Written on a train')).toHaveCount(1)
})

test('an answer that is lost on the way back makes no second post', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  await page.goto('/dashboard/blog/new')
  await fillEditor(page, { title: 'Sent twice, saved once' })
  await page.route(REQUESTS.create, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await create(page).click()
  await expect(page.getByText('Failed to create blog post')).toBeVisible()
  await page.unroute(REQUESTS.create)
  await pressCreate(page)
  await expect(rowOf(page, 'Sent twice, saved once')).toHaveCount(1)
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
  const selected = await fields.excerpt.evaluate((area: HTMLTextAreaElement) => [
    area.selectionStart,
    area.selectionEnd,
  ])
  expect(selected).toEqual([4, 9])
})

test('an update that fails says so in the words for updates', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  const { id } = await writePost(site, { title: 'Changed on a train' })
  await page.goto(`/dashboard/blog/edit/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Blog Post')
  await page.route(REQUESTS.update, (route) => route.abort('connectionreset'))
  await editorFields(page).excerpt.fill('The words that must not be lost.')
  await page.getByRole('button', { name: 'Update Post', exact: true }).click()
  await expect(
    page.getByText('Failed to update blog post: The server cannot be reached.'),
  ).toBeVisible()
  await expect(editorFields(page).excerpt).toHaveValue('The words that must not be lost.')
})

test('a double click on Create Post makes one post', async ({ page }) => {
  await page.goto('/dashboard/blog/new')
  await fillEditor(page, { title: 'Pressed twice' })
  await create(page).dblclick()
  await page.waitForURL('**/dashboard')
  await expect(rowOf(page, 'Pressed twice')).toHaveCount(1)
  await expect(toast(page, 'Success')).toHaveCount(1)
})

test('while a post is being saved, nothing can be pressed and the spinner turns', async ({
  page,
}) => {
  await page.goto('/dashboard/blog/new')
  await fillEditor(page, { title: 'It takes a moment' })
  const respondNow = await holdRequests(page, REQUESTS.create)
  await create(page).click()
  const busy = page.getByRole('button', { name: 'Creating...' })
  await expect(busy).toBeDisabled()
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expect(busy.locator('.spin')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  respondNow()
  await page.waitForURL('**/dashboard')
})
