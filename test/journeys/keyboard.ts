import { expect, type Locator, type Page } from '@playwright/test'

// More than any page takes from its first link to its last.
const PRESSES = 80

export async function tabTo(page: Page, target: Locator): Promise<void> {
  // Found once: to find it by its name takes longer than a press.
  const wanted = await target.elementHandle()
  for (let press = 0; press < PRESSES; press += 1) {
    const isThere = await wanted?.evaluate((element) => element === document.activeElement)
    if (isThere) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
