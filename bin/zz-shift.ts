import { chromium } from '@playwright/test'
import { openSite } from '#test/site.ts'
import { chromiumOptions } from '#test/chromium.ts'
const site = await openSite('sqlite')
const browser = await chromium.launch(chromiumOptions())
const context = await browser.newContext()
const page = await context.newPage()
const errors: string[] = []
page.on('console', (m) => errors.push(m.text()))
page.on('pageerror', (e) => errors.push(String(e)))
await page.route('https://www.weather.gov/**', async (r) => { console.log('referer', await r.request().headerValue('referer')); await r.fulfill({ contentType: 'text/html', body: 'w' }) })
const scripts: string[] = []
page.on('request', (r) => { if (r.resourceType() === 'script') scripts.push(r.url()) })
await page.goto(site.origin + '/services')
console.log('services scripts', scripts.length); scripts.length = 0
await page.goto(site.origin + '/services/u-visa', { waitUntil: 'networkidle' })
console.log('u-visa scripts', scripts)
for (let i = 0; i < 3; i++) await page.keyboard.press('Shift')
await page.waitForURL('https://www.weather.gov/')
await page.goBack()
console.log(page.url(), errors)
const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
const p2 = await phone.newPage()
await p2.goto(site.origin + '/services/u-visa')
await p2.screenshot({ path: '/tmp/services-shots/phone.png' })
await p2.evaluate(() => scrollTo(0, 99999))
await p2.waitForTimeout(300)
await p2.screenshot({ path: '/tmp/services-shots/phone-end.png' })
await browser.close(); await site.close(); process.exit(0)
