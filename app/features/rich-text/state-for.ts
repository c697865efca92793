import { closeHistory } from 'prosemirror-history'
import { type EditorState, Selection } from 'prosemirror-state'
import { createEditingState } from '#app/features/rich-text/editing-commands.ts'
import { readMarkdown } from '#app/features/rich-text/markdown/read-markdown.ts'
import { writeMarkdown } from '#app/features/rich-text/markdown/write-markdown.ts'

/** Goes on from an earlier state: what was changed in the text since then is one step that can be undone. */
export function stateFor(text: string, earlier: EditorState | null): EditorState {
  const doc = readMarkdown(text)
  if (!earlier) return createEditingState(doc)
  const isSame = earlier.doc.eq(doc) || writeMarkdown(earlier.doc) === text
  if (isSame) return earlier
  const tr = closeHistory(earlier.tr).replaceWith(0, earlier.doc.content.size, doc.content)
  const place = Math.min(earlier.selection.head, tr.doc.content.size)
  return earlier.apply(tr.setSelection(Selection.near(tr.doc.resolve(place))))
}
