import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { samplePosts } from '#app/features/blog/sample-posts.ts'
import { demo } from '#app/features/site/content/en/demo.ts'
import { writeIntoCopy } from '#test/journeys/browser-copy.ts'
import { editorFields, fillEditor, rowOf } from '#test/journeys/desk.ts'
import { aPhoto } from '#test/journeys/pictures.ts'
import { enter, expect, test, toast } from '#test/journeys/site.ts'

// Issue 7: what a browser keeps of the posts where nothing stands behind the site.

const SAMPLE = samplePosts[0]?.title ?? ''

test.beforeEach(({ page, site }) => enter(page, site))

test('a full browser says so, and nothing that was typed is lost', async ({ page }) => {
  const title = 'Too much for this browser'
  await page.goto('/dashboard/blog/new')
  const form = await fillEditor(page, { title })
  await fillBrowser(page)
  await page.getByRole('button', { name: 'Create Post' }).click()
  const failed = toast(page, `Failed to create blog post: ${demo.refusals.full}`)
  await expect(failed).toBeVisible()
  await expect(editorFields(page).title).toHaveValue(title)
  await expect(editorFields(page).content).toHaveValue(form.content)

  await test.step('the same for a picture', async () => {
    await editorFields(page).file.setInputFiles(await aPhoto('porch.jpg'))
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(toast(page, 'Image Upload Failed')).toContainText(demo.refusals.pictureFull)
    await expect(editorFields(page).title).toHaveValue(title)
  })
  await test.step('with room again it is saved', async () => {
    await page.evaluate(() => localStorage.removeItem('ballast'))
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(rowOf(page, title)).toBeVisible()
  })
})

test('what was typed and not saved is offered again', async ({ page }) => {
  await page.goto('/dashboard/blog/new')
  await editorFields(page).title.fill('Typed and left')
  await expect(page.getByText(/^Kept in this browser at/)).toBeVisible()
  await page.goto('about:blank')
  await page.goto('/dashboard/blog/new')
  await page.getByRole('button', { name: 'Continue with it' }).click()
  await expect(editorFields(page).title).toHaveValue('Typed and left')
})

test('what another tab saves is in the list, and is not saved over unseen', async ({
  page,
  context,
  site,
}) => {
  const title = 'Open in two tabs'
  await writeIntoCopy(context, site.origin, [{ title }])
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await rowOf(other, title).getByRole('link', { name: title, exact: true }).click()
  await expect(editorFields(other).title).toHaveValue(title)

  await rowOf(page, title).getByRole('link', { name: title, exact: true }).click()
  await editorFields(page).title.fill('Saved by the first tab')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(rowOf(page, 'Saved by the first tab')).toBeVisible()

  await editorFields(other).title.fill('Saved by the second tab')
  await other.getByRole('button', { name: 'Update Post' }).click()
  await expect(other.getByRole('alert').first()).toContainText('Another tab has saved this post')
  await expect(other.getByRole('alert').first()).toContainText(/Saved by the.*first.*tab/)
  await expect(editorFields(other).title).toHaveValue('Saved by the second tab')
  await other.getByRole('button', { name: 'Update Post' }).click()
  await expect(rowOf(other, 'Saved by the second tab')).toBeVisible()
  await expect(rowOf(page, 'Saved by the second tab')).toBeVisible()
})

test('several posts are made drafts and deleted at once', async ({ page }) => {
  await page.goto('/dashboard')
  await page.getByLabel('Select all 3 shown').check()
  await page.getByRole('button', { name: 'Make drafts' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make drafts' }).click()
  await expect(page.locator('tbody').getByText('Draft', { exact: true })).toHaveCount(3)
  await page.getByLabel('Select all 3 shown').check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No blog posts yet. Create your first post!')).toBeVisible()
})

test('the copy is exported as a file and reset after a question', async ({
  page,
  context,
  site,
}) => {
  await writeIntoCopy(context, site.origin, [{ title: 'Taken along' }])
  await page.goto('/dashboard/copy')
  await expect(page.getByText(/^4 posts and 0 pictures/)).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export the copy' }).click(),
  ])
  const exported = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    posts: { title: string }[]
  }
  expect(exported.posts.map(({ title }) => title)).toContain('Taken along')

  await page.getByRole('button', { name: 'Reset the copy' }).click()
  await page.getByRole('button', { name: 'Keep my copy' }).click()
  await expect(page.getByText(/^4 posts/)).toBeVisible()
  await page.getByRole('button', { name: 'Reset the copy' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(toast(page, 'The copy is reset')).toBeVisible()
  await expect(page.getByText(/^3 posts/)).toBeVisible()
  await page.getByRole('link', { name: 'Posts', exact: true }).click()
  await expect(rowOf(page, SAMPLE)).toBeVisible()
  await expect(rowOf(page, 'Taken along')).toHaveCount(0)
})

/** Leaves no room in the browser's storage: the last kilobyte is taken as well. */
async function fillBrowser(page: Page): Promise<void> {
  await page.evaluate(() => {
    let ballast = ''
    for (let size = 4 * 1024 * 1024; size >= 256; size /= 2) {
      for (;;) {
        try {
          localStorage.setItem('ballast', `${ballast}${'x'.repeat(size)}`)
          ballast += 'x'.repeat(size)
        } catch {
          break
        }
      }
    }
  })
}
