import { FACT_TIME_ZONE } from '#app/features/facts/fact.ts'
import { addDays, instantAt, localMoment, longDate } from '#app/platform/local-time.ts'
import { expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { enter, expect, test, toast, PLAIN } from '#test/journeys/site.ts'
import { aVisitor } from '#test/site.ts'

const INVESTORS = '/services/investor-visa'
const JOBS = 'Jobs that an EB-5 investment must create'

test('a figure is marked as checked, and an entry taken back, accessibly', async ({
  page,
  site,
}) => {
  const today = localMoment(new Date(), FACT_TIME_ZONE).date
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page, site)
  // This list and figures that change together are shown to be accessible by `dashboard-screens.journey.ts`.
  await page.goto('/dashboard/facts')
  await page.getByRole('link', { name: `Check or change: ${JOBS}` }).press('Enter')
  await expect(page.getByLabel('New words (optional)')).toBeVisible()
  await expect(page.getByText('Not yet')).toBeVisible()
  await expectAccessible(page, [PHONE])
  await page.getByLabel('Check again by').fill(addDays(today, 200))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(page.getByText('Compared with the source, no change')).toBeVisible()
  await expect(page.getByText(longDate(addDays(today, 200)))).toBeVisible()
  await expect(page.getByText('Not yet')).toHaveCount(0)
  await page.getByRole('button', { name: /^Withdraw what staff@example.com/ }).click()
  await expect(page.getByText('Nothing yet.')).toBeVisible()
})

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
    await page.getByLabel('New words (optional)').fill('$911,000')
    await page.getByLabel('Address of the source').fill('the register')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toContainText('Please check these fields')
    await expect(
      page.getByText('Please give the day from which the new words apply.'),
    ).toBeVisible()
    await expect(page.getByText('Please give a full address')).toBeVisible()
    await expect(page.getByLabel('New words (optional)')).toHaveValue('$911,000')
    const unknown = await page.goto('/dashboard/facts/no.such')
    expect(unknown?.status()).toBe(404)
  })

  await page.goto('/dashboard/facts')
  await expect(page.getByText('Changes together with others')).toHaveCount(3)
  await page.getByRole('link', { name: 'Check or change: EB-5 investment elsewhere' }).click()
  await expect(page.getByRole('heading', { name: 'What an investor has to invest' })).toBeVisible()
  await page.getByLabel('New words: EB-5 investment elsewhere').fill('$1,234,567')
  await page.getByLabel('New words: EB-5 investment in a targeted').fill('$901,234')
  await page.getByLabel('They apply from').fill(tomorrow)
  await page.getByLabel('Check again by').fill(addDays(today, 365))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please give the words of this one too.')).toHaveCount(1)
  await expect(page.getByText(`What the site says today ends on ${longDate(today)}.`)).toBeVisible()
  await expect(page.getByLabel('New words: EB-5 investment elsewhere')).toHaveValue('$1,234,567')
  await page.getByLabel('New words: Both EB-5 amounts').fill('$901,234 there and $1,234,567 here')
  await page.getByLabel('Check again by').fill(today)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`From ${longDate(tomorrow)}: $901,234`).first()).toBeVisible()

  now = new Date(midnight.getTime() - 1_000)
  expect(await reader.text(INVESTORS)).not.toContain('901,234')
  expect(await reader.text(INVESTORS)).toContain(`(until ${longDate(today)})`)
  now = midnight
  expect(await reader.text(INVESTORS)).toContain('$901,234')

  // Staff continue today, because at that midnight their session is over.
  now = new Date()
  await page.goto('/dashboard/facts/eb5.targeted')
  const entry = page.getByRole('region', { name: 'What was entered' }).getByRole('listitem')
  await expect(entry).toHaveCount(1)
  await expect(entry).toContainText('EB-5 investment elsewhere: From')
  await page.getByRole('button', { name: /^Withdraw what/ }).click()
  await expect(entry).toHaveCount(0)
  now = midnight
  expect(await reader.text(INVESTORS)).not.toContain('901,234')
})
