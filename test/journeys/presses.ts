import { expect, type Locator, type Page } from '@playwright/test'

/** Presses for a person, and fails with one press more than a task may take. What is typed into the field with the focus does not count. */
export function pressAtMost(page: Page, most: number) {
  let presses = 0
  const count = () => {
    presses += 1
    expect(presses, 'presses of this task').toBeLessThanOrEqual(most)
  }
  return {
    async click(target: Locator): Promise<void> {
      count()
      await target.click()
    },
    async keys(chord: string): Promise<void> {
      count()
      await page.keyboard.press(chord)
    },
  }
}
