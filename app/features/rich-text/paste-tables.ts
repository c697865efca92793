import { beginWith, signsOf } from '#app/features/rich-text/list-signs.ts'

// What begins a new line within a cell, an inner table's cells among them.
const LINES =
  'address, blockquote, caption, center, dd, div, dl, dt, h1, h2, h3, h4, h5, h6, li, ol, p, pre, section, table, tbody, td, tfoot, th, thead, tr, ul'

/** Tables as Markdown has them: one header row, no merged cells, and only `<br>` between the lines of a cell. */
export function plainTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    if (!body.contains(table)) continue
    const caption = table.caption ? [make(table, 'p', table.caption.childNodes)] : []
    const grid = gridOf(table)
    const content = isLayout(table, grid) ? blocksOf(table, grid) : [plainTable(table, grid)]
    table.replaceWith(...caption, ...content)
  }
}

type Cell = { element: Element | null; align: string }

const EMPTY: Cell = { element: null, align: '' }
const BLOCKS = 'blockquote, h1, h2, h3, h4, h5, h6, ol, p ~ p, pre, table, ul'

// Longer than what people write into the cell of a table of one column.
const A_PARAGRAPH = 100

/** It places what stands in it, and compares nothing. */
function isLayout(table: Element, grid: readonly Cell[][]): boolean {
  if (/^(?:presentation|none)$/.test(table.getAttribute('role') ?? '')) return true
  const cells = grid.flat().flatMap(({ element }) => element ?? [])
  const has = (blocks: string) => cells.some((cell) => cell.querySelector(blocks) !== null)
  if (cells.length <= 1 || has('table')) return true
  if (grid.length === 1) return has(BLOCKS)
  const isOneColumn = grid.every((row) => row.length <= 1)
  const isLong = cells.some((cell) => cell.textContent.trim().length > A_PARAGRAPH)
  return isOneColumn && (isLong || has(BLOCKS))
}

function blocksOf(table: Element, grid: readonly Cell[][]): Node[] {
  return grid.flat().flatMap(({ element }) => {
    return element ? [make(table, 'div', element.childNodes)] : []
  })
}

function plainTable(table: Element, grid: readonly Cell[][]): Node {
  const [head = []] = grid
  const aligns = head.map((_, x) => commonAlign(grid.map((row) => row[x] ?? EMPTY)))
  const plain = grid.map((row, y) => {
    const cells = row.map(({ element }, x) => {
      const cell = make(table, y === 0 ? 'th' : 'td', element ? contentOf(element) : [])
      cell.dataset['align'] = aligns[x] ?? ''
      return cell
    })
    return make(table, 'tr', cells)
  })
  return make(table, 'table', plain)
}

function commonAlign(column: readonly Cell[]): string {
  const aligns = new Set(column.flatMap(({ element, align }) => (element ? align : [])))
  const [align = ''] = aligns
  return aligns.size === 1 ? align : ''
}

const ALIGN = /^\s*(left|center|right)\s*$/i
const TEXT_ALIGN = /(?<![\w-])text-align:\s*(left|center|right)\b/i

/** Word and Google Docs align the paragraphs within a cell. */
function alignOf(cell: Element, column: Element | undefined): string {
  const places = [cell.querySelector(':scope > p'), cell, column]
  const said = places.map((place) => {
    const style = TEXT_ALIGN.exec(place?.getAttribute('data-style') ?? '')
    return (style ?? ALIGN.exec(place?.getAttribute('align') ?? ''))?.[1]
  })
  return said.find((align) => align !== undefined)?.toLowerCase() ?? ''
}

function make(near: Element, tag: string, children: Iterable<Node>): HTMLElement {
  const made = near.ownerDocument.createElement(tag)
  made.append(...children)
  return made
}

/** Without hidden and empty rows and columns. A cell that spans several has its content in the first of them. */
function gridOf(table: HTMLTableElement): Cell[][] {
  const columns = [...table.querySelectorAll('col')].flatMap((col) =>
    Array<Element>(col.span).fill(col),
  )
  const rows = [...table.rows]
  const grid: Cell[][] = rows.map(() => [])
  const isShown = {
    row: (y: number) => rows[y]?.hasAttribute('hidden') === false,
    column: (x: number) => !columns[x]?.closest('[hidden]'),
  }
  for (const [top, row] of rows.entries()) {
    for (const cell of row.cells) placeCell(grid, top, cell, { columns, isShown })
  }
  const width = Math.max(0, ...grid.map((line) => line.length))
  const isUsed = Array.from({ length: width }, (_, x) => grid.some((line) => line[x]?.element))
  return grid
    .filter((line, y) => isShown.row(y) && line.some(({ element }) => element))
    .map((line) =>
      Array.from({ length: width }, (_, x) => line[x] ?? EMPTY).filter((_, x) => isUsed[x]),
    )
}

type Lines = {
  columns: readonly Element[]
  isShown: { row: (y: number) => boolean; column: (x: number) => boolean }
}

function placeCell(
  grid: readonly Cell[][],
  top: number,
  cell: HTMLTableCellElement,
  { columns, isShown }: Lines,
): void {
  const first = grid[top] ?? []
  const free = first.findIndex((_, x) => !(x in first))
  const left = free === -1 ? first.length : free
  const places = Array.from({ length: cell.colSpan }, (_, x) => left + x)
  const rows = grid.slice(top, top + Math.max(1, cell.rowSpan))
  for (const row of rows) for (const x of places) row[x] = EMPTY
  const row = rows.find((_, y) => isShown.row(top + y))
  const x = places.find(isShown.column)
  if (row === undefined || x === undefined || cell.hasAttribute('hidden')) return
  if (hasContent(cell)) row[x] = { element: cell, align: alignOf(cell, columns[left]) }
}

function hasContent(cell: Element): boolean {
  return cell.textContent.trim() !== '' || cell.querySelector('img') !== null
}

function contentOf(cell: Element): Node[] {
  for (const list of cell.querySelectorAll('ol')) {
    const signs = signsOf(list)
    for (const [index, item] of [...list.children].entries()) {
      if (signs[index]) beginWith(item, signs[index])
    }
  }
  for (const line of [...cell.querySelectorAll(LINES)].toReversed()) {
    line.replaceWith(make(line, 'br', []), ...line.childNodes, make(line, 'br', []))
  }
  const content: Node[] = []
  for (const node of cell.childNodes) {
    if (isBreak(node)) dropBlanks(content)
    const isLeading = content.length === 0 || isBreak(content.at(-1))
    if (!isLeading || !(isBreak(node) || isBlank(node))) content.push(node)
  }
  dropBlanks(content)
  if (isBreak(content.at(-1))) content.pop()
  return content
}

function dropBlanks(content: Node[]): void {
  for (let last = content.at(-1); last && isBlank(last); last = content.at(-1)) content.pop()
}

function isBreak(node: Node | undefined): boolean {
  return node?.nodeName === 'BR'
}

function isBlank(node: Node): boolean {
  const hasImage =
    node instanceof Element && (node.localName === 'img' || node.querySelector('img'))
  return !isBreak(node) && !hasImage && node.textContent?.trim() === ''
}
