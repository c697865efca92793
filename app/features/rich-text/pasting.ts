import { Slice } from 'prosemirror-model'
import { type EditorState, Plugin } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { disarmHtml } from '#app/features/rich-text/disarmed-html.ts'
import { documentSchema } from '#app/features/rich-text/document-schema.ts'
import { asLines, readPastedText } from '#app/features/rich-text/paste-text.ts'

const { nodes } = documentSchema

export function pasting(): Plugin {
  return new Plugin({
    props: {
      transformPastedHTML: disarmHtml,
      clipboardTextParser: (text, $context, isLiteral) =>
        readPastedText(text, $context.marks(), isLiteral),
      // Cells are left to the table's own paste.
      transformPasted: (slice, { state }) =>
        isInTable(state) && !isOfCells(slice) ? linesAt(state, slice) : apart(state, slice),
    },
  })
}

// The first item of a list would join the words before it, and the others be counted without it.
function apart({ selection: { $from } }: EditorState, slice: Slice): Slice {
  const first = slice.content.firstChild
  const isList = first?.type === nodes.ordered_list && first.childCount > 1
  const isBehindWords = $from.parent.isTextblock && $from.parentOffset > 0
  const isItem = isBehindWords && $from.node(-1).type === nodes.list_item
  return isList && isBehindWords && !isItem ? new Slice(slice.content, 0, 0) : slice
}

// The number of a list must not join the words before it.
function linesAt({ selection }: EditorState, slice: Slice): Slice {
  const lines = asLines(slice)
  const isNumbered = slice.content.firstChild?.type === nodes.ordered_list
  if (!isNumbered || !selection.$from.nodeBefore?.isText) return lines
  return new Slice(lines.content.addToStart(nodes.hard_break.create()), 0, 0)
}

function isOfCells({ content }: Slice): boolean {
  const role: unknown = content.firstChild?.type.spec['tableRole']
  return role === 'table' ? content.childCount === 1 : role !== undefined
}
