import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { AxeResults, RunOptions } from 'axe-core'

export const PHONE = 360
export const DESKTOP = 1280

/** Of the pages for visitors: `reading-every-page.journey.ts` has it on Home at each width and in each look. */
export const FRAME = ['header.bar', 'footer.foot', 'aside.floats']

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

// The dark scheme changes only colours, larger text only sizes, so the other rules need not run again.
const RULES: Record<'light' | 'dark' | 'enlarged', RunOptions['runOnly']> = {
  light: { type: 'tag', values: WCAG_22_AA },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  enlarged: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] },
}

/** `leftOut` are selectors of parts that another screen has shown to be accessible. */
export async function expectAccessible(
  page: Page,
  widths: readonly number[] = [PHONE, DESKTOP],
  looks: readonly (keyof typeof RULES)[] = ['light', 'dark'],
  leftOut: readonly string[] = [],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const look of looks) {
      await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' })
      await page.evaluate(settle)
      const { violations, passes, incomplete } = await runAxe(page, RULES[look], leftOut)
      const faults = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      )
      expect(faults, `at ${width} px, ${look}`).toEqual([])
      // A check of nothing finds nothing.
      const unsure = incomplete.map(({ id, nodes }) => `${id}: ${nodes[0]?.failureSummary ?? ''}`)
      expect(
        passes.map(({ id }) => id),
        unsure.join('; '),
      ).toContain(look === 'enlarged' ? 'target-size' : 'color-contrast')
    }
  }
}

/** Half as long for a page to read as the one that the package exports. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

// axe is added to a page once and reports only violations in full, because both take most of its time.
async function runAxe(
  page: Page,
  runOnly: RunOptions['runOnly'],
  leftOut: readonly string[],
): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const options = { runOnly, resultTypes: ['violations'] } as RunOptions
  return page.evaluate(
    (given) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        { exclude: given.leftOut.map((selector) => [selector]) },
        given.options,
      ),
    { options, leftOut },
  )
}

// After a change of width or under the mouse, transitions would be measured halfway.
async function settle(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const standStill = async () => {
    await frame()
    await frame()
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(running.map((transition) => transition.finished))
  }
  // A browser that draws nothing at that moment would never report.
  await Promise.race([standStill(), new Promise((resolve) => setTimeout(resolve, 3_000))])
  // axe knows no top layer: an element with a z-index below an open dialog would count as covering it.
  for (const dialog of document.querySelectorAll<HTMLElement>('dialog[open]')) {
    dialog.style.zIndex = '2147483647'
  }
}

/** `''` is the reader's own size. */
export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size)
}
