import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
beforeEach(() => {
  referrers = []
})

async function open(javaScriptEnabled = true): Promise<void> {
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

async function pressShift(times: number): Promise<void> {
  for (let press = 0; press < times; press += 1) await page.keyboard.press('Shift')
}

test.each([0, 1])('control %i leaves, and Back does not return to the page', async (index) => {
  await open()
  await page.locator('[data-leave]').nth(index).click()
  await page.waitForURL(leave.href)
  await page.goBack()
  expect(page.url()).toBe(`${site}/before`)
})

test('Shift, pressed three times, leaves before anything has been touched, and tells no one from where', async () => {
  await open()
  await pressShift(3)
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
