import type { Page } from '@playwright/test'
import { expect, test } from '#test/journeys/site.ts'
import { holdRequests } from '#test/journeys/dashboard.ts'

const DESKTOP = { width: 1280, height: 800 }
const SPEED_MS = 1000
const AUTOPLAY_MS = 2000

const region = (page: Page) => page.getByRole('region', { name: 'Countries we serve' })
const button = (page: Page, name: string) => region(page).getByRole('button', { name })
const expectPressed = (page: Page, name: string) =>
  expect(button(page, name)).toHaveAttribute('aria-pressed', 'true')
const names = (page: Page) => region(page).getByRole('listitem').allInnerTexts()
const shownSlides = (page: Page) =>
  region(page)
    .locator('ul')
    .evaluate((list) => getComputedStyle(list).getPropertyValue('--per-view').trim())

/** How many pixels of the row are out of sight. */
const hiddenSideways = (page: Page) =>
  region(page)
    .getByRole('group', { name: 'Countries' })
    .evaluate((view) => view.scrollWidth - view.clientWidth)

async function startTheRow(page: Page): Promise<void> {
  await page.clock.install()
  await page.setViewportSize(DESKTOP)
  await page.goto('/contact')
  await page.mouse.move(5, 400)
  await page.mouse.wheel(0, 10)
  await region(page).scrollIntoViewIfNeeded()
  await expect(region(page).locator('ul')).toHaveAttribute('style', /--per-view/)
  await page.clock.pauseAt(Date.now() + 60_000)
  // The two seconds begin anew when the pointer leaves.
  await region(page).hover()
  await page.clock.runFor(SPEED_MS)
  await page.mouse.move(5, 5)
}

test.describe('the countries we serve', () => {
  test('are an alphabetical list of twelve without JavaScript', async ({ visit }) => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto('/contact')
    const listed = await names(page)
    expect(listed).toHaveLength(12)
    expect(listed).toEqual(expect.arrayContaining(['Argentina', 'Kenya']))
    expect(listed).toEqual(listed.toSorted((one, other) => one.localeCompare(other, 'en')))
    expect(await hiddenSideways(page)).toBe(0)
    await expect(region(page).getByRole('button')).toHaveCount(0)
    const flag = region(page).locator('img').first()
    await expect(flag).toHaveAttribute('src', /^\/flags\/w80\/[a-z]{2}\.png$/)
    await expect(flag).toHaveAttribute('width', '80')
  })

  test('move by one every two seconds, and the move takes one', async ({ page }) => {
    await startTheRow(page)
    const list = region(page).locator('ul')
    const before = await names(page)
    expect(before).toHaveLength(12)
    await page.clock.runFor(AUTOPLAY_MS)
    await expect(list).toHaveClass(/moving/)
    expect(await list.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe(
      '1s',
    )
    await page.clock.runFor(SPEED_MS)
    await expect(list).not.toHaveClass(/moving/)
    expect(await names(page)).toEqual([...before.slice(1), before[0]])
  })

  test('may be those of one region', async ({ page }) => {
    await page.goto('/contact')
    await expect(button(page, 'Pause')).toBeVisible()
    await button(page, 'South America').click()
    await expectPressed(page, 'South America')
    expect((await names(page)).toSorted().join(' ')).toBe(
      'Argentina Bolivia Brazil Chile Colombia Ecuador Guyana Paraguay Peru Suriname Uruguay Venezuela',
    )
    await button(page, 'Africa').click()
    expect(await names(page)).toContain('Nigeria')
  })

  test('answer a press that came before their code, once', async ({ page }) => {
    const letCodeCome = await holdRequests(page, '**/country-carousel.behaviour-*.js')
    await page.goto('/contact')
    await button(page, 'Pause').click()
    await button(page, 'Africa').click()
    letCodeCome()
    await expectPressed(page, 'Africa')
    await expect(button(page, 'Play')).toBeVisible()
    expect(await names(page)).toContain('Nigeria')
    expect(await names(page)).toHaveLength(12)
  })

  test('stand six, four, three or two in a row, 50 ms after resizing', async ({ page }) => {
    await startTheRow(page)
    expect(await shownSlides(page)).toBe('6')
    for (const [width, slides] of [
      [1023, '4'],
      [767, '3'],
      [479, '2'],
      [1024, '6'],
    ] as const) {
      const before = await shownSlides(page)
      const received = page.evaluate(
        "new Promise((done) => addEventListener('resize', done, { once: true }))",
      )
      await page.setViewportSize({ width, height: 800 })
      await received
      await page.clock.runFor(49)
      expect(await shownSlides(page)).toBe(before)
      await page.clock.runFor(1)
      expect(await shownSlides(page)).toBe(slides)
    }
  })

  test('never move for a reader who wants no motion, and are all to be seen', async ({ visit }) => {
    const page = await visit({ reducedMotion: 'reduce' })
    await startTheRow(page)
    const before = await names(page)
    await page.clock.runFor(10_000)
    expect(await names(page)).toEqual(before)
    expect(await hiddenSideways(page)).toBe(0)
    await expect(button(page, 'Pause')).toHaveCount(0)
  })
})
