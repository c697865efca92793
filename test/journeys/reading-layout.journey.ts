import type { Page } from '@playwright/test'
import { expect, test } from '#test/journeys/site.ts'
import { listPublicPages } from '#test/public-pages.ts'

const WIDTHS = [320, 1280]

for (const { path, status } of listPublicPages()) {
  test(`${path} fits small and wide screens, also with text twice as large, and is walked through by Tab`, async ({
    page,
    complaints,
  }) => {
    if (status === 404) complaints.expect(/status of 404|^Page Not Found: /)
    await page.goto(path)
    await test.step('one sees where one is', async () => {
      const wanted = await markFocusable(page)
      const reached: number[] = []
      const faults: string[] = []
      for (let step = 0; step <= wanted.length; step += 1) {
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(describeFocus)
        if (stop === null) break
        reached.push(stop.mark)
        if (!stop.isMarked) faults.push(`nothing shows the focus on ${stop.name}`)
        if (!stop.isSeen) faults.push(`${stop.name} has the focus and is covered`)
      }
      expect(faults).toEqual([])
      expect(reached.map((mark) => wanted[mark])).toEqual(wanted)
    })
    expect(await findOverflowEverywhere(page)).toEqual([])
    const broken: string[] = []
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      broken.push(...(await page.evaluate(findBrokenNames)).map((name) => `${width} px: ${name}`))
    }
    expect(broken).toEqual([])
  })
}

test('the open menu fits a phone, also with text twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/')
  await page.locator('[data-menu] > summary').click()
  await page.locator('[data-menu] nav summary').click()
  expect(await findOverflowEverywhere(page, [320])).toEqual([])
})

async function findOverflowEverywhere(page: Page, widths = WIDTHS): Promise<string[]> {
  const faults: string[] = []
  for (const size of ['100%', '200%']) {
    await page.evaluate(
      (text) => document.documentElement.style.setProperty('font-size', text),
      size,
    )
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const fault of await findOverflow(page))
        faults.push(`${width} px, text ${size}: ${fault}`)
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  return faults
}

function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const { documentElement } = document
    const nameOf = (element: Element) =>
      `<${element.localName} class="${element.getAttribute('class') ?? ''}">`
    if (documentElement.scrollWidth > innerWidth) {
      const guilty = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 1,
      )
      faults.push(
        `the page is ${documentElement.scrollWidth} wide: ${guilty.slice(0, 3).map(nameOf).join(', ')}`,
      )
    }
    // The row of flags moves by itself and can be scrolled by keyboard.
    for (const element of document.body.querySelectorAll<HTMLElement>(
      '*:not(.vh, .skip, .flagview, input, svg, svg *)',
    )) {
      const clips = element.checkVisibility() && getComputedStyle(element).overflowX !== 'visible'
      const isDrawing = element.querySelector('svg') !== null && element.textContent.trim() === ''
      if (clips && !isDrawing && element.scrollWidth > element.clientWidth + 1) {
        faults.push(`${nameOf(element)} cuts off ${element.scrollWidth - element.clientWidth} px`)
      }
    }
    return faults
  })
}

function markFocusable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const found = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !isPassedByTab(element) &&
        // The skip link is visible only with the focus, the exit button from the second screen on.
        (element.matches('.skip, .exit-float a') ||
          element.checkVisibility({ visibilityProperty: true })),
    )
    // Tab stops at a group's checked radio button, or at its first; the arrow keys reach the others.
    function isPassedByTab(element: HTMLElement): boolean {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false
      const group = [
        ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${element.name}"]`),
      ]
      return (group.find(({ checked }) => checked) ?? group[0]) !== element
    }
    found.forEach((element, index) => (element.dataset['mark'] = String(index)))
    return found.map((element) =>
      `${element.localName} ${element.ariaLabel ?? element.textContent.trim()}`.slice(0, 60),
    )
  })
}

/** Null at the end of the page. */
async function describeFocus() {
  // Scroll effects come a frame later, and the next Tab would be faster.
  for (let before = Number.NaN; before !== scrollY;) {
    before = scrollY
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  const { left, top, width, height } = element.getBoundingClientRect()
  const isSeen = [0.1, 0.5, 0.9].every((part) => {
    const hit = document.elementFromPoint(left + width * part, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })
  return {
    mark: Number(element.dataset['mark'] ?? -1),
    name: `${element.localName} ${element.ariaLabel ?? element.textContent.trim().slice(0, 40)}`,
    isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    isSeen,
  }
}

/** Names such as "EB-5" that stand in two lines. */
function findBrokenNames(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const { 0: name, index } of (node.textContent ?? '').matchAll(
      /\b[A-Z]{1,2}-\d+[A-Z]?(?:\/[A-Z]{1,2}-\d+[A-Z]?)*|\bU-Visa/g,
    )) {
      const place = document.createRange()
      place.setStart(node, index)
      place.setEnd(node, index + name.length)
      const lines = new Set([...place.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(`${name} in “${node.textContent?.slice(0, 60)}”`)
    }
  }
  return broken
}
