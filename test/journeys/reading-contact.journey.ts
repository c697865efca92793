import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '#test/journeys/site.ts'

const DESKTOP = { width: 1280, height: 800 }
const SPEED_MS = 1000
const AUTOPLAY_MS = 2000

const region = (page: Page) => page.getByRole('region', { name: 'Countries we serve' })
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

/** The contact page with the row of flags awake, the pointer elsewhere and the clock in the test's hands. */
async function wakeTheRow(page: Page): Promise<void> {
  await page.clock.install()
  await page.setViewportSize(DESKTOP)
  await page.goto('/contact')
  await page.mouse.move(5, 400)
  await page.mouse.wheel(0, 10)
  await region(page).scrollIntoViewIfNeeded()
  await expect(region(page).locator('ul')).toHaveAttribute('style', /--per-view/)
  await page.clock.pauseAt(Date.now() + 60_000)
  // What was moving lands, and the two seconds begin anew when the pointer leaves.
  await region(page).hover()
  await page.clock.runFor(SPEED_MS)
  await page.mouse.move(5, 5)
}

test.describe('the countries we serve', () => {
  test('are a plain list of twelve in the order of the alphabet without JavaScript', async ({
    visit,
  }) => {
    const page = await visit({ javaScriptEnabled: false })
    await page.goto('/contact')
    const listed = await names(page)
    expect(listed).toHaveLength(12)
    expect(listed).toEqual(listed.toSorted((one, other) => one.localeCompare(other, 'en')))
    expect(await hiddenSideways(page)).toBe(0)
    await expect(region(page).getByRole('button')).toHaveCount(0)
    const flag = region(page).locator('img').first()
    await expect(flag).toHaveAttribute('src', /^\/flags\/w80\/[a-z]{2}\.png$/)
    await expect(flag).toHaveAttribute('width', '80')
  })

  test('move by one every two seconds, and the move takes one', async ({ page }) => {
    await wakeTheRow(page)
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

  test('stand still under the pointer, by focus, and by their button', async ({ page }) => {
    await wakeTheRow(page)
    const expectStill = async () => {
      const before = await names(page)
      await page.clock.runFor(10_000)
      expect(await names(page)).toEqual(before)
    }
    const expectMotion = async () => {
      const before = await names(page)
      await page.clock.runFor(AUTOPLAY_MS + SPEED_MS)
      await expect.poll(() => names(page)).not.toEqual(before)
    }
    await expectMotion()
    await region(page).hover()
    await page.clock.runFor(SPEED_MS)
    await expectStill()
    await page.mouse.move(5, 5)
    await expectMotion()

    await region(page).getByRole('button', { name: 'South America' }).focus()
    await page.clock.runFor(SPEED_MS)
    await expectStill()
    await region(page).getByRole('button', { name: 'South America' }).blur()
    await expectMotion()

    await region(page).getByRole('button', { name: 'Pause' }).click()
    await page.clock.runFor(SPEED_MS)
    await page.mouse.move(5, 5)
    await expectStill()
    await region(page).getByRole('button', { name: 'Play' }).click()
    await expectMotion()
  })

  test('of one region are shown when the reader chooses it', async ({ page }) => {
    await wakeTheRow(page)
    await region(page).getByRole('button', { name: 'South America' }).click()
    await expect(region(page).getByRole('button', { name: 'South America' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect((await names(page)).toSorted()).toEqual([
      'Argentina',
      'Bolivia',
      'Brazil',
      'Chile',
      'Colombia',
      'Ecuador',
      'Guyana',
      'Paraguay',
      'Peru',
      'Suriname',
      'Uruguay',
      'Venezuela',
    ])
    await region(page).getByRole('button', { name: 'Africa' }).click()
    expect(await names(page)).toContain('Nigeria')
  })

  test('stand six, four, three or two in a row, 50 ms after the window has its size', async ({
    page,
  }) => {
    await wakeTheRow(page)
    expect(await shownSlides(page)).toBe('6')
    for (const [width, slides] of [
      [1023, '4'],
      [767, '3'],
      [479, '2'],
      [1024, '6'],
    ] as const) {
      const before = await shownSlides(page)
      const heard = page.evaluate(
        "new Promise((done) => addEventListener('resize', done, { once: true }))",
      )
      await page.setViewportSize({ width, height: 800 })
      await heard
      await page.clock.runFor(49)
      expect(await shownSlides(page)).toBe(before)
      await page.clock.runFor(1)
      expect(await shownSlides(page)).toBe(slides)
    }
  })

  test('never move for a reader who wants no motion, and are all to be seen', async ({ visit }) => {
    const page = await visit({ reducedMotion: 'reduce' })
    await wakeTheRow(page)
    const before = await names(page)
    await page.clock.runFor(10_000)
    expect(await names(page)).toEqual(before)
    expect(await hiddenSideways(page)).toBe(0)
    await expect(region(page).getByRole('button', { name: 'Pause' })).toHaveCount(0)
  })
})

test.describe('the calendar and the map', () => {
  test('of a firm that has none are the telephone, words and a link', async ({ page }) => {
    await page.goto('/contact#schedule')
    const schedule = page.locator('#schedule')
    await expect(schedule.getByRole('link', { name: /^Call \(703\)/ })).toHaveAttribute(
      'href',
      'tel:+17035550142',
    )
    await expect(schedule.getByText('Show the calendar')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Show the map' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.openstreetmap\.org\/search\?query=/,
    )
    const box = await schedule.locator('.sched').boundingBox()
    expect(box?.height).toBe(600)
  })

  test('come from outside only when the reader presses, in the box that waited for them', async ({
    openAnotherSite,
    visit,
    complaints,
  }) => {
    const outside = await serveOutside('<p>Pick a time</p>')
    const site = await openAnotherSite({ environment: outside.settings })
    complaints.expect(/request to .*\/book\?utm_source=website/)
    complaints.expect(/request to .*\/map/)
    const page = await visit({ baseURL: site.origin })
    const answer = await page.goto('/contact')
    expect(answer?.headers()['content-security-policy']).toContain(`frame-src ${outside.origin};`)
    await page.locator('#schedule').scrollIntoViewIfNeeded()
    for (let press = 0; press < 60; press += 1) await page.keyboard.press('Tab')
    expect(outside.asked).toEqual([])

    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    const before = await height()
    await page.getByRole('link', { name: 'Show the calendar' }).click()
    await expect(calendarIn(page).getByText('Pick a time')).toBeVisible()
    expect(outside.asked).toEqual(['/book?utm_source=website&utm_medium=contact-page'])
    const frame = await page.locator('.sched iframe').boundingBox()
    expect(frame?.height).toBe(600)
    expect(frame?.width).toBeGreaterThanOrEqual(320)
    expect(await height()).toBe(before)

    await page.getByRole('link', { name: 'Show the map' }).click()
    const map = page.frameLocator('iframe[title^="Map of our office"]')
    await expect(map.getByText('Pick a time')).toBeVisible()
    await outside.close()
  })

  test('are links that work by themselves without JavaScript', async ({
    openAnotherSite,
    visit,
  }) => {
    const outside = await serveOutside('<p>Pick a time</p>')
    const site = await openAnotherSite({ environment: outside.settings })
    const page = await visit({ baseURL: site.origin, javaScriptEnabled: false })
    await page.goto('/contact')
    const link = page.getByRole('link', { name: 'Show the calendar' })
    await expect(link).toHaveAttribute('href', `${outside.origin}/book`)
    await expect(link).toHaveAttribute('target', '_blank')
    await outside.close()
  })

  test('can neither be heard by our page nor send it elsewhere', async ({
    openAnotherSite,
    visit,
    complaints,
  }) => {
    const outside = await serveOutside(`<p>Pick a time</p><script>
      parent.postMessage({ event: 'calendly.event_scheduled', payload: { event: { uri: '//evil' } } }, '*')
      try { top.location = 'https://evil.example.com/' } catch {}
    </script>`)
    const site = await openAnotherSite({ environment: outside.settings })
    complaints.expect(/request to .*\/book/)
    complaints.expect(/Unsafe attempt to initiate navigation/)
    const page = await visit({ baseURL: site.origin })
    await page.goto('/contact')
    await page.getByRole('link', { name: 'Show the calendar' }).click()
    await expect(calendarIn(page).getByText('Pick a time')).toBeVisible()
    const main = () => page.locator('main').evaluate((element) => element.outerHTML.length)
    const before = await main()
    await page.waitForTimeout(500)
    expect(await main()).toBe(before)
    expect(page.url()).toBe(`${site.origin}/contact`)
    await outside.close()
  })
})

const calendarIn = (page: Page) =>
  page.frameLocator('iframe[title="Calendar for booking a consultation"]')

/** An outside service that answers everything with one page and remembers what it was asked for. */
async function serveOutside(html: string) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    if (!url.startsWith('/favicon')) asked.push(url)
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>x</title>${html}`)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  const settings = { SCHEDULING_URL: `${origin}/book`, MAP_URL: `${origin}/map` }
  return {
    origin,
    asked,
    settings,
    close() {
      server.closeAllConnections()
      return close()
    },
  }
}

test('until messages can be kept the page shows no form, and says how else to reach the firm', async ({
  page,
}) => {
  await page.goto('/contact#message')
  const message = page.locator('#message')
  await expect(message.getByRole('heading', { level: 2 })).toHaveText('Send Us a Message')
  await expect(message).toContainText('no attorney-client relationship')
  await expect(message.getByRole('textbox')).toHaveCount(0)
  await expect(message.getByRole('link', { name: 'Write an e-mail' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  )
})

test('the office is open or closed as the clock says, and the page is kept no longer than that is true', async ({
  openAnotherSite,
  visit,
}) => {
  let now = new Date('2026-11-20T21:59:00Z')
  const site = await openAnotherSite({ now: () => now })
  const page = await visit({ baseURL: site.origin })
  const answer = await page.goto('/contact')
  expect(answer?.headers()['expires']).toBe('Fri, 20 Nov 2026 22:00:00 GMT')
  await expect(page.getByText('Open now, until 5:00 PM Eastern Time.')).toBeVisible()

  now = new Date('2026-11-20T22:00:00Z')
  const later = await page.goto('/contact')
  expect(later?.headers()['expires']).toBe('Mon, 23 Nov 2026 14:00:00 GMT')
  await expect(
    page.getByText('Closed now. We open on Monday, November 23 at 9:00 AM Eastern Time.'),
  ).toBeVisible()
  await expect(page.getByText('Next office time: Monday, November 23, 9:00 AM.')).toBeVisible()
})
