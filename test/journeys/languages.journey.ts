import { localPath } from '#test/local-path.ts'
import type { Page } from '@playwright/test'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { longDate } from '#app/platform/local-time.ts'
import { LOCALE_NAMES, LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { fromElsewhere, test } from '#test/journeys/contact-form.ts'
import { listKept } from '#test/journeys/transfer.ts'
import { chooseWalked, pathsOfSitemap } from '#test/public-pages.ts'
import { expect, PLAIN } from '#test/journeys/site.ts'

const OTHERS = LOCALES.filter((locale) => locale !== 'en')
const PHONE_SCREEN = { width: PHONE, height: 740 }

// Without JavaScript in one language: what the server answers in the others is read by `locale-forms.test.ts`.
const READERS = [
  ...OTHERS.map((locale) => ({ locale, javaScriptEnabled: true })),
  { locale: 'es', javaScriptEnabled: false } as const,
]

for (const { locale, javaScriptEnabled } of READERS) {
  test(`a reader of ${locale} finds the service, uses its tool, writes and is thanked, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    visit,
    complaints,
  }) => {
    // The form that was sent empty; with JavaScript it is not sent.
    if (!javaScriptEnabled) complaints.expect(/status of 422/)
    const page = await visit({
      ...(javaScriptEnabled ? {} : PLAIN),
      viewport: PHONE_SCREEN,
      extraHTTPHeaders: fromElsewhere(),
      locale: LOCALE_NAMES[locale].tag,
    })
    await page.goto('/')
    await page.locator('[data-menu] > summary').click()
    await page.locator('.sheetmenu').getByRole('link', { name: LOCALE_NAMES[locale].name }).click()
    await expect(page).toHaveURL(`/${locale}`)
    await findDate(page, locale)
    await writeMessage(page, locale)
  })
}

async function findDate(page: Page, locale: Locale): Promise<void> {
  const { tools } = interfaceTexts(locale)
  const { filingDate: texts } = tools
  const { name = '' } = shippedInAll[locale].service['citizenship'] ?? {}
  await page.locator('main').getByRole('link', { name }).first().click()
  await expect(page).toHaveURL(localPath('/services/citizenship', locale))
  await page.getByLabel(texts.since, { exact: true }).fill('01/13/2021')
  await page.getByRole('button', { name: texts.submit }).click()
  await expect(page.getByRole('status')).toContainText(longDate('2021-01-13', locale))
}

async function writeMessage(page: Page, locale: Locale): Promise<void> {
  const { form } = interfaceTexts(locale).messageForm
  await page
    .locator('footer')
    .getByRole('link', { name: contactName(locale) })
    .click()
  await expect(page).toHaveURL(localPath('/contact', locale))
  const send = page.getByRole('button', { name: form.send })
  await send.click()
  await expect(page.getByRole('alert').first()).toContainText(form.alerts.empty.title)
  await expect(page.getByText(form.problems.email.empty)).toBeVisible()
  await page.getByLabel(form.name, { exact: true }).fill('Ana María')
  await page.getByLabel(form.email, { exact: true }).fill('ana@example.com')
  await page.getByLabel(form.message, { exact: true }).fill('¿Qué puedo hacer?')
  await send.click()
  await expect(page.getByText(form.sent.title)).toBeVisible()
  await expect(page.locator('[data-reference]').first()).toHaveText(/^[A-Z0-9]{2}-[A-Z0-9]{3}$/)
  await expect(page.getByText(form.sent.toast.title)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${localPath('/contact', locale)}(?:#message)?$`))
}

function contactName(locale: Locale): string {
  const items = shippedInAll[locale].menu['footer-links']?.items ?? []
  return items.find(({ path }) => path === '/contact')?.name ?? ''
}

const kept = (page: Page) => page.evaluate(listKept)

test('the language that the browser asks for is offered in its place under the bar, before the first paint, and nobody is led there', async ({
  visit,
}) => {
  const page = await visit({ locale: 'es-MX', viewport: PHONE_SCREEN })
  await page.addInitScript(recordPaints)
  const offer = page.locator('[data-language-offer]')
  for (const path of ['/services/u-visa', '/fr', '/contact']) {
    await page.goto(path)
    await expect(offer.getByRole('link')).toHaveText(['Este sitio también está en español'])
    await expect(offer.getByRole('link')).toHaveAttribute('lang', 'es')
    await expect(offer).toHaveCSS('position', 'static')
    await expect(page).toHaveURL(path)
    await page.locator('html[data-started]').waitFor({ state: 'attached' })
    const [bar, line, main] = await Promise.all(
      ['.bar', '[data-language-offer]', 'main'].map((part) => page.locator(part).boundingBox()),
    )
    expect(line?.y).toBe(0)
    expect(line?.height).toBeGreaterThan((bar?.height ?? 0) + 43)
    expect(main?.y).toBeGreaterThanOrEqual(line?.height ?? 0)
    await page.waitForTimeout(300)
    const seen = await page.evaluate(() => Reflect.get(window, 'seen') as Seen)
    expect(seen).toEqual({ shift: 0, isThereWhenPainted: true })
    expect(await kept(page)).toEqual([])
  }
  await expectAccessible(page, [DESKTOP], ['light'])
  await expectAccessible(page, [PHONE])
  await page.setViewportSize(PHONE_SCREEN)
  await offer.getByRole('link').click()
  await expect(page).toHaveURL('/es/contacto')
  await expect(offer).toBeHidden()
  expect(await kept(page)).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

test('of an offer of another language only “no” is kept, after it is closed, and not by a reader who leaves quickly', async ({
  visit,
  complaints,
}) => {
  complaints.expect(/request to https:\/\/www\.weather\.gov/)
  const page = await visit({ locale: 'fr-CA', viewport: PHONE_SCREEN })
  await page.goto('/services/u-visa')
  const offer = page.locator('[data-language-offer]')
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  await offer.getByRole('button', { name: 'Fermer' }).click()
  await expect(offer).toHaveCount(0)
  expect(await kept(page)).toEqual(['language-offer=no'])
  await page.goto('/faq')
  await expect(offer).toBeHidden()
  await page.goto('/services/u-visa')
  await page.route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, (route) =>
    route.fulfill({ body: 'elsewhere' }),
  )
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  await page.locator('.exit').getByRole('link', { name: 'Leave this site quickly' }).click()
  await expect(page.getByText('elsewhere')).toBeVisible()
  await page.goto('/faq')
  expect(await kept(page)).toEqual([])
  await expect(offer).toBeVisible()
})

type Seen = { shift: number; isThereWhenPainted: boolean }

/** Runs in the page before its own scripts. */
function recordPaints(): void {
  const seen = { shift: 0, isThereWhenPainted: false }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  // After the frame's scripts and before it is painted.
  const look = () => {
    if (!document.querySelector('main')) return requestAnimationFrame(look)
    seen.isThereWhenPainted = document.querySelector('[data-language-offer]:not([hidden])') !== null
  }
  requestAnimationFrame(look)
}

test('nothing is offered where the page is in the browser’s language, or where the site lacks it', async ({
  visit,
}) => {
  for (const [locale, path] of [
    ['pt-BR', '/pt'],
    ['sw', '/'],
  ] as const) {
    const page = await visit({ locale })
    await page.goto(path)
    await page.locator('html[data-started]').waitFor({ state: 'attached' })
    await page.waitForTimeout(300)
    await expect(page.locator('[data-language-offer]')).toBeHidden()
  }
})

for (const [turn, locale] of OTHERS.entries()) {
  test(`every page in ${locale} is accessible, and nothing leaves the screen`, async ({
    page,
    site,
  }) => {
    const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
    const paths = pathsOfSitemap(sitemap).filter((path) => path.split('/')[1] === locale)
    expect(paths.length).toBeGreaterThan(20)
    const withBar = ['/', '/contact', '/services/citizenship', '/faq', '/fees'].map((path) =>
      localPath(path, locale),
    )
    const walked = chooseWalked(paths)
    expect(walked).toEqual(expect.arrayContaining(withBar))
    const expectWithin = async (path: string, width: number, part = 'html') => {
      if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 })
      expect(await overflowOf(page, part), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 320, height: 800 })
    for (const [index, path] of walked.entries()) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expectWithin(path, 320)
      // The languages differ in their words only, so axe meets each page in one of them, and all of them with `SOAK`.
      if (index % OTHERS.length === turn || process.env['SOAK'] !== undefined)
        await expectAccessible(page, [320], ['light'])
      if (!withBar.includes(path)) continue
      for (const width of [768, 1200, 1280]) await expectWithin(path, width)
      await expectWithin(path, 1280, '.bar > .wrap')
    }
  })
}

const overflowOf = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => element.scrollWidth - element.clientWidth)
