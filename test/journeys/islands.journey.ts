import type { Browser, Page } from '@playwright/test'
import { expect, test } from '#test/journeys/site.ts'

// A press on a sleeping island must count exactly once, whenever its code arrives (decisions: SOAK=1 for the long form).
const PRESSES = process.env['SOAK'] === '1' ? 600 : 100
const AT_ONCE = 4

type Way = 'mouse' | 'touch' | 'Enter' | 'Space'

/** One try: when, in milliseconds, things happen to the button. */
type Try = {
  way: Way
  /** From the first request for the island's code to its arrival. */
  codeTakes: number
  /** How often each file of it fails first. */
  failures: number
  /** Whether something else in the island was touched first, so that the press comes while the code is on its way. */
  isWaking: boolean
  /** From there to the press, and how long it lasts. */
  waits: number
  holds: number
}

test('a first press on a sleeping island counts exactly once', async ({ browser, site, complaints }) => {
  test.setTimeout(PRESSES * 2_000)
  complaints.expect(/ERR_FAILED/)
  const random = randomFrom(Date.now())
  const tries = Array.from({ length: PRESSES }, (_, index) => aTry(random, index))
  const wrong: string[] = []
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = tries.shift(); next; next = tries.shift()) {
        const heard = await press(browser, site.origin, next)
        if (heard !== 'true') wrong.push(`${JSON.stringify(next)} gave ${heard}`)
      }
    }),
  )
  expect(wrong).toEqual([])
})

function aTry(random: (below: number) => number, index: number): Try {
  const ways = ['mouse', 'touch', 'Enter', 'Space'] as const
  const codeTakes = random(800)
  return {
    way: ways[index % ways.length] ?? 'mouse',
    codeTakes,
    failures: index % 5 === 4 ? 1 + random(2) : 0,
    isWaking: index % 3 !== 0,
    // Around the arrival of the code, where a press could fall between two stools.
    waits: Math.max(0, codeTakes - 150 + random(300)),
    holds: random(120),
  }
}

/** Presses the button once on a fresh page. @returns every state that `aria-pressed` went through */
async function press(browser: Browser, origin: string, { way, ...when }: Try): Promise<string> {
  const context = await browser.newContext({ baseURL: origin, hasTouch: way === 'touch' })
  try {
    const page = await context.newPage()
    await slowDown(page, when.codeTakes, when.failures)
    await page.goto('/login')
    await recordStates(page)
    if (when.isWaking) {
      await page.getByLabel('Email').focus()
      await page.waitForTimeout(when.waits)
    }
    await pressBy(page, way, when.holds)
    await page.waitForFunction(() => Object(window).states.length > 0, null, { timeout: 15_000 }).catch(() => {})
    // Long enough for a second toggle to show.
    await page.waitForTimeout(100)
    return await page.evaluate(() => Object(window).states.join(', ') as string)
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page, codeTakes: number, failures: number): Promise<void> {
  const failed = new Map<string, number>()
  await page.route('**/assets/*.js', async (route) => {
    const address = route.request().url()
    if (address.includes('/entry.client')) return route.continue()
    await new Promise((resolve) => setTimeout(resolve, codeTakes))
    const count = failed.get(address) ?? 0
    if (count === failures) return route.continue()
    failed.set(address, count + 1)
    return route.abort()
  })
}

function recordStates(page: Page): Promise<void> {
  return page.evaluate(() => {
    const states: (string | null)[] = []
    Object(window).states = states
    const watch = new MutationObserver((changes) => {
      for (const { target } of changes) states.push((target as Element).getAttribute('aria-pressed'))
    })
    watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-pressed'] })
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
