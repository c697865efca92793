import type { Page } from '@playwright/test'
import { FACT_TIME_ZONE } from '#app/features/facts/fact.ts'
import { addDays, instantAt, localMoment, longDate } from '#app/platform/local-time.ts'
import { expect, test, PLAIN } from '#test/journeys/site.ts'
import { aVisitor } from '#test/site.ts'

const INVESTORS = '/services/investor-visa'
const AMOUNTS = {
  'eb5.targeted': '$901,234',
  'eb5.investment': '$901,234 there and $1,234,567 here',
  'eb5.standard': '$1,234,567',
}

const field = (page: Page, path: string) => page.locator(`[name="field.${path}"]`)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('without JavaScript the EB-5 amounts change together, from their midnight on', async ({
  openAnotherSite,
  complaints,
  visitDashboard,
}) => {
  complaints.expect(/status of 422/)
  complaints.expect(/status of 404/)
  let now = new Date()
  const site = await openAnotherSite({ now: () => now })
  const reader = aVisitor(site.origin)
  const today = localMoment(now, FACT_TIME_ZONE).date
  const tomorrow = addDays(today, 1)
  const midnight = instantAt(tomorrow, '00:00', FACT_TIME_ZONE)
  const page = await visitDashboard(site, PLAIN)

  await test.step('errors stand at their fields', async () => {
    await page.goto('/dashboard/facts/eb5.jobs')
    for (const part of ['Values', 'Source'])
      await page.locator('summary', { hasText: part }).click()
    await field(page, 'intervals.0.value').fill('$911,000')
    await field(page, 'intervals.0.effectiveFrom').fill('')
    await field(page, 'source.url').fill('the register')
    await press(page, 'Publish')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('Please check these fields')
    await expect(alert).toContainText('Values, Value 1, Applies from: Please choose a day.')
    await expect(alert).toContainText('Please give a full address')
    await expect(field(page, 'intervals.0.value')).toHaveValue('$911,000')
    for (const address of ['facts/no.such', 'content/fact', 'content/fact/eb5.jobs'])
      expect((await page.goto(`/dashboard/${address}`))?.status()).toBe(404)
  })

  await page.goto('/dashboard/facts')
  await expect(page.getByText('Changes together with others')).toHaveCount(3)
  for (const [key, value] of Object.entries(AMOUNTS)) {
    await page.goto(`/dashboard/facts/${key}`)
    await page.locator('summary', { hasText: 'Values' }).click()
    await press(page, 'Add value')
    await field(page, 'until').fill('')
    await field(page, 'intervals.1.effectiveFrom').fill(tomorrow)
    await field(page, 'intervals.1.value').fill(value)
    await field(page, 'reviewBy').fill(addDays(today, 365))
    await press(page, 'Publish')
    await expect(
      page.getByText(`What the site says today ends on ${longDate(today)}.`).first(),
    ).toBeVisible()
    await field(page, 'reviewBy').fill(today)
    await press(page, 'Save draft')
    await expect(page.getByText('Changes together with:')).toBeVisible()
  }
  await page.goto('/dashboard/content/changes')
  // Chosen are those that are ready when all of them are published.
  const other = page.getByRole('checkbox', { name: 'EB-5 investment elsewhere' })
  await other.uncheck()
  await press(page, 'Publish the chosen ones')
  await expect(page.getByRole('alert')).toContainText('please give both the same days')
  await other.check()
  await press(page, 'Publish the chosen ones')
  await expect(page.getByText('3 changes are published.').first()).toBeVisible()

  now = new Date(midnight.getTime() - 1_000)
  expect(await reader.text(INVESTORS)).not.toContain('901,234')
  expect(await reader.text(INVESTORS)).toContain(`(until ${longDate(today)})`)
  now = midnight
  expect(await reader.text(INVESTORS)).toContain('$901,234')

  // Staff continue today, because at that midnight their session is over.
  now = new Date()
  await page.goto('/dashboard/facts/eb5.targeted/revisions/default')
  await press(page, 'Reset to this text now')
  await page.goto('/dashboard/facts/eb5.standard')
  await expect(field(page, 'intervals.1.value')).toHaveCount(0)
  now = midnight
  expect(await reader.text(INVESTORS)).not.toContain('901,234')
})
