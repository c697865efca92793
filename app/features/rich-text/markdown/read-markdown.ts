import type { Token } from 'markdown-it'
import { type Attrs, Fragment, Mark, type Node, type NodeType } from 'prosemirror-model'
import { documentSchema as schema } from '#app/features/rich-text/document-schema.ts'
import { createMarkdown, plainText } from '#app/features/rich-text/markdown/markdown-flavour.ts'

const markdown = createMarkdown()
const { nodes, marks } = schema

export function readMarkdown(text: string): Node {
  const reader = new DocumentReader()
  for (const token of markdown.parse(text, {})) reader.take(token)
  return reader.finish()
}

const BLOCKS: Record<string, (token: Token) => [NodeType, Attrs?]> = {
  paragraph: () => [nodes.paragraph],
  heading: ({ tag }) => [nodes.heading, { level: Number(tag.slice(1)) }],
  blockquote: () => [nodes.blockquote],
  bullet_list: () => [nodes.bullet_list],
  ordered_list: (token) => [nodes.ordered_list, { start: Number(token.attrGet('start') ?? 1) }],
  list_item: () => [nodes.list_item],
  table: () => [nodes.table],
  tr: () => [nodes.table_row],
  th: (token) => [nodes.table_header, { align: alignOf(token) }],
  td: (token) => [nodes.table_cell, { align: alignOf(token) }],
}

const MARKS: Record<string, (token: Token) => Mark> = {
  strong: () => marks.strong.create(),
  em: () => marks.em.create(),
  s: () => marks.strikethrough.create(),
  link: (token) =>
    marks.link.create({ href: token.attrGet('href') ?? '', title: token.attrGet('title') ?? '' }),
}

class DocumentReader {
  readonly #open: { type: NodeType; attrs: Attrs | null; content: Node[] }[] = []
  readonly #top: Node[] = []
  #marks: readonly Mark[] = Mark.none

  take(token: Token): void {
    if (token.type === 'inline') return this.#takeInline(token.children ?? [])
    if (token.type === 'fence' || token.type === 'code_block') return this.#add(codeBlock(token))
    if (token.type === 'hr') return this.#add(nodes.horizontal_rule.create())
    const block = BLOCKS[token.type.replace(/_(?:open|close)$/, '')]
    if (!block) return undefined
    if (token.nesting === -1) return this.#close()
    const [type, attrs = null] = block(token)
    this.#open.push({ type, attrs, content: [] })
    return undefined
  }

  finish(): Node {
    return nodes.doc.create(null, this.#top.length === 0 ? nodes.paragraph.create() : this.#top)
  }

  #add(node: Node): void {
    const content = this.#open.at(-1)?.content ?? this.#top
    content.push(node)
  }

  #close(): void {
    const closed = this.#open.pop()
    if (closed) this.#add(nodeOf(closed.type, closed.attrs, closed.content))
  }

  #takeInline(tokens: readonly Token[]): void {
    for (const token of tokens) {
      const mark = MARKS[token.type.replace(/_(?:open|close)$/, '')]?.(token)
      if (!mark) this.#addInline(token)
      else if (token.nesting === 1) this.#marks = mark.addToSet(this.#marks)
      else this.#marks = mark.type.removeFromSet(this.#marks)
    }
    this.#marks = Mark.none
  }

  // An underlined heading may have several lines in Markdown; in the document each is one.
  #mayBreak(): boolean {
    return this.#open.at(-1)?.type.contentMatch.matchType(nodes.hard_break) !== null
  }

  #addInline(token: Token): void {
    if (token.type === 'softbreak' || token.type === 'hardbreak') {
      this.#add(
        this.#mayBreak() ? nodes.hard_break.create(null, null, this.#marks) : schema.text(' '),
      )
    } else if (token.type === 'image') {
      this.#add(nodes.image.create(imageAttrs(token), null, this.#marks))
    } else if (token.content !== '') {
      const isCode = token.type === 'code_inline'
      const marked = isCode ? marks.code.create().addToSet(this.#marks) : this.#marks
      this.#add(schema.text(token.content, marked))
    }
  }
}

// Markdown allows an empty list item or quotation, the schema does not.
function nodeOf(type: NodeType, attrs: Attrs | null, content: readonly Node[]): Node {
  const joined = Fragment.fromArray([...content])
  return type.createAndFill(attrs, joined) ?? type.create(attrs, joined)
}

function codeBlock({ content, info }: Token): Node {
  const text = content.replace(/\n$/, '')
  return nodes.code_block.create(
    { language: markdown.utils.unescapeAll(info).trim() },
    text === '' ? null : schema.text(text),
  )
}

function imageAttrs(token: Token): Attrs {
  return {
    src: token.attrGet('src') ?? '',
    alt: plainText(token.children ?? []),
    title: token.attrGet('title') ?? '',
  }
}

function alignOf(token: Token): string {
  return /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1] ?? ''
}
