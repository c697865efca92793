import type { Page } from '@playwright/test'
import { addDays, localMoment, longDate } from '#app/platform/local-time.ts'
import { aNotice, publishOwn } from '#test/fixtures/own-records.ts'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { press } from '#test/journeys/content.ts'
import { EVERY_RULE, findMissedRules, findOverflowEverywhere } from '#test/journeys/page-faults.ts'
import { enter, expect, PLAIN, test, toast } from '#test/journeys/site.ts'
import { recordRequests } from '#test/journeys/transfer.ts'

const TEXT = 'If you have an appointment, keep it.'
const today = () => localMoment(new Date(), 'America/New_York').date
const notices = (page: Page) => page.getByRole('complementary', { name: 'Notices' })

test('staff write a notice, a reader sees it while it is due, and staff are told when nobody has looked at it again', async ({
  openDashboard,
  visit,
  complaints,
}) => {
  complaints.expect(/status of 422/)
  const { site, page } = await openDashboard({}, { reducedMotion: 'reduce' })
  const reader = await visit({ baseURL: site.origin, reducedMotion: 'reduce' })
  await page.goto('/dashboard/content/notice/new')
  await page.getByRole('textbox', { name: 'Name in the address' }).fill('appointments')
  await press(page, 'Begin')

  await test.step('what does not fit together is said at its field', async () => {
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill(TEXT)
    await page.getByLabel('First day').fill(today())
    await page.getByLabel('Last day').fill(addDays(today(), -1))
    await page.getByLabel('To be reviewed by').fill(addDays(today(), -1))
    await page.locator('summary', { hasText: 'Where it is shown' }).click()
    await page.getByLabel('Pages', { exact: true }).selectOption('One service')
    await press(page, 'Publish')
    await expect(
      page.getByText('Please choose a last day that is not before').first(),
    ).toBeVisible()
    await expect(page.getByText('Please choose the service on whose page').first()).toBeVisible()
    await expect(page.getByLabel('Last day')).toHaveValue(addDays(today(), -1))
    await page.getByLabel('Last day').fill(today())
    await page.getByLabel('Which one').selectOption('U-Visa')
    await press(page, 'Publish')
    await expect(toast(page, 'Published')).toBeVisible()
  })

  await test.step('a reader sees it calmly, on every screen and on paper', async () => {
    await reader.goto('/services/citizenship')
    await expect(notices(reader)).toHaveCount(0)
    await reader.goto('/services/u-visa')
    await expect(notices(reader)).toContainText(TEXT)
    await expect(notices(reader)).toContainText(longDate(today()))
    await expect(reader.getByRole('alert')).toHaveCount(0)
    await expect(
      reader.getByRole('link', { name: 'Leave this site quickly' }).last(),
    ).toBeInViewport()
    await expectAccessible(reader, [PHONE])
    expect(await findOverflowEverywhere(reader, [320])).toEqual([])
    expect(await reader.evaluate(findMissedRules, EVERY_RULE)).toEqual([])
    await reader.evaluate(() => (document.documentElement.dir = 'rtl'))
    expect(await findOverflowEverywhere(reader, [320])).toEqual([])
    await reader.emulateMedia({ media: 'print' })
    await expect(notices(reader)).toBeVisible()
    await reader.emulateMedia({ media: 'screen' })
  })

  await test.step('neither it nor the page is under the bar', async () => {
    await reader.setViewportSize({ width: PHONE, height: 800 })
    const bottomOf = async (part: string) =>
      reader.locator(part).evaluate((element) => element.getBoundingClientRect().bottom)
    const top = (part: string) =>
      reader.locator(part).evaluate((element) => element.getBoundingClientRect().top)
    expect(await top('.sitenotices p >> nth=0')).toBeGreaterThan(await bottomOf('header.bar'))
    expect(await top('main')).toBeGreaterThanOrEqual(await bottomOf('.sitenotices'))
  })

  await test.step('its review is overdue', async () => {
    await page.goto('/dashboard/content')
    await expect(page.getByText('1 review overdue')).toBeVisible()
    await expectAccessible(page, [DESKTOP], ['light'])
    await page.getByRole('link', { name: 'Notices', exact: true }).press('Enter')
    const entry = page.getByRole('listitem').filter({ hasText: TEXT })
    await expect(entry).toContainText(`Shown now, until ${longDate(today())}`)
    await expect(entry).toContainText(`Review overdue since ${longDate(today())}`)
    await expectAccessible(page, [PHONE])
  })
})

test('staff go from a public page to the record that it shows; a reader asks for nothing', async ({
  openDashboard,
  visit,
}) => {
  const { site, page } = await openDashboard({}, { reducedMotion: 'reduce' })
  await publishOwn(site, [{ type: 'notice', id: 'closed', data: aNotice({ text: TEXT }) }])
  const menu = (where: Page) => where.getByText('Edit this page')
  const link = page.getByRole('link', { name: 'U-Visa Service' })

  await test.step('by keyboard, on every screen', async () => {
    await page.goto('/services/u-visa')
    await menu(page).press('Enter')
    await expect(link).toBeVisible()
    await expectAccessible(page, [DESKTOP])
    expect(await findOverflowEverywhere(page, [320])).toEqual([])
    expect(await page.evaluate(findMissedRules, EVERY_RULE)).toEqual([])
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: `${TEXT} Notice` })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(menu(page)).toBeFocused()
    await page.emulateMedia({ media: 'print' })
    await expect(menu(page)).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await menu(page).press('Enter')
    await link.press('Enter')
    await page.waitForURL('**/dashboard/content/service/u-visa')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('U-Visa')
  })

  await test.step('a reader’s page is the same without it, and no request or script is about it', async () => {
    const reader = await visit({ baseURL: site.origin })
    const requests = recordRequests(reader)
    await reader.goto('/services/u-visa', { waitUntil: 'networkidle' })
    await expect(notices(reader)).toContainText(TEXT)
    await expect(menu(reader)).toHaveCount(0)
    await expect(reader.locator('.editlinks')).toHaveCount(0)
    expect([...requests.addressesOf('script')].join(' ')).not.toContain('edit-links')
    expect([...requests.addressesOf('fetch')]).toEqual([])
  })

  await test.step('without JavaScript nothing stands there', async () => {
    const plain = await visit({ baseURL: site.origin, ...PLAIN })
    await enter(plain, site)
    await plain.goto('/about')
    await expect(plain.getByRole('link', { name: 'Dashboard', exact: true }).first()).toBeAttached()
    await expect(plain.locator('.editlinks')).toBeHidden()
  })

  await test.step('whoever has signed out elsewhere sees nothing either', async () => {
    await page.goto('/about')
    await expect(menu(page)).toBeVisible()
    await page.setViewportSize({ width: DESKTOP, height: 800 })
    await page.getByRole('button', { name: 'Logout' }).first().click()
    await page.waitForURL(`${site.origin}/`)
    await expect(menu(page)).toHaveCount(0)
    await page.goto('/about', { waitUntil: 'networkidle' })
    await expect(menu(page)).toHaveCount(0)
  })
})

test('where the session is gone before the page asks, the strip goes too', async ({
  page,
  site,
  complaints,
}) => {
  complaints.expect(/status of 401/)
  await enter(page, site)
  await page.route('**/dashboard/content/links.json*', async (route) => {
    await page.context().clearCookies()
    const { cookie: _, ...headers } = await route.request().allHeaders()
    await route.continue({ headers })
  })
  await page.goto('/about')
  await expect(page.locator('.editlinks')).toHaveCount(0)
})
