import type { Page } from '@playwright/test'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { tabTo } from '#test/journeys/keyboard.ts'
import {
  expect,
  fillLogin,
  fillPlainLogin,
  forgetSession,
  PLAIN,
  test,
  toast,
} from '#test/journeys/site.ts'
import { appCode } from '#test/second-factor.ts'
import { aStaffMember, STAFF } from '#test/site.ts'

const NEXT = 'seven lamps over water'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function setUp(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await page.goto('/dashboard/account')
  await page.getByRole('link', { name: 'Set up a second factor' }).click()
  await page.getByLabel('Your password').fill(STAFF.password)
  await page.getByRole('button', { name: 'Go on' }).click()
  const secret = (await page.getByLabel('Secret', { exact: true }).textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Code' }).fill(appCode(secret))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your recovery codes')
  const recoveryCodes = await recoveryCodesOf(page)
  expect(recoveryCodes).toHaveLength(10)
  return { secret, recoveryCodes }
}

const recoveryCodesOf = (page: Page) =>
  page.getByRole('list', { name: 'Recovery codes' }).locator('code').allTextContents()

test('a second factor is set up with the keyboard alone, accessibly; a recovery code signs in once', async ({
  openDashboard,
  complaints,
}) => {
  complaints.expect(/status of 401/)
  const { page } = await openDashboard()
  await page.goto('/dashboard/account')
  await tabTo(page, page.getByRole('link', { name: 'Set up a second factor' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Your password'))
  await page.keyboard.type(STAFF.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect your app')
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page, [PHONE])
  const secret = (await page.getByLabel('Secret', { exact: true }).textContent()) ?? ''
  await tabTo(page, page.getByRole('textbox', { name: 'Code' }))
  await page.keyboard.type(appCode(secret, -1))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your recovery codes')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible(page, [PHONE])
  const [recovery = ''] = await recoveryCodesOf(page)
  await tabTo(page, page.getByRole('link', { name: 'I have kept them' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()
  await page.goBack()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(recovery)).toHaveCount(0)

  await forgetSession(page)
  await page.goto('/login')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(STAFF.email)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(STAFF.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused()
  await expectAccessible(page, [PHONE])
  await page.keyboard.type(appCode(secret))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await expect(toast(page, 'Login successful')).toBeVisible()
  await page.goto('/dashboard/account/second-factor/removal')
  await expectAccessible(page, [DESKTOP])

  for (const isFirst of [true, false]) {
    await forgetSession(page)
    await page.goto('/login')
    await fillLogin(page)
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await page.getByLabel('Recovery code').fill(recovery)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    if (isFirst) await page.waitForURL('**/dashboard')
  }
  await expect(toast(page, 'Authentication error')).toContainText('was used before')
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await expect(page.getByLabel('Recovery code')).toHaveValue(recovery)
  await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(/was used before/)
  await page.getByRole('button', { name: /app/ }).click()
  await expect(page.getByLabel(/code/i)).not.toHaveAccessibleDescription(/used before/)
})

test('a session elsewhere is listed and ended at once', async ({ openDashboard, complaints }) => {
  complaints.expect(/status of 422/)
  const { site, page } = await openDashboard()
  const [phone, tablet] = [await aStaffMember(site.origin), await aStaffMember(site.origin)]
  await page.goto('/dashboard/account')
  const places = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(places).toHaveCount(3)
  await expect(places.first()).toContainText('This browser')
  await expect(places.first()).toContainText('Chrome on Linux')
  await expect(places.first()).toContainText('from 127.0.0.1')

  await places.nth(1).getByRole('button').click()
  await expect(toast(page, 'Signed out there')).toBeVisible()
  await expect(places).toHaveCount(2)
  const statuses = () =>
    Promise.all([phone, tablet].map(async (one) => (await one.get('/dashboard')).status))
  expect((await statuses()).filter((status) => status === 200)).toHaveLength(1)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(toast(page, 'Signed out everywhere else')).toBeVisible()
  await expect(places).toHaveCount(1)
  expect(await statuses()).toEqual([302, 302])

  const colleague = await aStaffMember(site.origin)
  await page.getByRole('link', { name: 'Change the password' }).click()
  await page.getByLabel('Your password until now').fill(STAFF.password)
  await page.getByLabel('New password').fill('staff2026')
  await page.getByRole('button', { name: 'Change the password' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'too easy to guess' })
  await expect(alert.getByRole('listitem')).toHaveText([
    'It has fewer than 12 characters.',
    'It is little more than your email address.',
  ])
  await expect(page.getByLabel('New password')).toBeFocused()
  await expect(page.getByLabel('Your password until now')).toHaveValue(STAFF.password)
  await expectAccessible(page, [PHONE])

  await page.getByLabel('New password').fill(NEXT)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(toast(page, 'Password changed')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/account')
  expect((await colleague.get('/dashboard')).status).toBe(302)
  expect((await page.request.get('/dashboard', { maxRedirects: 0 })).status()).toBe(200)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything about the account works', async ({ complaints, openDashboard }) => {
    complaints.expect(/status of 4(01|22)/)
    const { page } = await openDashboard({}, PLAIN)
    const { secret, recoveryCodes } = await setUp(page)
    const download = page.getByRole('link', { name: 'Download' })
    await expect(download).toHaveAttribute('download', 'recovery-codes.txt')
    const file = decodeURIComponent((await download.getAttribute('href')) ?? '')
    expect(file).toContain(recoveryCodes[9])

    await forgetSession(page)
    await page.goto('/login/code')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please sign in again')
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await fillPlainLogin(page)
    await expect(page).toHaveURL('/login/code')
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
    await page.goto('/login/code')
    await page.getByLabel('Code').fill('000000')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('This code is wrong')
    await page.getByRole('link', { name: 'Use a recovery code instead' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL('/dashboard')

    await page.goto('/dashboard/account/password')
    await page.getByLabel('Your password until now').fill(STAFF.password)
    await page.getByLabel('New password').fill('password2026')
    await page.getByRole('button', { name: 'Change the password' }).click()
    await expect(page.getByRole('alert')).toContainText('It is known from leaks')
    await page.goto('/dashboard/account/second-factor/removal')
    await page.getByLabel('Your password').fill(STAFF.password)
    await page.getByLabel('Code').fill(appCode(secret, 1))
    await page.getByRole('button', { name: 'Turn it off' }).click()
    await expect(toast(page, 'Second factor turned off')).toBeVisible()
    await page.getByLabel('Your name').fill('Ana Sample')
    await page.getByRole('button', { name: 'Save the name' }).click()
    await expect(toast(page, 'Name saved')).toBeVisible()
    await expect(page.getByLabel('Your name')).toHaveValue('Ana Sample')
  })
})
