import type { Page } from '@playwright/test'
import { expect, fillPlainLogin, test } from '#test/journeys/site.ts'

// A press on a sleeping island must count exactly once, whenever its code arrives (decisions: SOAK=1 for the long form).
const PRESSES = process.env['SOAK'] === '1' ? 600 : 100
const AT_ONCE = 4

declare global {
  interface Window {
    /** Every state that the button has come to (recordStates). */
    states: string[]
  }
}

type Way = 'mouse' | 'touch' | 'Enter' | 'Space'

/** One try: when, in milliseconds, things happen to the button. */
type Try = {
  way: Way
  /** From the first request for the island's code to its arrival. */
  codeTakes: number
  /** How many requests for it fail first. */
  failures: number
  /** Whether something else in the island was touched first, so that the press comes while the code is on its way. */
  isWaking: boolean
  /** From there to the press, and how long it lasts. */
  waits: number
  holds: number
}

test('a first press on a sleeping island counts exactly once', async ({ visit, complaints }) => {
  test.setTimeout(PRESSES * 2_000)
  complaints.expect(/ERR_FAILED/)
  const random = randomFrom(Date.now())
  const tries = Array.from({ length: PRESSES }, (_, index) => aTry(random, index))
  const wrong: string[] = []
  const pressAll = async () => {
    const page = await visit({ hasTouch: true })
    for (let next = tries.shift(); next; next = tries.shift()) {
      const states = await press(page, next)
      if (states !== 'true') wrong.push(`${JSON.stringify(next)} gave ${states}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, pressAll))
  expect(wrong).toEqual([])
})

test('two presses on a sleeping island count twice', async ({ page }) => {
  await slowDown(page, 400, 0)
  await page.goto('/login')
  await recordStates(page)
  await page.getByRole('button', { name: 'Show password' }).dblclick()
  await expect.poll(() => page.evaluate(() => window.states)).toEqual(['true', 'false'])
})

test('what was typed before an island woke is kept', async ({ page }) => {
  await slowDown(page, 400, 0)
  await page.goto('/login')
  await page.getByLabel('Email').fill('typed@example.com')
  await page
    .getByLabel('Password', { exact: true })
    .pressSequentially('typed while asleep', { delay: 30 })
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('typed@example.com')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('typed while asleep')
})

test('a pressed sleeping button shows that it has heard', async ({ page }) => {
  await slowDown(page, 600, 0)
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Show password' })
  await button.click()
  await expect(button).toHaveAttribute('data-heard')
  await expect(page.getByRole('button', { name: 'Hide password' })).not.toHaveAttribute(
    'data-heard',
  )
})

test('while the code of an island cannot be had, its form works, and a later press tries again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/)
  complaints.expect(/Failed to fetch dynamically imported module/)
  await page.route(isIslandCode, (route) => route.abort())
  await page.goto('/login')
  await recordStates(page)
  const button = page.getByRole('button', { name: 'Show password' })
  await button.click()
  await expect(button).toHaveAttribute('data-heard')
  await expect(button).not.toHaveAttribute('data-heard', { timeout: 10_000 })
  await page.unroute(isIslandCode)
  await button.click()
  await expect.poll(() => page.evaluate(() => window.states)).toEqual(['true'])

  await test.step('its form is a plain one', async () => {
    await page.route(isIslandCode, (route) => route.abort())
    await page.reload()
    await fillPlainLogin(page)
    await expect(page).toHaveURL('/dashboard')
  })
})

function aTry(random: (below: number) => number, index: number): Try {
  const ways = ['mouse', 'touch', 'Enter', 'Space'] as const
  const codeTakes = random(800)
  return {
    way: ways[index % ways.length] ?? 'mouse',
    codeTakes,
    failures: index % 10 === 9 ? 1 + random(3) : 0,
    isWaking: index % 3 !== 0,
    // Around the arrival of the code, where a press could fall between two stools.
    waits: Math.max(0, codeTakes - 150 + random(300)),
    holds: random(120),
  }
}

/** Loads the page anew and presses its button once. @returns every state that `aria-pressed` went through */
async function press(page: Page, { way, ...when }: Try): Promise<string> {
  await page.unroute(isIslandCode)
  await slowDown(page, when.codeTakes, when.failures)
  await page.goto('/login')
  await recordStates(page)
  if (when.isWaking) {
    await page.getByLabel('Email').focus()
    await page.waitForTimeout(when.waits)
  }
  await pressBy(page, way, when.holds)
  await page
    .waitForFunction(() => window.states.length > 0, null, { timeout: 15_000 })
    .catch(() => {})
  // Long enough for a second toggle to show.
  await page.waitForTimeout(100)
  return page.evaluate(() => window.states.join(', '))
}

async function slowDown(page: Page, codeTakes: number, failures: number): Promise<void> {
  let left = failures
  await page.route(isIslandCode, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, codeTakes))
    left -= 1
    return left >= 0 ? route.abort() : route.continue()
  })
}

function isIslandCode({ pathname }: URL): boolean {
  return pathname.startsWith('/assets/') && !pathname.includes('/entry.client')
}

function recordStates(page: Page): Promise<void> {
  return page.evaluate(() => {
    const states: string[] = []
    window.states = states
    const watch = new MutationObserver((changes) => {
      // Two changes may come in one piece, and the button shows only the last of them.
      for (const { oldValue } of changes) states.push(oldValue === 'true' ? 'false' : 'true')
    })
    watch.observe(document.body, {
      subtree: true,
      attributeOldValue: true,
      attributeFilter: ['aria-pressed'],
    })
  })
}

async function pressBy(page: Page, way: Way, holds: number): Promise<void> {
  const button = page.getByRole('button', { name: 'Show password' })
  if (way === 'Enter' || way === 'Space') {
    await button.focus()
    await page.keyboard.press(way, { delay: holds })
    return
  }
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not on the page')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const
  if (way === 'touch') return page.touchscreen.tap(x, y)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.waitForTimeout(holds)
  await page.mouse.up()
}

// Mulberry32: the same numbers for the same seed.
function randomFrom(seed: number): (below: number) => number {
  let state = seed | 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
