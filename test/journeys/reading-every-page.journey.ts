import type { Page } from '@playwright/test'
import { interfaceTexts } from '#app/features/site/interface-texts.ts'
import { DESKTOP, expectAccessible, FRAME, setTextSize } from '#test/journeys/accessible.ts'
import { writePost } from '#test/journeys/dashboard.ts'
import {
  describeFocus,
  EVERY_RULE,
  findBrokenNames,
  findCovered,
  findMissedRules,
  findMotion,
  findOverflow,
  markFocusable,
} from '#test/journeys/page-faults.ts'
import { expect, test } from '#test/journeys/site.ts'
import { listKept } from '#test/journeys/transfer.ts'
import { chooseWalked, listPublicPages } from '#test/public-pages.ts'

const SCREEN = { width: DESKTOP, height: 720 }
const SMALL_PHONE = { width: 360, height: 640 }
const SCREENS = [
  [320, 640],
  [360, 640],
  [360, 740],
  [390, 844],
  [768, 1024],
  [1280, 900],
] as const
// Only offered with JavaScript.
const WORKED_BY_SCRIPT = ['All', 'South America', 'Africa', 'Pause']
const { keys } = interfaceTexts('en').services.leave

async function expectLayout(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const parts = ['header.bar', 'main#main', 'footer.foot', 'aside.floats']
  const order = await page.evaluate(
    (selectors) => [...document.querySelectorAll(selectors.join())].map((part) => part.localName),
    parts,
  )
  expect(order).toEqual(['header', 'main', 'footer', 'aside'])
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed')
}

const pages = listPublicPages()

// So that every page also has the offer of another language.
test.use({ locale: 'es-MX' })

for (const path of chooseWalked(pages.map((page) => page.path))) {
  const status = pages.find((page) => page.path === path)?.status
  test(`${path} stands in the one layout, and everybody can read it`, async ({
    page,
    complaints,
  }) => {
    if (status === 404) complaints.expect(/status of 404|^Page Not Found: /)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const setScripts = await switchScripts(page)
    await setScripts(false)
    await page.goto(path, { waitUntil: 'load' })
    const readAtOnce = await readLines(page)
    await test.step('without JavaScript everything that is folded opens', async () => {
      expect(await page.evaluate(findStuck)).toEqual([])
    })
    await setScripts(true)
    expect((await page.goto(path))?.status()).toBe(status)
    await expectLayout(page)
    expect(await page.evaluate(findMissedRules, EVERY_RULE)).toEqual([])

    await test.step('it reads the same without JavaScript', async () => {
      await page.evaluate(afterTwoFrames)
      const read = (await readLines(page))
        // Its headings are called like the buttons of the carousel.
        .filter((line) => path === '/countries' || !WORKED_BY_SCRIPT.includes(line))
        .map((line) => line.replace(` ${keys}`, ''))
      expect(read.length).toBeGreaterThan(2)
      expect(readAtOnce).toEqual(read)
    })

    await test.step('it fits small and wide screens, and keeps to WCAG 2.2 AA, also with text twice as large', async () => {
      const shown = path === '/' ? [] : FRAME
      await expectAccessible(page, [320], ['light'])
      await expectAccessible(page, [320], ['dark'], shown)
      expect(await page.evaluate(findBrokenNames), '320 px').toEqual([])
      expect(await findOverflow(page), '320 px').toEqual([])
      await setTextSize(page, '200%')
      await expectAccessible(page, [320], ['enlarged'], shown)
      expect(await findOverflow(page), '320 px, text 200%').toEqual([])
      await page.setViewportSize({ width: DESKTOP, height: 800 })
      expect(await findOverflow(page), 'text 200%').toEqual([])
      await setTextSize(page, '')
      expect(await findOverflow(page)).toEqual([])
      expect(await page.evaluate(findBrokenNames)).toEqual([])
      await expectAccessible(page, [DESKTOP], ['dark', 'light'], shown)
    })

    await test.step('Tab reaches everything, and one sees where one is', async () => {
      await page.setViewportSize(SCREEN)
      await expectReachedByTab(page, path)
    })

    await test.step('its footer is no higher than the screen of a phone, and nothing that floats keeps a control covered', async () => {
      await page.setViewportSize(SMALL_PHONE)
      const footer = await page.locator('.foot').boundingBox()
      expect(footer?.height).toBeLessThanOrEqual(SMALL_PHONE.height)
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height })
        // A bar along the edge covers what passes under it, until it is scrolled to.
        const covered = await page.evaluate(findCovered, { mayScroll: width < 640 })
        expect(covered, `at ${width} x ${height}`).toEqual([])
      }
    })

    await test.step('it stands still for a reader who asked for that', async () => {
      await page.setViewportSize({ width: DESKTOP, height: 800 })
      // The first input starts the deferred scripts.
      await page.mouse.wheel(0, 400)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      expect(await page.evaluate(findMotion)).toEqual([])
    })

    await test.step('it has kept nothing in the browser of a reader who chose nothing', async () => {
      expect(await page.evaluate(listKept)).toEqual([])
      // What a page writes when it is left.
      await page.goto('/robots.txt')
      expect(await page.evaluate(listKept)).toEqual([])
      expect(await page.context().cookies()).toEqual([])
    })
  })
}

async function expectReachedByTab(page: Page, path: string): Promise<void> {
  // Header and footer are those of every page.
  const part = path === '/' ? 'body' : 'main'
  // Its code sets the flags in an order of its own, and shows more of them.
  const flags = page.locator('[data-behaviour="country-carousel"] .flags')
  if ((await flags.count()) > 0) {
    await flags.scrollIntoViewIfNeeded()
    await expect(flags).toHaveAttribute('style', /--speed/)
  }
  await page.evaluate(() => scrollTo(0, 0))
  const stops = await markFocusable(page, part)
  if (part === 'main') await skipToMain(page)
  const reached: number[] = []
  const faults: string[] = []
  for (let step = 0; step <= stops.length; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeFocus)
    if (stop === null || (part === 'main' && stop.mark === -1)) break
    reached.push(stop.mark)
    if (!stop.isMarked) faults.push(`nothing shows the focus on ${stop.name}`)
    if (!stop.isSeen) faults.push(`${stop.name} has the focus and is covered`)
  }
  expect(faults).toEqual([])
  expect(reached.map((mark) => stops[mark])).toEqual(stops)
}

async function skipToMain(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
}

/** In the pages that it opens from now on, as `javaScriptEnabled` does for a whole browser. */
async function switchScripts(page: Page): Promise<(areRun: boolean) => Promise<void>> {
  const devTools = await page.context().newCDPSession(page)
  return async (areRun) => {
    await devTools.send('Emulation.setScriptExecutionDisabled', { value: !areRun })
  }
}

/** The first frame decides what a scroll position hides. */
async function afterTwoFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** What a press does not unfold. */
function findStuck(): string[] {
  const all = document.querySelectorAll<HTMLElement>('main details:not([open]) > summary')
  return [...all].flatMap((summary) => {
    if (summary.ariaDisabled === 'true') return []
    summary.click()
    const isOpen = summary.parentElement?.querySelector(':scope > :not(summary)')?.checkVisibility()
    return isOpen ? [] : [summary.textContent]
  })
}

async function readLines(page: Page): Promise<string[]> {
  const text = await page.locator('main').innerText()
  return text.split('\n').filter((line) => line.trim() !== '')
}

test('a missing rule and a moving part would be found', async ({ page }) => {
  await page.goto('/contact')
  await page.evaluate(() => document.body.style.setProperty('transition', 'color 1s'))
  expect(await page.evaluate(findMotion)).toContain('<body class=""> changes over 1s')
  await page.evaluate(() => document.querySelector('style')?.remove())
  expect((await page.evaluate(findMissedRules, EVERY_RULE)).length).toBeGreaterThan(100)
})

test('a card and a post show all that a post is made of', async ({ page, site }) => {
  const content =
    'The back of the letter says what to do next.\n\nKeep it with your passport, and keep a copy of it.'
  const { slug } = await writePost(site, {
    title: 'Everything that a post is made of',
    excerpt: 'One sentence that stands for the whole.',
    content,
    author: 'Ana Sample',
    date: 'May 4, 2026',
    categories: 'Visa, Fees',
    published: true,
  })
  await page.goto('/blog?q=everything+that+a+post')
  const card = page.locator('ul.posts > li')
  await expect(card).toHaveCount(1)
  const shown = ['Visa', 'Fees', 'Everything that', 'One sentence', 'May 4, 2026', 'Ana Sample']
  for (const text of shown) await expect(card).toContainText(text)
  // Its image is on another host, which is not requested before a click on the post's page.
  const picture = 'Show the picture from pictures.example.com'
  await expect(card).not.toContainText(picture)
  await card.getByRole('link', { name: /^Read more/ }).click()

  await expect(page).toHaveURL(`/blog/${slug}`)
  const article = page.getByRole('article')
  await expect(article.getByRole('link', { name: picture })).toBeVisible()
  for (const text of shown) await expect(article).toContainText(text)
  for (const text of content.split('\n\n'))
    await expect(article.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByText('This is a sample article')).toHaveCount(0)
  await expect(page.locator('.advice p')).toContainText([
    'Immigration law changes',
    'consult an attorney',
  ])
})

test('the cards stand in three columns, or in one on a phone', async ({ page }) => {
  await page.goto('/blog')
  const places = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    const lefts = await page
      .locator('ul.posts > li')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left))
    return new Set(lefts).size
  }
  expect(await places(1280)).toBe(3)
  expect(await places(360)).toBe(1)
})
