import type { Page } from '@playwright/test'
import {
  type Answer,
  calendarIn,
  type OutsideService,
  showCalendar,
  test,
} from '#test/journeys/outside-fixture.ts'
import { expect } from '#test/journeys/site.ts'
import { aVisitor } from '#test/site.ts'
import { findPublicPages } from '#test/journeys/transfer.ts'

const HELLO = '<p>Pick a time</p>'
const NO_FRAME = ['X-Frame-Options', 'DENY'] as const

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

test('nothing leaves the site before the reader asks, and a booking link names its page and no secret', async ({
  openService,
  openAnotherSite,
  visit,
}) => {
  const outside = await openService(HELLO)
  const site = await openAnotherSite({ environment: everything(outside) })
  // Requests to other hosts fail the test by themselves.
  const page = await visit({ baseURL: site.origin })
  const post = '/blog/before-you-sign-who-may-help-you'
  // A page of each kind that has scripts of its own; the others are made of the same parts.
  for (const path of [
    '/',
    '/services/u-visa',
    post,
    '/faq',
    '/contact',
    '/es/contacto',
    '/login',
  ]) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  }
  const named: Record<string, (string | null)[]> = {}
  const reader = aVisitor(site.origin)
  for (const path of [...(await findPublicPages(site.origin)), '/login']) {
    const html = await reader.text(path)
    const hrefs =
      html.match(new RegExp(`(?<=<a[^>]* href=")${outside.origin}/book[^"]*`, 'g')) ?? []
    expect(hrefs.length, path).toBeGreaterThan(2)
    expect(
      html.match(new RegExp(`<[^a][^>]* (?:src|href)="${outside.origin}`, 'g')),
      path,
    ).toBeNull()
    const addresses = hrefs.map((href) => new URL(href.replaceAll('&amp;', '&')))
    named[path] = [...new Set(addresses.map(({ searchParams }) => searchParams.get('utm_content')))]
  }
  expect(outside.requested).toEqual([])
  for (const path of ['/', '/faq', '/services', '/services/u-visa', '/urgent', '/contact', post]) {
    expect(named[path], path).toEqual([path])
  }
  expect(named['/login']).toEqual([null])
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
    await showCalendar(page)
    await expect(box(page).getByRole('status')).toHaveText('Loading the calendar…')
    await page.clock.fastForward(8_100)
    await expect(box(page).getByRole('status')).toContainText('is slow to load')
    await expectWaysOut(page, outside)
    expect((await box(page).boundingBox())?.height).toBe(600)
    answer()
    await expect(calendarIn(page).getByText('Pick a time')).toBeVisible()
    await expectWaysOut(page, outside)
  })

  test('that fails, cannot be framed or leads to another company leaves the link and the telephone', async ({
    openService,
    openCalendar,
    complaints,
  }) => {
    complaints.expect(/request to .*\/book/)
    complaints.expect(/status of 500/)
    complaints.expect(/Refused to display|frame/i)
    complaints.expect(/Content Security Policy/)
    const other = await openService('<p>Somebody else</p>')
    const faults: ((reply: Reply) => unknown)[] = [
      (reply) => reply.writeHead(500).end('Broken'),
      (reply) => reply.destroy(),
      (reply) => reply.setHeader(...NO_FRAME).end(HELLO),
    ]
    let give = faults[0]
    const { page, outside } = await openCalendar((_, response) => void give?.(response))
    for (give of faults) {
      await page.goto('/contact')
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await showCalendar(page)
      await expect(page.getByText('Calendar not showing?')).toBeVisible()
      await expectWaysOut(page, outside)
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    }

    give = (reply) => reply.writeHead(302, { Location: `${other.origin}/elsewhere` }).end()
    await page.goto('/contact')
    await showCalendar(page)
    await expect(box(page).getByRole('status')).toContainText('cannot be shown here')
    await expectWaysOut(page, outside)
    expect(other.requested).toEqual([])
  })

  test('is not requested offline, which the box says, and is opened and left with the keyboard', async ({
    openCalendar,
    complaints,
  }) => {
    complaints.expect(/ERR_INTERNET_DISCONNECTED/)
    complaints.expect(/request to .*\/book/)
    const { page, outside } = await openCalendar('<button>Pick a time</button>')
    await page.goto('/contact')
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await showCalendar(page)
    await expect(box(page).getByRole('status')).toContainText('You seem to be offline')
    await expectWaysOut(page, outside)
    expect(outside.requested).toEqual([])

    await page.context().setOffline(false)
    await page.goto('/contact')
    await expect(page.locator('#schedule [data-started]')).toBeVisible()
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
