import type { Page } from '@playwright/test'
import {
  type Answer,
  calendarIn,
  type OutsideService,
  test,
} from '#test/journeys/outside-fixture.ts'
import { expect } from '#test/journeys/site.ts'
import { findPublicPages } from '#test/journeys/transfer.ts'

const HELLO = '<p>Pick a time</p>'
const NO_FRAME = ['X-Frame-Options', 'DENY'] as const
const show = (page: Page) => page.getByRole('link', { name: 'Show the calendar' }).click()
const box = (page: Page) => page.locator('#schedule .sched')

const everything = ({ origin }: OutsideService) => ({
  SCHEDULING_URL: `${origin}/book`,
  INTAKE_URL: `${origin}/intake`,
  MAP_URL: `${origin}/map`,
  EMAILJS_PUBLIC_KEY: 'public_key',
  EMAILJS_SERVICE_ID: 'service_one',
  EMAILJS_TEMPLATE_ID: 'template_one',
  EMAILJS_ORIGIN: origin,
})

test.describe('on every page of the site', () => {
  test('nothing leaves the site before the reader asks', async ({
    openService,
    openAnotherSite,
    visit,
  }) => {
    const outside = await openService(HELLO)
    const site = await openAnotherSite({ environment: everything(outside) })
    // Requests to other hosts fail the test by themselves.
    const page = await visit({ baseURL: site.origin })
    for (const path of await findPublicPages(site.origin)) {
      await page.goto(path)
      await page.keyboard.press('Tab')
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    }
    expect(outside.requested).toEqual([])
  })

  test('a booking link names its page and no secret', async ({
    openService,
    openAnotherSite,
    visit,
  }) => {
    const outside = await openService(HELLO)
    const site = await openAnotherSite({ environment: everything(outside) })
    const page = await visit({ baseURL: site.origin })
    const told = async (path: string) => {
      await page.goto(path)
      const links = page.locator(`a[href^="${outside.origin}/book"]`)
      const hrefs = await links.evaluateAll((found) =>
        found.map((link) => (link as HTMLAnchorElement).href),
      )
      expect(hrefs.length, path).toBeGreaterThan(2)
      return new Set(hrefs.map((href) => new URL(href).searchParams.get('utm_content')))
    }
    for (const path of ['/', '/faq', '/services', '/services/u-visa', '/contact', '/privacy']) {
      expect(await told(path), path).toEqual(new Set([path]))
    }
    const post = (await findPublicPages(site.origin)).find((path) => /^\/blog\/[^/]+$/.test(path))
    expect(await told(post ?? '')).toEqual(new Set([post]))
    expect(await told('/login')).toEqual(new Set([null]))
  })
})

test.describe('the calendar in its box', () => {
  test('that hangs leaves the link and the telephone, and is shown when it comes late', async ({
    openCalendar,
    complaints,
  }) => {
    complaints.expect(/request to .*\/book/)
    const { promise: later, resolve: answer } = Promise.withResolvers<void>()
    const { page, outside } = await openCalendar((_, response) => {
      void later.then(() => response.setHeader('Content-Type', 'text/html').end(HELLO))
    })
    await page.clock.install()
    await page.goto('/contact')
    await show(page)
    await expect(box(page).getByRole('status')).toHaveText('Loading the calendar…')
    await page.clock.fastForward(8_100)
    await expect(box(page).getByRole('status')).toContainText('has not answered yet')
    await expectWaysOut(page, outside)
    expect((await box(page).boundingBox())?.height).toBe(600)
    answer()
    await expect(calendarIn(page).getByText('Pick a time')).toBeVisible()
    await expectWaysOut(page, outside)
  })

  for (const [how, answer] of [
    ['answers with an error', (reply: Reply) => reply.writeHead(500).end('Broken')],
    ['drops the connection', (reply: Reply) => reply.destroy()],
    ['refuses to be framed', (reply: Reply) => reply.setHeader(...NO_FRAME).end(HELLO)],
  ] as const) {
    test(`that ${how} has the link and the telephone under it`, async ({
      openCalendar,
      complaints,
    }) => {
      complaints.expect(/request to .*\/book/)
      if (how !== 'drops the connection')
        complaints.expect(/Refused to display|frame|status of 500/i)
      const { page, outside } = await openCalendar((_, response) => void answer(response))
      await page.goto('/contact')
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await show(page)
      await expect(page.getByText('Is the calendar empty?')).toBeVisible()
      await expectWaysOut(page, outside)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    })
  }

  test('that leads to another company is refused', async ({
    openService,
    openCalendar,
    complaints,
  }) => {
    complaints.expect(/request to .*\/book/)
    complaints.expect(/Content Security Policy/)
    const other = await openService('<p>Somebody else</p>')
    const { page, outside } = await openCalendar((_, response) =>
      response.writeHead(302, { Location: `${other.origin}/elsewhere` }).end(),
    )
    await page.goto('/contact')
    await show(page)
    await expect(box(page).getByRole('status')).toContainText('cannot be shown here')
    await expectWaysOut(page, outside)
    expect(other.requested).toEqual([])
  })

  test('is not requested offline, and the box says so', async ({ openCalendar, complaints }) => {
    const { page, outside } = await openCalendar(HELLO)
    await page.goto('/contact')
    await page.waitForLoadState('networkidle')
    complaints.expect(/ERR_INTERNET_DISCONNECTED/)
    await page.context().setOffline(true)
    await show(page)
    await expect(box(page).getByRole('status')).toContainText('You seem to be offline')
    await expectWaysOut(page, outside)
    expect(outside.requested).toEqual([])
  })

  test('is opened and left with the keyboard', async ({ openCalendar, complaints }) => {
    complaints.expect(/request to .*\/book/)
    const { page } = await openCalendar('<button>Pick a time</button>')
    await page.goto('/contact')
    await page.getByRole('link', { name: 'Show the calendar' }).focus()
    await page.keyboard.press('Enter')
    await expect(calendarIn(page).getByRole('button', { name: 'Pick a time' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(calendarIn(page).getByRole('button', { name: 'Pick a time' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('#schedule .outside-help').getByRole('link').first()).toBeFocused()
  })
})

type Reply = Parameters<Answer>[1]

async function expectWaysOut(page: Page, outside: OutsideService): Promise<void> {
  const schedule = page.locator('#schedule')
  const link = schedule.getByRole('link', { name: /new tab/ }).first()
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('href', new RegExp(`^${outside.origin}/book`))
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
  await expect(schedule.locator('a[href^="tel:"]').first()).toBeVisible()
}
