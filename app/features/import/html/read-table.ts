import { Fragment, type Node, Slice } from 'prosemirror-model'
import { documentSchema } from '#app/features/rich-text/document-schema.ts'
import { asLines } from '#app/features/rich-text/paste-text.ts'
import {
  attribute,
  childrenOf,
  descendants,
  type HtmlElement,
  type HtmlNode,
  isElement,
} from '#app/features/import/html/html-tree.ts'

const { nodes } = documentSchema

type ReadBlocks = (children: readonly HtmlNode[]) => Node[]
type Cell = { blocks: Node[]; align: string }

const EMPTY: Cell = { blocks: [], align: '' }
const MOST_COLUMNS = 100
const MOST_ROWS_OF_A_CELL = 200

/** One header row, no merged cells, lines within a cell: as a pasted table; its caption stands before it. */
export function readTable(table: HtmlElement, read: ReadBlocks): Node[] {
  const parts = childrenOf(table).filter(isElement)
  const caption = parts
    .filter(({ tagName }) => tagName === 'caption')
    .flatMap((part) => read(childrenOf(part)))
  const rows = descendants(table, 'table').filter(({ tagName }) => tagName === 'tr')
  const grid = withoutEmptyColumns(gridOf(rows, read))
  const [head = [], ...rest] = grid
  if (head.length === 0) return caption
  // Layout, not data.
  if (rest.length === 0 && head.length === 1)
    return [...caption, ...head.flatMap(({ blocks }) => blocks)]
  const aligns = head.map((_, x) => commonAlign(grid.map((row) => row[x] ?? EMPTY)))
  const written = grid.map((row, y) =>
    nodes.table_row.create(
      null,
      row.map(({ blocks }, x) => {
        const type = y === 0 ? nodes.table_header : nodes.table_cell
        const lines = asLines(new Slice(Fragment.fromArray(blocks), 0, 0))
        return type.create({ align: aligns[x] ?? '' }, lines.content)
      }),
    ),
  )
  return [...caption, nodes.table.create(null, written)]
}

/** A cell that spans several has its content in the first of them. */
function gridOf(rows: readonly HtmlElement[], read: ReadBlocks): Cell[][] {
  const grid: Cell[][] = rows.map(() => [])
  for (const [top, row] of rows.entries()) {
    const spanned = grid.slice(top, top + MOST_ROWS_OF_A_CELL)
    for (const cell of childrenOf(row).filter(isElement)) {
      if (cell.tagName === 'td' || cell.tagName === 'th') placeCell(spanned, cell, read)
    }
  }
  const width = Math.max(0, ...grid.map((line) => line.length))
  return grid.map((line) => Array.from({ length: width }, (_, x) => line[x] ?? EMPTY))
}

function placeCell(rows: readonly Cell[][], cell: HtmlElement, read: ReadBlocks): void {
  const [first = [], ...below] = rows.slice(0, spanOf(cell, 'rowspan', MOST_ROWS_OF_A_CELL))
  const free = first.findIndex((_, x) => !(x in first))
  const left = free === -1 ? first.length : free
  const width = spanOf(cell, 'colspan', Math.max(1, MOST_COLUMNS - left))
  for (const row of [first, ...below]) for (let x = left; x < left + width; x += 1) row[x] = EMPTY
  first[left] = { blocks: read(childrenOf(cell)), align: alignOf(cell) }
}

function spanOf(cell: HtmlElement, name: string, most: number): number {
  const span = Number.parseInt(attribute(cell, name), 10)
  return Number.isInteger(span) ? Math.min(Math.max(1, span), most) : 1
}

function alignOf(cell: HtmlElement): string {
  const said = [
    /text-align:\s*(left|center|right)/i.exec(attribute(cell, 'style')),
    /\bhas-text-align-(left|center|right)\b/.exec(attribute(cell, 'class')),
    /^\s*(left|center|right)\s*$/i.exec(attribute(cell, 'align')),
  ]
  return said.find((match) => match !== null)?.[1]?.toLowerCase() ?? ''
}

function commonAlign(column: readonly Cell[]): string {
  const aligns = new Set(column.flatMap(({ blocks, align }) => (blocks.length > 0 ? align : [])))
  const [align = ''] = aligns
  return aligns.size === 1 ? align : ''
}

function withoutEmptyColumns(grid: readonly Cell[][]): Cell[][] {
  const isUsed = (grid[0] ?? []).map((_, x) => grid.some((row) => row[x]?.blocks.length !== 0))
  return grid
    .map((row) => row.filter((_, x) => isUsed[x] === true))
    .filter((row) => row.some(({ blocks }) => blocks.length > 0))
}
