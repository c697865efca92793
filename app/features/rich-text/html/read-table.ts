import { Fragment, type Node, Slice } from 'prosemirror-model'
import { documentSchema } from '#app/features/rich-text/document-schema.ts'
import {
  attribute,
  descendants,
  type HtmlElement,
  type HtmlNode,
  isElement,
  numberIn,
  textIn,
} from '#app/features/rich-text/html/html-tree.ts'
import { asLines } from '#app/features/rich-text/paste-text.ts'

const { nodes } = documentSchema

type ReadBlocks = (children: readonly HtmlNode[]) => Node[]
type Cell = { element: HtmlElement | null; blocks: Node[]; align: string }

const EMPTY: Cell = { element: null, blocks: [], align: '' }
const MOST_COLUMNS = 100
const MOST_ROWS_OF_A_CELL = 200

/** At rows, columns and cells that whoever copied the table did not see, but that count for its width. */
export const UNSEEN = 'data-unseen'

/** As Markdown has them: one header row, no merged cells, and only line breaks within a cell. The caption stands before it. */
export function readTable(table: HtmlElement, read: ReadBlocks): Node[] {
  const parts = descendants(table, 'table')
  const caption = parts
    .filter(({ tagName }) => tagName === 'caption')
    .flatMap((part) => read(part.childNodes))
  const { rows, columns } = gridOf(parts, read)
  if (isLayout(table, rows, columns.length))
    return [...caption, ...rows.flatMap((row) => row.flatMap(({ blocks }) => blocks))]
  const aligns = columns.map((x) => commonAlign(rows.map((row) => row[x] ?? EMPTY)))
  const written = rows.map((row, y) =>
    nodes.table_row.create(
      null,
      columns.map((x, place) => {
        const type = y === 0 ? nodes.table_header : nodes.table_cell
        const blocks = Fragment.fromArray(row[x]?.blocks ?? [])
        const { content } = asLines(new Slice(blocks, 0, 0))
        return type.create({ align: aligns[place] ?? '' }, content)
      }),
    ),
  )
  return [...caption, nodes.table.create(null, written)]
}

// Longer than what people write into the cell of a table of one column.
const A_PARAGRAPH = 100
const BLOCKS = /^(?:blockquote|h[1-6]|ol|pre|table|ul)$/

// One long row would make the table wide and nearly empty, of any size.
const MOST_EMPTY_CELLS = 2_000
const MOST_CELLS_FOR_ONE = 10

/** It places what stands in it, and compares nothing. */
function isLayout(table: HtmlElement, rows: readonly Cell[][], width: number): boolean {
  if (/^(?:presentation|none)$/.test(attribute(table, 'role'))) return true
  const cells = rows.flatMap((row) => row.flatMap(({ element }) => element ?? []))
  const isTable = ({ tagName }: HtmlElement) => tagName === 'table'
  if (rows.length * width > MOST_EMPTY_CELLS + MOST_CELLS_FOR_ONE * cells.length) return true
  if (cells.length <= 1 || cells.some((cell) => descendants(cell, 'table').some(isTable)))
    return true
  if (rows.length === 1) return cells.some(hasBlocks)
  const isLong = (cell: HtmlElement) => textIn(cell).trim().length > A_PARAGRAPH
  return width === 1 && cells.some((cell) => isLong(cell) || hasBlocks(cell))
}

function hasBlocks(element: HtmlElement): boolean {
  const children = element.childNodes.filter(isElement)
  if (children.filter(({ tagName }) => tagName === 'p').length > 1) return true
  return children.some((child) => BLOCKS.test(child.tagName) || hasBlocks(child))
}

type Grid = { rows: Cell[][]; columns: number[] }

/** Without what is empty. A cell that spans several has its content in the first of them that was seen. */
function gridOf(parts: readonly HtmlElement[], read: ReadBlocks): Grid {
  const rows = parts.filter(({ tagName }) => tagName === 'tr')
  const cols = parts
    .filter(({ tagName }) => tagName === 'col')
    .flatMap((col) => Array<HtmlElement>(spanOf(col, 'span', MOST_COLUMNS)).fill(col))
  const grid: Cell[][] = rows.map(() => [])
  const used = new Set<number>()
  for (const [top, row] of rows.entries()) {
    let left = 0
    for (const cell of row.childNodes.filter(isElement).filter(isCell)) {
      while (left in (grid[top] ?? [])) left += 1
      const { lines, places } = cover(grid, cell, { top, left })
      const line = lines.find((_, y) => isSeen(rows[top + y]))
      const x = places.find((place) => isSeen(cols[place]))
      const blocks = line && x !== undefined && isSeen(cell) ? read(cell.childNodes) : []
      if (!line || x === undefined || blocks.length === 0) continue
      line[x] = { element: cell, blocks, align: alignOf(cell, cols[left]) }
      used.add(x)
    }
  }
  const filled = grid.filter((line) => line.some(({ element }) => element))
  return { rows: filled, columns: [...used].toSorted((one, other) => one - other) }
}

function cover(grid: Cell[][], cell: HtmlElement, { top, left }: { top: number; left: number }) {
  const width = spanOf(cell, 'colspan', Math.max(1, MOST_COLUMNS - left))
  const places = Array.from({ length: width }, (_, x) => left + x)
  const lines = grid.slice(top, top + spanOf(cell, 'rowspan', MOST_ROWS_OF_A_CELL))
  for (const line of lines) for (const x of places) line[x] = EMPTY
  return { lines, places }
}

function isCell({ tagName }: HtmlElement): boolean {
  return tagName === 'td' || tagName === 'th'
}

function isSeen(element: HtmlElement | undefined): boolean {
  return element?.attrs.some(({ name }) => name === UNSEEN) !== true
}

function spanOf(cell: HtmlElement, name: string, most: number): number {
  return Math.min(Math.max(1, numberIn(cell, name) ?? 1), most)
}

/** Word and Google Docs align the paragraphs within a cell. */
function alignOf(cell: HtmlElement, column: HtmlElement | undefined): string {
  const paragraph = cell.childNodes.filter(isElement).find(({ tagName }) => tagName === 'p')
  const said = [paragraph, cell, column].flatMap((place) =>
    place === undefined
      ? []
      : [
          /(?<![\w-])text-align:\s*(left|center|right)\b/i.exec(attribute(place, 'style')),
          /\bhas-text-align-(left|center|right)\b/.exec(attribute(place, 'class')),
          /^\s*(left|center|right)\s*$/i.exec(attribute(place, 'align')),
        ],
  )
  return said.find((match) => match !== null)?.[1]?.toLowerCase() ?? ''
}

function commonAlign(column: readonly Cell[]): string {
  const aligns = new Set(column.flatMap(({ element, align }) => (element ? align : [])))
  const [align = ''] = aligns
  return aligns.size === 1 ? align : ''
}
