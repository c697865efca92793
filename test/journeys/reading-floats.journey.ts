import { localPath } from '#test/local-path.ts'
import type { Page } from '@playwright/test'
import { LOCALES } from '#app/platform/texts/locales.ts'
import { setTextSize } from '#test/journeys/accessible.ts'
import { describeFocus, findCovered } from '#test/journeys/page-faults.ts'
import { expect, PLAIN, test } from '#test/journeys/site.ts'

const LEAVE_PAGES = ['/services/u-visa', '/urgent']

test.describe('what floats', () => {
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true }
  const floats = (page: Page) => page.getByRole('complementary', { name: 'Contact Us' })

  test('leaves the first button of Home in view, and in English the open door', async ({
    visit,
  }) => {
    for (const locale of LOCALES) {
      const page = await visit({ ...phone, locale })
      await page.goto(localPath('/', locale))
      const { y: end = 0 } = (await page.locator('.floats').boundingBox()) ?? {}
      const endOf = async (part: string) => {
        const { y = Infinity, height = 0 } = (await page.locator(part).first().boundingBox()) ?? {}
        return y + height
      }
      expect(await endOf('.hero .btn')).toBeLessThanOrEqual(end)
      if (locale === 'en') expect(await endOf('.horizon .lamp')).toBeLessThanOrEqual(end)
    }
  })

  test('is one bar on a phone, in which nothing moves when booking comes after 200 pixels', async ({
    visit,
    openAnotherSite,
  }) => {
    const intake = 'https://intake.example.com/start'
    const { origin: baseURL } = await openAnotherSite({ environment: { INTAKE_URL: intake } })
    const page = await visit({ ...phone, baseURL })
    await page.addInitScript(recordShifts)
    await page.goto('/')
    const links = floats(page).getByRole('link')
    await expect(links).toHaveCount(2)
    await expect(links.nth(0)).toHaveAccessibleName('Call +1 (703) 555-0142')
    await expect(links.nth(1)).toHaveAccessibleName(/^Contact Us\s+\(opens in a new tab\)$/)
    await expect(links.nth(1)).toHaveAttribute('href', intake)
    await expect(links.nth(1)).toHaveAttribute('target', '_blank')
    await expect(links.nth(1).locator('.ic').last()).toBeVisible()
    const places = () =>
      links.evaluateAll((all) => all.slice(0, 2).map((one) => one.getBoundingClientRect().left))
    const before = await places()
    for (const [place, count] of [
      [200, 2],
      [201, 3],
      [200, 2],
    ] as const) {
      await page.mouse.wheel(0, place - (await page.evaluate(() => scrollY)))
      await expect(links).toHaveCount(count)
    }
    expect(await places()).toEqual(before)
    await page.mouse.wheel(0, 1)
    await expect(links.nth(2)).toHaveAccessibleName(/^Book Consultation/)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number)).toBe(0)
  })

  test('has its room at the end of the page, also with text twice as large', async ({ visit }) => {
    const page = await visit({ viewport: { width: 320, height: 640 } })
    await page.goto('/')
    for (const size of ['100%', '200%']) {
      await setTextSize(page, size)
      const bar = await floats(page).boundingBox()
      await expect(page.locator('.foot')).toHaveCSS('padding-bottom', `${bar?.height}px`)
      expect([bar?.x, bar?.width, (bar?.y ?? 0) + (bar?.height ?? 0)]).toEqual([0, 320, 640])
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const end = await page.locator('.legal > :last-child').boundingBox()
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  })

  test('is Leave and Call on a phone where somebody may have to leave, once the first Leave is out of sight', async ({
    visit,
  }) => {
    const page = await visit(phone)
    for (const path of LEAVE_PAGES) {
      await page.goto(path)
      const first = page.locator('.exit [data-leave]')
      const leave = page.locator('.exit-float').getByRole('link')
      await expect(first).toBeInViewport({ ratio: 1 })
      await expect(leave).toBeHidden()
      await expect(floats(page)).toBeHidden()
      await page.mouse.wheel(0, 500)
      await expect(first).not.toBeInViewport()
      await expect(leave).toBeInViewport({ ratio: 1 })
      await expect(floats(page).getByRole('link')).toHaveText(['Call'])
      expect((await leave.boundingBox())?.y).toBeGreaterThanOrEqual(
        (await floats(page).boundingBox())?.y ?? 0,
      )
    }
  })

  test('lies over no link where somebody may have to leave, in any language, before the page is moved', async ({
    visit,
  }) => {
    const page = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true })
    const paths = LEAVE_PAGES.flatMap((path) => LOCALES.map((locale) => localPath(path, locale)))
    for (const path of paths) {
      await page.goto(path)
      expect(await page.evaluate(findCovered, { mayScroll: false, places: [0] }), path).toEqual([])
    }
  })

  test('is all there without JavaScript', async ({ visit }) => {
    const page = await visit({ ...PLAIN, ...phone })
    await page.goto('/')
    await expect(floats(page).getByRole('link')).toHaveText([/Call/, /Contact Us/, /Book/])
  })

  test('has its words inside its edge on a wide screen, and only Leave where the screen is low', async ({
    visit,
  }) => {
    const page = await visit({ viewport: { width: 1280, height: 900 } })
    await page.goto('/services/u-visa')
    const contact = floats(page).getByRole('link', { name: 'Contact Us' })
    const room = await contact.evaluate((link) => {
      const words = document.createRange()
      words.selectNodeContents(link)
      return words.getBoundingClientRect().top - link.getBoundingClientRect().top
    })
    expect(room).toBeGreaterThan(12)
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(contact).toBeHidden()
  })

  test('leaves the focus in sight on a phone', async ({ visit }) => {
    const page = await visit(phone)
    // One for each bar.
    for (const path of ['/contact', '/services/u-visa']) {
      await page.goto(path)
      const hidden: string[] = []
      for (;;) {
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(describeFocus)
        if (stop === null) break
        if (!stop.isSeen) hidden.push(stop.name)
      }
      expect(hidden).toEqual([])
    }
  })
})

function recordShifts(): void {
  Object.assign(window, { shifts: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      Object.assign(window, { shifts: (Reflect.get(window, 'shifts') as number) + entry.value })
  }).observe({ type: 'layout-shift', buffered: true })
}
