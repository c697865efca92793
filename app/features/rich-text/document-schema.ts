import { type Node, type NodeSpec, Schema } from 'prosemirror-model'
import { isAllowedLink } from '#app/features/rich-text/markdown/markdown-flavour.ts'
import { plainAddress } from '#app/features/rich-text/plain-address.ts'

// Markdown cannot express more: a heading is one line.
const ONE_LINE = '(text | image)*'

const blocks = {
  doc: { content: 'block+' },
  paragraph: simpleNode('p', { content: 'inline*', group: 'block' }),
  heading: {
    attrs: { level: { default: 2, validate: 'number' } },
    content: ONE_LINE,
    group: 'block',
    defining: true,
    // Only the page's title has the first level (see render-content.ts).
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: (node) => [`h${Math.max(2, Number(node.attrs['level']))}`, 0],
  },
  blockquote: simpleNode('blockquote', { content: 'block+', group: 'block', defining: true }),
  code_block: {
    attrs: { language: { default: '', validate: 'string' } },
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', ['code', 0]],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
} as const satisfies Record<string, NodeSpec>

const lists = {
  bullet_list: simpleNode('ul', { content: 'list_item+', group: 'block' }),
  ordered_list: {
    attrs: { start: { default: 1, validate: 'number' } },
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ start: startOf(element) }) }],
    toDOM: (node) => ['ol', { start: String(node.attrs['start']) }, 0],
  },
  list_item: simpleNode('li', { content: 'block+', defining: true }),
} as const satisfies Record<string, NodeSpec>

// The header cells stand in the first row only (see keepTableShape).
const tables = {
  table: {
    content: 'table_row+',
    tableRole: 'table',
    isolating: true,
    group: 'block',
    // Text typed between two cells would become a cell.
    allowGapCursor: false,
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  table_row: simpleNode('tr', {
    content: '(table_header | table_cell)+',
    tableRole: 'row',
    allowGapCursor: false,
  }),
  table_header: cell('th', 'header_cell'),
  table_cell: cell('td', 'cell'),
} as const satisfies Record<string, NodeSpec>

const inline = {
  text: { group: 'inline' },
  image: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: {
      src: { validate: 'string' },
      alt: { default: '', validate: 'string' },
      title: { default: '', validate: 'string' },
    },
    parseDOM: [{ tag: 'img[src]', getAttrs: imageOf }],
    toDOM: ({ attrs }) => ['img', { src: String(attrs['src']), alt: String(attrs['alt']) }],
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} as const satisfies Record<string, NodeSpec>

export const documentSchema = new Schema({
  nodes: { ...blocks, ...lists, ...tables, ...inline },
  // In their nesting order in Markdown, outermost first.
  marks: {
    link: {
      attrs: { href: { validate: 'string' }, title: { default: '', validate: 'string' } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: linkOf }],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']), rel: 'noopener' }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    strikethrough: { parseDOM: [{ tag: 's' }, { tag: 'del' }], toDOM: () => ['s', 0] },
    code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
})

export function isHeaderRow(row: Node): boolean {
  return row.firstChild?.type === documentSchema.nodes.table_header
}

function simpleNode(tag: string, spec: NodeSpec): NodeSpec {
  return { ...spec, parseDOM: [{ tag }], toDOM: () => [tag, 0] }
}

function cell(tag: 'th' | 'td', tableRole: string): NodeSpec {
  return {
    // The table commands read these three names.
    attrs: {
      colspan: { default: 1, validate: 'number' },
      rowspan: { default: 1, validate: 'number' },
      colwidth: { default: null },
      align: { default: '', validate: 'string' },
    },
    content: 'inline*',
    tableRole,
    isolating: true,
    parseDOM: [{ tag, getAttrs: (element) => ({ align: element.dataset['align'] ?? '' }) }],
    // No style: the CSP would refuse it.
    toDOM: (node) => [tag, { 'data-align': String(node.attrs['align']) }, 0],
  }
}

function startOf(element: HTMLElement): number {
  const start = Number(element.getAttribute('start') ?? 1)
  return Number.isInteger(start) && start >= 0 && start < 1e9 ? start : 1
}

function imageOf(element: HTMLElement) {
  const src = element.getAttribute('src') ?? ''
  if (!/^(?:https?:|\/(?!\/))/i.test(src)) return false
  return { src, alt: element.getAttribute('alt') ?? '', title: element.getAttribute('title') ?? '' }
}

function linkOf(element: HTMLElement) {
  const href = plainAddress(element.getAttribute('href') ?? '')
  return isAllowedLink(href) && { href, title: element.getAttribute('title') ?? '' }
}
