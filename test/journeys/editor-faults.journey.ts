import type { Page, Route } from '@playwright/test'
import {
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

  await test.step('while it is being saved, nothing can be pressed and the spinner turns', async () => {
    const respondNow = await holdRequests(page, REQUESTS.create)
    await create(page).click()
    const busy = page.getByRole('button', { name: 'Creating...' })
    await expect(busy).toBeDisabled()
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await expect(busy.locator('.spin')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    respondNow()
    await page.waitForURL('**/dashboard')
    await expect(rowOf(page, 'Written on a train')).toHaveCount(1)
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
  const selected = await fields.excerpt.evaluate((area: HTMLTextAreaElement) => [
    area.selectionStart,
    area.selectionEnd,
  ])
  expect(selected).toEqual([4, 9])
})

test('a double click on Create Post makes one post', async ({ page }) => {
  await page.goto('/dashboard/blog/new')
  await fillEditor(page, { title: 'Pressed twice' })
  await create(page).dblclick()
  await page.waitForURL('**/dashboard')
  await expect(rowOf(page, 'Pressed twice')).toHaveCount(1)
  await expect(toast(page, 'Success')).toHaveCount(1)
})
