import type { Page } from '@playwright/test'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { DESK_FRAME, editorFields, pressCreate } from '#test/journeys/dashboard.ts'
import { PASTED_CASES } from '#test/fixtures/pasted-html.ts'
import { PASTED_TABLES } from '#test/fixtures/pasted-tables.ts'
import { contentOf, fillHead, paste, text, tool } from '#test/journeys/rich-editor.ts'
import { enter, expect, test } from '#test/journeys/site.ts'

test.use({ writingMode: 'rich' })

test.beforeEach(async ({ page, site }) => {
  await enter(page, site)
  await page.goto('/dashboard/blog/new')
  await text(page).waitFor()
})

test('readers see what the toolbar and the keyboard write', async ({ page, site }) => {
  const title = 'Written in rich text'
  await fillHead(page, title)
  await editorFields(page).image.fill('https://example.com/image.jpg')
  await text(page).click()

  await test.step('what is refused stays, and the reason stands beside it', async () => {
    await page.keyboard.type('Too short')
    await page.getByRole('button', { name: 'Create Post' }).click()
    await expect(page.locator('#content-error')).toContainText(
      'Content must be at least 50 characters',
    )
    await expect(text(page)).toContainText('Too short')
    await expect(text(page)).toHaveAttribute('aria-invalid', 'true')
    await text(page).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
  })

  await tool(page, 'Heading').click()
  await page.keyboard.type('What changes')
  await page.keyboard.press('Enter')
  await page.keyboard.type('The fee is ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('not')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' due now. 5 * 3 is [not] a link.')
  await page.keyboard.press('Enter')
  await tool(page, 'Numbered list').click()
  await page.keyboard.type('first')
  await page.keyboard.press('Enter')
  await page.keyboard.type('second')
  expect(await contentOf(page)).toBe(
    String.raw`## What changes

The fee is **not** due now. 5 \* 3 is \[not\] a link.

1. first
2. second`,
  )
  await expect(tool(page, 'Numbered list')).toHaveAttribute('aria-pressed', 'true')
  await editorFields(page).published.check()
  await pressCreate(page)

  const html = await (await fetch(`${site.origin}/blog/written-in-rich-text`)).text()
  expect(html).toMatch(/<h2[^>]*>What changes<\/h2>/)
  expect(html).toContain('<strong>not</strong> due now. 5 * 3 is [not] a link.')
  expect(html).toMatch(/<ol>\s*<li>(?:<p>)?first(?:<\/p>)?<\/li>\s*<li>(?:<p>)?second/)
})

test('what was done before a switch to Markdown can be undone after it, and Markdown that no one changes keeps every character', async ({
  page,
}) => {
  await text(page).click()
  await page.keyboard.type('one')
  await page.getByRole('button', { name: 'Markdown' }).click()
  await page.locator('#content').fill('one\n\n- two')
  await page.getByRole('button', { name: 'Rich text' }).click()
  await tool(page, 'Undo').click()
  expect(await contentOf(page)).toBe('one')
  await tool(page, 'Undo').click()
  expect(await contentOf(page)).toBe('')

  const markdown = '* a star list\n* that stays\n\nSetext\n======\n'
  await page.getByRole('button', { name: 'Markdown' }).click()
  await page.locator('#content').fill(markdown)
  await page.getByRole('button', { name: 'Rich text' }).click()
  await expect(text(page).getByRole('heading', { name: 'Setext' })).toBeVisible()
  expect(await contentOf(page)).toBe(markdown)
  await text(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('!')
  await page.getByRole('button', { name: 'Markdown' }).click()
  await expect(page.locator('#content')).toHaveValue('- a star list\n- that stays\n\n# Setext!')
})

test('what is pasted keeps what its author saw, and no more, and tables of other programs stay whole', async ({
  page,
}) => {
  await text(page).click()
  for (const { name, html, markdown, says } of PASTED_CASES) {
    await page.keyboard.press('Control+a')
    await paste(page, { 'text/html': html })
    const { content, notice, dialogs } = await shownAfter(page, markdown, says !== undefined)
    expect.soft(content, name).toBe(markdown)
    expect.soft(notice, name).toMatch(says ?? /^$/)
    expect.soft(dialogs, name).toBe(0)
  }

  await test.step('tables from Word, Google Docs and Excel', async () => {
    for (const [html, markdown] of PASTED_TABLES) {
      await page.keyboard.press('Control+a')
      await paste(page, { 'text/html': html })
      await expect.poll(() => contentOf(page)).toBe(markdown)
      await page.getByRole('button', { name: 'Markdown' }).click()
      await page.getByRole('button', { name: 'Rich text' }).click()
      expect(await contentOf(page)).toBe(markdown)
      await text(page).click()
    }
  })
})

test('the rich editor can be used by everybody, its toolbar with one stop for Tab', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await tool(page, 'Heading').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Bold')).toBeFocused()
  await page.keyboard.press('End')
  await expect(tool(page, 'Find and replace')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Heading')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(text(page)).toBeFocused()
  // Tab leaves a plain paragraph (no keyboard trap).
  await page.keyboard.press('Tab')
  await expect(text(page)).not.toBeFocused()

  await test.step('a link is edited with the keyboard, a bad one refused', () => editLink(page))
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await test.step('a table is written by keyboard alone, and no key reaches another field', () =>
    writeTable(page))
  await text(page).getByText('I-130').click()
  await expectAccessible(page, [PHONE, DESKTOP], ['light', 'dark'], DESK_FRAME)
})

/** What the page shows when it has that text and a notice, or after five seconds. Takes the notice away. */
function shownAfter(page: Page, markdown: string, hasNotice: boolean) {
  return page.evaluate(
    async (awaited) => {
      const form = document.querySelector<HTMLFormElement>('form.desk') ?? undefined
      const notices = document.querySelector('[data-toasts]')
      const shown = () => ({
        content: new FormData(form).get('content'),
        notice: notices?.textContent ?? '',
        dialogs: document.querySelectorAll('dialog[open]').length,
      })
      const isThere = () =>
        shown().content === awaited.markdown && (shown().notice !== '' || !awaited.hasNotice)
      for (let pauses = 0; pauses < 250 && !isThere(); pauses += 1)
        await new Promise((resolve) => setTimeout(resolve, 20))
      const found = shown()
      notices?.replaceChildren()
      return found
    },
    { markdown, hasNotice },
  )
}

async function editLink(page: Page): Promise<void> {
  await text(page).click()
  await page.keyboard.type('our office')
  await page.keyboard.press('Control+a')
  await tool(page, 'Link').focus()
  await page.keyboard.press('Enter')
  const address = page.getByLabel('Where it leads')
  await expect(address).toBeFocused()
  await page.keyboard.type('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByText('or give a web address')).toBeVisible()
  await address.fill('example.com/office')
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  expect(await contentOf(page)).toBe('[our office](https://example.com/office)')
  await tool(page, 'Link').click()
  await expect(address).toHaveValue('https://example.com/office')
  await page.getByRole('button', { name: 'Remove link' }).click()
  expect(await contentOf(page)).toBe('our office')
  await expect(text(page)).toBeFocused()
  await expect(page).toHaveURL(/\/dashboard\/blog\/new$/)
}

async function writeTable(page: Page): Promise<void> {
  await text(page).focus()
  await page.keyboard.type('Fees:')
  await page.keyboard.press('Shift+Tab')
  while (!(await tool(page, 'Table').evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  for (const words of ['Form', 'Fee', 'Since', 'I-130', '$675', '2024', 'N-400', '$760', '2025'])
    await typeInCell(page, words)
  await page.keyboard.type('I-90 at home')
  const table = `| Form | Fee | Since |\n| --- | --- | --- |\n| I-130 | $675 | 2024 |\n| N-400 | $760 | 2025 |`
  expect(await contentOf(page)).toBe(`Fees:\n\n${table}\n| I-90 at home |  |  |`)

  await test.step('its tools stand in the toolbar', async () => {
    await text(page).getByText('I-90').click()
    await tool(page, 'Delete row').press('Enter')
    await tool(page, 'Column before').press('Enter')
    await tool(page, 'Header row').press('Enter')
    await expect(tool(page, 'Header row')).toHaveAttribute('aria-pressed', 'false')
    await text(page).getByText('Fees:').click()
    await expect(tool(page, 'Header row')).toBeHidden()
  })
  await expect(editorFields(page).published).not.toBeChecked()
  await expect(page.locator('[name=publishAt]')).toHaveValue('')
}

async function typeInCell(page: Page, words: string): Promise<void> {
  await page.keyboard.type(words)
  await page.keyboard.press('Tab')
}
