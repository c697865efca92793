import type { Slice } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import { cleanPastedHtml } from '#app/features/rich-text/clean-paste.ts'
import { asLines, readPastedText } from '#app/features/rich-text/paste-text.ts'

export function pasting(): Plugin {
  return new Plugin({
    props: {
      transformPastedHTML: cleanPastedHtml,
      clipboardTextParser: (text, $context, isLiteral) =>
        readPastedText(text, $context.marks(), isLiteral),
      // Cells are left to the table's own paste.
      transformPasted: (slice, { state }) =>
        isInTable(state) && !isOfCells(slice) ? asLines(slice) : slice,
    },
  })
}

function isOfCells({ content }: Slice): boolean {
  const role: unknown = content.firstChild?.type.spec['tableRole']
  return role === 'table' ? content.childCount === 1 : role !== undefined
}
