import type { Page } from '@playwright/test'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { openLostFile } from '#test/fixtures/lost-file.ts'
import {
  DESK_FRAME,
  editorFields,
  fillEditor,
  rowOf,
  pressCreate,
} from '#test/journeys/dashboard.ts'
import { enter, expect, test, toast } from '#test/journeys/site.ts'
import { addBerta, BERTA } from '#test/second-editor.ts'
import { STAFF } from '#test/site.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' })
const create = (page: Page) => page.getByRole('button', { name: 'Create Post', exact: true })
const note = (page: Page) => page.locator('.sessionnotice')
const liveState = (page: Page) => page.locator('.livestate')

async function signInAgain(page: Page, password = STAFF.password): Promise<void> {
  await question(page).getByLabel('Password').fill(password)
  await question(page).getByRole('button', { name: 'Sign in' }).click()
}

test.describe('a session that ends while someone writes', () => {
  test('is renewed in place, and every save goes on', async ({ page, site, complaints }) => {
    complaints.expect(/status of 401/)
    await enter(page, site)
    await page.goto('/dashboard/blog/new')
    const form = await fillEditor(page, { title: 'Written for a very long time' })
    await page.context().clearCookies()
    await create(page).click()
    await expect(question(page)).toBeVisible()
    await expect(question(page).getByLabel('Email')).toHaveValue(STAFF.email)
    await expect(question(page).getByLabel('Password')).toBeFocused()
    await signInAgain(page)
    await expect(question(page)).toBeHidden()
    await page.waitForURL('**/dashboard')
    await expect(toast(page, 'Success')).toBeVisible()
    await expect(rowOf(page, form.title)).toHaveCount(1)

    await page.goto('/dashboard/staff')
    await expect(liveState(page)).toContainText('live')
    await page.getByLabel('Email', { exact: true }).fill('carla@example.com')
    await page.getByRole('radio', { name: /^Writer/ }).check()
    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Make the invitation' }).click()
    await signInAgain(page)
    await expect(question(page)).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: 'carla@example.com' })).toHaveCount(1)
  })

  test('is renewed later by keyboard, with nothing lost', async ({ page, site, complaints }) => {
    complaints.expect(/status of 401/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page, site)
    await page.goto('/dashboard/blog/new')
    const form = await fillEditor(page, { title: 'Saved a little later' })
    await page.context().clearCookies()
    await create(page).focus()
    await page.keyboard.press('Enter')
    await expect(question(page)).toBeVisible()
    await signInAgain(page, 'wrong horse battery')
    await expect(question(page).getByLabel('Password')).toHaveAccessibleDescription(
      'Invalid email or password. Please try again.',
    )
    const shown = [...DESK_FRAME, '.desk']
    await expectAccessible(page, [PHONE], ['light', 'dark'], shown)
    for (const name of ['Not now', 'Sign in']) {
      await page.keyboard.press('Tab')
      await expect(question(page).getByRole('button', { name })).toBeFocused()
    }
    await question(page).getByRole('button', { name: 'Not now' }).press('Enter')
    await expect(question(page)).toBeHidden()
    await expect(page.getByText('Failed to create blog post: Auth session missing!')).toBeVisible()
    for (const name of ['title', 'excerpt'] as const)
      await expect(editorFields(page)[name]).toHaveValue(form[name])
    await expect(note(page)).toContainText('Your session has ended.')
    await expectAccessible(page, [DESKTOP], ['light', 'dark'], shown)

    await note(page).getByRole('button', { name: 'Sign in' }).press('Enter')
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await note(page).getByRole('button', { name: 'Sign in' }).press('Enter')
    await question(page).getByLabel('Password').fill(STAFF.password)
    await page.keyboard.press('Enter')
    await expect(question(page)).toBeHidden()
    await expect(note(page)).toBeEmpty()
    await pressCreate(page)
    await expect(rowOf(page, form.title)).toHaveCount(1)
  })
})

test.describe('two tabs of one browser', () => {
  test('show another person in both, and Logout ends both', async ({ page, site, complaints }) => {
    // A request of the other tab may have the cookie of the session that ends, or come after Logout.
    complaints.allow(/status of 401/)
    await addBerta(site)
    await enter(page, site)
    const other = await page.context().newPage()
    await other.goto('/blog')
    await other.goto('/dashboard')
    await expect(other.getByText(`Logged in as ${STAFF.email}`)).toBeVisible()
    const headers = { Origin: site.origin }
    await page.request.post(`${site.origin}/session`, { form: BERTA, headers })
    await page.goto('/dashboard')
    await expect(other.getByText(`Logged in as ${BERTA.email}`)).toBeVisible()
    await expect(toast(other, `You are now signed in as ${BERTA.email}.`)).toBeVisible()

    // The other tab may be the first of the two to have its page.
    await page.route(/^[^/]+\/\/[^/]+\/$/, async (route) => {
      await other.waitForURL('**/login')
      await route.continue()
    })
    await page.locator('main').getByRole('button', { name: 'Logout' }).click()
    await expect(toast(page, 'Logged out')).toBeVisible()
    await expect(other).toHaveURL('/login')
    await other.goBack()
    await expect(other).toHaveURL('/blog')
  })

  test('Logout in one keeps what is typed in the other', async ({ page, site, complaints }) => {
    complaints.expect(/status of 401/)
    await enter(page, site)
    const other = await page.context().newPage()
    await other.goto('/dashboard/blog/new')
    const form = await fillEditor(other, { title: 'Not to be lost by a Logout' })
    // A reader's page has no channel between tabs; the server reports it.
    await page.goto('/blog')
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await expect(question(other)).toBeVisible()
    await signInAgain(other)
    await expect(question(other)).toBeHidden()
    await expect(editorFields(other).excerpt).toHaveValue(form.excerpt)
  })
})

test('a tab with a half-written post outlasts a database that is away, and asks for nothing when it is back', async ({
  openDashboard,
  complaints,
}) => {
  complaints.expect(/status of 503/)
  const { site, page } = await openDashboard()
  const database = openLostFile(site.dataDir)
  await page.goto('/dashboard/blog/new')
  const form = await fillEditor(page, { title: 'Written while nothing could be kept' })
  // As after the Back button, or at the news of another account.
  const askForTheSession = async () => {
    const responded = page.waitForResponse('**/session')
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    return (await responded).status()
  }
  database.lose()
  expect(await askForTheSession()).toBe(503)
  await create(page).click()
  await expect(page.getByText('The database cannot be reached.').first()).toBeVisible()
  await expect(question(page)).toBeHidden()
  await expect(note(page)).toBeEmpty()

  database.bringBack()
  database.close()
  expect(await askForTheSession()).toBe(200)
  await expect(question(page)).toBeHidden()
  await expect(editorFields(page).excerpt).toHaveValue(form.excerpt)
  await pressCreate(page)
  await expect(rowOf(page, form.title)).toHaveCount(1)
})
