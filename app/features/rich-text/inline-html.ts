import { styleOf } from '#app/features/rich-text/disarmed-html.ts'
import { type Offset, offsetOf, piecesOnTheLine } from '#app/features/rich-text/raised-signs.ts'

const BLOCK =
  'address, blockquote, body, caption, dd, div, dl, dt, h1, h2, h3, h4, h5, h6, li, ol, p, pre, section, table, td, th, tr, ul'

/** Raised and lowered text stays readable on the line. */
export function settleOffsets(body: HTMLElement): void {
  const offsets = new Map<Element, Offset>()
  for (const element of body.querySelectorAll('*')) {
    const { localName: tag } = element
    const offset = offsetOf({
      tag,
      style: styleOf(element),
      names: element.getAttribute('class') ?? '',
    })
    if (offset !== null && !element.matches(BLOCK)) offsets.set(element, offset)
  }
  for (const formula of body.querySelectorAll('msup > :nth-child(2), msub > :nth-child(2)')) {
    offsets.set(formula, formula.parentElement?.localName === 'msup' ? 'raised' : 'lowered')
  }
  for (const below of body.querySelectorAll('mfrac > :nth-child(2)')) below.prepend('/')
  for (const [element, offset] of offsets) {
    if (!isWithin(element, offsets)) settle(element, offset)
  }
}

function isWithin(element: Element, offsets: ReadonlyMap<Element, Offset>): boolean {
  for (let outer = element.parentElement; outer; outer = outer.parentElement) {
    if (offsets.has(outer)) return true
  }
  return false
}

function settle(element: Element, offset: Offset): void {
  const texts = textsIn(element)
  const pieces = texts.map(({ data }) => data)
  const written = piecesOnTheLine(pieces, textBefore(element), offset)
  for (const [index, text] of texts.entries()) text.data = written[index] ?? ''
}

function textsIn(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

const ENOUGH = 20

/** On its line. */
function textBefore(element: Element): string {
  let text = ''
  for (let place: Node | null = element; place && text.length < ENOUGH;) {
    if (place.previousSibling) {
      place = place.previousSibling
      if (place instanceof Element && place.matches(`br, ${BLOCK}`)) break
      text = (place instanceof Comment ? '' : (place.textContent ?? '')) + text
    } else {
      place = place.parentElement
      if (place instanceof Element && place.matches(BLOCK)) break
    }
  }
  return text
}

/** Mail programs separate paragraphs by two breaks. */
export function separateParagraphs(body: HTMLElement): void {
  unwrapBreaks(body)
  for (const first of body.querySelectorAll('br')) {
    const run = breaksFrom(first)
    const last = run.at(-1)
    if (run.length < 2 || last === undefined || !first.isConnected) continue
    if (first.closest('pre, td, th, h1, h2, h3, h4, h5, h6')) continue
    const paragraph = first.closest('p') ?? wrapLine(first)
    if (paragraph === null) continue
    const rest = body.ownerDocument.createRange()
    rest.setStartAfter(last)
    rest.setEndAfter(paragraph)
    paragraph.after(rest.extractContents())
    for (const each of run) each.remove()
  }
}

function unwrapBreaks(body: HTMLElement): void {
  for (const each of body.querySelectorAll('br:only-child')) {
    for (let outer = each.parentElement; outer; outer = each.parentElement) {
      if (outer.matches(BLOCK) || outer.childElementCount > 1 || outer.textContent.trim() !== '')
        break
      outer.replaceWith(each)
    }
  }
}

function breaksFrom(first: Element): Element[] {
  const run = [first]
  for (let next = first.nextSibling; next; next = next.nextSibling) {
    if (next instanceof Element && next.localName === 'br') run.push(next)
    else if (next instanceof Element || next.textContent?.trim() !== '') break
  }
  return run
}

/** The text around it that stands in no paragraph. */
function wrapLine(within: Element): Element | null {
  let part = within
  for (
    let outer = part.parentElement;
    outer && !outer.matches(BLOCK);
    outer = outer.parentElement
  ) {
    part = outer
  }
  if (isBlock(part)) return null
  const paragraph = within.ownerDocument.createElement('p')
  part.before(paragraph)
  while (paragraph.previousSibling && !isBlock(paragraph.previousSibling)) {
    paragraph.prepend(paragraph.previousSibling)
  }
  while (paragraph.nextSibling && !isBlock(paragraph.nextSibling)) {
    paragraph.append(paragraph.nextSibling)
  }
  return paragraph
}

function isBlock(node: Node): boolean {
  return node instanceof Element && (node.matches(BLOCK) || node.querySelector(BLOCK) !== null)
}

/** Google Docs draws the box before the item of a checklist. */
export function settleChecklists(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li[role="checkbox"]')) {
    for (const box of item.querySelectorAll(':scope > img')) box.remove()
    const place = item.querySelector(':scope > p') ?? item
    place.prepend(item.getAttribute('aria-checked') === 'true' ? '☑ ' : '☐ ')
  }
}
