import type { Page } from '@playwright/test'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import {
  DESK_FRAME,
  editorFields,
  fillEditor,
  pressCreate,
  rowOf,
  writePost,
} from '#test/journeys/dashboard.ts'
import { aSmallPhoto } from '#test/journeys/images.ts'
import { enter, expect, test, toast } from '#test/journeys/site.ts'

const UPLOAD_FAILED =
  'There was an error uploading your image. Please try again or use a different image.'
const IMAGE_REQUIRED = 'Please upload an image file or enter a valid image URL.'

const MESSAGES = {
  title: 'Title must be at least 5 characters',
  excerpt: 'Excerpt must be at least 10 characters',
  content: 'Content must be at least 50 characters',
  author: 'Author name is required',
  date: 'Date is required',
  categories: 'Categories are required',
} as const

const names = Object.keys(MESSAGES) as (keyof typeof MESSAGES)[]

const TOO_SHORT: Record<keyof typeof MESSAGES, string> = {
  title: 'Four',
  excerpt: 'Nine char',
  content: 'x'.repeat(49),
  author: 'A',
  date: 'Nov.',
  categories: 'EU',
}

const textsIn = (page: Page) =>
  page
    .locator('form.desk')
    .evaluate(
      (form: HTMLFormElement, all) => all.map((name) => new FormData(form).get(name)),
      names,
    )

const create = (page: Page) => page.getByRole('button', { name: 'Create Post', exact: true })
const summary = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Please check these fields' })

test.beforeEach(async ({ page, site }) => {
  await enter(page, site)
})

test('all that is missing is listed, each line leads to its field, and everybody can use it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dashboard/blog/new')
  const fields = editorFields(page)
  for (const name of names) await fields[name].fill('  ')
  await create(page).click()
  const messages = Object.values(MESSAGES)
  const lines = summary(page).getByRole('listitem')
  await expect(lines).toHaveText([...messages, `Image Required: ${IMAGE_REQUIRED}`])
  await expect(fields.title).toBeFocused()
  await expect(fields.file).toHaveAccessibleDescription(new RegExp('Image Required'))
  await expect(toast(page, 'Image Required')).toBeVisible()
  await expectAccessible(page, [PHONE, DESKTOP], ['light', 'dark'], DESK_FRAME)
  for (const name of names) {
    await summary(page).getByRole('link', { name: MESSAGES[name] }).click()
    await expect(fields[name]).toBeFocused()
  }

  await test.step('a field that is too short is named beside itself and above the form, and gets the focus', async () => {
    const form = await fillEditor(page)
    for (const name of names) await fields[name].fill(TOO_SHORT[name])
    for (const [index, name] of names.entries()) {
      await create(page).click()
      await expect(fields[name]).toBeFocused()
      await expect(fields[name]).toHaveAttribute('aria-invalid', 'true')
      await expect(fields[name]).toHaveAccessibleDescription(new RegExp(`${messages[index]}$`))
      await expect(lines).toHaveText(messages.slice(index))
      const typed = names.map((other, place) => (place < index ? form : TOO_SHORT)[other])
      expect(await textsIn(page)).toEqual(typed)
      await fields[name].fill(form[name])
    }
  })

  await fields.image.fill('image.jpg')
  await create(page).click()
  await expect(toast(page, 'Image Required').last()).toContainText(IMAGE_REQUIRED)
  await expect(fields.file).toBeFocused()
  await expect(fields.image).toHaveValue('image.jpg')
  await expect(page).toHaveURL('/dashboard/blog/new#categories')
})

test('a chosen photo stays in the browser until every text is right; a renamed text or a drawing is refused, and no text is lost over it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 415/)
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') uploads.push(new URL(request.url()).pathname)
  })
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const files = [
    { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('My summer holidays') },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
  ]
  const fields = editorFields(page)
  await page.goto('/dashboard/blog/new')
  await fillEditor(page, { title: 'Four', image: '' })
  await fields.file.setInputFiles(await aSmallPhoto('photo.jpg'))
  await expect(page.locator('img.preview')).toHaveAttribute('src', /^blob:/)
  await create(page).click()
  await expect(fields.title).toBeFocused()
  expect(uploads).toEqual([])

  const form = await fillEditor(page, { title: 'Four and one more', image: '' })
  for (const file of files) {
    await fields.file.setInputFiles(file)
    await Promise.all([page.waitForResponse('**/images/upload'), create(page).click()])
    await expect(create(page)).toBeEnabled()
    await expect(fields.file).toHaveAccessibleDescription(
      new RegExp(`Image Upload Failed: ${UPLOAD_FAILED}`),
    )
    await expect(toast(page, 'Image Upload Failed').last()).toContainText(
      `${UPLOAD_FAILED} Only JPEG, PNG, WebP and GIF images can be used.`,
    )
    expect(await textsIn(page)).toEqual(names.map((name) => form[name]))
  }
  await fields.file.setInputFiles(await aSmallPhoto('photo.jpg'))
  await pressCreate(page)
  const upload = '/dashboard/images/upload'
  expect(uploads).toEqual([upload, upload, upload, '/dashboard/blog/new.data'])
  await expect(rowOf(page, form.title)).toHaveCount(1)
})

test('what is selected in a text that nobody has changed yet stays selected while the rest of the page changes', async ({
  page,
  site,
}) => {
  const { id } = await writePost(site, { title: 'Selected before it is changed' })
  await page.goto(`/dashboard/blog/edit/${id}`)
  const { content, excerpt, title } = editorFields(page)
  await page.getByRole('button', { name: 'Markdown' }).waitFor()
  for (const field of [content, excerpt])
    await field.evaluate((area: HTMLTextAreaElement) => {
      area.focus()
      area.setSelectionRange(4, 9)
    })
  await title.fill('Another title, which is kept by itself')
  await expect(page.locator('.barstatus')).toContainText(/saved|kept/i)
  for (const field of [content, excerpt]) {
    const selected = await field.evaluate((area: HTMLTextAreaElement) => [
      area.selectionStart,
      area.selectionEnd,
    ])
    expect(selected).toEqual([4, 9])
  }
})
