import { samplePosts } from '#app/features/posts/samples/sample-posts.ts'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { rowOf } from '#test/journeys/dashboard.ts'
import { expect, fillPlainLogin, test, toast } from '#test/journeys/site.ts'

test('the mock sign-in shows its pair, takes no other, keeps its state under “auth” and forgets it at the logout @everywhere', async ({
  page,
  site,
  backend,
}) => {
  // In files the same pages are the same documents.
  const walk = async (width: number) => {
    if (backend === 'none') await expectAccessible(page, [width])
  }
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('No backend is configured, so a mock login is used.')).toBeVisible()
  await expect(page.locator('main')).not.toContainText('external backend service')
  await expect(page.locator('.demohint')).toContainText(/Password: \S+/)
  await walk(PHONE)
  const [email = '', password = ''] = await page.locator('.demohint code').allTextContents()
  const state = () => page.evaluate(() => localStorage.getItem('auth'))

  await fillPlainLogin(page, { email, password: 'not the password' })
  await expect(toast(page, 'Login failed')).toContainText(
    'Invalid email or password. Please try again.',
  )
  await expect(page.getByLabel('Email')).toHaveValue(email)
  expect(await state()).toBeNull()

  await fillPlainLogin(page, { email, password })
  await expect(page).toHaveURL('/dashboard')
  await expect(toast(page, 'Login successful')).toContainText('Welcome to the admin dashboard')
  await expect(page.getByText(`Logged in as ${email}`)).toBeVisible()
  await expect(page.getByRole('note')).toContainText('Your changes stay in this browser')
  for (const { title } of samplePosts) await expect(rowOf(page, title)).toContainText('Published')
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(samplePosts.length)
  expect(JSON.parse((await state()) ?? '')).toMatchObject({
    isAuthenticated: true,
    user: { email },
  })
  await walk(DESKTOP)

  await test.step('is restored on a reload and on readers’ pages', async () => {
    await page.reload()
    await expect(page.locator('tbody').getByRole('row')).toHaveCount(samplePosts.length)
    await expect(toast(page, 'Login successful')).toHaveCount(0)
    await page.goto('/about')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await page.goto('/login')
    await expect(page).toHaveURL('/dashboard')
  })
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${site.origin}/`)
  await expect(toast(page, 'Logged out')).toBeVisible()
  expect(await state()).toBeNull()
  await page.goto('/dashboard/blog/new')
  await expect(page).toHaveURL('/login')
})
