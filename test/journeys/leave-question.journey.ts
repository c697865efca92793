import type { Locator, Page } from '@playwright/test'
import { test } from '#test/journeys/inbox-desk.ts'
import { expect, toast } from '#test/journeys/site.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' })
const follow = (page: Page) => page.getByRole('link', { name: 'Audit log', exact: true }).click()

/** What the browser asks before it leaves the document. */
function asksBeforeClosing(page: Page): Promise<boolean> {
  return page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
}

async function expectQuestion(page: Page, field: Locator): Promise<void> {
  expect(await asksBeforeClosing(page)).toBe(false)
  const before = await field.inputValue()
  await field.fill('Typed and not saved')
  expect(await asksBeforeClosing(page)).toBe(true)
  await follow(page)
  await expect(question(page)).toContainText('What you entered has not been saved.')
  await question(page).getByRole('button', { name: 'Stay here' }).click()
  await expect(field).toHaveValue('Typed and not saved')
  // The dialog gives the focus back when it has closed, also to another element than the one that is filled.
  await expect(async () => {
    await field.fill(before)
    expect(await asksBeforeClosing(page)).toBe(false)
  }).toPass()
}

test('every form of the dashboard asks before what was typed into it is left behind', async ({
  openInbox,
}) => {
  const { dashboard: page, written } = await openInbox([[{ message: 'Please answer me.' }]])
  await page.goto(`/dashboard/messages/${written[0]?.id}`)
  await expectQuestion(page, page.locator('textarea[name=note]'))
  for (const path of ['/dashboard/staff', '/dashboard/account']) {
    await page.goto(path)
    await expectQuestion(page, page.locator('main form.form [name=name]'))
  }
  await page.locator('main form.form [name=name]').fill('Typed once more')
  await follow(page)
  await question(page).getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log')
  await test.step('and nothing else does', () => expectNoQuestion(page))
})

/** About marks in a list, a search, a password, or a form that is being sent. */
async function expectNoQuestion(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.locator('tbody input[type=checkbox]').first().check()
  await page.goto('/dashboard/account/password')
  await page.locator('[name=current]').fill('typed again in a moment')
  await follow(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log')
  await page.goto('/dashboard/account')
  const name = page.locator('main form.form [name=name]')
  await name.fill('Ana Asked')
  await name.press('Enter')
  await expect(toast(page, 'Saved').or(page.locator('.toast:visible'))).toBeVisible()
  await follow(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log')
}
