import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

export const PHONE = 360
export const DESKTOP = 1280

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

// The dark scheme changes colours and nothing else, so the other rules need not be asked again.
const RULES: Record<'light' | 'dark', RunOptions['runOnly']> = {
  light: { type: 'tag', values: WCAG_22_AA },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/** Holds what is on the screen against WCAG 2.2 AA at the given widths, in light and in dark. */
export async function expectAccessible(
  page: Page,
  widths: readonly number[] = [PHONE, DESKTOP],
  schemes: readonly (keyof typeof RULES)[] = ['light', 'dark'],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await page.evaluate(settle)
      const { violations, passes, incomplete } = await runAxe(page, RULES[colorScheme])
      const faults = violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
      )
      expect(faults, `at ${width} px, ${colorScheme}`).toEqual([])
      // A checker that looked at nothing finds nothing.
      const unsure = incomplete.map(({ id, nodes }) => `${id}: ${nodes[0]?.failureSummary ?? ''}`)
      expect(
        passes.map(({ id }) => id),
        unsure.join('; '),
      ).toContain('color-contrast')
    }
  }
}

// The checker is put into a page once, and reports in full only what is wrong: both take most of its time otherwise.
async function runAxe(page: Page, runOnly: RunOptions['runOnly']): Promise<AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate((options) => (window as unknown as { axe: typeof axe }).axe.run(options), {
    runOnly,
    resultTypes: ['violations'],
  } as RunOptions)
}

// A page that has just got another width moves for a moment, and under a mouse that lies over a button now a colour changes: what
// is measured in between no one reads.
async function settle(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const standStill = async () => {
    await frame()
    await frame()
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(running.map((transition) => transition.finished))
  }
  // A browser that draws nothing at that moment would be waited for without an end.
  await Promise.race([standStill(), new Promise((resolve) => setTimeout(resolve, 3_000))])
  // axe knows no top layer: what has a z-index and happens to lie below an open dialog would hide the dialog from it.
  for (const dialog of document.querySelectorAll<HTMLElement>('dialog[open]')) {
    dialog.style.zIndex = '2147483647'
  }
}

/** Sets the text of a page to twice its size, as a reader's browser can. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
}
