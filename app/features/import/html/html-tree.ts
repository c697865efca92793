import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5'
import { BLOCKS } from '#app/features/import/html/html-tags.ts'
import { ImportError } from '#app/features/import/import-error.ts'
import { offsetOf, piecesOnTheLine } from '#app/features/rich-text/raised-signs.ts'

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode
export type HtmlElement = DefaultTreeAdapterTypes.Element

/** A page of a browser ends at 512 levels. Mended markup can have far more elements than tags. @internal exported for tests */
export const HTML_LIMITS = { levels: 500, elements: 200_000 } as const

/** As a browser reads it. @throws ImportError beyond the limits */
export function parseHtml(text: string): HtmlNode[] {
  let levels = 0
  let elements = 0
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement(...parts: Parameters<typeof defaultTreeAdapter.createElement>) {
      elements += 1
      if (elements > HTML_LIMITS.elements)
        throw new ImportError(
          `Its HTML has more than ${HTML_LIMITS.elements.toLocaleString('en-US')} elements.`,
        )
      return defaultTreeAdapter.createElement(...parts)
    },
    onItemPush() {
      levels += 1
      if (levels > HTML_LIMITS.levels)
        throw new ImportError(`Its HTML is nested more than ${HTML_LIMITS.levels} levels deep.`)
    },
    onItemPop() {
      levels -= 1
    },
  }
  const tree = parseFragment(text, { treeAdapter, scriptingEnabled: false }).childNodes
  settleOffsets(tree, '')
  return tree
}

const ENOUGH = 20
const LINE_ENDS = /^(?:blockquote|br|h[1-6]|hr|ol|p|pre|table|ul)$/

/** Raised and lowered text stays readable on the line, as in a paste. @returns what stands before what follows */
function settleOffsets(children: readonly HtmlNode[], before: string): string {
  let line = before
  for (const child of children) {
    if (!isElement(child)) {
      if (defaultTreeAdapter.isTextNode(child)) line = (line + child.value).slice(-ENOUGH)
      continue
    }
    const { tagName: tag } = child
    const endsLine = BLOCKS.has(tag) || LINE_ENDS.test(tag)
    const [style, names] = [attribute(child, 'style'), attribute(child, 'class')]
    const offset = endsLine ? null : offsetOf({ tag, style, names })
    if (endsLine) line = ''
    if (offset === null) line = settleOffsets(childrenOf(child), line)
    else {
      const texts = textNodesIn(child)
      const pieces = texts.map(({ value }) => value)
      const written = piecesOnTheLine(pieces, line, offset)
      for (const [index, text] of texts.entries()) text.value = written[index] ?? ''
      line = (line + written.join('')).slice(-ENOUGH)
    }
    if (endsLine) line = ''
  }
  return line
}

function textNodesIn(element: HtmlElement): DefaultTreeAdapterTypes.TextNode[] {
  return childrenOf(element).flatMap((child) => {
    if (defaultTreeAdapter.isTextNode(child)) return [child]
    return isElement(child) ? textNodesIn(child) : []
  })
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return defaultTreeAdapter.isElementNode(node)
}

export function childrenOf(element: HtmlElement): HtmlNode[] {
  return element.tagName === 'template'
    ? (element as DefaultTreeAdapterTypes.Template).content.childNodes
    : element.childNodes
}

export function textIn(node: HtmlNode): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value
  if (!isElement(node) || UNREAD.has(node.tagName)) return ''
  return childrenOf(node).map(textIn).join('')
}

/** The elements below it, without those within `inner`. */
export function descendants(element: HtmlElement, inner: string | null = null): HtmlElement[] {
  return childrenOf(element)
    .filter(isElement)
    .flatMap((child) => (child.tagName === inner ? [child] : [child, ...descendants(child, inner)]))
}

export function attribute(element: HtmlElement, name: string): string {
  return element.attrs.find((each) => each.name === name)?.value ?? ''
}

/** Their text is no text of the page. */
export const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'template', 'title'])

/** Of a title or a name that may have entities and tags. @throws ImportError */
export function plainTextOf(html: string): string {
  if (!/[<&]/.test(html)) return collapseSpace(html).trim()
  return collapseSpace(parseHtml(html).map(textIn).join('')).trim()
}

export function codeIn(element: HtmlElement): string {
  return childrenOf(element)
    .map((child) => {
      if (!isElement(child)) return textIn(child)
      return child.tagName === 'br' ? '\n' : codeIn(child)
    })
    .join('')
}

export function collapseSpace(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
