import type { Page } from '@playwright/test'
import { DESKTOP, expectAccessible } from '#test/journeys/accessible.ts'
import { DESK_FRAME, fillEditor, writePost } from '#test/journeys/dashboard.ts'
import { contentOf, copy, text, tool } from '#test/journeys/rich-editor.ts'
import { enter, expect, test } from '#test/journeys/site.ts'

test.use({ writingMode: 'rich' })

const TARGETS = '**/dashboard/link-targets.json?*'
const address = (page: Page) => page.getByRole('combobox', { name: 'Where it leads' })

test.beforeEach(async ({ page, site }) => {
  await enter(page, site)
  await page.goto('/dashboard/blog/new')
  await text(page).waitFor()
})

test('words are linked to a post of the site by the keyboard alone, and keys that wait already go where they belong', async ({
  page,
  site,
  complaints,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await writePost(site, { title: 'Zebra fees in 2027', excerpt: 'What a zebra pays from now on.' })
  await test.step('keys that wait: into the dialog, and after it into the text', () =>
    pressInOneTask(page))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('See our fees')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('zebra')
  await expect(page.getByLabel('Text to show')).toHaveValue('fees')
  const option = page.getByRole('listbox').getByRole('option')
  await expect(option).toHaveText(['Zebra fees in 2027/blog/zebra-fees-in-2027Draft'])
  await expectAccessible(page, [DESKTOP], ['light', 'dark'], [...DESK_FRAME, '.desk'])
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText(
    /Zebra/,
  )
  await page.keyboard.press('Enter')
  await expect(address(page)).toHaveValue('/blog/zebra-fees-in-2027')
  await expect(option).toHaveCount(0)
  const open = page.getByRole('link', { name: 'Open it' })
  await expect(open).toHaveAttribute('target', '_blank')
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeFocused()
  expect(await contentOf(page)).toBe('See our [fees](/blog/zebra-fees-in-2027)')

  await test.step('a page is found for a caret without a selection, and its name is shown', async () => {
    // The cursor stands behind the link.
    await page.keyboard.type(' and ')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('u-vi')
    await expect(option.first()).toHaveText('U-Visa/services/u-visaPage')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    expect(await contentOf(page)).toMatch(/ and \[U-Visa\]\(\/services\/u-visa\)$/)
  })

  await test.step('a search that fails says so, and the address can still be written', async () => {
    complaints.expect(/ERR_FAILED/)
    await page.route(TARGETS, (route) => route.abort())
    await page.keyboard.press('Control+k')
    await address(page).fill('contact')
    await expect(page.getByText('You can still write the address yourself')).toBeVisible()
    await address(page).fill('/contact')
    await page.keyboard.press('Enter')
    expect(await contentOf(page)).toMatch(/ and \[U-Visa\]\(\/contact\)$/)
  })
})

test('a web address becomes a link where it is typed or pasted, also in Markdown', async ({
  page,
}) => {
  await text(page).focus()
  await page.keyboard.type('See https://www.uscis.gov/i-130. Or http://example.com')
  await page.keyboard.press('Enter')
  const links = text(page).getByRole('link')
  await expect(links).toHaveText(['https://www.uscis.gov/i-130', 'http://example.com'])
  const typed = 'See https://www.uscis.gov/i-130. Or http://example.com'
  expect(await contentOf(page)).toBe(typed)
  await page.keyboard.type('our office')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await paste(page, 'https://example.com/office')
  await page.keyboard.press('End')
  await paste(page, ' or https://example.com/a_b_c')
  await expect(links).toHaveCount(4)
  expect(await contentOf(page)).toBe(
    `${typed}\n\nour [office](https://example.com/office) or https://example.com/a_b_c`,
  )
  await test.step('in Markdown, also by the dialog, and it can be undone', () =>
    linkInMarkdown(page))
})

async function linkInMarkdown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Markdown' }).click()
  const area = page.locator('#content')
  await area.fill('')
  await area.pressSequentially('See **our** fees')
  await area.press('Control+Shift+ArrowLeft')
  await area.press('Control+k')
  await page.keyboard.type('/services/a_(b)')
  await page.keyboard.press('Enter')
  await expect(area).toHaveValue(String.raw`See **our** [fees](/services/a\_\(b\))`)
  await expect(area).toBeFocused()
  await area.press('Control+z')
  await expect(area).toHaveValue('See **our** fees')

  await test.step('by its button', async () => {
    await page.getByRole('button', { name: 'Link', exact: true }).click()
    await expect(page.getByLabel('Text to show')).toHaveValue('fees')
    await address(page).fill('/contact')
    await page.keyboard.press('Enter')
    await expect(area).toHaveValue('See **our** [fees](/contact)')
    await area.press('Control+z')
  })

  await test.step('by a pasted address, which replaces another address', async () => {
    await paste(page, 'https://example.com/a_b')
    await expect(area).toHaveValue(String.raw`See **our** [fees](https://example.com/a\_b)`)
    await area.evaluate((field: HTMLTextAreaElement) =>
      field.setSelectionRange(field.value.indexOf('https'), field.value.length - 1),
    )
    await area.press('Control+v')
    await expect(area).toHaveValue('See **our** [fees](https://example.com/a_b)')
  })
}

test('Ctrl+S saves the draft at once and publishes nothing', async ({ page, site }) => {
  const title = 'Saved by a shortcut'
  await fillEditor(page, { title, content: '' })
  await text(page).click()
  await page.keyboard.type('Saved by Ctrl and S, before the pause of two seconds has passed.')
  await tool(page, 'Bold').focus()
  const sent = page.waitForRequest('**/dashboard/drafts/*', { timeout: 1_500 })
  await page.keyboard.press('Control+s')
  expect((await sent).postData()).toContain('before the pause of two seconds')
  const status = page.locator('.draftstatus').getByRole('status')
  await expect(status).toHaveText(/^Saved \d{1,2}:\d{2} [AP]M E[SD]T\.$/)
  await expect(page).toHaveURL(/\/dashboard\/blog\/new$/)
  expect(await (await fetch(`${site.origin}/blog`)).text()).not.toContain(title)
})

async function paste(page: Page, words: string): Promise<void> {
  await copy(page, 'text/plain', words)
  await page.keyboard.press('Control+v')
}

// As when the browser was busy while they were pressed.
async function pressInOneTask(page: Page): Promise<void> {
  await text(page).focus()
  await page.keyboard.type('See our fees')
  const opened = await page.evaluate(async () => {
    getSelection()?.modify('extend', 'backward', 'word')
    const key = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key))
    await Promise.resolve()
    const words = document.querySelector<HTMLInputElement>('#link-text')?.value
    return [document.activeElement?.id, words]
  })
  expect(opened).toEqual(['link-address', 'fees'])
  await address(page).fill('/contact')
  const content = await address(page).evaluate(async (field: HTMLInputElement) => {
    field.form?.requestSubmit()
    await Promise.resolve()
    const form = document.querySelector<HTMLFormElement>('form.desk')
    return form && new FormData(form).get('content')
  })
  expect(content).toBe('See our [fees](/contact)')
  await expect(text(page)).toBeFocused()
}
