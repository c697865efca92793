import { Fragment, type Node, Slice } from 'prosemirror-model'
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  type Transaction,
} from 'prosemirror-state'
import type { EditorProps, EditorView, NodeViewConstructor } from 'prosemirror-view'
import { documentSchema } from '#app/features/rich-text/document-schema.ts'
import type { ImageRequest } from '#app/features/rich-text/image-picker/image-request.ts'
import { imageTexts } from '#app/features/rich-text/texts.ts'
import { fillText } from '#app/platform/fill-text.ts'
import { shownAddress } from '#app/ui/frame/shown-address.ts'

export type AskForImages = (request: ImageRequest) => void

const { nodes } = documentSchema
const { image } = nodes

export function takeImages(ask: AskForImages): EditorProps {
  return {
    nodeViews: { image: viewImage },
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

export function askForNew(view: EditorView, ask: AskForImages, files: readonly File[]): void {
  ask({
    kind: 'add',
    files,
    settle(found) {
      insertImages(found)(view.state, view.dispatch)
      view.focus()
    },
  })
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

/** Each as a paragraph of its own, replacing an empty one; inside a table cell inline. */
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
