import { localPath } from '#test/local-path.ts'
import type { Page } from '@playwright/test'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { enter, expect, test } from '#test/journeys/site.ts'

async function scrollPage(page: Page, y: number): Promise<void> {
  await page.evaluate((place) => scrollTo(0, place), y)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

test('the bar turns white after 10 pixels and shows its other logo, the booking button comes after 200', async ({
  page,
}) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  const secondLine = bar.locator('.logo i')
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor)
  const atTop = await ground()
  await scrollPage(page, 10)
  await expect(secondLine).toBeVisible()
  await expect(bar).toHaveCSS('box-shadow', 'none')
  await scrollPage(page, 11)
  await expect(secondLine).toBeHidden()
  expect(await ground()).toBe('rgb(255, 255, 255)')
  expect(atTop).not.toBe('rgb(255, 255, 255)')
  await expect(bar).not.toHaveCSS('box-shadow', 'none')
  await scrollPage(page, 0)
  await expect(secondLine).toBeVisible()
  const floats = page.getByRole('complementary', { name: 'Contact Us' })
  const booking = floats.getByRole('link', { name: /^Book Consultation/ })
  await expect(floats.getByRole('link', { name: /^Contact Us/ })).toBeVisible()
  for (const [place, isShown] of [
    [0, false],
    [200, false],
    [201, true],
    [200, false],
  ] as const) {
    await scrollPage(page, place)
    await expect(booking).toBeVisible({ visible: isShown })
  }
})

for (const isSignedIn of [false, true]) {
  test(`the bar has its links from 1024 px and the booking button from 768 px, on one line in every language${isSignedIn ? ', also signed in' : ''}`, async ({
    page,
    site,
  }) => {
    if (isSignedIn) await enter(page, site)
    for (const locale of LOCALES) {
      await page.goto(localPath('/about', locale))
      for (const width of [768, 1023, 1024, 1100, 1199, 1200, 1279, 1280, 1440]) {
        await page.setViewportSize({ width, height: 700 })
        const bar = await page.evaluate(lookAtBar)
        const hasLinks = width >= 1024
        expect([locale, width, bar]).toEqual([
          locale,
          width,
          {
            links: hasLinks,
            menu: !hasLinks,
            booking: true,
            faults: [],
          },
        ])
      }
      // A reader who has made the letters twice as large gets the menu, as on a small screen.
      const settings = await page.context().newCDPSession(page)
      await page.setViewportSize({ width: 1280, height: 700 })
      await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
      expect(await page.evaluate(lookAtBar)).toMatchObject({ links: false, menu: true, faults: [] })
      await settings.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
    }
  })
}

/** Runs in the page. */
function lookAtBar() {
  const row = document.querySelector<HTMLElement>('.bar > .wrap')
  if (!row) throw new Error('The page has no bar')
  const isShown = (selector: string) =>
    row.querySelector<HTMLElement>(selector)?.checkVisibility() === true
  const faults: string[] = []
  if (row.scrollWidth > row.clientWidth) faults.push('it is wider than the screen')
  const texts =
    ':scope > .logo b, :scope > .logo i, .nav > ul > li > a, .nav summary, .nav button, :scope > .tel, :scope > .btn'
  for (const part of row.querySelectorAll<HTMLElement>(texts)) {
    if (!part.checkVisibility() || part.closest('.sub')) continue
    const words = document.createRange()
    words.selectNodeContents(part)
    const unseen = part.querySelector('.vh')
    if (unseen) words.setStartAfter(unseen)
    const boxes = [...words.getClientRects()].filter(({ width }) => width > 1)
    const [first] = boxes
    if (first && boxes.some(({ top }) => top >= first.bottom))
      faults.push(`two lines: ${part.textContent}`)
    const edge = part.getBoundingClientRect()
    if (boxes.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1))
      faults.push(`cut: ${part.textContent}`)
    if (edge.left < 0 || edge.right > innerWidth) faults.push(`outside: ${part.textContent}`)
  }
  return {
    links: isShown('.nav'),
    menu: isShown('.menu > summary'),
    booking: isShown(':scope > .btn'),
    faults,
  }
}

test.describe('the Services menu', () => {
  const opener = (page: Page) => page.locator('[data-services-menu] > summary')
  const panel = (page: Page) => page.locator('[data-services-menu] .sub')
  const item = (page: Page, index: number) => panel(page).getByRole('link').nth(index)

  test('lists the six services; pressed open it stays until the next press, also right after hovering', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/')
    await opener(page).click()
    const names = 'Family, Work Visas, Permanent, Citizenship, U-Visa, Investor, See all services'
    await expect(panel(page).getByRole('link')).toHaveText(
      names.split(', ').map((name) => new RegExp(`^${name}`)),
    )
    await page.mouse.move(20, 600)
    await page.clock.runFor(1_000)
    await expect(panel(page)).toBeVisible()
    await opener(page).click()
    await expect(panel(page)).toBeHidden()
    await opener(page).click()
    await page.mouse.click(20, 600)
    await expect(panel(page)).toBeHidden()

    await opener(page).hover()
    await page.clock.runFor(1_000)
    await expect(panel(page)).toBeVisible()
    await opener(page).click()
    await expect(panel(page)).toBeVisible()
    await opener(page).click()
    await expect(panel(page)).toBeHidden()
  })

  test('opens after 100 ms under the pointer, closes after 300 ms', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await page.clock.pauseAt(Date.now() + 60_000)
    await opener(page).hover()
    await page.clock.runFor(99)
    await expect(panel(page)).toBeHidden()
    await page.clock.runFor(1)
    await expect(panel(page)).toBeVisible()

    await page.mouse.move(20, 600)
    await page.clock.runFor(299)
    await expect(panel(page)).toBeVisible()
    await panel(page).hover()
    await page.clock.runFor(1_000)
    await expect(panel(page)).toBeVisible()
    await page.mouse.move(20, 600)
    await page.clock.runFor(300)
    await expect(panel(page)).toBeHidden()

    await opener(page).hover()
    await page.clock.runFor(50)
    await page.mouse.move(20, 600)
    await page.clock.runFor(1_000)
    await expect(panel(page)).toBeHidden()
  })

  test('is worked by Enter, the arrows, Home, End and Escape', async ({ page }) => {
    await page.goto('/')
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()

    const scan = 'ArrowDown 0, ArrowDown 1, End 6, ArrowDown 0, ArrowUp 6, Home 0'
    for (const [key = '', to] of scan.split(', ').map((step) => step.split(' '))) {
      await page.keyboard.press(key)
      await expect(item(page, Number(to))).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()

    await opener(page).press('Enter')
    await item(page, 6).focus()
    await page.keyboard.press('Tab')
    await expect(panel(page)).toBeHidden()
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }),
    ).toBeFocused()
  })
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('opens, shows every link and a list of services, and closes on Escape, a way out and a way on', async ({
    page,
  }) => {
    await page.goto('/')
    const menu = page.locator('[data-menu]')
    const opener = menu.locator('> summary')
    await expect(opener).toHaveAccessibleName('Menu')
    await opener.tap()
    expect(await menu.locator('.sheetmenu').boundingBox()).toMatchObject({ x: 0, width: 360 })
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    for (const name of ['Home', 'About Us', 'Blog', 'FAQ', 'Contact']) {
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(menu.getByRole('link', { name: 'U-Visa' })).toBeVisible()
    await menu.locator('nav summary').tap()
    await expect(menu.getByRole('link', { name: 'U-Visa' })).toBeHidden()
    await menu.getByRole('link', { name: 'FAQ', exact: true }).focus()
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('link', { name: 'FAQ', exact: true })).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.tap()
    await page.locator('[data-accordion] summary').first().focus()
    await expect(menu).not.toHaveAttribute('open')

    await opener.tap()
    await menu.getByRole('link', { name: 'Blog', exact: true }).tap()
    await expect(page).toHaveURL('/blog')
    await expect(menu).not.toHaveAttribute('open')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(menu).not.toHaveAttribute('open')
  })
})
