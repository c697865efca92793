import {
  editorFields,
  expectLive,
  rowOf,
  writePost,
  holdRequests,
} from '#test/journeys/dashboard.ts'
import { pressAtMost } from '#test/journeys/presses.ts'
import { enter, expect, fillLogin, NO_ONE, signIn, test, toast } from '#test/journeys/site.ts'
import { STAFF } from '#test/site.ts'
import { expectAccessible, PHONE } from '#test/journeys/accessible.ts'

test.describe('signing in', () => {
  test('needs both fields, and keeps them after a failure', async ({ page, complaints }) => {
    complaints.expect(/status of 401/)
    complaints.expect(/ERR_INTERNET_DISCONNECTED/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/login')
    const email = page.getByLabel('Email')
    const password = page.getByLabel('Password', { exact: true })
    const login = page.getByRole('button', { name: 'Login', exact: true })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login')
    await expect(page.getByText('Enter your credentials to access the dashboard')).toBeVisible()
    const sentence = 'This page is for the firm’s staff. Clients: please call or write to us.'
    const note = 'Authentication is handled by an external backend service.'
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.locator(`p:has-text("${sentence}") + p`)).toHaveText(note)
    await login.click()
    await expect(email).toBeFocused()
    const faultOf = (name: 'valueMissing' | 'typeMismatch') =>
      email.evaluate((field: HTMLInputElement, fault) => field.validity[fault], name)
    expect(await faultOf('valueMissing')).toBe(true)
    await email.fill('not an address')
    expect(await faultOf('typeMismatch')).toBe(true)

    await fillLogin(page, NO_ONE)
    const failure = 'Invalid email or password. Please try again.'
    await expect(toast(page, 'Login failed')).toContainText(failure)
    await expect(page).toHaveURL('/login')
    await expect(email).toHaveValue(NO_ONE.email)
    await expect(password).toHaveValue(NO_ONE.password)
    await expect(password).toBeFocused()
    // The toast disappears; its message stays at the field.
    await expect(password).toHaveAccessibleDescription(failure)
    await expect(login).toBeEnabled()
    await expectAccessible(page, [PHONE])

    await page.route('**/session', (route) => route.abort('internetdisconnected'))
    await fillLogin(page)
    await expect(toast(page, 'Login error')).toContainText('An error occurred. Please try again.')
    await expect(email).toHaveValue(STAFF.email)
    await expect(login).toBeEnabled()
    await page.unroute('**/session')

    await test.step('and then a new post is begun with one press more', async () => {
      const presses = pressAtMost(page, 2)
      await presses.click(login)
      await page.waitForURL('**/dashboard')
      await presses.click(page.getByRole('link', { name: 'New Post' }).first())
      const { title } = editorFields(page)
      await expect(title).toBeFocused()
      await page.keyboard.type('At once')
      await expect(title).toHaveValue('At once')
      // Nothing is left for others to find.
      await title.fill('')
    })
  })

  test('keeps what was typed before the page is hydrated', async ({ page }) => {
    const letCodeCome = await holdRequests(page, '**/assets/application*.js')
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Email').fill(STAFF.email)
    await page.getByLabel('Password', { exact: true }).fill(STAFF.password)
    letCodeCome()
    await page.locator('html[data-hydrated]').waitFor()
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(STAFF.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(STAFF.password)
    const hide = page.getByRole('button', { name: 'Hide password' })
    await expect(hide).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('the guard', () => {
  test('puts Login in place of the page, also where a session ended', async ({ page, site }) => {
    await page.goto('/blog')
    const before = await page.evaluate(() => history.length)
    await page.goto('/dashboard/blog/edit/anything')
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await page.goBack()
    await expect(page).toHaveURL('/blog')

    await writePost(site, { title: 'A post for somebody else' })
    await enter(page, site)
    await page.goto('/dashboard')
    // Before that, the live connection would find out by itself and also lead to Login.
    await expectLive(page)
    await page.context().clearCookies()
    await rowOf(page, 'A post for somebody else').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Login')
    await page.goBack()
    await expect(page).toHaveURL('/blog')
  })
})

test('logging out says so once, and Back shows no dashboard', async ({ page, complaints }) => {
  // The dashboard may request its session once more during the navigation.
  complaints.allow(/status of 401/)
  await signIn(page)
  await page.locator('main').getByRole('button', { name: 'Logout', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect(toast(page, 'Logged out')).toContainText('You have been successfully logged out.')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(STAFF.email)).toHaveCount(0)
  await page.goForward()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Your Pathway to U.S. Immigration')
  await page.reload()
  await expect(toast(page, 'Logged out')).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
})
