import {
  baseKeymap,
  chainCommands,
  exitCode,
  lift,
  setBlockType,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands'
import { history, redo, redoDepth, undo, undoDepth } from 'prosemirror-history'
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model'
import { liftListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState } from 'prosemirror-state'
import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { undoInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { search } from 'prosemirror-search'
import { tableEditing } from 'prosemirror-tables'
import { documentSchema as schema } from '#app/features/rich-text/document-schema.ts'
import { pasting } from '#app/features/rich-text/pasting.ts'
import { isInList, nestItem, toggleList } from '#app/features/rich-text/list-commands.ts'
import { insertTable, keepTableShape, tableKeys } from '#app/features/rich-text/table-commands.ts'
import type { writingTexts } from '#app/features/rich-text/texts.ts'
import { typedSigns } from '#app/features/rich-text/typed-signs.ts'

const { nodes, marks } = schema

export type EditingCommand = {
  name: Exclude<keyof typeof writingTexts.toolbar, 'label' | 'link' | 'fact' | 'find'>
  run: Command
  /** Null for a button that is never pressed. */
  isActive: ((state: EditorState) => boolean) | null
  canRun: (state: EditorState) => boolean
}

export const editingCommands: readonly EditingCommand[] = [
  heading('heading', nodes.heading, { level: 2 }),
  heading('subheading', nodes.heading, { level: 3 }),
  emphasis('bold', marks.strong),
  emphasis('italic', marks.em),
  list('bulletList', nodes.bullet_list),
  list('numberedList', nodes.ordered_list),
  {
    name: 'quotation',
    run: (state, dispatch) =>
      isInside(state, nodes.blockquote)
        ? lift(state, dispatch)
        : wrapIn(nodes.blockquote)(state, dispatch),
    isActive: (state) => isInside(state, nodes.blockquote),
    canRun: (state) => wrapIn(nodes.blockquote)(state) || lift(state),
  },
  { name: 'table', run: insertTable, isActive: null, canRun: (state) => insertTable(state) },
  { name: 'undo', run: undo, isActive: null, canRun: (state) => undoDepth(state) > 0 },
  { name: 'redo', run: redo, isActive: null, canRun: (state) => redoDepth(state) > 0 },
]

function heading(name: 'heading' | 'subheading', type: NodeType, attrs: Attrs): EditingCommand {
  const isActive = ({ selection }: EditorState) => selection.$from.parent.hasMarkup(type, attrs)
  const run: Command = (state, dispatch) =>
    isActive(state)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(type, attrs)(state, dispatch)
  return { name, run, isActive, canRun: (state) => run(state) }
}

function emphasis(name: 'bold' | 'italic', type: MarkType): EditingCommand {
  const run = toggleMark(type)
  return { name, run, canRun: (state) => run(state), isActive: (state) => hasMark(state, type) }
}

function list(name: 'bulletList' | 'numberedList', type: NodeType): EditingCommand {
  const run = toggleList(type)
  return { name, run, canRun: (state) => run(state), isActive: (state) => isInList(state, type) }
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, $from, empty } = selection
  if (!empty) return doc.rangeHasMark(from, to, type)
  return type.isInSet(storedMarks ?? $from.marks()) !== undefined
}

function isInside({ selection }: EditorState, type: NodeType): boolean {
  const { $from } = selection
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
    (node) => node.type === type,
  )
}

export function createEditingState(doc: Node): EditorState {
  return EditorState.create({
    doc,
    plugins: [
      keymap(editingKeys),
      keymap(baseKeymap),
      typedSigns(),
      history(),
      dropCursor(),
      gapCursor(),
      pasting(),
      tableEditing(),
      keepTableShape(),
      search(),
    ],
  })
}

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  const isAllowed = state.selection.$from.parent.type.contentMatch.matchType(nodes.hard_break)
  if (!isAllowed) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
})

// Tab moves between table cells and nests list items; anywhere else it leaves the editor (no keyboard trap).
const editingKeys: Record<string, Command> = {
  ...tableKeys,
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-z': always(undo),
  'Shift-Mod-z': always(redo),
  'Mod-y': always(redo),
  Enter: chainCommands(tableKeys.Enter, splitListItem(nodes.list_item)),
  'Shift-Enter': breakLine,
  Backspace: chainCommands(undoInputRule, tableKeys.Backspace),
  Tab: chainCommands(tableKeys.Tab, nestItem),
  'Shift-Tab': chainCommands(tableKeys['Shift-Tab'], liftListItem(nodes.list_item)),
}

// With nothing left to bring back, Shift-Mod-z would otherwise be taken for Mod-z, and the browser has a history of its own.
function always(command: Command): Command {
  return (state, dispatch) => {
    command(state, dispatch)
    return true
  }
}
