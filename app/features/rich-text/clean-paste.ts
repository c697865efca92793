import { Slice } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { parseDisarmed, treeOf } from '#app/features/rich-text/disarmed-html.ts'
import {
  acceptChanges,
  leaveOutComments,
  leaveOutHidden,
} from '#app/features/rich-text/hidden-content.ts'
import { readTree } from '#app/features/rich-text/html/read-tree.ts'
import type { ChosenImage } from '#app/features/rich-text/image-picker/image-request.ts'
import { findPastedImages, keepOwnImages } from '#app/features/rich-text/pasted-images.ts'
import { gatherLists } from '#app/features/rich-text/word-lists.ts'

type PastedHtml = {
  /** Images in it, which have to be uploaded first. */
  files: File[]
  /** Images that cannot be taken. */
  leftOut: number
  hadComments: boolean
  hasText: boolean
  /** Into the text, with these images. */
  insert: (view: EditorView, images: readonly ChosenImage[]) => void
}

/** What its author saw of what was copied from elsewhere. */
export function readPastedHtml(html: string): PastedHtml {
  const body = parseDisarmed(html)
  leaveOutHidden(body, html)
  acceptChanges(body, html)
  const hadComments = leaveOutComments(body)
  const { files, leftOut, fill } = findPastedImages(body)
  return {
    files,
    leftOut,
    hadComments,
    hasText: body.textContent.trim() !== '',
    insert(view, images) {
      fill(images)
      keepOwnImages(body)
      gatherLists(body)
      const document = readTree(treeOf(body).childNodes, { base: null, lost: () => undefined })
      insertSlice(view, Slice.maxOpen(document.content, false))
    },
  }
}

/** As the editor's own paste does, which takes only HTML. */
function insertSlice(view: EditorView, read: Slice): void {
  let slice = read
  view.someProp('transformPasted', (transform) => {
    slice = transform(slice, view, false)
  })
  const event = new ClipboardEvent('paste')
  if (view.someProp('handlePaste', (handle) => handle(view, event, slice)) === true) return
  const { tr } = view.state
  const isOne = slice.openStart === 0 && slice.openEnd === 0 && slice.content.childCount === 1
  const only = isOne ? slice.content.firstChild : null
  const filled = only ? tr.replaceSelectionWith(only, false) : tr.replaceSelection(slice)
  view.dispatch(filled.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'))
}
