import type { Page } from '@playwright/test'
import { runInPage } from '#test/journeys/run-in-page.ts'

/**
 * Texts that lie over another one or over a control, outside of what is painted around them or outside of the screen, words of a
 * control that are broken, and telephone numbers whose parts are in another order.
 */
export function findMisplacedTexts(page: Page): Promise<string[]> {
  const places = [shownTexts, rectsOf, isPlaced, nameOf, wordsOf]
  const outside = [findOutside, leftBy, isPainted, isInside]
  const covered = [findCovered, shownControls, layerOf, isOver, findBroken]
  return runInPage(page, findMisplaced, ...outside, ...covered, ...places)
}

function findMisplaced(): string[] {
  const texts = shownTexts()
  return [...findOutside(texts), ...findCovered(texts), ...findBroken(texts)]
}

function findOutside(texts: readonly Text[]): string[] {
  const faults = new Set<string>()
  for (const node of texts)
    for (const rect of rectsOf(node, 0, node.data.length)) {
      const left = leftBy(node, rect)
      if (left !== null) faults.add(`${wordsOf(node)} leaves ${left}`)
    }
  return [...faults]
}

/** Up to its layer, such as a menu, which need not lie in what is around it. */
function leftBy(node: Text, rect: Box): string | null {
  let element = node.parentElement
  for (; element !== null && element !== document.body; element = element.parentElement) {
    const style = getComputedStyle(element)
    if (/auto|scroll/.test(style.overflowX)) return null
    if (isPainted(style) && !isInside(rect, element.getBoundingClientRect())) return nameOf(element)
    if (isPlaced(style)) break
  }
  const isOnScreen = rect.left >= -1 && rect.right <= document.documentElement.clientWidth + 1
  return isOnScreen ? null : 'the screen'
}

/** Plain numbers: those of a DOMRect take most of the time of comparing every line with every other. */
type Box = Record<'left' | 'right' | 'top' | 'bottom' | 'width' | 'height', number>
type Place = { of: Text | Element; rect: Box; layer: Element }

function findCovered(texts: readonly Text[]): string[] {
  const faults = new Set<string>()
  const controls = shownControls()
  const lines = texts.flatMap((node) => {
    const layer = layerOf(node)
    return rectsOf(node, 0, node.data.length).map((rect) => ({ of: node, rect, layer }))
  })
  lines.forEach((line, index) => {
    const text = lines.find(
      (other, place) => place > index && other.of !== line.of && isOver(line, other),
    )
    if (text) faults.add(`${wordsOf(line.of)} lies over ${wordsOf(text.of)}`)
    const control = controls.find((other) => !other.of.contains(line.of) && isOver(line, other))
    if (control) faults.add(`${wordsOf(line.of)} lies over ${nameOf(control.of)}`)
  })
  return [...faults]
}

function findBroken(texts: readonly Text[]): string[] {
  const faults: string[] = []
  for (const node of texts) {
    const isOfControl = node.parentElement?.closest('button, .btn, summary')
    for (const { 0: word, index } of isOfControl ? node.data.matchAll(/\p{L}+/gu) : []) {
      const tops = rectsOf(node, index, index + word.length).map(({ top }) => Math.round(top))
      if (new Set(tops).size > 1) faults.push(`${wordsOf(node)} has “${word}” in two lines`)
    }
    for (const { 0: number, index } of node.data.matchAll(/\+?\d[\d ()-]{6,}\d/g)) {
      const [first] = rectsOf(node, index, index + 2)
      const [last] = rectsOf(node, index + number.length - 1, index + number.length)
      if (first && last && first.top === last.top && first.left > last.left)
        faults.push(`${wordsOf(node)} has the parts of ${number} in another order`)
    }
  }
  return faults
}

function shownTexts(): Text[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
    const element = node.parentElement
    const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    // The row of flags moves.
    const isLeftOut = element?.closest('.vh, .skip, script, style, svg, .flagview')
    if (isSeen === true && !isLeftOut && node.data.trim() !== '') found.push(node)
  }
  return found
}

function shownControls(): Place[] {
  const boxes = 'summary, button, input, select, textarea, .btn, .more, .tel, .logo'
  return [...document.querySelectorAll(boxes)]
    .filter((element) => element.checkVisibility() && !element.closest('.vh, .skip, .flagview'))
    .map((of) => ({ of, rect: of.getBoundingClientRect().toJSON() as Box, layer: layerOf(of) }))
}

/** What lies in another one may lie over it. */
function layerOf(from: Node): Element {
  let element = from.parentElement
  while (element !== null && !isPlaced(getComputedStyle(element))) element = element.parentElement
  return element ?? document.body
}

function isPlaced({ position }: CSSStyleDeclaration): boolean {
  return /fixed|sticky|absolute/.test(position)
}

function isPainted({ display, backgroundColor, borderInlineEndWidth }: CSSStyleDeclaration) {
  const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)'
  return display !== 'inline' && (isFilled || borderInlineEndWidth !== '0px')
}

function isInside(rect: Box, box: Box): boolean {
  const isAcross = rect.left >= box.left - 1 && rect.right <= box.right + 1
  return isAcross && rect.top >= box.top - 4 && rect.bottom <= box.bottom + 4
}

function isOver({ rect: one, layer }: Place, { rect: other, layer: others }: Place): boolean {
  if (layer !== others) return false
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  // The rectangles of lines that are close to each other overlap a little.
  return across > 2 && down > 0.45 * Math.min(one.height, other.height)
}

function rectsOf(node: Text, start: number, end: number): Box[] {
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, end)
  return [...range.getClientRects()]
    .filter((rect) => rect.width > 0)
    .map((rect) => rect.toJSON() as Box)
}

function nameOf(of: Text | Element): string {
  const element = of instanceof Element ? of : of.parentElement
  return `<${element?.localName} class="${element?.getAttribute('class') ?? ''}">`
}

function wordsOf(of: Text | Element): string {
  return `“${(of.textContent ?? '').trim().slice(0, 30)}”`
}
