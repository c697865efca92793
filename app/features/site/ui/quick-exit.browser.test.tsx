import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentOf } from '#app/features/site/content.ts'
import { ExitFloat, QuickExitStrip } from '#app/ui/frame/quick-exit-strip.tsx'
import { chromiumOptions } from '#test/chromium.ts'

const site = 'http://site.test'
const { leave } = contentOf('en').services.texts
const file = path.join(import.meta.dirname, 'quick-exit.behaviour.ts')
const script = stripTypeScriptTypes(readFileSync(file, 'utf8'))
const body = renderToStaticMarkup(
  <main>
    <QuickExitStrip texts={leave} behaviour="" />
    <input aria-label="Field" />
    <ExitFloat texts={leave} />
  </main>,
)
const start = `<script type="module">
  import start from '/leave.js'
  start(document.querySelector('.exit'))
  document.documentElement.dataset.hydrated = ''
</script>`

let browser: Browser
let page: Page
let referrers: (string | null)[]

beforeAll(async () => {
  browser = await chromium.launch(chromiumOptions())
})
afterAll(() => browser.close())

async function open(javaScriptEnabled = true): Promise<void> {
  referrers = []
  const context = await browser.newContext({ javaScriptEnabled })
  page = await context.newPage()
  await page.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url())
    if (origin !== site) {
      referrers.push(await route.request().headerValue('referer'))
      return route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' })
    }
    if (pathname === '/leave.js')
      return route.fulfill({ contentType: 'text/javascript', body: script })
    return route.fulfill({ contentType: 'text/html', body: `<title>U-Visa</title>${body}${start}` })
  })
  await page.goto(`${site}/before`)
  await page.goto(`${site}/services/u-visa`)
  if (javaScriptEnabled) await page.waitForSelector('html[data-hydrated]')
}

const pressShift = async () => {
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
}

test.each([
  ['the first control', () => page.locator('[data-leave]').first().click()],
  ['the second control', () => page.locator('[data-leave]').nth(1).click()],
  ['Shift, pressed three times before anything was touched,', pressShift],
])('%s leaves, tells no one from where, and Back does not return to the page', async (_, act) => {
  await open()
  await act()
  await page.waitForURL(leave.href)
  expect(referrers).toEqual([null])
  await page.goBack()
  expect(page.url()).toBe(`${site}/before`)
})

test('without JavaScript the control is a link that leads away and tells no one from where', async () => {
  await open(false)
  await page.locator('[data-leave]').first().click()
  await page.waitForURL(leave.href)
  expect(referrers).toEqual([null])
})
