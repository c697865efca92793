import type { Page } from '@playwright/test'
import { aPostForm } from '#test/factories/posts.ts'
import { expectAccessible } from '#test/journeys/accessible.ts'
import { DESK_FRAME, editorFields, rowOf, writePost } from '#test/journeys/dashboard.ts'
import { contentOf, fillHead, text } from '#test/journeys/rich-editor.ts'
import { enter, expect, test } from '#test/journeys/site.ts'

test.use({ writingMode: 'rich', contextOptions: { reducedMotion: 'reduce' } })

const PHONE = { width: 360, height: 640 }
const LONG_TITLE =
  'Before you sign: who may help you with your papers, who may not, and how to tell'

const bar = (page: Page) => page.locator('.stickybar')
const findField = (page: Page) => page.getByLabel('Find', { exact: true })
const finder = (page: Page) => page.getByRole('search', { name: 'Find and replace' })
const press = (page: Page, name: string) => finder(page).getByRole('button', { name, exact: true })

test.beforeEach(async ({ page, site }) => {
  await enter(page, site)
})

test('one press from the list leads to typing, two publish, and a long title is read whole', async ({
  page,
}) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'New Post' }).first().click()
  await expect(editorFields(page).title).toBeFocused()
  await page.keyboard.type(LONG_TITLE)
  const isWhole = () =>
    editorFields(page).title.evaluate(
      (field) => field.scrollHeight <= field.clientHeight && field.clientHeight > 60,
    )
  expect(await isWhole()).toBe(true)
  await page.keyboard.press('Enter')
  await expect(editorFields(page).excerpt).toBeFocused()
  await fillEditorBesides(page)
  await expect(bar(page)).toContainText('12 words · 1 minute')
  await editorFields(page).published.click()
  await page.getByRole('button', { name: 'Create Post', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await expect(rowOf(page, LONG_TITLE)).toContainText('Published')
})

async function fillEditorBesides(page: Page): Promise<void> {
  await fillHead(page, LONG_TITLE)
  await editorFields(page).image.fill(aPostForm().image)
  await editorFields(page).imageAlt.fill('A letter')
  await text(page).click()
  await page.keyboard.insertText('Ask who signs the form. Whoever prepares it for money must sign.')
}

test('on a phone the text has four fifths of the screen, and nothing is wider than it', async ({
  page,
  site,
}) => {
  const { id } = await writePost(site, {
    title: LONG_TITLE,
    content: 'A paragraph.\n\n'.repeat(80),
  })
  await page.setViewportSize(PHONE)
  await page.goto(`/dashboard/blog/edit/${id}`)
  await text(page).locator('p').nth(40).click()
  await page.keyboard.type('Written on a phone. ')
  await page.keyboard.press('Control+s')
  await expect(bar(page)).toContainText('Saved')
  const [tools = 0, saving = 0] = await page
    .locator('.editortools, .stickybar')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  expect(Math.min(tools, saving)).toBeGreaterThan(0)
  expect(tools + saving).toBeLessThanOrEqual(PHONE.height / 5)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
})

test('words are found, counted and replaced by keyboard, and all of it is one step back', async ({
  page,
  site,
}) => {
  const content = 'The fee is due. A **Fee** is no tax.\n\n- fee one\n- fee two'
  const { id } = await writePost(site, { content: `${content}\n\nAnd so it was, for everybody.` })
  await page.goto(`/dashboard/blog/edit/${id}`)
  const before = await contentOf(page)
  await text(page).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+f')
  await expect(findField(page)).toBeFocused()
  await page.keyboard.type('fee')
  await expect(finder(page).getByRole('status')).toHaveText('4 found')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(finder(page).getByRole('status')).toHaveText('2 of 4')
  await page.keyboard.press('Shift+Enter')
  await expect(finder(page).getByRole('status')).toHaveText('1 of 4')
  await expectAccessible(page, [PHONE.width], ['light', 'dark'], DESK_FRAME)

  await page.keyboard.press('Tab')
  await page.keyboard.type('charge')
  await press(page, 'Replace').click()
  expect(await contentOf(page)).toContain('The charge is due. A **Fee** is')
  await finder(page).getByLabel('Match case').check()
  await expect(finder(page).getByRole('status')).toHaveText('2 found')
  await press(page, 'Replace all').click()
  await expect(finder(page).getByRole('status')).toHaveText('2 replaced')
  expect(await contentOf(page)).toContain('A **Fee** is no tax.\n\n- charge one\n- charge two')
  await findField(page).focus()
  await page.keyboard.press('Escape')
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Control+z')
  expect(await contentOf(page)).toContain('- fee one\n- fee two')
  await page.keyboard.press('Control+z')
  expect(await contentOf(page)).toBe(before)

  await page.keyboard.press('Control+h')
  await expect(page.getByLabel('Replace with')).toBeFocused()
})
