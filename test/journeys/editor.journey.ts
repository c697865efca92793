import type { Page } from '@playwright/test'
import { photo } from '#test/fixtures/pictures.ts'
import { editorFields, fillEditor, rowOf, writePost } from '#test/journeys/desk.ts'
import { enter, expect, test, toast } from '#test/journeys/site.ts'

const UPLOAD_FAILED =
  'There was an error uploading your image. Please try again or use a different image.'

const MESSAGES = {
  title: 'Title must be at least 5 characters',
  excerpt: 'Excerpt must be at least 10 characters',
  content: 'Content must be at least 50 characters',
  author: 'Author name is required',
  date: 'Date is required',
  categories: 'Categories are required',
} as const

const TOO_SHORT = {
  title: 'Four',
  excerpt: 'Nine char',
  content: 'x'.repeat(49),
  author: 'A',
  date: 'Nov.',
  categories: 'EU',
} as const

const names = Object.keys(MESSAGES) as (keyof typeof MESSAGES)[]

const create = (page: Page) => page.getByRole('button', { name: 'Create Post', exact: true })
const summary = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Please check these fields' })

test.beforeEach(async ({ page, site }) => {
  await enter(page, site)
})

test('a new post begins with today and as a draft', async ({ page }) => {
  await page.goto('/dashboard/blog/new')
  const fields = editorFields(page)
  const today = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeZone: 'America/New_York',
  })
  await expect(fields.date).toHaveValue(today.format(new Date()))
  await expect(fields.published).not.toBeChecked()
  await expect(page.getByText('Off: saved as a draft')).toBeVisible()
  await fields.published.check()
  await expect(page.getByText('On: readers can see it')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test.describe('a field that is too short', () => {
  for (const name of names) {
    test(`is named beside ${name} and above the form, and gets the focus`, async ({ page }) => {
      await page.goto('/dashboard/blog/new')
      const fields = editorFields(page)
      const form = await fillEditor(page)
      await fields[name].fill(TOO_SHORT[name])
      await create(page).click()
      await expect(fields[name]).toBeFocused()
      await expect(fields[name]).toHaveAttribute('aria-invalid', 'true')
      await expect(fields[name]).toHaveAccessibleDescription(new RegExp(`${MESSAGES[name]}$`))
      await expect(summary(page).getByRole('listitem')).toHaveText([MESSAGES[name]])
      const others = names.filter((other) => other !== name)
      for (const other of others) await expect(fields[other]).toHaveValue(form[other])
      await expect(page).toHaveURL('/dashboard/blog/new')
    })
  }

  test('together with all the others is listed, and each line leads to its field', async ({
    page,
  }) => {
    await page.goto('/dashboard/blog/new')
    const fields = editorFields(page)
    for (const name of names) await fields[name].fill('  ')
    await create(page).click()
    const required = 'Image Required: Please upload an image file or enter a valid image URL.'
    await expect(summary(page).getByRole('listitem')).toHaveText([
      ...Object.values(MESSAGES),
      required,
    ])
    await expect(fields.title).toBeFocused()
    await expect(fields.file).toHaveAccessibleDescription(new RegExp('Image Required'))
    for (const name of names) {
      await summary(page).getByRole('link', { name: MESSAGES[name] }).click()
      await expect(fields[name]).toBeFocused()
    }
  })
})

test('the shortest post that every rule accepts is saved', async ({ page }) => {
  await page.goto('/dashboard/blog/new')
  const changes = {
    title: 'Fünf!',
    excerpt: 'Ten chars.',
    content: 'x'.repeat(50),
    author: 'Al',
    date: 'Today',
    categories: 'DV2',
  }
  await fillEditor(page, changes)
  await create(page).click()
  await page.waitForURL('**/dashboard')
  await expect(rowOf(page, 'Fünf!')).toContainText('Draft')
})

test.describe('the picture', () => {
  for (const address of [
    '',
    'picture.jpg',
    'httpx://example.com/a.jpg',
    'ftp://example.com/a.jpg',
  ]) {
    test(`cannot be ${address === '' ? 'missing' : address}`, async ({ page }) => {
      await page.goto('/dashboard/blog/new')
      await fillEditor(page, { image: address })
      await create(page).click()
      await expect(toast(page, 'Image Required')).toContainText(
        'Please upload an image file or enter a valid image URL.',
      )
      await expect(editorFields(page).file).toBeFocused()
      await expect(editorFields(page).image).toHaveValue(address)
    })
  }

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const falsePhotos = [
    {
      what: 'a text renamed to .jpg',
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('My summer holidays'),
    },
    {
      what: 'an SVG drawing',
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(svg),
    },
  ]
  for (const { what, ...file } of falsePhotos) {
    test(
      `cannot be ${what}, and no text is lost over it`,
      { tag: '@server' },
      async ({ page, complaints }) => {
        complaints.expect(/status of 415/)
        await page.goto('/dashboard/blog/new')
        const form = await fillEditor(page, { title: `Not with ${what}`, image: '' })
        const fields = editorFields(page)
        await fields.file.setInputFiles(file)
        await create(page).click()
        const refusal = toast(page, 'Image Upload Failed')
        await expect(refusal).toContainText(
          `${UPLOAD_FAILED} Only JPEG, PNG, WebP and GIF pictures can be used.`,
        )
        await expect(fields.file).toHaveAccessibleDescription(
          new RegExp(`Image Upload Failed: ${UPLOAD_FAILED}`),
        )
        for (const name of names) await expect(fields[name]).toHaveValue(form[name])

        const buffer = await photo({ width: 320, height: 200 })
        await fields.file.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
        await create(page).click()
        await page.waitForURL('**/dashboard')
        await expect(rowOf(page, `Not with ${what}`)).toHaveCount(1)
      },
    )
  }

  test(
    'whose upload is cut off stops the submission and keeps every field',
    { tag: '@server' },
    async ({ page, complaints }) => {
      complaints.expect(/ERR_CONNECTION_RESET/)
      let posts = 0
      await page.route('**/dashboard/blog/new.data', (route) => {
        posts += 1
        return route.continue()
      })
      await page.route('**/dashboard/images', (route) => route.abort('connectionreset'))
      await page.goto('/dashboard/blog/new')
      const form = await fillEditor(page, { title: 'Cut off in the tunnel', image: '' })
      const buffer = await photo({ width: 320, height: 200 })
      await editorFields(page).file.setInputFiles({
        name: 'photo.jpg',
        mimeType: 'image/jpeg',
        buffer,
      })
      await create(page).click()
      await expect(toast(page, 'Image Upload Failed')).toContainText(UPLOAD_FAILED)
      await expect(editorFields(page).content).toHaveValue(form.content)
      expect(posts).toBe(0)

      await page.unroute('**/dashboard/images')
      await create(page).click()
      await page.waitForURL('**/dashboard')
      expect(posts).toBe(1)
    },
  )
})

test('Cancel leaves without saving', async ({ page, site }) => {
  const { id } = await writePost(site, { title: 'Better left alone' })
  await page.goto(`/dashboard/blog/edit/${id}`)
  await editorFields(page).title.fill('Changed in anger')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(rowOf(page, 'Better left alone')).toHaveCount(1)
})

test(
  'a post that does not exist cannot be edited',
  { tag: '@server' },
  async ({ page, complaints }) => {
    complaints.expect(/status of 404/)
    await page.goto('/dashboard/blog/edit/0197a9d4-0000-7000-8000-000000000000')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found')
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expect(page).toHaveURL('/blog')
  },
)
