import type { Page } from '@playwright/test'
import { runInPage } from '#test/journeys/run-in-page.ts'

/**
 * Of a page from right to left: boxes and lines that do not lie where a mirror would show those of the same page from left to right,
 * and arrows and drawings that are not turned. It takes `dir="auto"` away, which depends on the text only.
 */
export async function findUnmirrored(page: Page): Promise<string[]> {
  const helpers = [boxesOfPage, measure, lineOf, textsIn, nameOf]
  const boxes = await runInPage(page, findShifted, ...helpers)
  return [...boxes, ...(await runInPage(page, findUnturned, nameOf))]
}

function findShifted(): string[] {
  const { style, clientWidth } = document.documentElement
  for (const free of document.querySelectorAll('[dir=auto]')) free.removeAttribute('dir')
  const boxes = boxesOfPage()
  const mirrored = boxes.map(measure)
  style.direction = 'ltr'
  const plain = boxes.map(measure)
  style.direction = ''
  const shiftOf = (is: DOMRect, was: DOMRect) => is.left - (clientWidth - was.right)

  const faults = new Set<string>()
  const shifts = new Map<Element | null, number>()
  boxes.forEach((element, place) => {
    const [is, was] = [mirrored[place], plain[place]]
    if (!is || !was || was.box.width === 0) return
    const shift = shiftOf(is.box, was.box)
    shifts.set(element, shift)
    // What moves with its box is no fault of its own.
    const own = shift - (shifts.get(element.parentElement) ?? 0)
    if (Math.abs(own) > 1.5)
      faults.add(`${nameOf(element)} of ${nameOf(element.parentElement)}: ${Math.round(own)} px`)
    if (!is.line || !was.line) return
    // Where lines begin: their ends may differ, since a line that just fits, with Latin words in it, may break at another word.
    const line = is.line.right - (clientWidth - was.line.left) - shift
    if (Math.abs(line) > 3) faults.add(`the text of ${nameOf(element)}: ${Math.round(line)} px`)
  })
  return [...faults]
}

function findUnturned(): string[] {
  // Of icons: to the right, to the left, and up to the right.
  const arrows = ['M5 12h14', 'M12 19l-7-7', 'M7 7h10v10'].map((start) => `[d^="${start}"]`)
  const drawings = [`.ic > path:is(${arrows.join()})`, '.horizon > path', '.street > path']
  return [...document.querySelectorAll<SVGGraphicsElement>(drawings.join())]
    .filter((shape) => shape.checkVisibility() && (shape.getScreenCTM()?.a ?? 1) > 0)
    .map((shape) => `the drawing of ${nameOf(shape.closest('a, button, svg'))} is not turned`)
}

function boxesOfPage(): Element[] {
  // The row of flags moves.
  const leftOut = 'svg *, script, style, template, .vh, .vh *, .flagview *, body [dir] *'
  return [...document.body.querySelectorAll(`*:not(${leftOut})`)].filter(
    (element) =>
      element.checkVisibility() && !/^(?:inline|contents)/.test(getComputedStyle(element).display),
  )
}

function measure(element: Element): { box: DOMRect; line: DOMRect | null } {
  return { box: element.getBoundingClientRect(), line: lineOf(element) }
}

/** Around the lines of an element that has nothing but text. */
function lineOf(element: Element): DOMRect | null {
  const isInline = (child: Element) => getComputedStyle(child).display === 'inline'
  if (![...element.children].every(isInline) || element.textContent.trim() === '') return null
  const rects = textsIn(element).flatMap((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].filter(({ width }) => width > 0)
  })
  const left = Math.min(...rects.map((rect) => rect.left))
  const right = Math.max(...rects.map((rect) => rect.right))
  return new DOMRect(left, 0, right - left, 1)
}

/** Without what is only spoken, which lies where nobody sees it. */
function textsIn(element: Element): Node[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode() !== null)
    if (!walker.currentNode.parentElement?.closest('.vh')) texts.push(walker.currentNode)
  return texts
}

function nameOf(element: Element | null): string {
  return `<${element?.localName} class="${element?.getAttribute('class') ?? ''}">`
}
