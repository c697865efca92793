import { expectAccessible } from '#test/journeys/accessible.ts'
import { enter, expect, fillLogin, test, forgetSession } from '#test/journeys/site.ts'
import { appCode } from '#test/second-factor.ts'
import { aStaffMember, STAFF } from '#test/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the account is accessible', async ({ visit, openAnotherSite, complaints }) => {
  test.slow()
  complaints.expect(/status of 422/)
  const site = await openAnotherSite()
  await aStaffMember(site.origin)
  const page = await visit({ baseURL: site.origin })
  await enter(page, site)
  await page.goto('/dashboard/account')
  await expectAccessible(page)
  await page.goto('/dashboard/account/password')
  await page.getByLabel('Your password until now').fill(STAFF.password)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
})

test('the second factor is accessible', async ({ visit, openAnotherSite }) => {
  test.slow()
  const site = await openAnotherSite()
  const page = await visit({ baseURL: site.origin })
  await enter(page, site)
  await page.goto('/dashboard/account/second-factor')
  await page.getByLabel('Your password').fill(STAFF.password)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)
  const secret = (await page.getByLabel('Secret', { exact: true }).textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Code' }).fill(appCode(secret))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your recovery codes')
  await expectAccessible(page)
  await page.goto('/dashboard/account/second-factor/removal')
  await expectAccessible(page)

  await forgetSession(page)
  await page.goto('/login')
  await fillLogin(page)
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible()
  await expectAccessible(page)
})
