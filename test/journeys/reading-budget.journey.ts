import type { Page } from '@playwright/test'
import { expect, test } from '#test/journeys/site.ts'
import {
  BUDGET,
  bytesOf,
  findPublicPages,
  recordRequests,
  transferOf,
} from '#test/journeys/transfer.ts'

const AT_ONCE = 4

test('every public page comes as one compressed document with its style in it, within 14 kB', async ({
  site,
}) => {
  const pages = await findPublicPages(site.origin)
  expect(pages).toEqual(
    expect.arrayContaining(['/', '/blog', '/login', '/blog/before-you-sign-who-may-help-you']),
  )
  const tooHeavy = async () => {
    const transfers = await Promise.all(pages.map((path) => transferOf(site.origin + path)))
    expect(new Set(transfers.map(({ encoding }) => encoding))).toEqual(new Set(['br']))
    return pages
      .map((path, index) => ({ path, bytes: transfers[index]?.bytes ?? 0 }))
      .filter(({ bytes }) => bytes > BUDGET.document)
  }
  // The first readers of a page get it at once, those after them smaller: the cache has compressed it again by then.
  await expect.poll(tooHeavy, { timeout: 30_000 }).toEqual([])
})

test('a page loads one small script before the first act, and little with everything on it awake', async ({
  site,
  visit,
}) => {
  const pages = await findPublicPages(site.origin)
  const weighAll = async () => {
    const page = await visit()
    for (let path = pages.shift(); path !== undefined; path = pages.shift()) await weigh(page, path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, weighAll))
})

async function weigh(page: Page, path: string): Promise<void> {
  const requests = recordRequests(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  const before = requests.addressesOf('script')
  for (const address of before) {
    expect(address, `${path} fetches nothing of React`).toMatch(
      /\/assets\/(entry\.client|[\w-]+\.behaviour)-[\w-]+\.js$/,
    )
  }
  expect(await bytesOf(before), `scripts of ${path}`).toBeLessThanOrEqual(
    BUDGET.scriptsBeforeTheFirstAct,
  )
  // Rules for early fetching, favicons and the like are "other"; the page's being counted is a "ping".
  const allowed = ['document', 'script', 'font', 'image', 'other', 'ping']
  expect(
    [...requests.kinds()].filter((kind) => !allowed.includes(kind)),
    path,
  ).toEqual([])
  const fonts = requests.addressesOf('font')
  expect(fonts.size, `fonts of ${path}`).toBeLessThanOrEqual(2)
  expect(await bytesOf(fonts), `fonts of ${path}`).toBeLessThanOrEqual(BUDGET.fonts)

  await wakeEverything(page)
  const scripts = requests.addressesOf('script')
  if (path === '/login')
    expect(scripts.size, 'the island of Login wakes').toBeGreaterThan(before.size)
  expect(await bytesOf(scripts), `scripts of ${path}, awake`).toBeLessThanOrEqual(
    BUDGET.scriptsAwake,
  )
  requests.stop()
  // What is still on its way must not be counted for the next page.
  await page.goto('about:blank')
}

async function wakeEverything(page: Page): Promise<void> {
  const sleeping = await page.evaluate(() => {
    const parts = document.querySelectorAll('[data-island], [data-behaviour]')
    for (const part of parts) part.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    scrollTo(0, document.body.scrollHeight)
    return parts.length
  })
  if (sleeping > 0) await page.waitForTimeout(500)
}
