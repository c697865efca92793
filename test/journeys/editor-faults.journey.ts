import type { Page } from '@playwright/test'
import { editorFields, fillEditor, rowOf, writePost } from '#test/journeys/desk.ts'
import { enter, expect, test, toast } from '#test/journeys/site.ts'

const TEXTS = ['title', 'excerpt', 'content', 'author', 'date', 'categories'] as const

const create = (page: Page) => page.getByRole('button', { name: 'Create Post', exact: true })
const update = (page: Page) => page.getByRole('button', { name: 'Update Post', exact: true })

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
  await page.route('**/dashboard/blog/new.data', (route) => route.abort('connectionreset'))
  await create(page).click()
  const failure = page.getByRole('region', { name: 'Notifications' }).getByRole('alert')
  await expect(failure).toContainText('Failed to create blog post: The server cannot be reached.')
  const fields = editorFields(page)
  for (const name of TEXTS) await expect(fields[name]).toHaveValue(form[name])
  await expect(create(page)).toBeEnabled()

  await page.unroute('**/dashboard/blog/new.data')
  await create(page).click()
  await page.waitForURL('**/dashboard')
  await expect(rowOf(page, 'Written on a train')).toHaveCount(1)
})

test('an answer that is lost on the way back makes no second post', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  await page.goto('/dashboard/blog/new')
  await fillEditor(page, { title: 'Sent twice, saved once' })
  await page.route('**/dashboard/blog/new.data', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await create(page).click()
  await expect(page.getByText('Failed to create blog post')).toBeVisible()
  await page.unroute('**/dashboard/blog/new.data')
  await create(page).click()
  await page.waitForURL('**/dashboard')
  await expect(rowOf(page, 'Sent twice, saved once')).toHaveCount(1)
})

test('what is typed before the page is hydrated stays', async ({ page, site }) => {
  const { id } = await writePost(site, { title: 'Typed on a slow line' })
  const { promise: typed, resolve: letCodeCome } = Promise.withResolvers<void>()
  await page.route('**/assets/application*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto(`/dashboard/blog/edit/${id}`, { waitUntil: 'commit' })
  const { title, excerpt, content } = editorFields(page)
  await title.fill('Typed before the code had come')
  await excerpt.fill('The words that must not be lost.')
  await content.fill('A paragraph that must not be lost either.')
  await excerpt.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(4, 9))
  letCodeCome()
  await expect(page.getByText('Changes by others: live')).toBeAttached()
  await expect(title).toHaveValue('Typed before the code had come')
  await expect(excerpt).toHaveValue('The words that must not be lost.')
  await expect(content).toHaveValue('A paragraph that must not be lost either.')
  const selected = await excerpt.evaluate((area: HTMLTextAreaElement) => [
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
  await page.route('**/dashboard/blog/edit/*.data', (route) => route.abort('connectionreset'))
  await editorFields(page).excerpt.fill('The words that must not be lost.')
  await update(page).click()
  await expect(
    page.getByText('Failed to update blog post: The server cannot be reached.'),
  ).toBeVisible()
  await expect(editorFields(page).excerpt).toHaveValue('The words that must not be lost.')
})

test('a second editor who saved meanwhile is shown beside what one has written', async ({
  page,
  site,
  visit,
  complaints,
}) => {
  complaints.expect(/status of 409/)
  const { id } = await writePost(site, { title: 'Written by four hands' })
  const other = await visit()
  await enter(other, site)
  await other.goto(`/dashboard/blog/edit/${id}`)
  await page.goto(`/dashboard/blog/edit/${id}`)
  await editorFields(other).content.fill(
    'What the other one wrote, in a text that is long enough for the rule.',
  )
  await update(other).click()
  await other.waitForURL('**/dashboard')

  const mine = 'What this one wrote, in a text that is long enough for the rule as well.'
  await editorFields(page).content.fill(mine)
  await update(page).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else has saved this post' })
  await expect(conflict).toBeInViewport()
  await expect(conflict.locator('.conflictfield')).toContainText('the other')
  await expect(editorFields(page).content).toHaveValue(mine)
  await update(page).click()
  await page.waitForURL('**/dashboard')
  await page.goto(`/dashboard/blog/edit/${id}`)
  await expect(editorFields(page).content).toHaveValue(mine)
})

test('a double click on Create Post makes one post', async ({ page, site }) => {
  await page.goto('/dashboard/blog/new')
  await fillEditor(page, { title: 'Pressed twice' })
  await create(page).dblclick()
  await page.waitForURL('**/dashboard')
  await expect(rowOf(page, 'Pressed twice')).toHaveCount(1)
  await expect(toast(page, 'Success')).toHaveCount(1)

  await test.step('and so do two presses in two tabs of the same form', async () => {
    await page.goto('/dashboard/blog/new')
    await fillEditor(page, { title: 'Pressed in two tabs' })
    const form = await page
      .locator('form.desk')
      .evaluate((element: HTMLFormElement) =>
        [...new FormData(element)].filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      )
    const send = () =>
      page.request.post('/dashboard/blog/new', {
        form: Object.fromEntries(form),
        headers: { Origin: site.origin },
        maxRedirects: 0,
      })
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map((answer) => answer.status())).toEqual([303, 303, 303])
    await page.goto('/dashboard?q=two+tabs')
    await expect(rowOf(page, 'Pressed in two tabs')).toHaveCount(1)
  })
})

test('while a post is being saved, nothing can be pressed and the spinner turns', async ({
  page,
}) => {
  let answerNow = () => {}
  const answered = new Promise<void>((resolve) => (answerNow = resolve))
  await page.goto('/dashboard/blog/new')
  await fillEditor(page, { title: 'It takes a moment' })
  await page.route('**/dashboard/blog/new.data', async (route) => {
    await answered
    await route.continue()
  })
  await create(page).click()
  const busy = page.getByRole('button', { name: 'Creating...' })
  await expect(busy).toBeDisabled()
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await expect(busy.locator('.spin')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  answerNow()
  await page.waitForURL('**/dashboard')
})
