import { Fragment, Mark, type Node } from 'prosemirror-model'
import { documentSchema as schema } from '#app/features/rich-text/document-schema.ts'
import { Flow, textNodes, withBreaks } from '#app/features/rich-text/html/flow.ts'
import {
  BLOCKS,
  DRAWN,
  EMBEDDED,
  FIELDS,
  MARKED,
  MARKS,
  STYLED,
} from '#app/features/rich-text/html/html-tags.ts'
import {
  absolute,
  type HtmlOptions,
  imageAt,
  imageOf,
  linked,
} from '#app/features/rich-text/html/html-targets.ts'
import {
  attribute,
  codeIn,
  descendants,
  type HtmlElement,
  type HtmlNode,
  isElement,
  collapseSpace,
  textIn,
  UNREAD,
} from '#app/features/rich-text/html/html-tree.ts'
import { withoutBreaks } from '#app/features/rich-text/html/inline-content.ts'
import { itemsOf, listsOf } from '#app/features/rich-text/html/read-list.ts'
import { readTable } from '#app/features/rich-text/html/read-table.ts'
import { settleOffsets } from '#app/features/rich-text/html/settle-offsets.ts'
import { shiftHeadings } from '#app/features/rich-text/paste-text.ts'

const { nodes, marks } = schema

/** The document that the editor makes of HTML, pasted or imported: no scripts, styles, handlers or frames. Changes texts of the tree. */
export function readTree(tree: readonly HtmlNode[], options: HtmlOptions): Node {
  settleOffsets(tree)
  const blocks = new TreeReader(options).readBlocks(tree, Mark.none)
  const content = blocks.length === 0 ? nodes.paragraph.create() : blocks
  return nodes.doc.create(null, shiftHeadings(Fragment.from(content)))
}

// Markdown's reader stops at a hundred.
const DEEPEST = 20

class TreeReader {
  readonly #options: HtmlOptions
  #keepsLines: boolean
  #depth = 0

  constructor(options: HtmlOptions) {
    this.#options = options
    this.#keepsLines = options.keepsLines === true
  }

  readBlocks(children: readonly HtmlNode[], active: readonly Mark[], isOneLine = false): Node[] {
    const flow = new Flow(isOneLine)
    this.#takeAll(children, active, flow)
    return flow.end()
  }

  #takeAll(children: readonly HtmlNode[], active: readonly Mark[], flow: Flow): void {
    for (const child of children) {
      if (isElement(child)) this.#take(child, active, flow)
      else if (child.value !== undefined) this.#takeText(child.value, active, flow)
    }
  }

  #takeText(text: string, active: readonly Mark[], flow: Flow): void {
    if (!this.#keepsLines) return flow.add(textNodes(text, active))
    // The end of a line that has a tag for it already.
    const rest = flow.isBehindBreak ? text.replace(/^[ \t]*\r?\n/, '') : text
    for (const [place, paragraph] of rest.split(/\r?\n[ \t]*(?:\r?\n\s*)+/).entries()) {
      if (place > 0) flow.endParagraph()
      flow.add(withBreaks(paragraph, active))
    }
    return undefined
  }

  #take(element: HtmlElement, active: readonly Mark[], flow: Flow): void {
    const { tagName } = element
    this.#takeLooks(element, flow)
    if (UNREAD.has(tagName)) {
      if (tagName === 'script') this.#options.lost('a script')
    } else if (tagName === 'span' || MARKS.has(tagName)) {
      this.#takeAll(element.childNodes, marked(element, active), flow)
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
    if (background !== undefined) flow.add(imageAt(background, {}, Mark.none, this.#options))
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
      this.#takeAll(element.childNodes, linked(element, active, this.#options), flow)
    else if (FIELDS.has(tagName)) {
      const about = attribute(element, 'placeholder') || attribute(element, 'value')
      this.#options.lost(`a field of a form (${about || attribute(element, 'name') || tagName})`)
      this.#takeAll(element.childNodes, active, flow)
    } else return false
    return true
  }

  #takeBlock(element: HtmlElement, active: readonly Mark[], flow: Flow): void {
    const children = element.childNodes
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
    const level = Number(element.tagName.slice(1))
    return this.readBlocks(element.childNodes, active, true).map((block) =>
      block.type === nodes.paragraph
        ? nodes.heading.create({ level }, withoutBreaks(block.children))
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
    this.#depth += 1
    const items = itemsOf(element, (children) => this.readBlocks(children, active))
    this.#depth -= 1
    if (items === null || this.#depth < DEEPEST) return items ? listsOf(element, items) : []
    this.#options.lost(`a nesting of more than ${DEEPEST} levels`)
    return items.flatMap(({ blocks }) => blocks)
  }

  // Lines of a verse have marks, those of a program have none.
  #preformatted(element: HtmlElement, active: readonly Mark[]): Node[] {
    const within = descendants(element)
    const isText =
      /\bwp-block-(?:verse|preformatted)\b/.test(attribute(element, 'class')) ||
      within.some(({ tagName }) => MARKED.has(tagName))
    if (isText) {
      const outer = this.#keepsLines
      this.#keepsLines = true
      const lines = this.readBlocks(element.childNodes, active)
      this.#keepsLines = outer
      return lines
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
    if (poster !== '') flow.add(imageAt(poster, {}, Mark.none, this.#options))
    flow.endParagraph()
    if (/^(?:https?:|\/(?!\/))/i.test(address)) {
      this.#options.lost(`a player or frame, which became a link to ${address}`)
      flow.add([schema.text(address, marks.link.create({ href: address }).addToSet(active))])
    } else this.#options.lost(`a player or frame without an address that can be used (${address})`)
    flow.endParagraph()
    // A frame's text is markup for browsers without frames.
    if (element.tagName !== 'iframe') this.#takeAll(element.childNodes, active, flow)
    flow.endParagraph()
  }
}

function marked(element: HtmlElement, active: readonly Mark[]): readonly Mark[] {
  const style = attribute(element, 'style')
  const mark = MARKS.get(element.tagName)
  // Google Docs wraps everything in a <b> without emphasis.
  const isPlain = element.tagName === 'b' && /(?<![\w-])font-weight:\s*normal/i.test(style)
  if (mark) return isPlain ? active : mark.addToSet(active)
  return STYLED.reduce(
    (found, [pattern, styled]) => (pattern.test(style) ? styled.addToSet(found) : found),
    active,
  )
}
