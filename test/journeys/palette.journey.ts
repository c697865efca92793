import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { expectLive, writePost } from '#test/journeys/dashboard.ts'
import { tabTo } from '#test/journeys/keyboard.ts'
import { pressAtMost } from '#test/journeys/presses.ts'
import { enter, expect, test } from '#test/journeys/site.ts'

const TEXT = 'Bring the marigold folder to the meeting, and every letter that you received so far.'

test('a draft is found by a word in its text with one press and typing, and opened by Enter', async ({
  openDashboard,
}) => {
  const { site, page } = await openDashboard()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await writePost(site, { title: 'Your first meeting', content: TEXT })
  await page.goto('/dashboard/visits')
  await expectLive(page)
  await pressAtMost(page, 1).keys('Control+K')
  const search = page.getByRole('combobox', { name: /^Posts, messages/ })
  await expect(search).toBeFocused()
  // What can be done, before anything is typed.
  await expect(page.getByRole('option', { name: /New post/ })).toBeVisible()
  await page.keyboard.type('marigold')
  const draft = page.getByRole('option', { name: /Your first meeting/ })
  await expect(draft).toHaveAttribute('aria-selected', 'true')
  await expect(draft).toContainText('Draft')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 result')
  await expectAccessible(page, [PHONE])
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/blog/edit/*')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await test.step('in the text Ctrl+K is a link, and a question mark a character', async () => {
    const content = page.getByLabel('Content', { exact: true })
    await content.focus()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0)
    await page.keyboard.press('Control+K')
    await expect(page.getByRole('dialog', { name: 'Search the dashboard' })).toHaveCount(0)
  })
})

test('the palette opens by its button, Escape gives the focus back; ? lists the shortcuts', async ({
  page,
  site,
}) => {
  await enter(page, site)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dashboard')
  await expectLive(page)
  const button = page.getByRole('button', { name: 'Find', exact: true })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const search = page.getByRole('combobox', { name: /^Posts, messages/ })
  await expect(search).toBeFocused()
  await search.fill('nothing of this kind')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Nothing was found.')
  await search.fill('u-visa')
  await expect(page.getByRole('option', { name: /\/services\/u-visa/ })).toBeVisible()
  await test.step('a title has room, however long what stands beside it is', async () => {
    await search.fill('e-2')
    const facts = page.getByRole('option', { name: /Legal fact/ })
    await expect(facts.first()).toBeVisible()
    for (const width of [PHONE, DESKTOP]) {
      await page.setViewportSize({ width, height: 800 })
      const shares = await facts.evaluateAll((all) =>
        all.map((one) => (one.firstElementChild?.clientWidth ?? 0) / one.clientWidth),
      )
      expect(Math.min(...shares)).toBeGreaterThan(0.8)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(shortcuts).toContainText('Search the dashboard')
  await expectAccessible(page, [DESKTOP])
  await page.keyboard.press('Escape')
  await expect(shortcuts).toHaveCount(0)
})

test('help shows the way of a post, and only the sections of the role', async ({ page, site }) => {
  await enter(page, site)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dashboard/help')
  await expect(page.getByRole('img', { name: /^Screen:/ })).toHaveCount(5)
  for (const image of await page.getByRole('img', { name: /^Screen:/ }).all()) {
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(1_000)
  }
  await expect(page.getByRole('term')).toHaveCount(9)
  // In light colors it is shown by `dashboard-screens.journey.ts`.
  await expectAccessible(page, [DESKTOP], ['dark'])
})

test('scripts that do not come take nothing away from what is typed, and are asked for again', async ({
  page,
  site,
  complaints,
}) => {
  await enter(page, site)
  complaints.expect(/Failed to load resource/)
  let refused = 0
  await page.route(/palette-keys-.*\.js$/, (route) =>
    (refused += 1) === 1 ? route.abort() : route.continue(),
  )
  await page.route(/(command-palette|shortcut-list)-.*\.js$/, (route) => route.abort())
  await page.goto('/dashboard/blog/new')
  const title = page.getByLabel('Title')
  await title.fill('Typed before')
  await expect.poll(() => refused).toBe(2)
  await expectLive(page)
  await title.blur()
  await page.keyboard.press('Control+K')
  const toast = page.getByRole('alert').filter({ hasText: 'The search could not be opened' })
  await expect(toast).toContainText('What you have typed is still here.')
  await expect(title).toHaveValue('Typed before')
  await page.unroute(/(command-palette|shortcut-list)-.*\.js$/)
  await toast.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('combobox', { name: /^Posts, messages/ })).toBeFocused()
  await expect(title).toHaveValue('Typed before')
})
