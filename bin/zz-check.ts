import { chromium } from '@playwright/test'
import AxeBuilder from '@axe-core/playwright'
import { openSite } from '#test/site.ts'
import { chromiumOptions } from '#test/chromium.ts'
const site = await openSite('sqlite')
const browser = await chromium.launch(chromiumOptions())
const paths = ['/services','/services/family-immigration','/services/work-visas','/services/permanent-residency','/services/citizenship','/services/u-visa','/services/investor-visa']
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const messages: string[] = []
    page.on('console', (m) => { if (m.type() === 'error' || m.type()==='warning') messages.push(m.text()) })
    page.on('pageerror', (e) => messages.push(String(e)))
    for (const path of paths) {
      await page.goto(site.origin + path)
      const axe = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      console.log(colorScheme, width, path, axe.violations.map((v) => `${v.id}: ${v.nodes.slice(0,3).map((n) => n.target + ' ' + (n.any[0]?.message ?? '')).join(' | ')}`), 'overflow', wide)
    }
    if (messages.length) console.log(messages)
    await context.close()
  }
}
for (const [width, css] of [[360, 'html{font-size:200%}'], [768, 'html{font-size:200%}'], [1280, 'html{font-size:200%}']] as const) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, bypassCSP: true })
  const page = await context.newPage()
  for (const path of paths) {
    await page.goto(site.origin + path)
    await page.addStyleTag({ content: css })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    console.log('200%', width, path, 'overflow', wide)
    if (width === 360 && /u-visa|work/.test(path)) await page.screenshot({ path: `shots/${path.split('/').pop()}-200-light.png`, fullPage: true })
  }
  await context.close()
}
for (const width of [360, 1280]) {
  const context = await browser.newContext({ viewport: { width, height: 740 } })
  const page = await context.newPage()
  await page.goto(`${site.origin}/services/u-visa`)
  for (const y of [0, 150, 700, 99999]) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await page.waitForTimeout(200)
    await page.screenshot({ path: `/tmp/services-shots/float-${width}-${y}.png` })
  }
  await context.close()
}
await browser.close()
await site.close()
process.exit(0)
