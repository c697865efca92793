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

/**
 * Goes through a form as it stands, from the field that has the focus, and opens what is folded over a wanted field.
 * @param values by their paths in the record; of a choice, the first letters
 */
export async function fillByKeys(
  page: Page,
  values: Readonly<Record<string, string>>,
  prefix = '',
): Promise<void> {
  const wanted = new Map(Object.entries(values).map(([path, text]) => [prefix + path, text]))
  for (let press = 0; press < MOST && wanted.size > 0; press += 1) {
    const focused = await page.evaluate(nameOfFocused, [...wanted.keys()])
    const text = focused === null ? undefined : wanted.get(focused.name)
    if (focused?.isFolded === true) await page.keyboard.press('Enter')
    if (focused && text !== undefined) {
      wanted.delete(focused.name)
      await (focused.isChoice ? page.keyboard.type(text) : page.keyboard.insertText(text))
    }
    if (wanted.size > 0) await page.keyboard.press('Tab')
  }
  expect([...wanted.keys()], 'fields that the keyboard did not reach').toEqual([])
}

const MOST = 200

function nameOfFocused(paths: readonly string[]) {
  const focused = document.activeElement
  if (focused === null) return null
  const fold = focused.matches('summary') ? focused.closest('details') : null
  const isFolded =
    fold?.open === false &&
    paths.some((path) => fold.querySelector(`[name="field.${path}"]`) !== null)
  const name = (focused.getAttribute('name') ?? '').replace('field.', '')
  if (paths.includes(name) && focused instanceof HTMLInputElement) focused.select()
  return { name, isFolded, isChoice: focused.matches('select') }
}
