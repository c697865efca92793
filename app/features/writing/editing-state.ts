import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState } from 'prosemirror-state'
import { goToNextCell, tableEditing } from 'prosemirror-tables'
import { documentSchema as schema } from '#app/features/writing/document-schema.ts'

const { nodes, marks } = schema

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
      tableEditing(),
    ],
  })
}

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  const isAllowed = state.selection.$from.parent.type.contentMatch.matchType(nodes.hard_break)
  if (!isAllowed) return false
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
})

// Tab moves between table cells and indents list items; anywhere else it leaves the editor (no keyboard trap).
const editingKeys: Record<string, Command> = {
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
  Enter: splitListItem(nodes.list_item),
  'Shift-Enter': breakLine,
  Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
  'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
}

function typedSigns() {
  return inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, signs = '##']) => ({
        level: signs.length,
      })),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      wrappingInputRule(/^\s*[-*]\s$/, nodes.bullet_list),
      wrappingInputRule(/^1[.)]\s$/, nodes.ordered_list),
    ],
  })
}
