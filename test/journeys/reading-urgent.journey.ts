import type { Page } from '@playwright/test'
import { expectAccessible } from '#test/journeys/accessible.ts'
import { findCovered } from '#test/journeys/page-faults.ts'
import { expect, test } from '#test/journeys/site.ts'

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true }
const ADDRESSES = ['/urgent', '/es/urgente', '/pt/urgente', '/fr/urgence']
/** On paper, in CSS pixels: nine points. */
const SMALLEST = 12

test('urgent help is printed on one sheet, in letters that can be read, in every language', async ({
  page,
  site,
}) => {
  for (const path of ADDRESSES) {
    await page.emulateMedia({ media: null })
    await page.goto(path)
    for (const format of ['Letter', 'A4'] as const) expect(await countSheets(page, format)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    for (const part of ['.bar', '.exit', '.toc', '.closing', '.exit-float', '.foot', '.floats'])
      await expect(page.locator(part)).toBeHidden()
    expect(await page.evaluate(smallestLetters)).toBeGreaterThanOrEqual(SMALLEST)
    const stand = await page.evaluate(
      () => getComputedStyle(document.querySelector('main') ?? document.body, '::after').content,
    )
    expect(stand).toContain(
      `Alder & Quill Immigration Law · +1 (703) 555-0142 · ${site.origin}${path}, `,
    )
    expect(stand).toMatch(/ 20\d\d"$/)
    const [legalHelp, ownName] = await page.evaluate(() =>
      ['list-pro-bono', 'locator.ice.gov'].map((part) => {
        const link = document.querySelector(`.urgent a[href*="${part}"]`) ?? document.body
        return getComputedStyle(link, '::after').content
      }),
    )
    expect(legalHelp).toContain('justice.gov/eoir/list-pro-bono-legal-service-providers')
    expect(ownName).toBe('none')
  }
})

test('its numbers are large enough for a finger, and 911 is on the first screen, in every language', async ({
  visit,
}) => {
  const page = await visit(PHONE)
  for (const path of ADDRESSES) {
    await page.goto(path)
    const emergency = page.locator('.exit [href="tel:911"]')
    await expect(emergency).toBeInViewport({ ratio: 1 })
    const numbers = page.locator('main [href^="tel:"]')
    expect(await numbers.count()).toBeGreaterThan(9)
    for (const number of await numbers.all()) {
      const box = await number.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box?.width).toBeGreaterThanOrEqual(44)
    }
    await expect(page.locator('.toc a').first()).toBeInViewport()
    expect(await page.evaluate(findCovered, { mayScroll: true })).toEqual([])
  }
})

test('on the U-Visa page in Spanish, 911 and urgent help are on the first screen of a phone', async ({
  visit,
}) => {
  const page = await visit(PHONE)
  await page.goto('/es/servicios/visa-u')
  for (const name of ['Llame al 911', 'Ayuda urgente'])
    await expect(page.locator('.exit').getByRole('link', { name })).toBeInViewport({ ratio: 1 })
})

test('the steps are saved as a file that is read without a network, and says after 90 days that it is old', async ({
  visit,
}, info) => {
  const page = await visit(PHONE)
  await page.goto('/urgent')
  const saving = page.waitForEvent('download')
  await page.locator('#hurt ~ .save a').click()
  const download = await saving
  const file = info.outputPath(download.suggestedFilename())
  await download.saveAs(file)
  const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000)
  for (const javaScriptEnabled of [true, false]) {
    const reader = await visit({ ...PHONE, javaScriptEnabled, offline: true })
    const warning = reader.locator('#old')
    await reader.clock.install({ time: dayOf(89) })
    await reader.goto(`file://${file}`)
    await expect(reader).toHaveTitle('Steps')
    await expect(reader.getByRole('link', { name: '911' })).toBeVisible()
    await expect(
      reader.getByText(/^This file was made on .* 20\d\d\. .* rely on it after/),
    ).toBeVisible()
    await expect(warning).toBeHidden()
    expect(await reader.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(360)
    if (!javaScriptEnabled) continue
    await expectAccessible(reader, [360])
    await reader.clock.setFixedTime(dayOf(91.5))
    await reader.reload()
    await expect(warning).toBeVisible()
    await expect(warning).toContainText('more than 90 days ago')
    await expectAccessible(reader, [360])
  }
})

async function countSheets(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const file = (await page.pdf({ format })).toString('latin1')
  return file.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

function smallestLetters(): number {
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  let smallest = Infinity
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const { parentElement } = node
    if (node.textContent?.trim() === '' || !parentElement?.checkVisibility()) continue
    smallest = Math.min(smallest, Number.parseFloat(getComputedStyle(parentElement).fontSize))
  }
  return smallest
}
