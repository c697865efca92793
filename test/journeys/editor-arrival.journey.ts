import type { Page } from '@playwright/test'
import { editorFields, holdRequests } from '#test/journeys/dashboard.ts'
import { paste } from '#test/journeys/rich-editor.ts'
import { enter, expect, test } from '#test/journeys/site.ts'

test.use({ writingMode: 'rich' })

const CHUNK = /\/assets\/rich-editor-.*\.js$/
const LOADING = 'Loading the rich text editor...'
const FAILED = 'The rich text editor could not be loaded. You can write here in Markdown.'
const rich = (page: Page) => page.locator('#content-rich')

test('while the rich editor is on its way the field says so, and what is typed meanwhile is in it when it comes', async ({
  page,
  site,
}) => {
  const release = await holdRequests(page, CHUNK)
  await enter(page, site)
  await page.goto('/dashboard/blog/new')
  await expect(page.getByText(LOADING)).toBeVisible()
  const { content, title } = editorFields(page)
  const place = () => content.evaluate((area) => area.getBoundingClientRect().top)
  await content.fill('Typed **before** it came.')
  const before = await place()
  release()
  await expect(page.getByText(LOADING)).toHaveCount(0)
  // The text area stays where it was until it is left or the mode is chosen.
  expect(Math.abs((await place()) - before)).toBeLessThan(1)
  await title.focus()
  await page.getByRole('button', { name: 'Rich text' }).click()
  await expect(rich(page).locator('strong')).toHaveText('before')

  await test.step('character references are read in the browser as the server reads them', async () => {
    await page.getByRole('button', { name: 'Markdown' }).click()
    await content.fill(
      '&copy; 2026 &semi; &notit; &nosuch; &amp;lt; &#233; &#x20AC; &sect;1 &fjlig;',
    )
    await page.getByRole('button', { name: 'Rich text' }).click()
    await expect(rich(page)).toHaveText('© 2026 ; &notit; &nosuch; &lt; é € §1 fj')
  })
})

test('a rich editor that cannot be loaded leaves the text area, which says so and works', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/rich-editor|Failed to fetch|ERR_FAILED/)
  await page.route(CHUNK, (route) => route.abort())
  await enter(page, site)
  await page.goto('/dashboard/blog/new')
  await expect(page.getByText(FAILED)).toBeVisible()
  await editorFields(page).content.fill('Written all the same.')
  await expect(editorFields(page).content).toHaveValue('Written all the same.')
  await expect(rich(page)).toHaveCount(0)
})

test('what reads pasted HTML comes with the first of it, and if it does not, the words are pasted and it is said', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/clean-paste|Failed to fetch|ERR_FAILED/)
  const reader = /\/assets\/clean-paste-.*\.js$/
  await page.route(reader, (route) => route.abort())
  await enter(page, site)
  await page.goto('/dashboard/blog/new')
  await rich(page).click()
  const copied = { 'text/html': '<h1>Fees</h1><p>$675</p>', 'text/plain': 'Fees\n\n$675' }
  await paste(page, copied)
  await expect(rich(page)).toHaveText('Fees$675')
  await expect(rich(page).getByRole('heading')).toHaveCount(0)
  await expect(page.getByText('Only the words were pasted')).toBeVisible()
  await page.unroute(reader)
  await page.keyboard.press('Control+a')
  await paste(page, copied)
  await expect(rich(page).getByRole('heading')).toHaveText('Fees')
})
