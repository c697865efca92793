import type { Page } from '@playwright/test'
import { expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { editorFields, writePost } from '#test/journeys/dashboard.ts'
import { enter, expect, test } from '#test/journeys/site.ts'
import { aPhoto } from '#test/journeys/images.ts'

const status = (page: Page) => page.locator('.draftstatus')

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page, site }) => {
  await enter(page, site)
})

test('a computer without room for a copy is said to have none', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.goto('/dashboard/blog/new')
  await page.route('**/dashboard/drafts/*', () => {})
  await editorFields(page).title.fill('Nowhere to go')
  await expect(status(page).getByRole('status')).toContainText('no copy could be kept')
  await page.getByRole('link', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Leave this page?' })
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(editorFields(page).title).toHaveValue('Nowhere to go')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave' }).press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('a chosen file is asked about, because it cannot be kept', async ({ page }) => {
  await page.goto('/dashboard/blog/new')
  await editorFields(page).file.setInputFiles(await aPhoto('photo.jpg'))
  await page.getByRole('link', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Leave this page?' })
  await expect(question).toContainText('The file that you chose has not been uploaded.')
  // On a wide screen the image is behind the dialog, and a contrast with images cannot be computed.
  await expectAccessible(page, [PHONE])
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('closing the tab asks only while text is local', async ({ page, site, complaints }) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  const requested: string[] = []
  page.on('dialog', (dialog) => {
    requested.push(dialog.type())
    void dialog.accept()
  })
  const { id } = await writePost(site, { title: 'Closed in a hurry' })
  const address = `/dashboard/blog/edit/${id}`
  await page.goto(address)
  await page.goto('/dashboard')
  await page.goto(address)
  await page.getByLabel('Title', { exact: true }).press('End')
  await page.keyboard.type(' or not')
  await expect(status(page)).toContainText(/^Saved/)
  await page.goto('/dashboard')
  expect(requested).toEqual([])

  await page.goto(address)
  await page.route('**/dashboard/drafts/*', (route) => route.abort('connectionreset'))
  await editorFields(page).title.press('End')
  await page.keyboard.type(' at all')
  await expect(status(page)).toContainText('the server cannot be reached')
  await page.goto('/dashboard')
  expect(requested).toEqual(['beforeunload'])
})
