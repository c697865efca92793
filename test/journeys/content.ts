import { expect, type Locator, type Page } from '@playwright/test'
import { DESKTOP } from '#test/journeys/accessible.ts'
import { findOverflowEverywhere } from '#test/journeys/page-faults.ts'
import type { TestSite } from '#test/site.ts'

export function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true })
}

export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).press('Enter')
}

/** As a reader who is nobody. */
export async function readPage(site: TestSite, address: string): Promise<string> {
  return (await fetch(site.origin + address)).text()
}

export async function expectFits(page: Page, widths: readonly number[] = [320]): Promise<void> {
  const faults = await findOverflowEverywhere(page, widths)
  await page.setViewportSize({ width: DESKTOP, height: 900 })
  // The dashboard's navigation scrolls inside itself.
  expect(faults.filter((fault) => !fault.includes('<ul class=""> cuts off'))).toEqual([])
}
