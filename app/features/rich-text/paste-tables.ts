// What begins a new line within a cell, an inner table's cells among them.
const LINES =
  'address, blockquote, caption, center, dd, div, dl, dt, h1, h2, h3, h4, h5, h6, li, ol, p, pre, section, table, tbody, td, tfoot, th, thead, tr, ul'

/** Tables as Markdown has them: one header row, no merged cells, and only `<br>` between the lines of a cell. */
export function plainTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    if (!body.contains(table)) continue
    const caption = table.caption ? [make(table, 'p', table.caption.childNodes)] : []
    const grid = withoutEmptyColumns(gridOf(table))
    const [head = [], ...rows] = grid
    if (rows.length === 0 && head.length <= 1) {
      const content = head.flatMap((cell) => cell.content)
      table.replaceWith(...caption, make(table, 'p', content))
      continue
    }
    const aligns = head.map((_, x) => commonAlign(grid.map((row) => row[x] ?? EMPTY)))
    const plain = grid.map((row, y) => {
      const cells = row.map(({ content }, x) => {
        const cell = make(table, y === 0 ? 'th' : 'td', content)
        cell.dataset['align'] = aligns[x] ?? ''
        return cell
      })
      return make(table, 'tr', cells)
    })
    table.replaceWith(...caption, make(table, 'table', plain))
  }
}

type Cell = { content: readonly Node[]; align: string }

const EMPTY: Cell = { content: [], align: '' }

function commonAlign(column: readonly Cell[]): string {
  const aligns = new Set(column.flatMap(({ content, align }) => (content.length > 0 ? align : [])))
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

/** A cell that spans several has its content in the first of them. */
function gridOf(table: HTMLTableElement): Cell[][] {
  const columns = [...table.querySelectorAll('col')].flatMap((col) =>
    Array<Element>(col.span).fill(col),
  )
  const rows = [...table.rows]
  const grid: Cell[][] = rows.map(() => [])
  for (const [top, row] of rows.entries()) {
    const spanned = grid.slice(top)
    for (const cell of row.cells) placeCell(spanned, cell, columns)
  }
  const width = Math.max(0, ...grid.map((line) => line.length))
  return grid.map((line) => Array.from({ length: width }, (_, x) => line[x] ?? EMPTY))
}

function placeCell(
  rows: readonly Cell[][],
  cell: HTMLTableCellElement,
  columns: readonly Element[],
): void {
  const [first = [], ...below] = rows.slice(0, Math.max(1, cell.rowSpan))
  const free = first.findIndex((_, x) => !(x in first))
  const left = free === -1 ? first.length : free
  const places = Array.from({ length: cell.colSpan }, (_, x) => left + x)
  for (const row of [first, ...below]) for (const x of places) row[x] = EMPTY
  const align = alignOf(cell, columns[left])
  first[left] = { content: contentOf(cell), align }
}

function withoutEmptyColumns(grid: readonly Cell[][]): Cell[][] {
  const isEmpty = (x: number) => grid.every((line) => line[x]?.content.length === 0)
  return grid.map((line) => line.filter((_, x) => !isEmpty(x)))
}

function contentOf(cell: Element): Node[] {
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
