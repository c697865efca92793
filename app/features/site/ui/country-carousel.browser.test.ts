import { type Browser, chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { chromiumOptions } from '#test/chromium.ts'

const REGION = `<section><ul class="flags"><li data-region="africa">A</li><li data-region="africa">B</li></ul>
<button type="button" class="still">Pause</button><template>Play</template></section>`

declare global {
  var startCarousel: (region: HTMLElement) => void
  var moves: number
  var fitted: number
}

let browser: Browser
let script: string
let page: Page

beforeAll(async () => {
  const entry = 'app/features/site/ui/country-carousel.behaviour.ts'
  const lib = { entry, formats: ['iife' as const], name: 'startCarousel' }
  const [made] = [
    await build({ configFile: false, logLevel: 'error', build: { write: false, lib } }),
  ].flat()
  const [chunk] = made && 'output' in made ? made.output : []
  script = chunk?.type === 'chunk' ? chunk.code : ''
  browser = await chromium.launch(chromiumOptions())
})
afterAll(() => browser.close())
beforeEach(async () => {
  page = await browser.newPage()
  await page.clock.install({ time: 0 })
  await page.setContent(REGION)
  await page.clock.pauseAt(60_000)
  await page.addScriptTag({ content: `${script}; globalThis.startCarousel = startCarousel` })
  await page.evaluate(() => {
    const [list] = document.querySelectorAll<HTMLElement>('.flags')
    Object.assign(globalThis, { moves: 0, fitted: 0 })
    if (!list?.parentElement) throw new Error('No list')
    const { add } = list.classList
    list.classList.add = (...names) => void (add.apply(list.classList, names), (moves += 1))
    const { setProperty } = list.style
    list.style.setProperty = (...given) =>
      void (setProperty.apply(list.style, given), (fitted += Number(given[0] === '--per-view')))
    startCarousel(list.parentElement)
  })
})
afterEach(() => page.close())

const moved = () => page.evaluate(() => moves)
const press = () => page.evaluate(() => document.querySelector<HTMLElement>('.still')?.click())
const holds = {
  button: press,
  pointer: (isHeld: boolean) =>
    page.evaluate(
      (type) => document.querySelector('section')?.dispatchEvent(new PointerEvent(type)),
      isHeld ? 'pointerenter' : 'pointerleave',
    ),
  focus: (isHeld: boolean) =>
    page.evaluate(
      (call) => document.querySelector<HTMLElement>('.still')?.[call](),
      isHeld ? ('focus' as const) : ('blur' as const),
    ),
  async motion(isHeld: boolean) {
    const noticed = page.evaluate(async () => {
      const wish = matchMedia('(prefers-reduced-motion: reduce)')
      await new Promise((resolve) => wish.addEventListener('change', resolve, { once: true }))
    })
    await page.emulateMedia({ reducedMotion: isHeld ? 'reduce' : 'no-preference' })
    await noticed
  },
}

test.each(['button', 'pointer', 'focus', 'motion'] as const)(
  'it moves every 2000 ms, stands still while the %s holds it, and then waits its whole time again',
  async (reason) => {
    await page.clock.runFor(6000)
    expect(await moved()).toBe(3)
    await page.clock.runFor(1999)
    await holds[reason](true)
    await page.clock.runFor(10_000)
    await holds[reason](false)
    await page.clock.runFor(1999)
    expect(await moved()).toBe(3)
    await page.clock.runFor(1)
    expect(await moved()).toBe(4)
  },
)

test('Play goes on although the pointer that pressed it is there, but never against a wish for no motion', async () => {
  await holds.pointer(true)
  await holds.focus(true)
  await press()
  await holds.pointer(false)
  await page.clock.runFor(4000)
  expect(await moved()).toBe(0)
  await holds.pointer(true)
  await press()
  await page.clock.runFor(2000)
  expect(await moved()).toBe(1)
  await press()
  await holds.motion(true)
  await press()
  await page.clock.runFor(10_000)
  expect(await moved()).toBe(1)
})

test('resizing is answered once, 50 ms after the last event', async () => {
  for (let event = 0; event < 20; event += 1) {
    await page.evaluate(() => dispatchEvent(new Event('resize')))
    await page.clock.runFor(40)
  }
  expect(await page.evaluate(() => fitted)).toBe(1)
  await page.clock.runFor(10)
  expect(await page.evaluate(() => fitted)).toBe(2)
})
