import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { DESK_FRAME, editorFields, fillEditor, writePost } from '#test/journeys/dashboard.ts'
import { contentOf, text } from '#test/journeys/rich-editor.ts'
import { enter, expect, PLAIN, test } from '#test/journeys/site.ts'

test.use({ writingMode: 'rich', contextOptions: { reducedMotion: 'reduce' } })

test('the text is seen as readers would see it before it is saved, small and wide, light and dark', async ({
  site,
  visitDashboard,
}) => {
  const page = await visitDashboard(site, { reducedMotion: 'reduce', colorScheme: null })
  const { id, slug } = await writePost(site, { title: 'As it was saved', published: true })
  await page.goto(`/dashboard/blog/edit/${id}`)
  await editorFields(page).title.fill('As it is being written')
  await text(page).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Nobody has read this. ')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const frame = page.frameLocator('iframe[name=unsaved-post]')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('As it is being written')
  await expect(frame.getByText('Nobody has read this.')).toBeVisible()
  await expect(frame.getByText('Preview: none of this is saved yet.')).toBeVisible()
  const width = () => frame.locator('html').evaluate(() => innerWidth)
  const isDark = () =>
    frame.locator('html').evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.getByRole('button', { name: 'Light' }).click()
  await expect.poll(async () => [await width(), await isDark()]).toEqual([1280, false])
  await page.getByRole('button', { name: 'Phone' }).click()
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect.poll(async () => [await width(), await isDark()]).toEqual([390, true])
  // Last, because it sets a scheme for every frame.
  await expectAccessible(page, [PHONE], ['light', 'dark'], [...DESK_FRAME, '.desk'])
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(editorFields(page).title).toHaveValue('As it is being written')

  const reader = await page.request.get(`/blog/${slug}`)
  expect(await reader.text()).toContain('As it was saved')
  expect((await page.request.get('/blog/unsaved-post')).status()).toBe(404)
})

test('a legal fact is found by its name and stands in the text by its key; full screen leaves the text and what saves it', async ({
  page,
  site,
}) => {
  await enter(page, site)
  await page.goto('/dashboard/blog/new')
  await text(page).click()
  await page.keyboard.type('The smallest amount is ')
  await page.getByRole('toolbar').getByRole('button', { name: 'Legal fact' }).click()
  await page.keyboard.type('targeted employment')
  const option = page.getByRole('listbox').getByRole('option')
  await expect(option).toHaveCount(2)
  await expect(option.first()).toContainText('EB-5 investment in a targeted employment area')
  await expect(option.first()).toContainText('$800,000')
  await expectAccessible(page, [DESKTOP], ['light', 'dark'], [...DESK_FRAME, '.desk'])
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  await page.keyboard.type(' today.')
  expect(await contentOf(page)).toBe('The smallest amount is {eb5.targeted} today.')

  await test.step('full screen, and Escape brings the rest back', async () => {
    await page.getByRole('button', { name: 'Full screen' }).click()
    await expect(page.getByLabel('Publish at')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Messages' })).toBeHidden()
    await text(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Undisturbed.')
    await expect(page.getByRole('button', { name: 'Create Post', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Publish at')).toBeVisible()
    expect(await contentOf(page)).toMatch(/today\. Undisturbed\.$/)
  })

  await page.getByRole('button', { name: 'Markdown' }).click()
  await editorFields(page).content.press('Control+End')
  await page.getByRole('button', { name: 'Legal fact' }).click()
  await page.keyboard.type('targeted employment')
  await page.keyboard.press('Enter')
  await expect(editorFields(page).content).toHaveValue(/Undisturbed\.\{eb5\.targeted\}$/)
})

test('without JavaScript the preview opens in a tab of its own, and Enter still saves', async ({
  site,
  visitDashboard,
}) => {
  const page = await visitDashboard(site, PLAIN)
  await page.goto('/dashboard/blog/new')
  await fillEditor(page, { title: 'Seen without a script' })
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Preview', exact: true }).click(),
  ])
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Seen without a script')
  await editorFields(page).author.press('Enter')
  await page.waitForURL('**/dashboard')
  expect((await fetch(`${site.origin}/blog/unsaved-post`)).status).toBe(404)
})
