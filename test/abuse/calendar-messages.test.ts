import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWatchedSite, type WatchedSite } from '#test/abuse/site-fixture.ts'
import { chromiumOptions } from '#test/chromium.ts'
import { openOutside, type OutsideService } from '#test/journeys/outside-fixture.ts'
import { aStaffMember } from '#test/site.ts'

const BOOKED = "{ event: 'calendly.event_scheduled', payload: { invitee: { uri: 'x' } } }"

// Abuse 29. The frames are real pages on other origins, and what they send is what the calendar would send.
const PATIENCE = { timeout: 15_000 }

describe('a page that pretends to be the calendar', () => {
  let browser: Browser
  let site: WatchedSite
  let calendar: OutsideService
  let stranger: OutsideService

  beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions())
    stranger = await openOutside(`<script>top.postMessage(${BOOKED}, '*')</script>`)
    calendar = await openOutside((request, response) => {
      const says = request.url?.startsWith('/inner')
        ? `<script>top.postMessage(${BOOKED}, '*')</script>`
        : `<p>Pick a time</p>
           <iframe src="${stranger.origin}/"></iframe>
           <iframe src="/inner"></iframe>
           <iframe sandbox="allow-scripts" srcdoc="<script>top.postMessage(${BOOKED}, '*')</script>"></iframe>
           <button onclick="parent.postMessage(${BOOKED}, '*')">Book</button>
           <button onclick="parent.postMessage({ event: 'calendly.page_height', payload: { height: '9000px' } }, '*')">Grow</button>`
      response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>x</title>${says}`)
    })
    site = await openWatchedSite('sqlite', {
      environment: { SCHEDULING_URL: `${calendar.origin}/book` },
    })
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
    await calendar.close()
    await stranger.close()
  })

  const bookings = async () => {
    const staff = await aStaffMember(site.origin)
    const lines = (await staff.text('/dashboard/visits.csv')).split('\r\n')
    return lines.filter((line) => line.includes(',"booked",'))
  }

  async function openCalendar(): Promise<{ page: Page; told: string[] }> {
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0.0.0 Safari/537.36'
    const page = await browser.newPage({ userAgent })
    const told: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/visits')) told.push(request.postData() ?? '')
    })
    await page.addInitScript(() => addEventListener('message', () => (received.count += 1)))
    await page.addInitScript('window.received = { count: 0 }')
    await page.goto(`${site.origin}/contact`)
    await page.getByRole('link', { name: 'Show the calendar' }).click()
    await page.frameLocator('.sched iframe').getByText('Pick a time').waitFor()
    return { page, told }
  }

  test('is not believed, wherever it sits; the calendar itself is, once, and may change nothing else', async () => {
    const { page, told } = await openCalendar()
    await expect.poll(() => page.evaluate(() => received.count)).toBeGreaterThanOrEqual(3)
    await page.evaluate(`postMessage(${BOOKED}, '*')`)
    await page.waitForTimeout(300)
    expect(told.filter((text) => text.startsWith('booked'))).toEqual([])
    expect(await bookings()).toEqual([])

    const look = () => page.locator('#schedule').evaluate((section) => section.outerHTML)
    const before = await look()
    const frame = page.frameLocator('.sched iframe')
    await frame.getByRole('button', { name: 'Grow' }).click()
    await frame.getByRole('button', { name: 'Book' }).click()
    await expect.poll(() => told.filter((text) => text.startsWith('booked'))).toHaveLength(1)
    await frame.getByRole('button', { name: 'Book' }).click()
    await page.waitForTimeout(300)
    expect(told.filter((text) => text.startsWith('booked'))).toHaveLength(1)
    expect(await look()).toBe(before)
    expect((await page.locator('.sched iframe').boundingBox())?.height).toBe(600)
    await expect
      .poll(bookings, PATIENCE)
      .toEqual([expect.stringMatching(/,"\/contact",.*,"booked","1"$/)])
    await page.close()
  })
})

declare const received: { count: number }
