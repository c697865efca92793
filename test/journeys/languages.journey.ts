import type { Page } from '@playwright/test'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { localPath } from '#app/features/site/locales/localized-paths.ts'
import { shippedInAll } from '#app/features/content/shipped.ts'
import { longDate } from '#app/platform/local-time.ts'
import { LOCALE_NAMES, LOCALES, type Locale } from '#app/platform/texts/locales.ts'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { writePost } from '#test/journeys/dashboard.ts'
import { fromElsewhere, test } from '#test/journeys/contact-form.ts'
import { pathsOfSitemap } from '#test/public-pages.ts'
import { expect, PLAIN } from '#test/journeys/site.ts'

const OTHERS = LOCALES.filter((locale) => locale !== 'en')
const PHONE_SCREEN = { width: PHONE, height: 740 }

for (const locale of OTHERS) {
  for (const javaScriptEnabled of [true, false]) {
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
      await page
        .locator('.sheetmenu')
        .getByRole('link', { name: LOCALE_NAMES[locale].name })
        .click()
      await expect(page).toHaveURL(`/${locale}`)
      await findDate(page, locale)
      await writeMessage(page, locale)
    })
  }
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

test('the language that the browser asks for is offered once, and nobody is led there', async ({
  visit,
}) => {
  const page = await visit({ locale: 'es-MX', viewport: PHONE_SCREEN })
  await page.goto('/services/u-visa')
  const offer = page.locator('[data-language-offer]')
  await expect(offer.getByRole('link')).toHaveText('Este sitio también está en español')
  await expect(offer).toHaveAttribute('lang', 'es')
  await expect(page).toHaveURL('/services/u-visa')
  await expectAccessible(page, [PHONE, DESKTOP])
  await page.setViewportSize(PHONE_SCREEN)
  await offer.getByRole('link').click()
  await expect(page).toHaveURL('/es/servicios/visa-u')
  await page.goto('/')
  await page.locator('html[data-started]').waitFor({ state: 'attached' })
  await expect(offer).toHaveCount(0)
})

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
    await expect(page.locator('[data-language-offer]')).toHaveCount(0)
  }
})

test('an article says in which languages it is not, and leads to their start page', async ({
  page,
  site,
}) => {
  const { slug } = await writePost(site, { published: true })
  await page.goto(`/blog/${slug}`)
  const link = page.locator('footer').getByRole('link', { name: 'Français' })
  await expect(link).toContainText(interfaceTexts('fr').frame.pageMissing)
  await link.click()
  await expect(page).toHaveURL('/fr')
})

for (const locale of OTHERS) {
  test(`every page in ${locale} is accessible, and nothing leaves the screen`, async ({
    page,
    site,
  }) => {
    const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
    const paths = pathsOfSitemap(sitemap).filter((path) => path.split('/')[1] === locale)
    expect(paths.length).toBeGreaterThan(20)
    for (const path of paths) {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expectAccessible(page, [320], ['light'])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${path} at 320 px`).toBeLessThanOrEqual(0)
    }
    for (const path of ['/', '/contact', '/services/citizenship', '/faq', '/fees']) {
      await page.goto(localPath(path, locale))
      for (const width of [768, 1200, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${locale} ${path} at ${width} px`).toBeLessThanOrEqual(0)
      }
      const bar = await page
        .locator('.bar > .wrap')
        .evaluate((row) => row.scrollWidth - row.clientWidth)
      expect(bar, `the bar in ${locale} at 1280 px`).toBeLessThanOrEqual(0)
    }
  })
}
