import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

export const PHONE = 360
export const DESKTOP = 1280

/** Of the pages for visitors: `reading-every-page.journey.ts` has it on Home at each width and in each look. */
export const FRAME = ['header.bar', 'footer.foot', 'aside.floats']

type Look = 'light' | 'dark' | 'enlarged'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

// The dark scheme changes only colours, larger text only sizes, so the other rules need not run again.
const RULES: Record<Look, RunOptions['runOnly']> = {
  light: { type: 'tag', values: WCAG_22_AA },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  enlarged: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] },
}

/** `leftOut` are selectors of parts that another screen has shown to be accessible. */
export async function expectAccessible(
  page: Page,
  widths: readonly number[] = [PHONE, DESKTOP],
  looks: readonly Look[] = ['light', 'dark'],
  leftOut: readonly string[] = [],
): Promise<void> {
  let shown: string | null = null
  for (const [turn, width] of widths.entries()) {
    if (page.viewportSize()?.width !== width || page.viewportSize()?.height !== 800)
      await page.setViewportSize({ width, height: 800 })
    // Forth and back, because each change of the scheme draws the page anew.
    for (const look of turn % 2 === 0 ? looks : looks.toReversed()) {
      const colorScheme = look === 'dark' ? 'dark' : 'light'
      if (shown !== colorScheme) await page.emulateMedia({ colorScheme })
      shown = colorScheme
      const { faults, passed, unsure } = await check(page, look, leftOut)
      expect(faults, `at ${width} px, ${look}`).toEqual([])
      // A check of nothing finds nothing.
      expect(passed, unsure).toContain(look === 'enlarged' ? 'target-size' : 'color-contrast')
    }
  }
}

/** Half as long for a page to read as the one that the package exports. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Found = { faults: string[]; passed: string[]; unsure: string }

// axe is added to a page once and reports only violations in full, because both take most of its time.
async function check(page: Page, look: Look, leftOut: readonly string[]): Promise<Found> {
  const given = { runOnly: RULES[look], leftOut: leftOut.map((selector) => [selector]) }
  const found = await page.evaluate(checkInPage, given)
  if (found !== null) return found
  await page.evaluate(AXE)
  return check(page, look, leftOut)
}

/** Null in a page without axe. */
async function checkInPage({
  runOnly,
  leftOut,
}: {
  runOnly: RunOptions['runOnly']
  leftOut: string[][]
}): Promise<Found | null> {
  if (!('axe' in window)) return null
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // A browser that draws nothing at that moment would never report.
  const asLongAsItDraws = new Promise((resolve) => setTimeout(resolve, 3_000))
  await Promise.race([frame().then(frame), asLongAsItDraws])
  // After a change of width or under the mouse, transitions would be measured halfway.
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  // axe knows no top layer: an element with a z-index below an open dialog would count as covering it.
  for (const dialog of document.querySelectorAll<HTMLElement>('dialog[open]')) {
    dialog.style.zIndex = '2147483647'
  }
  const { violations, passes, incomplete } = await (window.axe as typeof axe).run(
    { exclude: leftOut },
    { runOnly, resultTypes: ['violations'] } as RunOptions,
  )
  return {
    faults: violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    ),
    passed: passes.map(({ id }) => id),
    unsure: incomplete
      .map(({ id, nodes }) => `${id}: ${nodes[0]?.failureSummary ?? ''}`)
      .join('; '),
  }
}

/** `''` is the reader's own size. */
export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size)
}
