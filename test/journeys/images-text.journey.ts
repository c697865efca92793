import type { Page } from '@playwright/test'
import { expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import {
  DESK_FRAME,
  editorFields,
  holdRequests,
  pressCreate,
  writePost,
} from '#test/journeys/dashboard.ts'
import { aSmallPhoto, giveFiles, imageDialog, SVG, uploadPhoto } from '#test/journeys/images.ts'
import { contentOf, fillHead, text, tool } from '#test/journeys/rich-editor.ts'
import { enter, expect, test, toast } from '#test/journeys/site.ts'
import type { TestSite } from '#test/site.ts'

test.use({ writingMode: 'rich' })

// The form behind a dialog is walked by `editor.journey.ts` and `writing.journey.ts`.
const expectDialogAccessible = (page: Page) =>
  expectAccessible(page, [PHONE], ['light', 'dark'], [...DESK_FRAME, '.desk'])

/** OWN stands for the address of an uploaded image. */
const expectContent = (page: Page, content: string) =>
  expect
    .poll(async () => (await contentOf(page)).replaceAll(/\/images\/blog-\d{13}\.jpg/g, 'OWN'))
    .toBe(content)

test.beforeEach(async ({ page, site }) => {
  await enter(page, site)
  await page.goto('/dashboard/blog/new')
  await text(page).waitFor()
})

test('several images are chosen and described at once', async ({ page, site, complaints }) => {
  complaints.expect(/status of 415/)
  const title = 'With two images in its text'
  const written = 'Look at the receipt notice before you put it away.'
  const { dialog, chooser, row, altOf, decorates, insert } = imageDialog(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await fillHead(page, title)
  await editorFields(page).image.fill('https://example.com/image.jpg')
  await text(page).click()
  await page.keyboard.type(written)
  await tool(page, 'Image').click()
  await chooser.setInputFiles([SVG, await aSmallPhoto('front.jpg'), await aSmallPhoto('line.jpg')])
  await expect(row('a.svg').getByRole('alert')).toBeVisible()
  await altOf('front.jpg').fill('The front of the [notice]')
  await insert.click()
  // The undecided image comes first; nothing is inserted until then.
  await expect(altOf('line.jpg')).toBeFocused()
  await expect(dialog.getByText('Please say what the image shows')).toBeVisible()
  expect(await contentOf(page)).not.toContain('![')
  await dialog.getByRole('button', { name: 'Choose from the library' }).click()
  await expect(dialog.getByRole('button', { name: /^Take / }).first()).toBeVisible()
  await expectDialogAccessible(page)
  await decorates('line.jpg').check()
  await insert.click()
  await expect(dialog).toBeHidden()
  await expect(text(page)).toBeFocused()
  await expectContent(page, `${written}\n\n![The front of the \\[notice\\]](OWN)\n\n![](OWN)`)
  await editorFields(page).published.check()
  await pressCreate(page)

  const html = await (await fetch(`${site.origin}/blog/with-two-images-in-its-text`)).text()
  const [front = ''] = /<img[^>]* alt="The front of the \[notice\]"[^>]*>/.exec(html) ?? []
  expect(front).toContain('width="96"')
  const [, address = ''] = / src="([^"]+)"/.exec(front) ?? []
  expect((await fetch(site.origin + address)).headers.get('Content-Type')).toBe('image/jpeg')
})

test('an image in the text is edited with the keyboard, and one out of the library brings what was said of it', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { dialog, chooser, altOf, insert } = imageDialog(page)
  await tool(page, 'Image').focus()
  await page.keyboard.press('Enter')
  await expect(chooser).toBeFocused()
  await chooser.setInputFiles(await aSmallPhoto('a.jpg'))
  await altOf('a.jpg').fill('A letter')
  await expect(insert).toBeEnabled()
  await altOf('a.jpg').press('Enter')
  await expect(dialog).toBeHidden()
  await expect(text(page)).toBeFocused()

  await page.keyboard.press('ArrowLeft')
  await expect(tool(page, 'Image')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  const alt = dialog.getByLabel('What does the image show?')
  await expect(alt).toHaveValue('A letter')
  // axe does not know that a dialog is above everything, and takes what is behind it for its background.
  const behind = page.locator('form.desk')
  await behind.evaluate((form: HTMLElement) => (form.style.visibility = 'hidden'))
  await expectDialogAccessible(page)
  await behind.evaluate((form: HTMLElement) => (form.style.visibility = ''))
  await alt.fill('A letter from the office')
  await alt.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(text(page)).toBeFocused()
  await expectContent(page, '![A letter from the office](OWN)')

  await page.keyboard.press('Enter')
  await dialog.getByLabel('It only decorates').press('Space')
  await expect(alt).toHaveValue('')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(text(page)).toBeFocused()
  await expectContent(page, '![](OWN)')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Delete')
  await expectContent(page, '')
  await page.keyboard.press('Control+z')
  await expectContent(page, '![](OWN)')
  await test.step('out of the library', () => takeFromLibrary(page, site))
})

test('dropped and pasted images come into the text, also those of Word or Google Docs, and into Markdown', async ({
  page,
}) => {
  const { dialog, altOf, insert, cancel } = imageDialog(page)
  await text(page).click()
  await page.keyboard.type('First line')
  await giveFiles(text(page), 'drop', [await aSmallPhoto('dropped.jpg')])
  await altOf('dropped.jpg').fill('Dropped')
  await insert.click()
  await expect(dialog).toBeHidden()
  await giveFiles(text(page), 'paste', [await aSmallPhoto('pasted.jpg')], '<img src="blob:x">')
  await altOf('pasted.jpg').fill('Pasted')
  await insert.click()
  await expect(dialog).toBeHidden()
  await expectContent(page, 'First line\n\n![Dropped](OWN)\n\n![Pasted](OWN)')

  const { buffer } = await aSmallPhoto('x.jpg')
  const data = `data:image/jpeg;base64,${buffer.toString('base64')}`
  const html = `<p>Before</p><p><img src="${data}" style="width:1px" alt="old"></p><p>After</p>
    <p><img src="file:///C:/clip_image001.png"><img src="https://docs.example.com/a.png"></p>`
  await page.keyboard.press('Control+a')
  await giveFiles(text(page), 'paste', [], html)
  await expect(toast(page, 'Not all images came along')).toContainText('2 images')
  await altOf('1.jpeg').fill('A chart')
  await insert.click()
  await expect(dialog).toBeHidden()
  await expectContent(page, 'Before\n\n![A chart](OWN)\n\nAfter')

  // The text is pasted even without its images.
  await page.keyboard.press('Control+a')
  await giveFiles(text(page), 'paste', [], html)
  await cancel.click()
  await expectContent(page, 'Before\n\nAfter')
  await test.step('in Markdown an image is written at the caret', () => writeInMarkdown(page))
  await test.step('one of another site is replaced by a copy', () => replaceByCopy(page))
})

async function writeInMarkdown(page: Page): Promise<void> {
  const { dialog, chooser, altOf, insert } = imageDialog(page)
  await page.getByRole('button', { name: 'Markdown' }).click()
  const area = page.locator('#content')
  await area.fill('Before\n\n\n\nAfter')
  await area.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(8, 8))
  await page.locator('button[title=Image]').click()
  await chooser.setInputFiles(await aSmallPhoto('a.jpg'))
  await altOf('a.jpg').fill('A *star*')
  await insert.click()
  await expect(dialog).toBeHidden()
  await expect(area).toBeFocused()
  await expectContent(page, 'Before\n\n![A \\*star\\*](OWN)\n\nAfter')
  await giveFiles(area, 'drop', [await aSmallPhoto('b.jpg')])
  await altOf('b.jpg').fill('B')
  await insert.click()
  await expectContent(page, 'Before\n\n![A \\*star\\*](OWN)\n\n![B](OWN)\n\nAfter')
  await expect(dialog).toBeHidden()
}

async function replaceByCopy(page: Page): Promise<void> {
  const { dialog, altOf, insert } = imageDialog(page)
  await page.locator('#content').fill('![Old](https://pictures.example.net/a.jpg)')
  await page.getByRole('button', { name: 'Rich text' }).click()
  await text(page).getByText('Image from pictures.example.net').dblclick()
  await expect(dialog.getByText('Readers see it only after a click')).toBeVisible()
  await expectDialogAccessible(page)
  await dialog.getByLabel('Choose your own copy').setInputFiles(await aSmallPhoto('copy.jpg'))
  await altOf('copy.jpg').fill('A copy')
  await insert.click()
  await expectContent(page, '![A copy](OWN)')
}

/** What was said of it in a saved post comes along. */
async function takeFromLibrary(page: Page, site: TestSite): Promise<void> {
  const { dialog, chooser, row, altOf, insert } = imageDialog(page)
  const path = await uploadPhoto(page, 'first.jpg')
  await writePost(site, { image: path, imageAlt: 'An oath in a court' })
  // Where an image is chosen, its button edits that one.
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Words')
  const release = await holdRequests(page, '**/dashboard/images/upload')
  await tool(page, 'Image').click()
  await chooser.setInputFiles(await aSmallPhoto('held.jpg'))
  await dialog.getByRole('button', { name: 'Choose from the library' }).click()
  const search = dialog.getByRole('searchbox')
  await search.fill('oath')
  await search.press('Enter')
  await dialog.getByRole('button', { name: 'Take An oath in a court' }).click()
  const name = path.slice('/images/'.length)
  await expect(altOf(name)).toHaveValue('An oath in a court')
  // It is ready before the upload that began earlier.
  await row(name).getByRole('button', { name: 'Leave out' }).waitFor()
  await row('held.jpg').getByRole('button', { name: 'Stop' }).waitFor()
  release()
  await row('held.jpg').getByRole('button', { name: 'Leave out' }).click()
  await search.fill('nothing is called like this')
  await search.press('Enter')
  await expect(dialog.getByText('No images match.')).toBeVisible()
  await insert.click()
  await expect.poll(() => contentOf(page)).toContain(`![An oath in a court](${path})`)
}
