import type { Page } from '@playwright/test'
import { dashboardSections, HELP } from '#app/features/dashboard/sections.ts'
import { seedRows } from '#test/factories/dashboard-rows.ts'
import { inDatabase } from '#test/in-database.ts'
import { expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { findCutTexts } from '#test/journeys/page-faults.ts'
import { expect, test } from '#test/journeys/site.ts'

const WIDTH = 640
const ROWS = 6

const SECTIONS = [...dashboardSections(0).map(({ href }) => href), HELP]

const SCREENS = [
  'blog/new',
  'trash',
  'categories',
  'categories/visa',
  'messages?show=spam',
  'messages/saved-replies',
  'messages/conflict-list',
  'content/term',
  'content/changes',
  'content/translations',
  'facts/eb5.targeted',
  'import',
  'account',
  'account/email',
  'account/password',
]

/** Of each kind one; the fifty that a page can show take as long as all other screens together. */
const REVIEWED = ['service/u-visa/es', 'page/home/es', 'question/cost/es', 'fee/form-i-130/es']

/** Where a press leads to a screen of one row; to the editor last. */
const LED_TO = {
  messages: '.inboxlist a',
  import: '.desk > p a',
  'staff?': '.act.del',
  '?': '.posts-tbl a.t',
}

test('every screen, with long names and letters of twice the size, is whole and can be used by everybody', async ({
  openAnotherSite,
  visitDashboard,
  complaints,
}) => {
  // The images have no files.
  complaints.expect(/status of 404/)
  test.setTimeout(120_000)
  const site = await openAnotherSite()
  const { dataDir } = site
  await inDatabase(site, (db) => seedRows({ db, dataDir }, ROWS))
  const page = await visitDashboard(site, { reducedMotion: 'reduce' })
  const devtools = await page.context().newCDPSession(page)
  // As somebody chooses it in the browser's settings.
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  for (const section of SECTIONS) {
    await page.goto(section)
    // What it is for, in a sentence.
    await expect.soft(page.locator('.deskhead p').first(), section).toHaveText(/\w \w.*\.$/)
    await expectWhole(page)
  }
  for (const path of SCREENS) {
    await page.goto(`/dashboard/${path}`)
    await expectWhole(page)
  }
  const reviewed = new URLSearchParams(REVIEWED.map((name) => ['record', name]))
  await page.goto(`/dashboard/content/translations/review?${reviewed}`)
  await expect(page.locator('.reviewed')).toHaveCount(REVIEWED.length)
  await expectWhole(page, ['light', 'dark'])
  for (const [from, press] of Object.entries(LED_TO)) {
    await page.goto(`/dashboard/${from}`)
    const before = page.url()
    await page.locator(press).first().click()
    await page.waitForURL((url) => url.href !== before)
    await expectWhole(page, ['light', 'dark'])
  }
  await page.setViewportSize({ width: PHONE, height: 800 })
  expect.soft(await findCutTexts(page), 'the editor on a phone').toEqual([])
})

async function expectWhole(page: Page, schemes: ('light' | 'dark')[] = ['light']): Promise<void> {
  await expectAccessible(page, [WIDTH], schemes)
  expect.soft(await findCutTexts(page), page.url()).toEqual([])
}
