import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { setTextSize } from '#test/journeys/accessible.ts'

const STYLES = path.resolve(import.meta.dirname, '../../app/ui/styles')

export const EVERY_RULE = readSheet('site.css')

export function readSheet(name: string): string {
  const file = path.resolve(STYLES, name)
  return readFileSync(file, 'utf8').replaceAll(/@import '([^']+)'[^;]*;/g, (_, other: string) =>
    readSheet(path.resolve(path.dirname(file), other)),
  )
}

/** Rules that an element of the page needs and that its own style leaves out. */
export function findMissedRules(everything: string): string[] {
  const whole = new CSSStyleSheet()
  whole.replaceSync(everything)
  const selectorsOf = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      const own = rule instanceof CSSStyleRule ? [rule.selectorText] : []
      const isPaper = rule instanceof CSSMediaRule && rule.media.mediaText.includes('print')
      return rule instanceof CSSGroupingRule && !isPaper
        ? [...own, ...selectorsOf(rule.cssRules)]
        : own
    })
  // A build tool may have merged rules, so each selector is checked by itself.
  const single = (selector: string): string[] => {
    const found = ['']
    let depth = 0
    for (const sign of selector) {
      depth += Number(sign === '(') - Number(sign === ')')
      if (sign === ',' && depth === 0) found.push('')
      else found.push((found.pop() ?? '') + sign)
    }
    return found.map((one) => one.trim())
  }
  const carried = new Set(
    [...document.styleSheets, ...document.adoptedStyleSheets]
      .flatMap((sheet) => selectorsOf(sheet.cssRules))
      .flatMap(single),
  )
  return selectorsOf(whole.cssRules)
    .flatMap(single)
    .filter((selector) => !carried.has(selector))
    .filter((selector) => document.querySelector(selector.replace(/::[\w-]+$/, '') || '*') !== null)
}

/** At each width, also with text twice as large. */
export async function findOverflowEverywhere(
  page: Page,
  widths: readonly number[],
): Promise<string[]> {
  const faults: string[] = []
  for (const size of ['100%', '200%']) {
    await setTextSize(page, size)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const fault of await findOverflow(page))
        faults.push(`${width} px, text ${size}: ${fault}`)
    }
  }
  await setTextSize(page, '')
  return faults
}

export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const { documentElement } = document
    const nameOf = (element: Element) =>
      `<${element.localName} class="${element.getAttribute('class') ?? ''}">`
    if (documentElement.scrollWidth > innerWidth) {
      const guilty = [...document.body.querySelectorAll('*')].filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return left < -1 || right > innerWidth + 1
      })
      faults.push(
        `the page is ${documentElement.scrollWidth} wide: ${guilty.slice(0, 3).map(nameOf).join(', ')}`,
      )
    }
    // The row of flags moves by itself and can be scrolled by keyboard.
    for (const element of document.body.querySelectorAll<HTMLElement>(
      '*:not(.vh, .skip, .flagview, input, svg, svg *)',
    )) {
      const clips = element.checkVisibility() && getComputedStyle(element).overflowX !== 'visible'
      const isDrawing = element.querySelector('svg') !== null && element.textContent.trim() === ''
      if (clips && !isDrawing && element.scrollWidth > element.clientWidth + 1) {
        faults.push(`${nameOf(element)} cuts off ${element.scrollWidth - element.clientWidth} px`)
      }
    }
    return faults
  })
}

/** What is outside of the screen, and texts that end without an ellipsis and cannot be scrolled to. */
export function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide`)
    const leftOut = '.skip, input, select, textarea, svg, svg *, thead, thead *'
    for (const element of document.body.querySelectorAll<HTMLElement>(`*:not(${leftOut})`)) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      // For screen readers only.
      const isUnseen = element.clientWidth <= 1 || !element.checkVisibility()
      if (isUnseen || isShortened || element.textContent.trim() === '') continue
      const across = element.scrollWidth - element.clientWidth
      const down = element.scrollHeight - element.clientHeight
      const isCut =
        (/hidden|clip/.test(overflowX) && across > 1) || (/hidden|clip/.test(overflowY) && down > 1)
      if (isCut) faults.push(`${element.localName}.${element.className} cuts ${across}, ${down} px`)
    }
    return faults
  })
}

export function markFocusable(page: Page, part: 'body' | 'main' = 'body'): Promise<string[]> {
  return page.evaluate((whole) => {
    const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const all = document.querySelector(whole)?.querySelectorAll<HTMLElement>(focusable) ?? []
    const found = [...all].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !isPassedByTab(element) &&
        // The skip link is visible only with the focus, the exit button once the first one is out of sight.
        (element.matches('.skip, .exit-float a') ||
          element.checkVisibility({ visibilityProperty: true })),
    )
    // Tab stops at a group's checked radio button, or at its first; the arrow keys reach the others.
    function isPassedByTab(element: HTMLElement): boolean {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false
      const group = [
        ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${element.name}"]`),
      ]
      return (group.find(({ checked }) => checked) ?? group[0]) !== element
    }
    found.forEach((element, index) => (element.dataset['mark'] = String(index)))
    return found.map((element) =>
      `${element.localName} ${element.ariaLabel ?? element.textContent.trim()}`.slice(0, 60),
    )
  }, part)
}

/** Null at the end of the page. */
export async function describeFocus() {
  // Scroll effects come a frame later, and the next Tab would be faster.
  for (let before = Number.NaN; before !== scrollY;) {
    before = scrollY
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  // A link in two lines has a box in each.
  const boxes = [...element.getClientRects()]
  const isEachSeen = boxes.every(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].every((part) => {
      // Of a long text field a browser shows the line that is written.
      const hit = document.elementFromPoint(left + width * part, top + Math.min(height / 2, 24))
      return hit !== null && (element.contains(hit) || hit.contains(element))
    }),
  )
  return {
    mark: Number(element.dataset['mark'] ?? -1),
    name: `${element.localName} ${element.ariaLabel ?? element.textContent.trim().slice(0, 40)}`,
    isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    isSeen: boxes.length > 0 && isEachSeen,
  }
}

/** Controls under something that floats; with `mayScroll` only those that stay there when they are scrolled to. */
export async function findCovered({
  mayScroll,
  places = [0, 250, document.documentElement.scrollHeight / 2, 1e6],
}: {
  mayScroll: boolean
  places?: readonly number[]
}): Promise<string[]> {
  const floating = '.floats, .exit-float'
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      ':is(main, footer) :is(a, button, input, select, textarea, summary)',
    ),
  ].filter((control) => control.checkVisibility() && control.closest(floating) === null)
  const isCovered = (control: HTMLElement) => {
    const { left, top, width, height } = control.getBoundingClientRect()
    return [0.02, 0.5, 0.98].some((across) =>
      [0.1, 0.5, 0.9].some((down) =>
        document.elementFromPoint(left + width * across, top + height * down)?.closest(floating),
      ),
    )
  }
  const faults: string[] = []
  for (const place of places) {
    scrollTo(0, place)
    // In the first frame a scroll is heard, in the second its effects are drawn.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
    const from = scrollY
    for (const control of controls.filter(isCovered)) {
      if (mayScroll) control.scrollIntoView({ block: 'nearest' })
      if (isCovered(control)) faults.push(`${control.textContent.trim()} at ${place}`)
      scrollTo(0, from)
    }
  }
  return faults
}

/** Names such as "EB-5" that stand in two lines. */
export function findBrokenNames(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const { 0: name, index } of (node.textContent ?? '').matchAll(
      /\b[A-Z]{1,2}-\d+[A-Z]?(?:\/[A-Z]{1,2}-\d+[A-Z]?)*|\bU-Visa/g,
    )) {
      const place = document.createRange()
      place.setStart(node, index)
      place.setEnd(node, index + name.length)
      const lines = new Set([...place.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(`${name} in “${node.textContent?.slice(0, 60)}”`)
    }
  }
  return broken
}

/** What moves or may move. */
export function findMotion(): string[] {
  const seconds = (times: string) =>
    Math.max(...times.split(',').map((time) => Number.parseFloat(time)))
  const found = document
    .getAnimations()
    .map((animation) => `an animation is ${animation.playState}`)
  for (const element of document.querySelectorAll('*')) {
    const name = `<${element.localName} class="${element.getAttribute('class') ?? ''}">`
    for (const part of [undefined, '::before', '::after']) {
      const style = getComputedStyle(element, part)
      const { transitionDuration, animationName, animationDuration, scrollBehavior } = style
      if (seconds(transitionDuration) > 0.01)
        found.push(`${name} changes over ${transitionDuration}`)
      if (animationName !== 'none') found.push(`${name} is animated for ${animationDuration}`)
      if (scrollBehavior === 'smooth') found.push(`${name} scrolls smoothly`)
    }
  }
  return found
}
