import {
  editorFields,
  fillEditor,
  rowOf,
  writePost,
  writePosts,
  pressCreate,
  holdRequests,
  REQUESTS,
} from '#test/journeys/dashboard.ts'
import { enter, expect, test } from '#test/journeys/site.ts'
import { aPhoto } from '#test/journeys/images.ts'

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
  await expect(fields.content).toHaveValue(
    /^After you file, the government sends a receipt notice\./,
  )
  await expect(fields.published).toBeChecked()

  await test.step('an update that fails says so and loses nothing', async () => {
    await page.route(REQUESTS.update, (route) => route.abort('connectionreset'))
    await fields.title.fill('After the update')
    await page.getByRole('button', { name: 'Update Post' }).click()
    await expect(
      page.getByText('Failed to update blog post: The server cannot be reached.'),
    ).toBeVisible()
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
  await page.getByRole('link', { name: 'After the update', exact: true }).click()
  await expect(fields.title).toHaveValue('After the update')
})

test('a chosen photo stays in the browser until every text is right', async ({ page }) => {
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') uploads.push(new URL(request.url()).pathname)
  })
  await page.goto('/dashboard/blog/new')
  await fillEditor(page, { title: 'Four', image: '' })
  await editorFields(page).file.setInputFiles(await aPhoto('photo.jpg'))
  await expect(page.locator('img.preview')).toHaveAttribute('src', /^blob:/)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(editorFields(page).title).toBeFocused()
  expect(uploads).toEqual([])

  await editorFields(page).title.fill('Four and one more')
  await pressCreate(page)
  expect(uploads).toEqual(['/dashboard/images', '/dashboard/blog/new.data'])
})

test('a link of the dashboard ends at the top, and Back returns to the place', async ({
  page,
  site,
}) => {
  await writePosts(
    site,
    Array.from({ length: 12 }, (_, index) => ({ title: `A long list, number ${index}` })),
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
