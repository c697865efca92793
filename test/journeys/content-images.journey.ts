import type { Page } from '@playwright/test'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { expectFits, readPage } from '#test/journeys/content.ts'
import { expectLive } from '#test/journeys/dashboard.ts'
import { aPhoto, SVG } from '#test/journeys/images.ts'
import { expect, PLAIN, test, toast } from '#test/journeys/site.ts'

const SMALL = /^\/images\/blog-\d+-400\.webp$/

function imageField(page: Page, label: string) {
  return {
    address: page.getByRole('textbox', { name: `${label} (may be empty)` }),
    open: page.getByRole('link', { name: 'Choose or upload an image' }),
    another: page.getByRole('link', { name: 'Choose another image' }),
    remove: page.getByRole('button', { name: `Remove ${label}` }),
    preview: page.locator('.imagefield > img'),
    dialog: page.getByRole('dialog', { name: 'Choose an image' }),
    file: page.getByRole('dialog').getByLabel('Upload an image'),
  }
}

test('the setup takes an uploaded logo, and says of a bad file why, losing nothing that was typed', async ({
  openDashboard,
  complaints,
}) => {
  complaints.expect(/status of 415/)
  const { site, page } = await openDashboard({}, { reducedMotion: 'reduce' })
  await page.goto('/dashboard/setup/look')
  await expectLive(page)
  const logo = imageField(page, 'Image beside the name')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.fill('Your case, from the first letter to the last')

  await test.step('a bad file gets its sentence, and another one its place', async () => {
    await logo.open.click()
    await logo.file.setInputFiles(SVG)
    await expect(logo.dialog.getByRole('alert')).toContainText('Only JPEG, PNG, WebP and GIF')
    await expectAccessible(page, [PHONE])
    await expectFits(page)
    await logo.file.setInputFiles(await aPhoto('logo.jpg'))
    await expect(logo.dialog).toBeHidden()
  })

  await expect(logo.address).toHaveValue(SMALL)
  await expect(logo.preview).toBeVisible()
  await expect(title).toHaveValue('Your case, from the first letter to the last')
  await expectAccessible(page, [DESKTOP], ['light'])
  const address = await logo.address.inputValue()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const home = await readPage(site, '/')
  expect(home).toContain(`<img class="mark markimage" src="${address}"`)
  expect(home).toContain('Your case, from the first letter to the last')
  expect((await fetch(site.origin + address)).headers.get('content-type')).toBe('image/webp')
})

test('a portrait is uploaded, taken away and found again by the name of its person, with the keyboard', async ({
  openDashboard,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  // Of the sample firm other fields are left, of which the firm is warned.
  complaints.expect(/status of 422/)
  const { site, page } = await openDashboard({}, { reducedMotion: 'reduce' })
  await page.goto('/dashboard/content/person/founder')
  await expectLive(page)
  const portrait = imageField(page, 'Portrait')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Ana Rivera')
  await portrait.open.press('Enter')
  await portrait.file.setInputFiles(await aPhoto('ana.jpg'))
  await expect(portrait.address).toHaveValue(SMALL)
  const address = await portrait.address.inputValue()
  await page.getByRole('button', { name: 'Save draft', exact: true }).press('Enter')
  await expect(toast(page, 'Saved')).toBeVisible()
  await page.reload()
  await expect(portrait.preview).toHaveAttribute('src', address)

  await test.step('an address without an image is said', async () => {
    await portrait.address.fill('/images/none.png')
    await expect(page.getByText('There is no image at this address.')).toBeVisible()
    await portrait.address.fill(address)
    await expect(portrait.preview).toBeVisible()
  })

  await test.step('the library says who shows it', async () => {
    await page.goto('/dashboard/images')
    await expect(page.getByRole('link', { name: 'Person: Ana Rivera' })).toBeVisible()
    await page.goBack()
  })

  await test.step('taken away, the focus stays at the field', async () => {
    await portrait.remove.press('Enter')
    await expect(portrait.address).toHaveValue('')
    await expect(portrait.open).toBeFocused()
    await expect(portrait.preview).toHaveCount(0)
  })

  await test.step('chosen again from the library', async () => {
    await page.keyboard.press('Enter')
    const search = portrait.dialog.getByRole('searchbox')
    await search.fill('ana rivera')
    await search.press('Enter')
    await portrait.dialog.getByRole('button', { name: 'Take Ana Rivera' }).press('Enter')
    await expect(portrait.dialog).toBeHidden()
    await expect(portrait.another).toBeFocused()
    await expect(portrait.address).toHaveValue(address)
    await expect(name).toHaveValue('Ana Rivera')
  })

  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Publish in spite of this' }).press('Enter')
  await expect(page.getByText('Published').first()).toBeVisible()
  await expect
    .poll(() => readPage(site, '/about'))
    .toContain(`<img class="portrait" src="${address}"`)
})

test('without JavaScript an image is an address, and the library is a link', async ({
  openDashboard,
}) => {
  const { page } = await openDashboard({}, PLAIN)
  await page.goto('/dashboard/setup/look')
  const logo = imageField(page, 'Image beside the name')
  await expect(logo.open).toHaveAttribute('href', '/dashboard/images')
  await logo.address.fill('/icons/icon-512.png')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.goto('/dashboard/setup/look')
  await expect(logo.address).toHaveValue('/icons/icon-512.png')
  await expect(logo.preview).toBeVisible()
  // It would do nothing.
  await expect(logo.remove).toHaveCount(0)
})
