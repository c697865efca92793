import type { Page } from '@playwright/test'
import { expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import {
  continueDraft as choose,
  DESK_FRAME,
  draftNotice as notice,
  draftStatus as status,
  editorFields,
  expectLive,
  fillEditor,
  rowOf,
  writePost,
  pressCreate,
  pressUpdate,
  holdRequests,
} from '#test/journeys/dashboard.ts'
import { aSmallPhoto } from '#test/journeys/images.ts'
import { inDatabase } from '#test/in-database.ts'
import { addBerta, BERTA } from '#test/second-editor.ts'
import { enter, expect, test, PLAIN } from '#test/journeys/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page, site }) => {
  await enter(page, site)
})

test('unsaved text is offered and replaces nothing by itself', async ({ page, site }) => {
  const { id } = await writePost(site, { title: 'Left on a Friday' })
  const address = `/dashboard/blog/edit/${id}`
  await page.goto(address)

  await test.step('the editor says "Saved" only after the server answered', async () => {
    await expect(status(page)).toHaveText('Nothing changed yet.')
    const respondNow = await holdRequests(page, '**/dashboard/drafts/*')
    const sent = page.waitForRequest('**/dashboard/drafts/*')
    await editorFields(page).title.fill('Anna’s secret title')
    await sent
    await expect(status(page)).toHaveText('Not saved yet. A copy is kept on this computer.')
    respondNow()
    await expect(status(page)).toContainText(/^Saved \d{1,2}:\d{2} [AP]M E[SD]T\./)
  })

  await test.step('another account on the same computer is shown nothing of it', async () => {
    await addBerta(site)
    const headers = { Origin: site.origin }
    await page.request.post(`${site.origin}/session`, { form: BERTA, headers })
    await page.goto(address)
    await expectLive(page)
    await expect(notice(page)).toHaveCount(0)
    expect(await page.content()).not.toContain('secret')
    await enter(page, site)
    await page.goto(address)
    await expect(notice(page)).toContainText(/You have text from .* that was not saved\./)
    await expect(editorFields(page).title).toHaveValue('Left on a Friday')
  })

  await test.step('typing without choosing overwrites nothing', async () => {
    await editorFields(page).title.fill('Half of a better title')
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(rowOf(page, 'Left on a Friday')).toHaveCount(1)
    await open(page, 'Left on a Friday')
    await expect(notice(page).getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, [PHONE], ['light', 'dark'], DESK_FRAME)
  })

  await notice(page).getByRole('button', { name: 'Discard it' }).last().click()
  await expect(notice(page).getByRole('listitem')).toHaveCount(1)
  await choose(notice(page))
  await expect(editorFields(page).title).toHaveValue('Half of a better title')
  await pressUpdate(page)
  await open(page, 'Half of a better title')
  await expect(status(page)).toBeVisible()
  await expectLive(page)
  await expect(notice(page)).toHaveCount(0)
})

async function open(page: Page, title: string): Promise<void> {
  await rowOf(page, title).getByRole('link', { name: title, exact: true }).click()
}

test('a new post is saved on after a refusal and a late sign-in, and offered where new posts begin', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 401/)
  complaints.expect(/status of 413/)
  await page.goto('/dashboard/blog/new')
  await expectLive(page)

  await test.step('a text that the server refuses stays', async () => {
    const { content } = editorFields(page)
    // In lines, which a browser lays out faster than one word.
    const long = `${'x'.repeat(99)}\n`.repeat(4_001)
    // Browsers take seconds to put so much into a field as somebody types.
    const put = (words: string) =>
      content.evaluate((area: HTMLTextAreaElement, text) => {
        area.value = text
        area.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }, words)
    await put(long)
    await page.keyboard.press('Control+s')
    await expect(status(page).getByRole('status')).toHaveText(
      'The server did not keep this text: It is too long. A copy is kept on this computer.',
    )
    expect(await content.inputValue()).toBe(long)
    await put('')
  })

  await page.context().clearCookies()
  await editorFields(page).title.fill('Typed without a session')
  await page.keyboard.press('Control+s')
  const question = page.getByRole('dialog', { name: 'Please sign in again' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(status(page)).toContainText('you are not signed in')
  await fillEditor(page, { title: 'Begun and left' })
  await expect(question).toBeHidden()
  await page.locator('.sessionnotice').getByRole('button', { name: 'Sign in' }).press('Enter')
  await question.getByLabel('Password').fill('correct horse battery')
  await page.keyboard.press('Enter')
  await expect(status(page)).toContainText(/^Saved/)

  await page.goto('/dashboard/blog/new')
  // Drafts of other journeys may be listed beside it.
  await choose(notice(page).getByRole('listitem').filter({ hasText: '“Begun and left”' }))
  const continued = notice(page).filter({ hasText: 'You continue with your text from' })
  await expect(continued).toBeVisible()
  await expect(editorFields(page).title).toHaveValue('Begun and left')
  await pressCreate(page)
  await expect(rowOf(page, 'Begun and left')).toHaveCount(1)
  const left = await inDatabase(site, (db) =>
    db.selectFrom('working_copies').where('entry', 'is', null).select('fields').execute(),
  )
  expect(left.filter(({ fields }) => fields.includes('Begun and left'))).toEqual([])
})

test('two tabs of one post keep both texts, which are links without JavaScript, and closing one asks only while text is local', async ({
  page,
  context,
  site,
  visitDashboard,
  complaints,
}) => {
  complaints.expect(/ERR_CONNECTION_RESET/)
  const asked: string[] = []
  context.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  const { id } = await writePost(site, { title: 'Open twice' })
  const address = `/dashboard/blog/edit/${id}`
  // The browser asks only about pages in which somebody has pressed a key.
  const type = async (tab: Page, words: string) => {
    await editorFields(tab).title.press('End')
    await tab.keyboard.type(words)
    // Without the pause of two seconds.
    await tab.keyboard.press('Control+s')
  }
  await page.goto(address)
  await type(page, ' in one tab')
  await expect(status(page)).toContainText(/^Saved/)
  const other = await context.newPage()
  await other.goto(address)
  await expectLive(other)
  await expect(notice(other)).toHaveCount(0)

  await page.route('**/dashboard/drafts/*', (route) => route.abort('connectionreset'))
  await type(page, ' at all')
  await expect(status(page)).toContainText('the server cannot be reached')
  await page.goto('about:blank')
  expect(asked).toEqual(['beforeunload'])

  await type(other, ' in two tabs')
  await expect(status(other)).toContainText(/^Saved/)
  await Promise.all([other.waitForEvent('close'), other.close({ runBeforeUnload: true })])
  expect(asked).toHaveLength(1)

  const plain = await visitDashboard(site, PLAIN)
  await plain.goto(address)
  await expect(notice(plain).getByRole('listitem')).toHaveCount(2)
  await notice(plain).getByRole('button', { name: 'Discard it' }).last().click()
  await expect(plain).toHaveURL(address)
  await expect(notice(plain)).toContainText(/You have text from .* that was not saved\./)
  await notice(plain).getByRole('link', { name: 'Continue with it' }).click()
  await expect(plain).toHaveURL(/\?draft=/)
  await expect(editorFields(plain).title).toHaveValue('Open twice in two tabs')
  await plain.getByRole('button', { name: 'Update Post' }).click()
  await expect(plain).toHaveURL('/dashboard')
  await open(plain, 'Open twice in two tabs')
  await expect(editorFields(plain).title).toHaveValue('Open twice in two tabs')
  await expect(notice(plain)).toHaveCount(0)
})

test('a chosen file is asked about, because it cannot be kept, and so is a text that no computer had room for', async ({
  page,
}) => {
  const question = page.getByRole('dialog', { name: 'Leave this page?' })
  await page.goto('/dashboard/blog/new')
  await editorFields(page).file.setInputFiles(await aSmallPhoto('photo.jpg'))
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(question).toContainText('The file that you chose has not been uploaded.')
  // On a wide screen the image is behind the dialog, and a contrast with images cannot be computed.
  await expectAccessible(page, [PHONE], ['light', 'dark'], [...DESK_FRAME, '.desk'])
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.route('**/dashboard/drafts/*', () => {})
  await page.getByRole('link', { name: 'New Post' }).first().click()
  await editorFields(page).title.fill('Nowhere to go')
  await expect(status(page).getByRole('status')).toContainText('no copy could be kept')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(editorFields(page).title).toHaveValue('Nowhere to go')
})
