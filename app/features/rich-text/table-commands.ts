import { GapCursor } from 'prosemirror-gapcursor'
import { chainCommands } from 'prosemirror-commands'
import type { Node, NodeType } from 'prosemirror-model'
import {
  type Command,
  type EditorState,
  Plugin,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import {
  addColumnAfter,
  addColumnBefore,
  addRow,
  addRowAfter,
  addRowBefore,
  cellAround,
  CellSelection,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  inSameTable,
  isInTable,
  nextCell,
  selectedRect,
  TableMap,
} from 'prosemirror-tables'
import { documentSchema as schema, isHeaderRow } from '#app/features/rich-text/document-schema.ts'
import type { writingTexts } from '#app/features/rich-text/texts.ts'

const { nodes } = schema

export type TableCommand = {
  name: keyof typeof writingTexts.table
  run: Command
  /** Null for a button that is never pressed. */
  isActive: ((state: EditorState) => boolean) | null
  canRun: (state: EditorState) => boolean
}

export const tableCommands: readonly TableCommand[] = [
  { name: 'headerRow', run: toggleHeaderRow, isActive: hasHeaderRow, canRun: isInTable },
  {
    name: 'rowAbove',
    run: addRowBefore,
    isActive: null,
    // Nothing stands above the header row.
    canRun: (state) => isInTable(state) && !(hasHeaderRow(state) && selectedRect(state).top === 0),
  },
  always('rowBelow', addRowAfter),
  always('columnBefore', addColumnBefore),
  always('columnAfter', addColumnAfter),
  {
    name: 'deleteRow',
    run: stayInTable(deleteRow),
    isActive: null,
    canRun: (state) => isInTable(state) && !isWholeSide(state, 'height'),
  },
  {
    name: 'deleteColumn',
    run: stayInTable(deleteColumn),
    isActive: null,
    canRun: (state) => isInTable(state) && !isWholeSide(state, 'width'),
  },
  always('deleteTable', deleteTable),
]

function always(name: TableCommand['name'], run: Command): TableCommand {
  return { name, run, isActive: null, canRun: isInTable }
}

// The cursor goes to the cell that takes the place of the deleted one, so that the tools stay.
function stayInTable(run: Command): Command {
  return (state, dispatch) => {
    if (!isInTable(state)) return false
    const { tableStart, top, left } = selectedRect(state)
    return run(state, (tr) => {
      const table = tr.doc.nodeAt(tableStart - 1)
      if (!table || !dispatch) return
      const { map, width, height } = TableMap.get(table)
      const cell = map[Math.min(top, height - 1) * width + Math.min(left, width - 1)] ?? 0
      dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(tableStart + cell + 1))))
    })
  }
}

function isWholeSide(state: EditorState, side: 'width' | 'height'): boolean {
  const { map, left, right, top, bottom } = selectedRect(state)
  return map[side] === (side === 'width' ? right - left : bottom - top)
}

function hasHeaderRow(state: EditorState): boolean {
  const [first] = isInTable(state) ? selectedRect(state).table.children : []
  return first !== undefined && isHeaderRow(first)
}

function toggleHeaderRow(state: EditorState, dispatch?: (tr: Transaction) => void): boolean {
  if (!isInTable(state)) return false
  const { table, tableStart } = selectedRect(state)
  const type = hasHeaderRow(state) ? nodes.table_cell : nodes.table_header
  const { tr } = state
  table.firstChild?.forEach((cell, offset) => {
    tr.setNodeMarkup(tableStart + 1 + offset, type, cell.attrs)
  })
  dispatch?.(tr)
  return true
}

const COLUMNS = 3
const ROWS = 2

/** Below the selected text, which stays. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      Array.from({ length: COLUMNS }, () => type.create()),
    )
  const table = nodes.table.create(null, [
    row(nodes.table_header),
    ...Array.from({ length: ROWS }, () => row(nodes.table_cell)),
  ])
  const { tr } = state
  tr.setSelection(Selection.near(state.selection.$to, -1)).replaceSelectionWith(table)
  const inserted = cellAround(tr.selection.$from)
  if (!inserted) return false
  tr.setSelection(TextSelection.near(tr.doc.resolve(inserted.start(-1)), 1))
  dispatch?.(tr.scrollIntoView())
  return true
}

const addLastRow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false
  const rect = selectedRect(state)
  const { tr } = state
  addRow(tr, rect, rect.map.height)
  const newRow = rect.tableStart + rect.table.content.size
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(newRow), 1)).scrollIntoView())
  return true
}

/** Each is false outside of a table. */
export const tableKeys = {
  Tab: chainCommands(goToNextCell(1), addLastRow),
  // In the first cell too Tab stays: what is typed next is meant for the table.
  'Shift-Tab': chainCommands(goToNextCell(-1), isInTable),
  Enter: breakInCell,
  Backspace: deleteInTable('start'),
  'Mod-Backspace': deleteInTable('start'),
  Delete: deleteInTable('end'),
  'Mod-Delete': deleteInTable('end'),
  ArrowRight: leaveCell('horiz', 'right'),
  ArrowLeft: leaveCell('horiz', 'left'),
  ArrowDown: leaveCell('vert', 'down'),
  ArrowUp: leaveCell('vert', 'up'),
} satisfies Record<string, Command>

function breakInCell(state: EditorState, dispatch?: (tr: Transaction) => void): boolean {
  if (!isInTable(state)) return false
  if (state.selection instanceof CellSelection) return true
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

// All cells together are the table; and nothing is joined across the edge of a cell.
function deleteInTable(edge: 'start' | 'end'): Command {
  return (state, dispatch) => {
    const { selection } = state
    if (selection instanceof CellSelection) {
      const isWhole = selection.isColSelection() && selection.isRowSelection()
      return isWhole && deleteTable(state, dispatch)
    }
    const { $head, empty } = selection
    const offset = edge === 'start' ? 0 : $head.parent.content.size
    return isInTable(state) && empty && $head.parentOffset === offset
  }
}

// Neither the browser nor the gap cursor knows where a cell ends.
function leaveCell(axis: 'horiz' | 'vert', key: 'left' | 'right' | 'up' | 'down'): Command {
  return (state, dispatch, view) => {
    const { selection, doc, tr } = state
    const $cell = selection.empty ? cellAround(selection.$head) : null
    if (!$cell || !view?.endOfTextblock(key)) return false
    const { parentOffset, parent } = selection.$head
    const isByKey = axis === 'vert' || parent.content.size === 0
    // In text from right to left, the left arrow moves forward.
    const direction = (isByKey ? key === 'right' || key === 'down' : parentOffset > 0) ? 1 : -1
    const edge = direction > 0 ? $cell.after(-1) : $cell.before(-1)
    const $next = axis === 'vert' ? nextCell($cell, axis, direction) : null
    const start = axis === 'vert' ? edge : $cell.pos + (direction > 0 ? parent.nodeSize : 0)
    const target = $next
      ? TextSelection.near($next, 1)
      : Selection.findFrom(doc.resolve(start), direction)
    dispatch?.(tr.setSelection(target ?? new GapCursor(doc.resolve(edge))).scrollIntoView())
    return true
  }
}

/** Markdown has one header row, the first, and one alignment for a column. */
export function keepTableShape(): Plugin {
  return new Plugin({
    appendTransaction(transactions, _, state) {
      const { tr } = state
      const cells = cellsAcross(state)
      if (cells) return tr.setSelection(cells)
      if (!transactions.some(({ docChanged }) => docChanged)) return null
      state.doc.descendants((node, at) => {
        if (node.type === nodes.table) shapeTable(tr, node, at + 1)
        return !node.isTextblock
      })
      return tr.docChanged ? tr : null
    },
  })
}

// Text that is deleted from one cell into another would take the cells between them along.
function cellsAcross({ selection: { $anchor, $head, empty }, selection }: EditorState) {
  const isText = selection instanceof TextSelection && !empty
  const [$from, $to] = isText ? [cellAround($anchor), cellAround($head)] : [null, null]
  if (!$from || !$to || $from.pos === $to.pos || !inSameTable($from, $to)) return null
  return new CellSelection($from, $to)
}

function shapeTable(tr: Transaction, table: Node, start: number): void {
  const columns = table.firstChild?.children ?? []
  const hasHeader = columns.some(({ type }) => type === nodes.table_header)
  table.forEach((row, rowOffset, rowIndex) => {
    row.forEach((cell, offset, column) => {
      const type = hasHeader && rowIndex === 0 ? nodes.table_header : nodes.table_cell
      const align = String((columns[column] ?? cell).attrs['align'])
      if (cell.hasMarkup(type, { ...cell.attrs, align })) return
      tr.setNodeMarkup(start + rowOffset + 1 + offset, type, { ...cell.attrs, align })
    })
  })
}
