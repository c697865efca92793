import type { Page } from '@playwright/test'
import { DESKTOP, expectAccessible } from '#test/journeys/accessible.ts'
import { expect, leaveUncounted, PLAIN, test, toast } from '#test/journeys/site.ts'

// The tests' browser reports that it is automated, and such visits are not counted.
const READER = {
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
}

async function read(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse('**/visits'), page.goto(path)])
}

async function press(page: Page, name: RegExp): Promise<void> {
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await Promise.all([
    page.waitForResponse('**/visits'),
    page.getByRole('link', { name }).first().click(),
  ])
}

async function rowOf(page: Page, table: string, name: string | RegExp): Promise<string> {
  const row = page.getByRole('region', { name: table }).getByRole('row').filter({ hasText: name })
  return (await row.locator('td').allTextContents()).join(' ')
}

test.describe('analytics', () => {
  test('counts views and calls by page and post, without a cookie or stored data', async ({
    openAnotherSite,
    visit,
    visitDashboard,
  }) => {
    let ahead = 0
    const site = await openAnotherSite({ now: () => new Date(Date.now() + ahead) })
    for (let readers = 0; readers < 2; readers += 1) {
      // The second response comes from the cache and never reaches the app.
      const page = await visit({ baseURL: site.origin, ...READER })
      await read(page, '/services/u-visa')
      await press(page, /Book Consultation/)
      await press(page, /Call \+1 \(703\)/)
      await read(page, '/blog/before-you-sign-who-may-help-you')
      // The journeys' set-up stores this one in every browser.
      const { cookies, origins } = await page.context().storageState()
      expect(cookies).toEqual([])
      const kept = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name))
      expect(kept.filter((name) => name !== 'writing-mode')).toEqual([])
    }
    const dashboard = await visitDashboard(site)
    await dashboard.goto('/dashboard/visits')
    await expect(dashboard.getByRole('heading', { level: 1 })).toHaveText('Analytics')
    expect(await rowOf(dashboard, 'By page', 'U-Visa')).toBe('2 2 0 2 0')
    expect(await rowOf(dashboard, 'By post', /who may help you/i)).toBe('2 0 0 0 0')
    expect(await rowOf(dashboard, 'By day', /day/)).toBe('4 2 0 2 0')
    const chart = dashboard.getByRole('img', { name: 'Page views, 30 days' })
    await expect(chart).toHaveAccessibleDescription(/^4 in all\. The most were 4, on /)
    const bars = chart.locator('rect')
    await expect(bars).toHaveCount(30)
    await expect(bars.last().locator('title')).toHaveText(/: 4$/)
    // In light colors it is shown by `dashboard-screens.journey.ts`.
    await expectAccessible(dashboard, [DESKTOP], ['dark'])
    await dashboard.setViewportSize({ width: 320, height: 700 })
    expect(await dashboard.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await dashboard.getByRole('link', { name: '90 days' }).press('Enter')
    await expect(dashboard.getByRole('heading', { name: 'Page views, 90 days' })).toBeVisible()
    await expect(dashboard.locator('.periods [aria-current="page"]')).toHaveText('90 days')
    expect(dashboard.url()).toContain('period=90')

    await dashboard.goto('/dashboard')
    const post = dashboard.getByRole('row').filter({ hasText: /who may help you/i })
    await expect(post.getByText('2 views in 30 days')).toBeVisible()

    await test.step('and the messages that were kept, each once', async () => {
      const page = await visit({ baseURL: site.origin, ...READER })
      await read(page, '/contact')
      const token = page.waitForResponse('**/contact/token')
      await page.getByLabel('Full Name').fill('Ana Reyes')
      await page.getByLabel('Email Address').fill('ana@example.com')
      await page.getByLabel(/^Brief Description/).fill('A question of mine.')
      await token
      // A faster user is taken for a program, whose message is quarantined and not counted.
      ahead = 3_100
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(toast(page, 'Form submitted successfully')).toBeVisible()
      await dashboard.goto('/dashboard/visits')
      expect(await rowOf(dashboard, 'By page', 'Contact')).toBe('1 0 0 0 1')
    })
  })

  test('tell nothing of a reader who opts out, come without JavaScript, and are exported', async ({
    openDashboard,
    visit,
  }) => {
    const { site, page } = await openDashboard({}, PLAIN)
    const silent = await leaveUncounted(await visit({ baseURL: site.origin, ...READER }))
    const told: string[] = []
    silent.on('request', (request) => told.push(new URL(request.url()).pathname))
    await silent.goto('/about', { waitUntil: 'networkidle' })
    expect(told).not.toContain('/visits')
    await page.goto('/dashboard/visits')
    await expect(page.getByText('Nothing has been counted in this period.')).toBeVisible()
    // Said once, not by each table.
    await expect(page.locator('.chartpanel, .visittable')).toHaveCount(0)
    const quiet = page.getByText('Days and months that are not listed had none.')
    await expect(quiet).toHaveCount(0)

    const reader = await visit({ baseURL: site.origin, ...READER })
    await read(reader, '/faq')
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Analytics' }).click()
    await page.getByRole('link', { name: '12 months' }).click()
    expect(await rowOf(page, 'By month', /20\d\d/)).toBe('1 0 0 0 0')
    await expect(quiet).toBeVisible()
    await page.getByRole('link', { name: /Calls pressed/ }).click()
    await expect(page.getByRole('heading', { name: 'Calls pressed, 12 months' })).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export as CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^visits-\d{4}-\d\d-\d\d\.csv$/)
    const response = await page.request.get('/dashboard/visits.csv?period=12m')
    expect(response.headers()['content-type']).toBe('text/csv; charset=utf-8')
    expect(await response.text()).toMatch(
      /^"Day","Page","Name","What","Count"\r\n"\d{4}-\d\d-\d\d","\/faq","Frequently Asked Questions","page","1"\r\n$/,
    )
  })
})
