import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { samplePosts } from '#app/features/posts/samples/sample-posts.ts'
import { refusals } from '#app/features/demo/texts.ts'
import { DESKTOP, expectAccessible } from '#test/journeys/accessible.ts'
import { editorFields, fillEditor, rowOf } from '#test/journeys/dashboard.ts'
import { aPhoto } from '#test/journeys/images.ts'
import { enter, expect, test, toast } from '#test/journeys/site.ts'

// The screens, and the rules of saving and listing, are tested elsewhere (`demo-posts.test.ts`).

const SAMPLE = samplePosts[0]?.title ?? ''

test.beforeEach(({ page, site }) => enter(page, site))

async function createPost(page: Page, title: string): Promise<void> {
  await page.goto('/dashboard/blog/new')
  await fillEditor(page, { title })
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(toast(page, 'Success')).toContainText('Blog post created successfully')
}

const openInEditor = (page: Page, title: string) =>
  rowOf(page, title).getByRole('link', { name: title, exact: true }).click()

test('a post with an image is created, read, changed, found and deleted @everywhere', async ({
  page,
  complaints,
}) => {
  // A file host has no file of a post, and its page for missing ones leads to the dashboard.
  complaints.allow(/status of 404|^Page Not Found: /)
  const title = 'Kept in this browser'
  await page.goto('/dashboard/blog/new')
  await fillEditor(page, { title, image: '' })
  await editorFields(page).file.setInputFiles(await aPhoto('porch.jpg'))
  await editorFields(page).imageAlt.fill('A porch in the rain')
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(toast(page, 'Success')).toContainText('Blog post created successfully')
  await expect(rowOf(page, title)).toContainText('Draft')
  await test.step('it is read with its image in a tab of its own', async () => {
    const view = rowOf(page, title).getByRole('link', { name: `View ${title} in a new tab` })
    const [tab] = await Promise.all([page.waitForEvent('popup'), view.click()])
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(tab.getByText('Readers do not see it.')).toBeVisible()
    const image = tab.getByRole('img', { name: 'A porch in the rain' })
    await expect(image).toHaveAttribute('src', /^data:image\/(webp|jpeg);base64,/)
    const width = () => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)
    await expect.poll(width).toBe(480)
    await tab.close()
  })
  await test.step('a sample that nobody has touched is read where readers read it', async () => {
    const sample = 'Before you sign: who may help you, and who may not'
    const view = page.getByRole('link', { name: `View ${sample} in a new tab` })
    await expect(view).toHaveAttribute('href', /^\/blog\/[\w-]+$/)
    const [tab] = await Promise.all([page.waitForEvent('popup'), view.click()])
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(sample)
    await expect(tab).toHaveURL(/\/blog\/before-you-sign-who-may-help-you\/?$/)
    await tab.close()
  })
  await openInEditor(page, title)
  await expect(editorFields(page).title).toHaveValue(title)
  await page.reload()
  await expect(editorFields(page).title).toHaveValue(title)
  await expect(page.locator('img.preview')).toHaveAttribute('src', /^data:image/)
  await test.step('a link finds the posts of this browser and the pages of the site', async () => {
    // The shortcut comes with the editor.
    await page.getByRole('button', { name: 'Markdown' }).waitFor()
    await editorFields(page).content.press('Control+k')
    const option = page.getByRole('listbox').getByRole('option').first()
    await page.keyboard.type('KEPT in')
    await expect(option).toHaveText(/^Kept in this browser.*Draft$/)
    await page.getByRole('combobox', { name: 'Where it leads' }).fill('u-vi')
    await expect(option).toHaveText('U-Visa/services/u-visaPage')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  })
  await editorFields(page).title.fill('Changed in this browser')
  await editorFields(page).published.click()
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(toast(page, 'Success').last()).toContainText('Blog post updated successfully')
  const row = rowOf(page, 'Changed in this browser')
  await expect(row).toContainText('Published')

  await test.step('it outlives a reload and is found by its title', async () => {
    await page.reload()
    await page.getByRole('searchbox').fill('CHANGED in this')
    await expect(page.locator('tbody').getByRole('row')).toHaveCount(1)
  })
  await row.getByRole('link', { name: /^Delete / }).click()
  await expect(page.getByRole('dialog')).toContainText('deleted from the copy in this browser')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Blog post deleted')).toBeVisible()
  await expect(row).toHaveCount(0)
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => key.includes('picture'))).toEqual([])
  for (const path of ['/dashboard/blog/view?post=none', '/dashboard/blog/edit/none']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found')
  }
})

test('nothing that was typed is lost when it is left, or when the browser is full', async ({
  page,
}) => {
  const title = 'Too much for this browser'
  await page.goto('/dashboard/blog/new')
  await editorFields(page).title.fill('Typed and left')
  await expect(page.getByText(/^Kept in this browser at/)).toBeVisible()
  await page.goto('about:blank')
  await page.goto('/dashboard/blog/new')
  await page.getByRole('button', { name: 'Continue with it' }).click()
  await expect(editorFields(page).title).toHaveValue('Typed and left')

  const form = await fillEditor(page, { title })
  await fillBrowser(page)
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(toast(page, `Failed to create blog post: ${refusals.full}`)).toBeVisible()
  await expect(editorFields(page).title).toHaveValue(title)
  await expect(editorFields(page).content).toHaveValue(form.content)

  await editorFields(page).file.setInputFiles(await aPhoto('porch.jpg'))
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(toast(page, 'Image Upload Failed')).toContainText(refusals.imageFull)

  await page.evaluate(() => localStorage.removeItem('ballast'))
  await page.getByRole('button', { name: 'Create Post' }).click()
  await expect(rowOf(page, title)).toBeVisible()
})

function fillBrowser(page: Page): Promise<void> {
  return page.evaluate(() => {
    let ballast = ''
    for (let size = 4 * 1024 * 1024; size >= 256;) {
      try {
        localStorage.setItem('ballast', ballast + 'x'.repeat(size))
        ballast += 'x'.repeat(size)
      } catch {
        size /= 2
      }
    }
  })
}

test('what another tab saves is in the list, and is not saved over unseen', async ({
  page,
  context,
}) => {
  await createPost(page, 'Open in two tabs')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await openInEditor(other, 'Open in two tabs')
  await expect(editorFields(other).title).toHaveValue('Open in two tabs')

  await openInEditor(page, 'Open in two tabs')
  await editorFields(page).title.fill('Saved by the first tab')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(rowOf(page, 'Saved by the first tab')).toBeVisible()

  await editorFields(other).title.fill('Saved by the second tab')
  await other.getByRole('button', { name: 'Update Post' }).click()
  const alert = other.getByRole('alert').first()
  await expect(alert).toContainText('You saved this post in another tab')
  const question = other.getByRole('group', { name: 'Title' })
  await expect(question).toContainText(/Saved by the.*first.*tab/)
  await expect(editorFields(other).title).toHaveValue('Saved by the second tab')
  await question.getByRole('radio', { name: 'Keep mine' }).check()
  await other.getByRole('button', { name: 'Update Post' }).click()
  await expect(rowOf(other, 'Saved by the second tab')).toBeVisible()
  await expect(rowOf(page, 'Saved by the second tab')).toBeVisible()
})

test('what is stored is changed at once, exported as a file and reset after a question', async ({
  page,
}) => {
  await createPost(page, 'Taken along')
  await page.getByLabel('Select all 13 shown').check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(rowOf(page, 'Taken along')).toContainText('Published')
  await page.getByLabel(`Select ${SAMPLE}`, { exact: true }).check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rowOf(page, SAMPLE)).toHaveCount(0)

  await page.getByRole('note').getByRole('link').click()
  await expect(page.getByText(/^12 posts and 0 images/)).toBeVisible()
  await expectAccessible(page, [DESKTOP])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export the copy' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('"title": "Taken along"')

  await page.getByRole('button', { name: 'Reset the copy' }).click()
  await page.getByRole('button', { name: 'Keep my copy' }).click()
  await page.getByRole('button', { name: 'Reset the copy' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(toast(page, 'The copy is reset')).toBeVisible()
  await page.getByRole('link', { name: 'Posts', exact: true }).click()
  await expect(rowOf(page, SAMPLE)).toBeVisible()
  await expect(rowOf(page, 'Taken along')).toHaveCount(0)
})
