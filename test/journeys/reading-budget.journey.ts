import type { Page } from '@playwright/test'
import { expect, test } from '#test/journeys/site.ts'
import { chooseWalked, isEnglish } from '#test/public-pages.ts'
import { BUDGET, bytesOf, findPublicPages, recordRequests } from '#test/journeys/transfer.ts'

// Each waits most of the time for half a second without a request.
const AT_ONCE = 8
/** Both names are in every build of React. */
const REACT = /react-dom|react\.transitional\.element/

test('a public page loads one small script before the first act, and no React whatever is touched', async ({
  site,
  visit,
}) => {
  const pages = await findPublicPages(site.origin)
  const english = chooseWalked(pages.filter(isEnglish))
  const context = (await visit()).context()
  const weighAll = async () => {
    const page = await context.newPage()
    for (let path = english.shift(); path !== undefined; path = english.shift())
      await weigh(page, path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, weighAll))
  // A reader of the language, to whom nothing is offered.
  const page = await visit({ locale: 'es-MX' })
  for (const path of ['/es', '/es/contacto', '/es/servicios/visa-u']) await weigh(page, path)
})

test('Login is an application: its scripts have React in them', async ({ page }) => {
  const requests = recordRequests(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  expect(await textOf(requests.addressesOf('script'))).toMatch(REACT)
})

async function weigh(page: Page, path: string): Promise<void> {
  const requests = recordRequests(page)
  await page.goto(path)
  // A busy machine may be idle on the network before the parser has reached the script.
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  await requests.untilQuiet()
  const before = requests.addressesOf('script')
  for (const address of before) {
    expect(address, `scripts of ${path}`).toMatch(
      /\/assets\/(entry\.client|[\w-]+\.behaviour)-[\w-]+\.js$/,
    )
  }
  expect(await bytesOf(before), `scripts of ${path}`).toBeLessThanOrEqual(
    BUDGET.scriptsBeforeTheFirstAct,
  )
  // Speculation rules, favicons and the like are "other"; the visit count is a "ping".
  const allowed = ['document', 'script', 'font', 'image', 'other', 'ping']
  expect(
    [...requests.kinds()].filter((kind) => !allowed.includes(kind)),
    path,
  ).toEqual([])
  const fonts = requests.addressesOf('font')
  expect(fonts.size, `fonts of ${path}`).toBeLessThanOrEqual(2)
  expect(await bytesOf(fonts), `fonts of ${path}`).toBeLessThanOrEqual(BUDGET.fonts)

  await touchEverything(page)
  if (path === '/contact') {
    // Shows that the touches are heard: the form's script and what it imports.
    await expect
      .poll(() => requests.addressesOf('script').size, `scripts of ${path}, touched`)
      .toBeGreaterThanOrEqual(before.size + 2)
  }
  await requests.untilQuiet()
  const scripts = requests.addressesOf('script')
  expect(await textOf(scripts), `scripts of ${path}, touched`).not.toMatch(REACT)
  expect(await bytesOf(scripts), `scripts of ${path}, touched`).toBeLessThanOrEqual(
    BUDGET.scriptsInTotal,
  )
  requests.stop()
  // Requests under way must not count for the next page.
  await page.goto('about:blank')
}

async function textOf(addresses: Set<string>): Promise<string> {
  const texts = [...addresses].map(async (address) => (await fetch(address)).text())
  return (await Promise.all(texts)).join('\n')
}

async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll('*')) {
      for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown'])
        element.dispatchEvent(new Event(type, { bubbles: true }))
    }
    scrollTo(0, document.body.scrollHeight)
  })
}
