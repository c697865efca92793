import type { Page } from '@playwright/test'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import {
  DESK_FRAME,
  editorFields,
  expectLive,
  fillEditor,
  writePost,
} from '#test/journeys/dashboard.ts'
import { aSmallPhoto, giveFiles, SVG, uploadPhoto } from '#test/journeys/images.ts'
import { enter, expect, test, PLAIN } from '#test/journeys/site.ts'

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Images', exact: true }).locator('> li')
const cardOf = (page: Page, path: string) => cards(page).filter({ hasText: path })
const chooser = (page: Page) => page.getByLabel('Upload images')

test('the library uploads, finds and deletes, also without JavaScript', async ({
  complaints,
  openDashboard,
  visitDashboard,
}) => {
  complaints.expect(/status of 422/)
  complaints.expect(/status of 415/)
  const { site, page } = await openDashboard()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dashboard/images')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Images')
  await expect(page.getByText('No images yet.')).toBeVisible()

  await test.step('chosen, dropped, and one of them refused', async () => {
    await expectLive(page)
    await chooser(page).setInputFiles([await aSmallPhoto('one.jpg'), await aSmallPhoto('two.jpg')])
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(cards(page)).toHaveCount(2)
    await giveFiles(page.locator('.upload-box .drop-img'), 'drop', [
      SVG,
      await aSmallPhoto('three.jpg'),
    ])
    await expect(cards(page)).toHaveCount(3)
    await expect(page.getByRole('alert')).toContainText('Only JPEG, PNG, WebP and GIF')
    await expectAccessible(page, [PHONE, DESKTOP], ['light', 'dark'], DESK_FRAME)
    await page.getByRole('button', { name: 'Leave out a.svg' }).click()
    await expect(chooser(page)).toBeFocused()
  })

  const path = (await cards(page).first().locator('.name').textContent()) ?? ''
  expect(path).toMatch(/^\/images\/blog-\d{13}\.jpg$/)
  await writePost(site, { title: 'Shown in a post', image: path, imageAlt: 'An oath in a court' })

  await test.step('searched', async () => {
    const search = page.getByRole('searchbox', { name: 'Search images' })
    for (const texts of ['oath', 'shown in', path.slice(8)]) {
      await search.fill(texts)
      await search.press('Enter')
      await expect(cards(page)).toHaveCount(1)
      await expect(cardOf(page, path)).toContainText('Shown in a post')
    }
    await search.fill('nothing at all')
    await search.press('Enter')
    await expect(page.getByText('No images match your search.')).toBeVisible()
    await page.getByRole('link', { name: 'Show all images' }).click()
    await expect(cards(page)).toHaveCount(3)
  })

  await test.step('deleted by the keyboard, but for the one that a post shows', async () => {
    await expect(cardOf(page, path).getByRole('link', { name: 'Delete' })).toHaveCount(0)
    const other = (await cards(page).nth(1).locator('.name').textContent()) ?? ''
    await cardOf(page, other).getByRole('link', { name: 'Delete' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Delete this image?' })).toBeFocused()
    await expectAccessible(page, [PHONE], ['light', 'dark'], DESK_FRAME)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Keep it' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${other.slice(8)} is deleted.`)).toBeVisible()
    await expect(cards(page)).toHaveCount(2)
    expect((await page.request.get(other)).status()).toBe(404)
  })

  const plain = await visitDashboard(site, PLAIN)
  await test.step('without JavaScript', () => expectTheSame(plain))
})

/** In a library that has two images. */
async function expectTheSame(page: Page): Promise<void> {
  await page.goto('/dashboard/pictures?order=newest')
  await expect(page).toHaveURL('/dashboard/images?order=newest')
  await chooser(page).setInputFiles([
    await aSmallPhoto('one.jpg'),
    { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('My holidays') },
    await aSmallPhoto('two.jpg'),
  ])
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('2 images were uploaded.')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('fake.jpg: Image Upload Failed: ')
  await expect(cards(page)).toHaveCount(4)

  const unused = cards(page).filter({ has: page.getByRole('link', { name: 'Delete' }) })
  const path = (await unused.first().locator('.name').textContent()) ?? ''
  await page.getByRole('searchbox').fill(path.slice(8))
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(cards(page)).toHaveCount(1)
  await cardOf(page, path).getByRole('link', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${path.slice(8)} is deleted.`)).toBeVisible()
  await page.goto('/dashboard/images?order=newest')
  await expect(cards(page)).toHaveCount(3)
}

test('a cover is dropped, pasted, taken from the library, or a copy of one of another site', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, site)
  await page.goto('/dashboard/blog/new')
  await expectLive(page)
  await fillEditor(page, { title: 'A head for the post', image: '', imageAlt: '' })
  const field = page.locator('#image-field')
  await giveFiles(field.locator('.drop-img'), 'drop', [await aSmallPhoto('dropped.jpg')])
  await expect(page.getByText('Chosen: dropped.jpg.')).toBeVisible()
  await expect(field.getByText('Please say what the image shows')).toBeVisible()
  await editorFields(page).imageAlt.fill('A flag')
  await expect(field.getByText('Please say what the image shows')).toBeHidden()
  await field.getByLabel('It only decorates').check()
  await expect(editorFields(page).imageAlt).toHaveValue('')
  await field.getByLabel('It only decorates').uncheck()
  await expect(editorFields(page).imageAlt).toHaveValue('A flag')

  await giveFiles(editorFields(page).file, 'paste', [await aSmallPhoto('pasted.jpg')])
  await expect(page.getByText('Chosen: pasted.jpg.')).toBeVisible()
  const path = await uploadPhoto(page, 'library.jpg')
  await editorFields(page).content.fill(`![An oath in a court](${path})`)
  const library = field.getByRole('link', { name: 'Choose from the library' })
  // Without JavaScript it leads there.
  await expect(library).toHaveAttribute('href', '/dashboard/images')
  await library.click()
  const take = page
    .getByRole('dialog')
    .getByRole('button', { name: /^Take / })
    .first()
  await take.waitFor()
  await expectAccessible(page, [DESKTOP], ['light', 'dark'], [...DESK_FRAME, '.desk'])
  await take.click()
  await expect(editorFields(page).image).toHaveValue(/^\/images\/blog-\d{13}\.jpg$/)
  await expect(page.getByText('Chosen: pasted.jpg.')).toBeHidden()
  await expect(field.locator('.preview')).toHaveAttribute('src', /^\/images\//)
  // What the text says of it, which was not saved yet.
  await expect(editorFields(page).imageAlt).toHaveValue('An oath in a court')
  await test.step('one of another site is said to be seen only after a click, until a copy takes its place', () =>
    replaceByCopy(page))
})

async function replaceByCopy(page: Page): Promise<void> {
  await editorFields(page).image.fill('https://pictures.example.net/a.jpg')
  const hint = page.locator('#image-field .outside')
  await expect(hint).toContainText('This image is on pictures.example.net. Readers see it only')
  const list = page.getByRole('region', { name: 'Before you publish' })
  await expect(list.getByRole('link', { name: /^The image is on/ })).toBeVisible()
  const opened = page.waitForEvent('filechooser')
  await hint.getByRole('button', { name: 'Choose your own copy' }).click()
  await (await opened).setFiles(await aSmallPhoto('copy.jpg'))
  await expect(page.getByText('Chosen: copy.jpg.')).toBeVisible()
  await expect(hint).toHaveCount(0)
  await expect(list.getByRole('link', { name: /^The image is on/ })).toHaveCount(0)
}
