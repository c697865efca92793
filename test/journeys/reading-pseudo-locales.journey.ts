import type { Page } from '@playwright/test'
import { DESKTOP } from '#test/journeys/accessible.ts'
import { askTool } from '#test/journeys/ask-tool.ts'
import { findMisplacedTexts } from '#test/journeys/misplaced-texts.ts'
import { findOverflow } from '#test/journeys/page-faults.ts'
import { inPseudoLocale } from '#test/journeys/pseudo-page.ts'
import { expect, leaveUncounted, test } from '#test/journeys/site.ts'
import { findUnmirrored } from '#test/journeys/unmirrored.ts'
import { chooseWalked, listPublicPages } from '#test/public-pages.ts'
import { arabicScript, longerWords, type PseudoLocale } from '#test/seo/language/pseudo-locale.ts'

test.describe.configure({ mode: 'parallel' })

const PHONE = 320
const WIDTHS = [PHONE, DESKTOP]
const ANSWERED = ['/search?q=green+card', '/blog?q=lawyer']
const ASKED = [
  ['/services/citizenship', 'filing-date', 'since=01/13/2021&left=03/01/2023&back=03/20/2023'],
  ['/services/citizenship', 'filing-date', 'since=13/01/2021&more=1'],
  ['/services/permanent-residency', 'green-card-path', 'work=known&place=here'],
  ['/services/permanent-residency', 'green-card-path', ''],
] as const
/** Login is an application, in English like the dashboard. */
const PAGES = listPublicPages()
  .map(({ path }) => path)
  .filter((path) => path !== '/login')

const LOCALES = [
  ['from right to left in Arabic script', arabicScript],
  ['with words that are 40 % longer', longerWords],
] as const

for (const [name, locale] of LOCALES) {
  test(`every page ${name}: all of it is seen, in its place`, async ({ visit, complaints }) => {
    complaints.allow(/status of 404|^Page Not Found: /)
    const page = await leaveUncounted(await visit({ bypassCSP: true, reducedMotion: 'reduce' }))
    await inPseudoLocale(page, locale)
    const pages = [...chooseWalked(PAGES), ...ANSWERED].map((path) => () => page.goto(path))
    const answers = ASKED.map(
      ([at, tool, typed]) =>
        () =>
          askTool(page, at, tool, typed),
    )
    for (const open of [...pages, ...answers]) {
      await open()
      await page.evaluate(unfold)
      for (const width of WIDTHS) await expectInPlace(page, locale, width)
    }
  })

  test(`menus and the contact form ${name}`, async ({ visit }) => {
    const page = await visit({ bypassCSP: true, reducedMotion: 'reduce' })
    await inPseudoLocale(page, locale)
    await page.goto('/')
    for (const menu of ['[data-services-menu]', '[data-language-menu]']) {
      await page.setViewportSize({ width: DESKTOP, height: 800 })
      await page.locator(`${menu} > summary`).click()
      await expectInPlace(page, locale, DESKTOP)
    }
    await page.setViewportSize({ width: PHONE, height: 800 })
    await page.locator('[data-menu] > summary').click()
    await page.locator('[data-menu] nav summary').click()
    await expectInPlace(page, locale, PHONE)

    await page.goto('/contact')
    const form = page.locator('section#message form')
    await form.locator('button[type=submit]').click()
    await expect(form.locator('.err').first()).toBeVisible()
    for (const width of WIDTHS) await expectInPlace(page, locale, width)
    await form.locator('[name=name]').fill('Ana')
    await form.locator('[name=email]').fill('ana@example.com')
    await form.locator('[name=message]').fill('What can I do?')
    await form.locator('button[type=submit]').click()
    await expect(page.locator('[data-reference]').first()).toBeVisible()
    for (const width of WIDTHS) await expectInPlace(page, locale, width)
  })
}

/** What is folded, except in the menus, which lie over the page. */
function unfold(): void {
  for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    folded.removeAttribute('name')
    folded.open = true
  }
}

async function expectInPlace(page: Page, { dir }: PseudoLocale, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const faults = [
    ...(await findOverflow(page)),
    ...(await findMisplacedTexts(page)),
    ...(dir === 'rtl' ? await findUnmirrored(page) : []),
  ]
  expect.soft(faults, `${page.url()} at ${width} px`).toEqual([])
}
