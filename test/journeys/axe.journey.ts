import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { findOverflowEverywhere } from '#test/journeys/page-faults.ts'
import { expect, fillPlainLogin, NO_ONE, test } from '#test/journeys/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the open menus can be used by everybody, and fit a phone', async ({ page }) => {
  await page.goto('/')
  await page.locator('[data-services-menu] > summary').click()
  await expectAccessible(page, [DESKTOP])
  await page.setViewportSize({ width: PHONE, height: 800 })
  await page.locator('[data-menu] > summary').click()
  await page.locator('[data-menu] nav summary').click()
  await expectAccessible(page, [PHONE])
  expect(await findOverflowEverywhere(page, [320])).toEqual([])
})

test('the scrolled bar and every open answer are accessible', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    for (const response of document.querySelectorAll('details')) response.removeAttribute('name')
    for (const response of document.querySelectorAll<HTMLDetailsElement>(
      '[data-accordion] > details',
    ))
      response.open = true
    scrollTo(0, 900)
  })
  await expect(page.locator('.floats .round')).toBeVisible()
  await expectAccessible(page)
})

test('a sign-in refused without a script is accessible', async ({ page, complaints }) => {
  complaints.expect(/status of 422/)
  complaints.expect(/status of 401/)
  complaints.expect(/ERR_FAILED/)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/login', { waitUntil: 'load' })
  await page.locator('main form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.locator('main .msg')).toHaveCount(2)
  await expectAccessible(page, [PHONE])
  await fillPlainLogin(page, NO_ONE)
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toContainText(
    'Invalid email or password. Please try again.',
  )
  await expectAccessible(page, [DESKTOP])
})

test('the set-up page is accessible', async ({ openAnotherSite, visit, complaints }) => {
  complaints.expect(/status of 422/)
  complaints.expect(/status of 404/)
  const bare = await openAnotherSite({ environment: { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' } })
  const link = /\/setup\/\S+/.exec(bare.startupMessages.join('\n'))?.[0] ?? ''
  const page = await visit({ baseURL: bare.origin, reducedMotion: 'reduce' })
  await page.goto(link)
  await expect(page.getByLabel('Password')).toBeVisible()
  await expectAccessible(page, [DESKTOP])
  await page.getByLabel('Email').fill('first@example.com')
  await page.getByLabel('Password').fill('short')
  await page.getByRole('button').last().click()
  await expect(page.locator('.msg').first()).toBeVisible()
  await expectAccessible(page, [PHONE])
  await page.goto('/setup/not-a-link')
  await expectAccessible(page, [PHONE])
})
