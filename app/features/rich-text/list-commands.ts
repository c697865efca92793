import type { NodeRange, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list'
import {
  AllSelection,
  type Command,
  type EditorState,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { documentSchema as schema } from '#app/features/rich-text/document-schema.ts'

const { nodes } = schema

/** Makes a list, or changes the kind of the one around the selection; a list of this kind becomes paragraphs again. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    if (isInTable(state)) return false
    const within = inText(state)
    const range = listRange(within)
    if (range?.parent.type === type) return liftListItem(nodes.list_item)(within, dispatch)
    if (range) {
      dispatch?.(state.tr.setNodeMarkup(range.$from.before(range.depth), type))
      return true
    }
    return hasLists(within)
      ? joinInList(within, type, dispatch)
      : wrapInList(type)(within, dispatch)
  }
}

export function isInList(state: EditorState, type: NodeType): boolean {
  return listRange(inText(state))?.parent.type === type
}

/** Handled even where nothing can be nested: Tab must not leave a list by accident. */
export const nestItem: Command = (state, dispatch) =>
  listRange(state) !== null && (sinkListItem(nodes.list_item)(state, dispatch) || true)

function isList(type: NodeType): boolean {
  return type === nodes.bullet_list || type === nodes.ordered_list
}

// The list commands look at the blocks around both ends, which the selection of everything does not have.
function inText(state: EditorState): EditorState {
  if (!(state.selection instanceof AllSelection)) return state
  const { tr, doc } = state
  const ends = [doc.resolve(0), doc.resolve(doc.content.size)] as const
  return state.apply(tr.setSelection(TextSelection.between(...ends)))
}

function listRange({ selection: { $from, $to } }: EditorState): NodeRange | null {
  return $from.blockRange($to, (node) => isList(node.type))
}

function childrenOf(range: NodeRange) {
  return range.parent.children.slice(range.startIndex, range.endIndex)
}

function hasLists({ selection: { $from, $to } }: EditorState): boolean {
  const range = $from.blockRange($to)
  return range !== null && childrenOf(range).some((block) => isList(block.type))
}

// The items of the lists and the blocks between them become one list.
function joinInList(
  { selection: { $from, $to }, tr }: EditorState,
  type: NodeType,
  dispatch?: (tr: Transaction) => void,
): boolean {
  const range = $from.blockRange($to)
  if (!range) return false
  const items = childrenOf(range).flatMap((block) =>
    isList(block.type) ? block.children : [nodes.list_item.create(null, block)],
  )
  const list = type.create(null, items)
  tr.replaceWith(range.start, range.end, list)
  const ends = [range.start, range.start + list.nodeSize].map((at) => tr.doc.resolve(at))
  const [$start = $from, $end = $to] = ends
  dispatch?.(tr.setSelection(TextSelection.between($start, $end)).scrollIntoView())
  return true
}
