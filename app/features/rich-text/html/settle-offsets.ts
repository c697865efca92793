import { BLOCKS } from '#app/features/rich-text/html/html-tags.ts'
import { attribute, type HtmlNode, isElement } from '#app/features/rich-text/html/html-tree.ts'
import { type Offset, offsetOf, piecesOnTheLine } from '#app/features/rich-text/raised-signs.ts'

const ENOUGH = 20
const LINE_ENDS = /^(?:blockquote|br|h[1-6]|hr|ol|p|pre|table|ul)$/
const OF_FORMULAS: ReadonlyMap<string, Offset> = new Map([
  ['msup', 'raised'],
  ['msub', 'lowered'],
])

/** Raised and lowered text stays readable on the line. */
export function settleOffsets(tree: readonly HtmlNode[]): void {
  settle(tree, '', '')
}

/** @returns what stands before what follows on its line */
function settle(children: readonly HtmlNode[], within: string, before: string): string {
  let line = before
  let place = 0
  for (const child of children) {
    if (!isElement(child)) {
      line = (line + (child.value ?? '')).slice(-ENOUGH)
      continue
    }
    place += 1
    const { tagName: tag } = child
    const endsLine = BLOCKS.has(tag) || LINE_ENDS.test(tag)
    const [style, names] = [attribute(child, 'style'), attribute(child, 'class')]
    const ofFormula = place === 2 ? OF_FORMULAS.get(within) : undefined
    const offset = endsLine ? null : (ofFormula ?? offsetOf({ tag, style, names }))
    if (endsLine) line = ''
    if (offset === null) line = settle(child.childNodes, tag, line)
    const texts = offset !== null || (within === 'mfrac' && place === 2) ? textsIn(child) : []
    const pieces = texts.map(({ value = '' }) => value)
    const written =
      offset === null
        ? pieces.map((text, index) => (index === 0 ? `/${text}` : text))
        : piecesOnTheLine(pieces, line, offset)
    for (const [index, text] of texts.entries()) text.value = written[index] ?? ''
    line = endsLine ? '' : (line + written.join('')).slice(-ENOUGH)
  }
  return line
}

function textsIn(node: HtmlNode): { value?: string }[] {
  if (isElement(node)) return node.childNodes.flatMap(textsIn)
  return node.value === undefined ? [] : [node]
}
