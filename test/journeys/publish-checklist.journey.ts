import type { Page } from '@playwright/test'
import { DESKTOP, expectAccessible } from '#test/journeys/accessible.ts'
import {
  DESK_FRAME,
  editorFields,
  fillEditor,
  writePost,
  pressCreate,
} from '#test/journeys/dashboard.ts'
import { enter, expect, test, PLAIN } from '#test/journeys/site.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Before you publish' })
// The findings about a missing review and an outside image are not part of these tests.
const lines = (page: Page) =>
  list(page)
    .locator('li')
    .filter({ hasNotText: /review|^The image is on/ })

const WITH_FINDINGS = `### Too deep

Look [here](https://www.uscis.gov/). Our experts know it, and the fee is $677.`

test('the checklist follows what is typed and blocks no one', async ({ page, site }) => {
  await enter(page, site)
  await page.goto('/dashboard/blog/new')
  await expect(lines(page)).toHaveCount(0)
  await fillEditor(page, { title: 'Nobody is kept', content: WITH_FINDINGS, imageAlt: 'A notice' })
  await expect(lines(page)).toHaveText([
    'The heading “Too deep” skips a level.',
    'The link “here” does not say where it leads.',
    'A law firm should not say “experts” of itself.',
    '“$677” looks like a legal figure. It will not change by itself; check it.',
  ])
  await expect(list(page).getByRole('status')).toHaveText(/^\d things to look at$/)
  const finding = (name: RegExp | string) => list(page).getByRole('link', { name })
  await finding(/experts/).press('Enter')
  const content = editorFields(page).content
  await expect(content).toBeFocused()
  expect(await selectionOf(page)).toBe('experts')
  await page.keyboard.type('lawyers')
  await editorFields(page).imageAlt.fill('')
  await expect(lines(page)).toHaveCount(4)
  await finding(/^The image has no description/).click()
  await expect(editorFields(page).imageAlt).toBeFocused()
  await editorFields(page).published.check()
  await pressCreate(page)
  expect((await fetch(`${site.origin}/blog/nobody-is-kept`)).status).toBe(200)
})

test('without JavaScript the checklist comes too', async ({ site, complaints, visitDashboard }) => {
  complaints.expect(/status of 422/)
  const { id } = await writePost(site, { title: 'Seen by the server', content: WITH_FINDINGS })
  const page = await visitDashboard(site, PLAIN)
  await page.goto(`/dashboard/blog/edit/${id}`)
  await expect(lines(page)).toHaveCount(5)
  await editorFields(page).title.fill('Best')
  await editorFields(page).imageAlt.fill('A notice')
  await page.getByRole('button', { name: 'Update Post' }).click()
  await expect(page.getByText('Title must be at least 5 characters').first()).toBeVisible()
  await expect(lines(page).first()).toHaveText('A law firm should not say “Best” of itself.')
  await expect(list(page).getByRole('link', { name: /Best/ })).toHaveAttribute('href', '#title')
  await expect(list(page).getByText('has no description')).toHaveCount(0)
})

test('a figure that is quoted by its key is read as the site says it', async ({ site }) => {
  const content =
    'The investment is {eb5.targeted} there, and {no.such} stays as it was typed here.'
  const { slug } = await writePost(site, { title: 'Quoted by key', content, published: true })
  const html = await (await fetch(`${site.origin}/blog/${slug}`)).text()
  expect(html).toMatch(/<p>The investment is (?!\{).+ there, and \{no\.such\}/)
})

test('in rich text a line selects its text, accessibly', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { id } = await writePost(site, { title: 'Rich and checked', content: WITH_FINDINGS })
  await enter(page, site)
  await page.goto(`/dashboard/blog/edit/${id}`)
  await page.getByRole('button', { name: 'Rich text' }).click()
  await page.locator('#content-rich').waitFor()
  await expectAccessible(page, [DESKTOP], ['light', 'dark'], DESK_FRAME)
  for (const words of ['Too deep', 'here', 'experts', '$677']) {
    const finding = list(page).getByRole('link', { name: `“${words}”` })
    await finding.click()
    await expect(page.locator('#content-rich')).toBeFocused()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(words)
  }
  await page.keyboard.type('some money')
  await expect(list(page).getByRole('link', { name: '“$677”' })).toHaveCount(0)
})

function selectionOf(page: Page): Promise<string> {
  return editorFields(page).content.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  )
}
