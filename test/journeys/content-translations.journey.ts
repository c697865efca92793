import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { DESKTOP, expectAccessible, PHONE } from '#test/journeys/accessible.ts'
import { expectFits, field, press, readPage } from '#test/journeys/content.ts'
import { expect, test, toast } from '#test/journeys/site.ts'
import type { TestSite } from '#test/site.ts'

const SPANISH = '/dashboard/content/service/u-visa/es'
const PAGES = {
  en: '/services/u-visa',
  es: '/es/servicios/visa-u',
  fr: '/fr/services/visa-u',
}
const outdatedLine = (locale: 'es' | 'fr') => interfaceTexts(locale).frame.translation.outdated

/** Without what is another on every request. */
async function readSteady(site: TestSite, address: string): Promise<string> {
  return (await readPage(site, address)).replaceAll(/(?:nonce|value)="[^"]*"/g, '')
}

test('the Spanish text of a service is written beside the English one, and is out of date when that changes', async ({
  openDashboard,
}) => {
  const { site, page } = await openDashboard({}, { reducedMotion: 'reduce' })
  const before = { en: await readSteady(site, PAGES.en), fr: await readSteady(site, PAGES.fr) }

  await test.step('readers of Spanish see what is published in Spanish, and nobody else does', async () => {
    await page.goto('/dashboard/content/service')
    const row = page.locator('.contentlist > li').filter({
      has: page.locator('[href="/dashboard/content/service/u-visa"]'),
    })
    await expect(row.getByText('Shipped translation · Not reviewed').first()).toBeVisible()
    await row.getByRole('link', { name: 'Español' }).press('Enter')
    await expect(page).toHaveURL(SPANISH)
    await expect(page.locator('.english').first()).toBeVisible()
    for (const part of await page.locator('.recordpart > summary').all()) await part.click()
    await expectAccessible(page, [PHONE], ['light'])
    await expectFits(page, [320, 768])
    const name = field(page, 'Name')
    await expect(name).toHaveAttribute('lang', 'es')
    await name.fill('Visa U para quien ayudó')
    await page.getByRole('button', { name: 'Preview', exact: true }).press('Enter')
    await expect(
      page.frameLocator('iframe').last().getByText('Visa U para quien ayudó').first(),
    ).toBeAttached()
    expect(await readPage(site, PAGES.es)).not.toContain('Visa U para quien ayudó')
    await page.goto(SPANISH)
    await press(page, 'Publish')
    await expect(toast(page, 'Published')).toBeVisible()
    expect(await readPage(site, PAGES.es)).toContain('Visa U para quien ayudó')
    expect(await readSteady(site, PAGES.en)).toBe(before.en)
    expect(await readSteady(site, PAGES.fr)).toBe(before.fr)
  })

  await test.step('when the English text changes, every translation of it says so', async () => {
    await page.goto('/dashboard/content/service/u-visa')
    await field(page, 'Name').fill('U Visa for helpers')
    await press(page, 'Publish')
    await expect(toast(page, 'Published')).toBeVisible()
    for (const locale of ['es', 'fr'] as const)
      expect(await readPage(site, PAGES[locale])).toContain(outdatedLine(locale))
    expect(await readPage(site, '/es/honorarios')).not.toContain(outdatedLine('es'))
    await page.goto('/dashboard/content/translations?show=outdated&language=es')
    await expect(page.locator('.contentlist > li')).toHaveCount(1)
    await page.locator('.contentlist').getByRole('link').press('Enter')
    await expect(page).toHaveURL(SPANISH)
    await expect(page.locator('.english ins').last()).toHaveText(/for helpers/)
    await expectAccessible(page, [DESKTOP])
    await expectFits(page, [320])
  })

  await test.step('somebody says that a translation is up to date; the others stay as they are', async () => {
    await press(page, 'Mark as up to date')
    await expect(toast(page, 'Published')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Out of date' })).toHaveCount(0)
    expect(await readPage(site, PAGES.es)).not.toContain(outdatedLine('es'))
    expect(await readPage(site, PAGES.fr)).toContain(outdatedLine('fr'))
  })

  await test.step('an earlier text comes back with the English text that it was made from', async () => {
    await page.getByRole('link', { name: 'Revisions' }).press('Enter')
    await page
      .getByRole('link', { name: /^Compare .*\(text from/ })
      .last()
      .press('Enter')
    await expect(page).toHaveURL(new RegExp(`${SPANISH}/revisions/`))
    await expect(page.getByText('This text and the present one are the same.')).toBeVisible()
  })
})

test('a lawyer reviews a translation, then several on one page, and the queue is shorter', async ({
  openDashboard,
}) => {
  const { page } = await openDashboard({}, { reducedMotion: 'reduce' })
  const rows = page.locator('.contentlist > li')
  await page.goto('/dashboard/content/translations')
  const first = await rows.first().innerText()
  await expect(rows).toHaveCount(100)
  await page.getByRole('link', { name: 'Next translations' }).press('Enter')
  await expect(rows.first()).not.toHaveText(first)
  await page.getByRole('link', { name: 'First translations' }).press('Enter')
  await expect(rows.first()).toHaveText(first, { useInnerText: true })
  const queue = '/dashboard/content/translations?show=review&type=question&language=fr'
  const count = async () => {
    await page.goto(queue)
    return rows.count()
  }
  const all = await count()
  await page.locator('.contentlist').getByRole('link').first().press('Enter')
  await page.getByLabel('Reviewed by').selectOption({ index: 1 })
  await press(page, 'Publish')
  await expect(toast(page, 'Published')).toBeVisible()
  await expect(page.getByText(/Own text · Reviewed by .+ on 20/).first()).toBeVisible()
  expect(await count()).toBe(all - 1)
  await page.getByRole('link', { name: `Choose all ${all - 1} shown` }).press('Enter')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(all - 1)
  await page.getByRole('checkbox').first().uncheck()
  await press(page, 'Read and review the chosen ones')
  await expect(page.locator('.reviewed')).toHaveCount(all - 2)
  await expect(page.locator('.reviewed .english').first()).toBeVisible()
  await page.getByLabel('Reviewed by').selectOption({ index: 1 })
  const names = `these ${all - 2} translations`
  await page.getByRole('checkbox', { name: names }).check()
  await press(page, `Mark all ${all - 2} as reviewed`)
  await expect(toast(page, 'Marked as reviewed')).toBeVisible()
  expect(await count()).toBe(1)
})
