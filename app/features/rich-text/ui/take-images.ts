import { Fragment, type Node, Slice } from 'prosemirror-model'
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import type { EditorProps, EditorView, NodeViewConstructor } from 'prosemirror-view'
import { documentSchema } from '#app/features/rich-text/document-schema.ts'
import { findPastedImages } from '#app/features/rich-text/clean-paste.ts'
import type { ImageRequest } from '#app/features/rich-text/image-picker/image-request.ts'
import { imageTexts } from '#app/features/rich-text/texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { showToast } from '#app/ui/feedback/show-toast.ts'
import { shownAddress } from '#app/ui/frame/shown-address.ts'

export type AskForImages = (request: ImageRequest) => void

const { nodes } = documentSchema
const { image } = nodes

export function takeImages(ask: AskForImages): EditorProps {
  return {
    nodeViews: { image: viewImage },
    handleDOMEvents: {
      paste: (view, event) => takePaste(view, event, ask),
      drop: (view, event) => takeDrop(view, event, ask),
    },
    handleDoubleClickOn(view, _pos, node) {
      if (node.type === image) askAboutImage(view, ask)
      return node.type === image
    },
    handleKeyDown(view, event) {
      const isIt = event.key === 'Enter' && selectedImage(view.state.selection) !== null
      if (isIt) askAboutImage(view, ask)
      return isIt
    },
  }
}

export function selectedImage(selection: Selection): Node | null {
  const isIt = selection instanceof NodeSelection && selection.node.type === image
  return isIt ? selection.node : null
}

export function askAboutImage(view: EditorView, ask: AskForImages): void {
  const { selection } = view.state
  const node = selectedImage(selection)
  if (node === null) return askForNew(view, ask, [])
  const { src, alt } = node.attrs
  return ask({
    kind: 'edit',
    image: { address: String(src), alt: String(alt) },
    replace(files) {
      ask({
        kind: 'add',
        files,
        settle([first]) {
          if (!first) return
          const attrs = { ...node.attrs, src: first.address, alt: first.alt }
          view.dispatch(view.state.tr.setNodeMarkup(selection.from, null, attrs))
          view.focus()
        },
      })
    },
    settle(changed) {
      const { tr } = view.state
      if (changed === null) tr.delete(selection.from, selection.to)
      else {
        tr.setNodeAttribute(selection.from, 'alt', changed)
        tr.setSelection(NodeSelection.create(tr.doc, selection.from))
      }
      view.dispatch(tr)
      view.focus()
    },
  })
}

function askForNew(view: EditorView, ask: AskForImages, files: readonly File[]): void {
  ask({
    kind: 'add',
    files,
    settle(found) {
      insertImages(found)(view.state, view.dispatch)
      view.focus()
    },
  })
}

function takeDrop(view: EditorView, event: DragEvent, ask: AskForImages): boolean {
  const files = [...(event.dataTransfer?.files ?? [])]
  // Moving within the text is left to ProseMirror.
  if (files.length === 0 || view.dragging) return false
  event.preventDefault()
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (place) {
    const { doc, tr } = view.state
    view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))))
  }
  askForNew(view, ask, files)
  return true
}

function takePaste(view: EditorView, event: ClipboardEvent, ask: AskForImages): boolean {
  const pasted = findPastedImages(event.clipboardData?.getData('text/html') ?? '')
  const files = [...(event.clipboardData?.files ?? [])]
  // A copied image is a file beside HTML that only names it; Word adds an image of the copied text.
  if (files.length > 0 && !pasted.hasText) {
    event.preventDefault()
    askForNew(view, ask, files)
    return true
  }
  if (pasted.leftOut > 0) sayLeftOut(pasted.leftOut)
  if (pasted.files.length === 0) return false
  event.preventDefault()
  ask({
    kind: 'add',
    files: pasted.files,
    settle(found) {
      view.pasteHTML(pasted.fill(found))
      const later = found.filter(({ file }) => file === null || file >= pasted.files.length)
      insertImages(later)(view.state, view.dispatch)
      view.focus()
    },
  })
  return true
}

function sayLeftOut(count: number): void {
  const { leftOut } = imageTexts
  const text = fillText(count === 1 ? leftOut.one : leftOut.many, { count })
  showToast({ title: leftOut.title, text, tone: 'normal' })
}

// An image of another site is not requested in the editor; its name is shown instead.
const viewImage: NodeViewConstructor = ({ attrs: { src, alt } }) => {
  const address = String(src)
  if (address.startsWith('/')) {
    const dom = document.createElement('img')
    dom.src = shownAddress(address)
    dom.alt = String(alt)
    return { dom }
  }
  const dom = document.createElement('span')
  dom.className = 'outside-image'
  dom.dataset['address'] = address
  const host = URL.canParse(address) ? new URL(address).host : address
  dom.textContent = [fillText(imageTexts.outside, { host }), String(alt)].filter(Boolean).join(': ')
  return { dom }
}

/** Each as a paragraph of its own, replacing an empty one; inside a table cell inline. @internal exported for tests */
export function insertImages(found: readonly { address: string; alt: string }[]): Command {
  return (state, dispatch) => {
    if (found.length === 0) return false
    const images = found.map(({ address: src, alt }) => image.create({ src, alt }))
    const tr = placeImages(state, images)
    if (tr) dispatch?.(tr.scrollIntoView())
    return tr !== null
  }
}

function placeImages({ selection, tr }: EditorState, images: readonly Node[]): Transaction | null {
  const { $from } = selection
  const { parent } = $from
  if (parent.type === nodes.table_cell || parent.type === nodes.table_header) {
    return tr.replaceSelection(new Slice(Fragment.fromArray([...images]), 0, 0))
  }
  const paragraphs = Fragment.fromArray(images.map((node) => nodes.paragraph.create(null, [node])))
  const place = findPlace(selection)
  if (place === null) return null
  tr.replaceWith(place.from, place.to, paragraphs)
  const end = tr.doc.resolve(place.from + paragraphs.size)
  return tr.setSelection(Selection.near(end, -1))
}

function findPlace({ $from, to }: Selection): { from: number; to: number } | null {
  if ($from.depth === 0) return { from: to, to }
  const { parent } = $from
  if (parent.type === nodes.paragraph && parent.childCount === 0) {
    return { from: $from.before(), to: $from.after() }
  }
  const isAtStart = parent.isTextblock && $from.parentOffset === 0 && $from.pos === to
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const index = isAtStart ? $from.index(depth - 1) : $from.indexAfter(depth - 1)
    if (!$from.node(depth - 1).canReplaceWith(index, index, nodes.paragraph)) continue
    const at = isAtStart ? $from.before(depth) : $from.after(depth)
    return { from: at, to: at }
  }
  return null
}
