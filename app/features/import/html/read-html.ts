import { Mark, type Node } from 'prosemirror-model'
import { documentSchema as schema } from '#app/features/rich-text/document-schema.ts'
import { shiftOf } from '#app/features/rich-text/paste-text.ts'
import {
  attribute,
  childrenOf,
  codeIn,
  descendants,
  type HtmlElement,
  type HtmlNode,
  isElement,
  collapseSpace,
  parseHtml,
  textIn,
  UNREAD,
} from '#app/features/import/html/html-tree.ts'
import { Flow, textNodes, withBreaks } from '#app/features/import/html/flow.ts'
import {
  BLOCKS,
  DRAWN,
  EMBEDDED,
  FIELDS,
  MARKED,
  MARKS,
} from '#app/features/import/html/html-tags.ts'
import {
  absolute,
  type HtmlOptions,
  imageAt,
  imageOf,
  linked,
} from '#app/features/import/html/html-targets.ts'
import { inOneLine } from '#app/features/import/html/inline-content.ts'
import { readTable } from '#app/features/import/html/read-table.ts'

const { nodes, marks } = schema

/** The document that an editor makes of it, as of a paste: no scripts, styles, handlers or frames. @throws ImportError */
export function readHtml(text: string, options: HtmlOptions): Node {
  const tree = parseHtml(text)
  const levels = tree
    .filter(isElement)
    .flatMap((element) => [element, ...descendants(element)])
    .flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? Number(tagName.slice(1)) : []))
  const reader = new HtmlReader(options, shiftOf(levels))
  const blocks = reader.readBlocks(tree, Mark.none)
  return nodes.doc.create(null, blocks.length === 0 ? nodes.paragraph.create() : blocks)
}

// Markdown's reader stops at a hundred.
const DEEPEST = 20

class HtmlReader {
  readonly #options: HtmlOptions
  readonly #shift: number
  #depth = 0

  constructor(options: HtmlOptions, shift: number) {
    this.#options = options
    this.#shift = shift
  }

  readBlocks(children: readonly HtmlNode[], active: readonly Mark[]): Node[] {
    const flow = new Flow()
    this.#takeAll(children, active, flow)
    return flow.end()
  }

  #takeAll(children: readonly HtmlNode[], active: readonly Mark[], flow: Flow): void {
    for (const child of children) {
      if (isElement(child)) this.#take(child, active, flow)
      else if ('value' in child) this.#takeText(child.value, active, flow)
    }
  }

  #takeText(text: string, active: readonly Mark[], flow: Flow): void {
    if (this.#options.keepsLines !== true) return flow.add(textNodes(text, active))
    for (const [place, paragraph] of text.split(/\r?\n[ \t]*(?:\r?\n\s*)+/).entries()) {
      if (place > 0) flow.endParagraph()
      flow.add(withBreaks(paragraph, active))
    }
    return undefined
  }

  #take(element: HtmlElement, active: readonly Mark[], flow: Flow): void {
    const { tagName } = element
    const mark = MARKS[tagName]
    this.#takeLooks(element, flow)
    if (UNREAD.has(tagName)) {
      if (tagName === 'script') this.#options.lost('a script')
    } else if (mark !== undefined) {
      this.#takeAll(childrenOf(element), mark.addToSet(active), flow)
    } else if (EMBEDDED.has(tagName)) {
      this.#takeEmbedded(element, active, flow)
    } else if (DRAWN.has(tagName)) {
      this.#options.lost(`a drawing or formula (${tagName})`)
      flow.add(textNodes(textIn(element), active))
    } else if (!this.#takeInline(element, active, flow)) {
      this.#takeBlock(element, active, flow)
    }
  }

  // A cover of WordPress has its image in a style.
  #takeLooks(element: HtmlElement, flow: Flow): void {
    const [, background] =
      /background(?:-image)?:[^;]*url\(\s*["']?([^"')]+)/i.exec(attribute(element, 'style')) ?? []
    if (background !== undefined) flow.add(imageAt(background, '', Mark.none, this.#options))
    const isOffset = element.tagName === 'sub' || element.tagName === 'sup'
    // Other signs are raised or lowered by themselves.
    const letters = isOffset ? collapseSpace(textIn(element)) : ''
    if (/[a-z0-9]/i.test(letters)) this.#options.lost(`raised or lowered letters (“${letters}”)`)
  }

  #takeInline(element: HtmlElement, active: readonly Mark[], flow: Flow): boolean {
    const { tagName } = element
    if (tagName === 'br') flow.add([nodes.hard_break.create(null, null, active)])
    else if (tagName === 'img') flow.add(imageOf(element, active, this.#options))
    else if (tagName === 'a')
      this.#takeAll(childrenOf(element), linked(element, active, this.#options), flow)
    else if (FIELDS.has(tagName)) {
      const about = attribute(element, 'placeholder') || attribute(element, 'value')
      this.#options.lost(`a field of a form (${about || attribute(element, 'name') || tagName})`)
      this.#takeAll(childrenOf(element), active, flow)
    } else return false
    return true
  }

  #takeBlock(element: HtmlElement, active: readonly Mark[], flow: Flow): void {
    const children = childrenOf(element)
    const inside = () => this.readBlocks(children, active)
    switch (element.tagName) {
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        return flow.addBlocks(this.#heading(element, active))
      case 'blockquote':
        return flow.addBlocks(this.#nested(nodes.blockquote, inside))
      case 'ul':
      case 'ol':
        return flow.addBlocks(this.#list(element, active))
      case 'hr':
        return flow.addBlocks([nodes.horizontal_rule.create()])
      case 'pre':
      case 'listing':
      case 'xmp':
        return flow.addBlocks(this.#preformatted(element, active))
      case 'table':
        return flow.addBlocks(readTable(element, (content) => this.readBlocks(content, active)))
      case 'dt':
      case 'summary':
        return flow.addBlocks(this.readBlocks(children, marks.strong.create().addToSet(active)))
      default:
        if (!BLOCKS.has(element.tagName)) return this.#takeAll(children, active, flow)
        flow.endParagraph()
        this.#takeAll(children, active, flow)
        return flow.endParagraph()
    }
  }

  // A heading holds one line; what else stands in it follows.
  #heading(element: HtmlElement, active: readonly Mark[]): Node[] {
    const level = Math.min(6, Number(element.tagName.slice(1)) + this.#shift)
    const blocks = this.readBlocks(childrenOf(element), active)
    return blocks.map((block) =>
      block.type === nodes.paragraph
        ? nodes.heading.create({ level }, inOneLine(block.children))
        : block,
    )
  }

  #nested(type: typeof nodes.blockquote, read: () => Node[]): Node[] {
    this.#depth += 1
    const content = read()
    this.#depth -= 1
    if (content.length === 0) return []
    if (this.#depth < DEEPEST) return [type.create(null, content)]
    this.#options.lost(`a nesting of more than ${DEEPEST} levels`)
    return content
  }

  #list(element: HtmlElement, active: readonly Mark[]): Node[] {
    const items: Node[][] = []
    this.#depth += 1
    for (const child of childrenOf(element)) {
      const isItem = isElement(child) && child.tagName === 'li'
      const blocks = this.readBlocks(isItem ? childrenOf(child) : [child], active)
      // A list directly in a list belongs to the item before it.
      const last = items.at(-1)
      if (isItem || last === undefined) items.push(blocks)
      else last.push(...blocks)
    }
    this.#depth -= 1
    const filled = items.filter((blocks) => blocks.length > 0)
    if (filled.length === 0) return []
    if (this.#depth >= DEEPEST) {
      this.#options.lost(`a nesting of more than ${DEEPEST} levels`)
      return filled.flat()
    }
    const start = Number.parseInt(attribute(element, 'start'), 10)
    const isFrom = Number.isInteger(start) && start >= 0 && start < 1e9
    const written = filled.map((blocks) => nodes.list_item.create(null, blocks))
    return element.tagName === 'ul'
      ? [nodes.bullet_list.create(null, written)]
      : [nodes.ordered_list.create({ start: isFrom ? start : 1 }, written)]
  }

  // Lines of a verse have marks, those of a program have none.
  #preformatted(element: HtmlElement, active: readonly Mark[]): Node[] {
    const within = descendants(element)
    const isText =
      /\bwp-block-(?:verse|preformatted)\b/.test(attribute(element, 'class')) ||
      within.some(({ tagName }) => MARKED.has(tagName))
    if (isText) {
      const lines = new HtmlReader({ ...this.#options, keepsLines: true }, this.#shift)
      return lines.readBlocks(childrenOf(element), active)
    }
    const text = codeIn(element).replace(/^\n/, '').replace(/\n$/, '')
    const classes = [element, ...within].map((each) => attribute(each, 'class')).join(' ')
    const language = /\blang(?:uage)?-([\w+#-]+)/.exec(classes)?.[1] ?? ''
    return text.trim() === ''
      ? []
      : [nodes.code_block.create({ language }, schema.text(text.replaceAll('\r\n', '\n')))]
  }

  /** A player or a frame becomes a link to what it shows. */
  #takeEmbedded(element: HtmlElement, active: readonly Mark[], flow: Flow): void {
    const within = descendants(element)
    const sources = [element, ...within].map(
      (each) => attribute(each, 'src') || attribute(each, 'data'),
    )
    const address = absolute(sources.find((each) => each !== '') ?? '', this.#options.base)
    flow.endParagraph()
    const poster = attribute(element, 'poster')
    if (poster !== '') flow.add(imageAt(poster, '', Mark.none, this.#options))
    flow.endParagraph()
    if (/^(?:https?:|\/(?!\/))/i.test(address)) {
      this.#options.lost(`a player or frame, which became a link to ${address}`)
      flow.add([schema.text(address, marks.link.create({ href: address }).addToSet(active))])
    } else this.#options.lost(`a player or frame without an address that can be used (${address})`)
    flow.endParagraph()
    // A frame's text is markup for browsers without frames.
    if (element.tagName !== 'iframe') this.#takeAll(childrenOf(element), active, flow)
    flow.endParagraph()
  }
}
