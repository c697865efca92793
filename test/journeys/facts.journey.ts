import { expectAccessible } from '#test/journeys/accessible.ts'
import { enter, expect, test, toast } from '#test/journeys/site.ts'
import { aVisitor } from '#test/site.ts'

const INVESTORS = '/services/investor-visa'

test('an official amount that staff enter is read from its midnight on, not before, and without a restart', async ({
  openAnotherSite,
  visit,
}) => {
  let now = new Date('2026-12-31T15:00:00Z')
  const site = await openAnotherSite({ now: () => now })
  const reader = aVisitor(site.origin)
  expect(await reader.text(INVESTORS)).toContain('$800,000')

  const page = await visit({ baseURL: site.origin })
  await enter(page, site)
  await page.goto('/dashboard/facts')
  await page.getByRole('link', { name: 'Check or change: EB-5 investment in a targeted' }).click()
  await page.getByLabel('New words (optional)').fill('$911,000')
  await page.getByLabel('They apply from').fill('2027-01-01')
  await page.getByLabel('Check again by').fill('2027-12-31')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(page.getByText('From January 1, 2027: $911,000').first()).toBeVisible()
  expect(await reader.text(INVESTORS)).not.toContain('$911,000')

  now = new Date('2027-01-01T04:59:59Z')
  expect(await reader.text(INVESTORS)).toContain('$800,000')
  now = new Date('2027-01-01T05:00:00Z')
  expect(await reader.text(INVESTORS)).toContain('$911,000')
})

test('an overdue figure is marked until somebody has compared it, on the site as well', async ({
  openAnotherSite,
  visit,
}) => {
  const site = await openAnotherSite({ now: () => new Date('2027-01-15T15:00:00Z') })
  const reader = aVisitor(site.origin)
  const page = await visit({ baseURL: site.origin })
  await enter(page, site)
  await page.goto('/dashboard/facts')
  await expect(page.locator('.factsdue')).toContainText('to be checked')
  const first = page.locator('.facts .due').first()
  await expect(first).toContainText('Overdue')
  const overdue = await page.locator('.facts .due').count()

  await first.getByRole('link', { name: /^Check or change/ }).click()
  await page.getByLabel('Check again by').fill('2027-06-30')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Compared with the source, no change')).toBeVisible()
  await page.getByRole('link', { name: 'All legal figures' }).click()
  await expect(page.locator('.facts .due')).toHaveCount(overdue - 1)

  await page.goBack()
  await page.getByRole('button', { name: /^Withdraw what staff@example.com/ }).click()
  await expect(page.getByText('Nothing yet.')).toBeVisible()
  await page.goto('/dashboard/facts')
  await expect(page.locator('.facts .due')).toHaveCount(overdue)
  expect(await reader.text('/services/work-visas')).toContain('being verified')
})

test('what cannot be right is said beside its field, keeps what was typed, and works without JavaScript', async ({
  visit,
  site,
}) => {
  const page = await visit({ javaScriptEnabled: false })
  await enter(page, site)
  await page.goto('/dashboard/facts/eb5.targeted')
  await page.getByLabel('New words (optional)').fill('$911,000')
  await page.getByLabel('Address of the source').fill('the register')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Please check these fields')
  await expect(page.getByText('Please give the day from which the new words apply.')).toBeVisible()
  await expect(page.getByText('Please give a full address')).toBeVisible()
  await expect(page.getByLabel('New words (optional)')).toHaveValue('$911,000')
  const unknown = await page.goto('/dashboard/facts/no.such')
  expect(unknown?.status()).toBe(404)
})

test('the legal figures can be used by everybody, by the keyboard alone', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, site)
  await page.goto('/dashboard/facts')
  await expectAccessible(page)
  const link = page.getByRole('link', { name: /^Check or change/ }).first()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('New words (optional)')).toBeVisible()
  await expectAccessible(page)
})
