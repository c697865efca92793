// What begins a new line within a cell, an inner table's cells among them.
const LINES =
  'address, blockquote, caption, center, dd, div, dl, dt, h1, h2, h3, h4, h5, h6, li, ol, p, pre, section, table, tbody, td, tfoot, th, thead, tr, ul'

/** Tables as Markdown has them: one header row, no merged cells, and only `<br>` between the lines of a cell. */
export function plainTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    if (!body.contains(table)) continue
    const caption = table.caption ? [make(table, 'p', table.caption.childNodes)] : []
    const [head = [], ...rows] = withoutEmptyColumns(gridOf(table))
    if (rows.length === 0 && head.length <= 1) {
      table.replaceWith(...caption, make(table, 'p', head.flat()))
      continue
    }
    const plain = make(table, 'table', [
      rowOf(table, 'th', head),
      ...rows.map((row) => rowOf(table, 'td', row)),
    ])
    table.replaceWith(...caption, plain)
  }
}

function make(near: Element, tag: string, children: Iterable<Node>): HTMLElement {
  const made = near.ownerDocument.createElement(tag)
  made.append(...children)
  return made
}

function rowOf(table: Element, tag: 'th' | 'td', cells: readonly Node[][]): HTMLElement {
  return make(
    table,
    'tr',
    cells.map((content) => make(table, tag, content)),
  )
}

/** A cell that spans several has its content in the first of them. */
function gridOf({ rows }: HTMLTableElement): Node[][][] {
  const grid: Node[][][] = Array.from(rows, () => [])
  for (const [top, row] of [...rows].entries()) {
    const spanned = grid.slice(top)
    for (const cell of row.cells) placeCell(spanned, cell)
  }
  const width = Math.max(0, ...grid.map((line) => line.length))
  return grid.map((line) => Array.from({ length: width }, (_, x) => line[x] ?? []))
}

function placeCell(rows: readonly Node[][][], cell: HTMLTableCellElement): void {
  const [first = [], ...below] = rows.slice(0, Math.max(1, cell.rowSpan))
  const free = first.findIndex((_, x) => !(x in first))
  const left = free === -1 ? first.length : free
  const places = Array.from({ length: cell.colSpan }, (_, x) => left + x)
  for (const row of [first, ...below]) for (const x of places) row[x] = []
  first[left] = contentOf(cell)
}

function withoutEmptyColumns(grid: readonly Node[][][]): Node[][][] {
  return grid.map((line) => line.filter((_, x) => grid.some((each) => (each[x] ?? []).length > 0)))
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
