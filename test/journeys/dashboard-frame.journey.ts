import type { Page } from '@playwright/test'
import { expectAccessible, setTextSize } from '#test/journeys/accessible.ts'
import { askReview, editorFields, writePosts } from '#test/journeys/dashboard.ts'
import { test } from '#test/journeys/inbox-desk.ts'
import { tabTo } from '#test/journeys/keyboard.ts'
import { expect } from '#test/journeys/site.ts'
import { aStaffMember } from '#test/site.ts'

const sections = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' })
const strip = (page: Page) => page.getByRole('navigation', { name: 'What waits' })
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' })
const PHONE = { width: 360, height: 740 }

async function expectNoSideways(page: Page): Promise<void> {
  const width = page.viewportSize()?.width
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the dashboard has its own frame: the sections, the one that is open, one Logout, and nothing of the public site', async ({
  openDashboard,
  complaints,
}) => {
  complaints.expect(/status of 404/)
  const { site, page } = await openDashboard()
  await page.goto('/dashboard')
  await expect(sections(page).getByRole('link')).toHaveText([
    'Overview',
    'Posts',
    'Messages',
    'Site content',
    'Legal facts',
    'Images',
    'Analytics',
    'Audit log',
    'Staff accounts',
    'My account',
    'Help',
  ])
  for (const part of ['.bar', '.foot', '.floats']) await expect(page.locator(part)).toHaveCount(0)
  for (const path of ['', '/facts/none', '/blog/new']) {
    if (path !== '') await page.goto(`/dashboard${path}`)
    await expect(logout(page), path).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'View site' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('main')).toHaveCount(1)
  }
  const member = await aStaffMember(site.origin)
  for (const path of ['/overview', '/messages', '/account'])
    for (const part of [/>Logout<\/button>/g, /href="\/"[^>]*>.*?View site/g, /<main[ >]/g])
      expect((await member.text(`/dashboard${path}`)).match(part), path).toHaveLength(1)
  const current = sections(page).locator('[aria-current="page"]')
  await expect(current).toHaveText('Posts')
  await sections(page).getByRole('link', { name: 'Images' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Images')
  await expect(current).toHaveText('Images')
  await logout(page).click()
  await page.waitForURL(/\/$/)
  await expect(page.locator('header.bar')).toBeVisible()
})

test('on a phone the bar has three sections, and More the others, by keyboard', async ({
  openDashboard,
}) => {
  const { page } = await openDashboard()
  await page.setViewportSize(PHONE)
  await page.goto('/dashboard/messages')
  await expect(sections(page).getByRole('link')).toHaveText(['Overview', 'Posts', 'Messages'])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  const more = page.getByRole('button', { name: 'More', exact: true })
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  const facts = page.getByRole('link', { name: 'Legal facts' })
  await expect(facts).toBeVisible()
  await expectAccessible(page, [PHONE.width])
  await page.keyboard.press('Escape')
  await expect(facts).toBeHidden()
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, facts)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal facts')
  await expect(facts).toBeHidden()

  await test.step('More shows its last entry in letters of twice the size, too', async () => {
    await page.setViewportSize(PHONE)
    await setTextSize(page, '200%')
    await expectNoSideways(page)
    await more.click()
    await expect(page.getByRole('link', { name: 'Staff accounts' })).toBeInViewport()
    await page.keyboard.press('Escape')
    await setTextSize(page, '')
  })

  await test.step('in the editor nothing stands between the text and its own bar', async () => {
    await page.goto('/dashboard/blog/new')
    await editorFields(page).title.fill('Written on a phone')
    const bar = await page.locator('.stickybar').boundingBox()
    expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(PHONE.height)
    await expect(sections(page)).not.toBeInViewport()
    await sections(page).scrollIntoViewIfNeeded()
    await expect(sections(page).getByRole('link', { name: 'Messages' })).toBeInViewport()
  })
})

test('what waits stands above the posts in one line and on a page, and each entry leads to where it is dealt with', async ({
  openInbox,
}) => {
  const { dashboard: page, site } = await openInbox([[{ name: 'Forgotten' }]])
  const titles = Array.from({ length: 12 }, (_, number) => `A draft to be read, number ${number}`)
  const [first, second] = await writePosts(
    site,
    titles.map((title) => ({ title })),
  )
  await askReview(site, first)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/dashboard')
  await expect(strip(page).getByRole('link')).toContainText(['Oldest unanswered', '1 unread'])
  expect((await strip(page).boundingBox())?.height).toBeLessThanOrEqual(56)
  const rows = page.getByRole('row').filter({ has: page.getByRole('checkbox') })
  const isWhole = await rows.evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
  )
  expect(isWhole).toBeGreaterThanOrEqual(9)
  await expectAccessible(page, [1280])
  await page.setViewportSize(PHONE)
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight))
  expect(Math.max(...heights)).toBeLessThanOrEqual(120)
  await page.setViewportSize({ width: 1280, height: 900 })

  await strip(page).getByRole('link', { name: '1 post ready for review' }).click()
  await expect(page).toHaveURL('/dashboard?review=ready')
  await strip(page).getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  // In light colors it is shown by `dashboard-screens.journey.ts`.
  await expectAccessible(page, [1280], ['dark'])
  await expect(page.getByText('Last backup')).toHaveCount(0)
  await tabTo(page, page.getByRole('link', { name: /^Oldest unanswered/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgotten')

  await test.step('it follows what colleagues do', async () => {
    await page.goto('/dashboard/overview')
    const waiting = page.getByRole('list', { name: 'What waits' })
    await expect(waiting).toContainText('1 post ready for review')
    await expect(page.locator('.livestate')).toContainText('live')
    await askReview(site, second)
    await expect(waiting).toContainText('2 posts ready for review')
  })
})
