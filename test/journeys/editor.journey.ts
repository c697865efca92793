import type { Page } from '@playwright/test'
import { expectAccessible } from '#test/journeys/accessible.ts'
import {
  editorFields,
  fillEditor,
  pressCreate,
  rowOf,
  writePost,
} from '#test/journeys/dashboard.ts'
import { aPhoto } from '#test/journeys/images.ts'
import { enter, expect, test, toast } from '#test/journeys/site.ts'

const UPLOAD_FAILED =
  'There was an error uploading your image. Please try again or use a different image.'
const IMAGE_REQUIRED = 'Please upload an image file or enter a valid image URL.'

const RULES = {
  title: { message: 'Title must be at least 5 characters', tooShort: 'Four' },
  excerpt: { message: 'Excerpt must be at least 10 characters', tooShort: 'Nine char' },
  content: { message: 'Content must be at least 50 characters', tooShort: 'x'.repeat(49) },
  author: { message: 'Author name is required', tooShort: 'A' },
  date: { message: 'Date is required', tooShort: 'Nov.' },
  categories: { message: 'Categories are required', tooShort: 'EU' },
} as const

const names = Object.keys(RULES) as (keyof typeof RULES)[]

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
  await expectAccessible(page)
  const fields = editorFields(page)
  for (const name of names) await fields[name].fill('  ')
  await create(page).click()
  const messages = names.map((name) => RULES[name].message)
  const lines = summary(page).getByRole('listitem')
  await expect(lines).toHaveText([...messages, `Image Required: ${IMAGE_REQUIRED}`])
  await expect(fields.title).toBeFocused()
  await expect(fields.file).toHaveAccessibleDescription(new RegExp('Image Required'))
  await expect(toast(page, 'Image Required')).toBeVisible()
  await expectAccessible(page)
  for (const name of names) {
    await summary(page).getByRole('link', { name: RULES[name].message }).click()
    await expect(fields[name]).toBeFocused()
  }

  await test.step('a field that is too short is named beside itself and above the form, and gets the focus', async () => {
    const form = await fillEditor(page)
    for (const name of names) await fields[name].fill(RULES[name].tooShort)
    for (const [index, name] of names.entries()) {
      await create(page).click()
      await expect(fields[name]).toBeFocused()
      await expect(fields[name]).toHaveAttribute('aria-invalid', 'true')
      await expect(fields[name]).toHaveAccessibleDescription(new RegExp(`${messages[index]}$`))
      await expect(lines).toHaveText(messages.slice(index))
      for (const [place, other] of names.entries())
        await expect(fields[other]).toHaveValue(place < index ? form[other] : RULES[other].tooShort)
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

test('an image cannot be a renamed text or a drawing, and no text is lost over it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 415/)
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const files = [
    { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('My summer holidays') },
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) },
  ]
  const fields = editorFields(page)
  for (const file of files) {
    await page.goto('/dashboard/blog/new')
    const form = await fillEditor(page, { title: `Not with ${file.name}`, image: '' })
    await fields.file.setInputFiles(file)
    await create(page).click()
    await expect(toast(page, 'Image Upload Failed')).toContainText(
      `${UPLOAD_FAILED} Only JPEG, PNG, WebP and GIF images can be used.`,
    )
    await expect(fields.file).toHaveAccessibleDescription(
      new RegExp(`Image Upload Failed: ${UPLOAD_FAILED}`),
    )
    for (const name of names) await expect(fields[name]).toHaveValue(form[name])

    await fields.file.setInputFiles(await aPhoto('photo.jpg'))
    await pressCreate(page)
    await expect(rowOf(page, form.title)).toHaveCount(1)
  }
})

test('a post that does not exist cannot be edited', async ({ page, complaints }) => {
  complaints.expect(/status of 404/)
  await page.goto('/dashboard/blog/edit/0197a9d4-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found')
  await page.getByRole('link', { name: 'Back to Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('what is selected in a text that nobody has changed yet stays selected while the rest of the page changes', async ({
  page,
  site,
}) => {
  await enter(page, site)
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
