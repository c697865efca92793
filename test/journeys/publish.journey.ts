import sharp from 'sharp'
import { photoWithPlace } from '#test/fixtures/images.ts'
import {
  editorFields,
  fillEditor,
  rowOf,
  pressCreate,
  pressUpdate,
  deleteInList,
  holdRequests,
} from '#test/journeys/dashboard.ts'
import { pressAtMost } from '#test/journeys/presses.ts'
import { expect, fillLogin, test, toast } from '#test/journeys/site.ts'

const SECRET_PLACE = 'the-home-of-a-client'

test('a post is made and published @postgres', async ({ page, visit }) => {
  const stranger = await visit()
  const title = 'The receipt notice, line by line'
  const read = async (address: string) => {
    const response = await stranger.request.get(address)
    expect(response.status()).toBe(200)
    return response.text()
  }

  await test.step('the button says that it is at work', async () => {
    const respondNow = await holdRequests(page, '**/session')
    await page.goto('/login')
    await fillLogin(page)
    const busy = page.getByRole('button', { name: 'Logging in...' })
    await expect(busy).toBeVisible()
    await expect(busy).toBeDisabled()
    respondNow()
    await page.waitForURL('**/dashboard')
    await expect(toast(page, 'Login successful')).toContainText('Welcome to the admin dashboard')
  })

  await test.step('a new post is a draft', async () => {
    await page.getByRole('link', { name: 'New Post' }).first().click()
    await page.getByRole('link', { name: 'Back to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
    await page.getByRole('link', { name: 'New Post' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create New Blog Post')
    await fillEditor(page, { title, image: '', imageAlt: 'A letter on a table' })
    const { file, published } = editorFields(page)
    await expect(published).not.toBeChecked()
    await expect(page.getByText('Off: saved as a draft')).toBeVisible()
    const buffer = await photoWithPlace(SECRET_PLACE)
    await file.setInputFiles({ name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer })
    await expect(page.getByText('Chosen: IMG_0042.JPG.')).toBeVisible()
    await pressCreate(page)
    await expect(toast(page, 'Success')).toContainText('Blog post created successfully')
    await expect(rowOf(page, title)).toContainText('Draft')
  })

  const slug = 'the-receipt-notice-line-by-line'

  await test.step('staff see it under a bar that says so', async () => {
    const response = await page.goto(`/blog/${slug}`)
    await expect(page.getByText('Draft: only staff see this')).toBeVisible()
    expect(response?.headers()['cache-control']).toContain('no-store')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('link', { name: 'Edit this post' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Blog Post')
  })
  const imagePath = await editorFields(page).image.inputValue()
  expect(imagePath).toMatch(/^\/images\/blog-\d{13}\.jpg$/)

  await test.step('published, it stands in the very next list', async () => {
    expect(await read('/blog?q=receipt+notice')).toContain('No articles found matching your search')
    expect(await read('/blog')).not.toContain(title)
    const presses = pressAtMost(page, 2)
    await presses.click(editorFields(page).published)
    await expect(page.getByText('On: readers can see it')).toBeVisible()
    await presses.click(page.getByRole('button', { name: 'Update Post', exact: true }))
    await page.waitForURL('**/dashboard')
    await expect(toast(page, 'Success')).toContainText('Blog post updated successfully')
    await expect(rowOf(page, title)).toContainText('Published')
    await stranger.goto('/blog')
    await expect(stranger.getByRole('heading', { name: title })).toBeVisible()
  })

  await test.step('the photo is shown small, in its true shape and without its place', async () => {
    await stranger.getByRole('link', { name: title, exact: true }).click()
    await expect(stranger).toHaveURL(`/blog/${slug}`)
    const imageFile = stranger.getByRole('img', { name: 'A letter on a table' })
    await expect(imageFile).toHaveAttribute('width', '900')
    await expect(imageFile).toHaveAttribute('height', '600')
    const sources = stranger.locator('article picture').first().locator('source')
    await expect(sources).toHaveCount(2)
    for (const [index, type] of ['image/avif', 'image/webp'].entries())
      await expect(sources.nth(index)).toHaveAttribute('type', type)
    const shown = await imageFile.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return { src: image.currentSrc, ratio: image.naturalWidth / image.naturalHeight }
    })
    expect(shown.src).toMatch(/\/images\/blog-\d{13}-\d+\.avif$/)
    expect(shown.ratio).toBeCloseTo(1.5, 1)
    for (const address of [imagePath, shown.src]) {
      const bytes = await (await stranger.request.get(address)).body()
      expect(bytes.includes(SECRET_PLACE)).toBe(false)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    }
  })

  await test.step('the text may change without choosing the photo again', async () => {
    const edit = rowOf(page, title).getByRole('link', { name: `Edit ${title}`, exact: true })
    await edit.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Blog Post')
    await expect(editorFields(page).title).toHaveValue(title)
    const excerpt = 'Now with the back of the letter as well.'
    await editorFields(page).excerpt.fill(excerpt)
    await pressUpdate(page)
    await expect(toast(page, 'Success').last()).toContainText('Blog post updated successfully')
    await stranger.reload()
    await expect(stranger.getByText(excerpt).first()).toBeVisible()
    const imageFile = stranger.getByRole('img', { name: 'A letter on a table' })
    await expect(imageFile).toHaveAttribute('src', imagePath)
  })

  await test.step('deleted, it is gone for readers at once', async () => {
    await deleteInList(page, title)
    await expect(toast(page, 'Blog post deleted')).toContainText(
      'The blog post has been successfully deleted.',
    )
    await expect(rowOf(page, title)).toHaveCount(0)
    expect((await stranger.request.get(`/blog/${slug}`)).status()).toBe(404)
    expect(await read('/blog')).not.toContain(title)
    expect((await stranger.request.get(imagePath)).status()).toBe(404)
  })
})
