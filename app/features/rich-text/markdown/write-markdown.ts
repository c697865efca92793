import { Fragment, Mark, type Node } from 'prosemirror-model'
import { isHeaderRow } from '#app/features/rich-text/document-schema.ts'
import {
  delimitedMarks,
  sharedStart,
  writeInline,
} from '#app/features/rich-text/markdown/write-inline.ts'

export function writeMarkdown(document: Node): string {
  return writeBlocks(settle(document).children).join('\n')
}

function writeBlocks(
  blocks: readonly Node[],
  isTight = false,
  outer: WrittenList | null = null,
): string[] {
  let previous = outer
  return blocks.flatMap((block, index) => {
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
      return writeInline(block).split('\n')
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
  const [first, second, ...more] = item.children
  if (first === undefined) return true
  if (first.type.name !== 'paragraph' || more.length > 0) return false
  if (second === undefined) return true
  const isFromOne = second.type.name !== 'ordered_list' || second.attrs['start'] === 1
  const canBegin = (second.firstChild?.childCount ?? 0) > 0
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

/**
 * Without what Markdown cannot express and nobody sees: empty paragraphs, breaks at the end of one, blanks at the edges of a line,
 * and emphasis of blanks at its edges. @internal exported for tests
 */
export function settle(node: Node): Node {
  if (node.isLeaf || node.type.spec.code === true) return node
  if (!node.inlineContent) {
    return node.copy(Fragment.fromArray(node.children.map(settle).filter(hasContent)))
  }
  const isCell = node.type.spec['tableRole'] !== undefined
  return node.copy(Fragment.fromArray(settleInline(node.children, isCell)))
}

function hasContent({ type, childCount }: Node): boolean {
  return (type.name !== 'paragraph' && type.name !== 'heading') || childCount > 0
}

function settleInline(nodes: readonly Node[], isCell: boolean): Node[] {
  const pieces = withoutOuterBlanks(nodes.flatMap(splitBlanks), isCell)
  const before = marksUpTo(pieces)
  const after = marksUpTo(pieces.toReversed()).toReversed()
  return pieces.map((piece, index) => {
    if (isBreak(piece)) return piece.mark(Mark.none)
    if (!isBlankText(piece)) return piece
    const marks = delimitedMarks(piece.marks)
    const common = [before[index] ?? [], after[index] ?? []].map((each) => sharedStart(marks, each))
    // The text of a link may begin or end with a blank.
    const isLinked = marks[0]?.type.name === 'link'
    return piece.mark(marks.slice(0, Math.max(Math.min(...common), isLinked ? 1 : 0)))
  })
}

/** At each piece what goes on of the emphasis of the last word. */
function marksUpTo(pieces: readonly Node[]): Mark[][] {
  let goingOn: Mark[] = []
  return pieces.map((piece) => {
    if (isBreak(piece)) return goingOn
    const marks = delimitedMarks(piece.marks)
    goingOn = isBlankText(piece) ? marks.slice(0, sharedStart(marks, goingOn)) : marks
    return goingOn
  })
}

/** The lines of a cell stand in one line of Markdown. */
function withoutOuterBlanks(pieces: readonly Node[], isCell: boolean): Node[] {
  const kept: Node[] = []
  let isLineStart = true
  for (const piece of pieces) {
    if (isLineStart && isBlankText(piece)) continue
    isLineStart = !isCell && isBreak(piece)
    if (isLineStart) dropEnd(kept, isBlankText)
    kept.push(piece)
  }
  dropEnd(kept, isCell ? isBlankText : isBlank)
  return kept
}

function dropEnd(pieces: Node[], isDropped: (piece: Node) => boolean): void {
  for (let last = pieces.at(-1); last && isDropped(last); last = pieces.at(-1)) pieces.pop()
}

function isBlank(node: Node): boolean {
  return isBreak(node) || isBlankText(node)
}

function isBreak({ type }: Node): boolean {
  return type.name === 'hard_break'
}

function isBlankText(node: Node): boolean {
  return node.text !== undefined && !/\S/u.test(node.text) && !isCode(node)
}

function isCode({ marks }: Node): boolean {
  return marks.some(({ type }) => type.name === 'code')
}

function splitBlanks(node: Node): Node[] {
  const { text } = node
  if (text === undefined || isCode(node)) return [node]
  const start = text.length - text.trimStart().length
  const end = text.trimEnd().length
  if (start >= end) return [node]
  return [
    ...(start > 0 ? [node.cut(0, start)] : []),
    node.cut(start, end),
    ...(end < text.length ? [node.cut(end)] : []),
  ]
}
