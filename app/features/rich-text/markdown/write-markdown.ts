import { Fragment, Mark, type Node } from 'prosemirror-model'
import { isHeaderRow } from '#app/features/rich-text/document-schema.ts'
import { writeInline } from '#app/features/rich-text/markdown/write-inline.ts'

export function writeMarkdown(document: Node): string {
  return writeBlocks(settleMarks(document).children).join('\n')
}

function writeBlocks(
  blocks: readonly Node[],
  isTight = false,
  outer: WrittenList | null = null,
): string[] {
  let previous = outer
  return blocks.filter(hasContent).flatMap((block, index) => {
    const marker: string | null = isList(block) ? markerOf(block, previous) : null
    previous = marker === null ? null : { name: block.type.name, marker }
    const lines = marker === null ? writeBlock(block) : writeList(block, marker)
    return index === 0 || isTight ? lines : ['', ...lines]
  })
}

type WrittenList = { name: string; marker: string }

function isList({ type }: Node): boolean {
  return type.name === 'bullet_list' || type.name === 'ordered_list'
}

// Two adjacent lists of one kind differ only by their markers, and three hyphens on one line would be a rule.
function markerOf(list: Node, previous: WrittenList | null): string {
  const [first, second] =
    list.type.name === 'bullet_list' ? (['-', '*'] as const) : (['.', ')'] as const)
  return previous?.name === list.type.name && previous.marker === first ? second : first
}

function writeBlock(block: Node): string[] {
  switch (block.type.name) {
    case 'heading':
      return [`${'#'.repeat(Number(block.attrs['level']))} ${writeInline(block)}`]
    case 'blockquote':
      return writeQuotation(block)
    case 'code_block':
      return writeCode(block)
    // A hyphen or a star after a list's marker would be another rule.
    case 'horizontal_rule':
      return ['___']
    case 'table':
      return writeTable(block)
    default:
      return writeInline(trimBreaks(block)).split('\n')
  }
}

function writeList(list: Node, marker: string): string[] {
  const isTight = list.children.every(isTightItem)
  const start = Number(list.attrs['start'] ?? 1)
  return list.children.flatMap((item, index) => {
    const sign = marker === '-' || marker === '*' ? marker : `${start + index}${marker}`
    const indent = ' '.repeat(sign.length + 1)
    const [first = '', ...rest] = writeBlocks(item.children, isTight, {
      name: list.type.name,
      marker,
    })
    const lines = [
      first === '' ? sign : `${sign} ${first}`,
      ...rest.map((line) => (line === '' ? '' : indent + line)),
    ]
    return index === 0 || isTight ? lines : ['', ...lines]
  })
}

// The inner list must be able to interrupt a paragraph, so it starts at 1 with a non-empty item.
function isTightItem(item: Node): boolean {
  const [first, second, ...more] = item.children.filter(hasContent)
  if (first === undefined) return true
  if (first.type.name !== 'paragraph' || more.length > 0) return false
  if (second === undefined) return true
  const opener = second.firstChild?.firstChild
  const canBegin = opener !== null && opener !== undefined && hasContent(opener)
  const isFromOne = second.type.name !== 'ordered_list' || second.attrs['start'] === 1
  return isList(second) && canBegin && isFromOne
}

function writeQuotation(block: Node): string[] {
  const lines = writeBlocks(block.children)
  return lines.length === 0 ? ['>'] : lines.map((line) => (line === '' ? '>' : `> ${line}`))
}

function writeCode(block: Node): string[] {
  const language = String(block.attrs['language'])
  // A fence of backticks cannot name a language with one.
  const sign = language.includes('`') ? '~' : '`'
  const runs = [...block.textContent.matchAll(/`+|~+/g)].map(([run]) => run.length)
  const fence = sign.repeat(Math.max(3, ...runs.map((length) => length + 1)))
  const lines = block.textContent === '' ? [] : block.textContent.split('\n')
  return [fence + language.replaceAll(/[\\&]/g, String.raw`\$&`), ...lines, fence]
}

const ALIGNED: Record<string, string> = { '': '---', left: ':--', center: ':-:', right: '--:' }

function writeTable(table: Node): string[] {
  const [first, ...rows] = table.children
  if (!first) return []
  const rules = first.children.map(({ attrs }) => ALIGNED[String(attrs['align'])] ?? '---')
  const rule = `| ${rules.join(' | ')} |`
  const written = rows.map(tableRow)
  if (isHeaderRow(first)) return [tableRow(first), rule, ...written]
  // Markdown has no table without a header; an empty one is not shown (see markdown-flavour.ts).
  return [`|${'  |'.repeat(first.childCount)}`, rule, tableRow(first), ...written]
}

function tableRow(row: Node): string {
  const cells = row.children.map((cell) => writeInline(cell, { inTable: true }))
  return `| ${cells.join(' | ')} |`
}

function hasContent(block: Node): boolean {
  if (block.type.name !== 'paragraph' && block.type.name !== 'heading') return true
  return block.children.some((child) => child.type.name !== 'hard_break')
}

function trimBreaks(paragraph: Node): Node {
  let last = paragraph.childCount
  while (last > 0 && paragraph.child(last - 1).type.name === 'hard_break') last -= 1
  return last === paragraph.childCount
    ? paragraph
    : paragraph.copy(Fragment.fromArray(paragraph.children.slice(0, last)))
}

// A space looks the same in bold and in italics, and Markdown cannot mark one.
const WEIGHTLESS = ['strong', 'em']

// Removes emphasis from spaces at its edges and from line breaks, because Markdown cannot express it.
/** @internal exported for tests */
export function settleMarks(node: Node): Node {
  if (node.inlineContent) return node.copy(Fragment.fromArray(settleInline(node.children)))
  if (node.isLeaf) return node
  return node.copy(Fragment.fromArray(node.children.map(settleMarks)))
}

function settleInline(nodes: readonly Node[]): Node[] {
  const pieces = nodes.flatMap(splitBlanks)
  const before = nearestWords(pieces)
  const after = nearestWords(pieces.toReversed()).toReversed()
  return pieces.map((piece, index) => {
    if (piece.type.name === 'hard_break') return piece.mark(Mark.none)
    if (!isBlank(piece)) return piece
    const isAround = (mark: Mark) =>
      [before[index], after[index]].every((other) => other && mark.isInSet(other.marks))
    return piece.mark(
      piece.marks.filter((mark) => !WEIGHTLESS.includes(mark.type.name) || isAround(mark)),
    )
  })
}

/** For each piece the last one up to it that is not blank. */
function nearestWords(pieces: readonly Node[]): (Node | undefined)[] {
  let nearest: Node | undefined
  return pieces.map((piece) => (nearest = isBlank(piece) ? nearest : piece))
}

function isBlank(node: Node): boolean {
  return node.type.name === 'hard_break' || (node.isText && !/\S/u.test(node.text ?? ''))
}

function splitBlanks(node: Node): Node[] {
  const { text } = node
  if (text === undefined || node.marks.some(({ type }) => type.name === 'code')) return [node]
  const start = text.length - text.trimStart().length
  const end = text.trimEnd().length
  if (start >= end) return [node]
  return [
    ...(start > 0 ? [node.cut(0, start)] : []),
    node.cut(start, end),
    ...(end < text.length ? [node.cut(end)] : []),
  ]
}
