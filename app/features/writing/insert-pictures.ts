import { Fragment, type Node, Slice } from 'prosemirror-model'
import { type Command, type EditorState, Selection, type Transaction } from 'prosemirror-state'
import { documentSchema as schema } from '#app/features/writing/document-schema.ts'

const { nodes } = schema

/** Each as a paragraph of its own, in place of an empty one; inside a table cell inline. */
export function insertPictures(pictures: readonly { address: string; alt: string }[]): Command {
  return (state, dispatch) => {
    if (pictures.length === 0) return false
    const images = pictures.map(({ address: src, alt }) => nodes.image.create({ src, alt }))
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
  const paragraphs = Fragment.fromArray(
    images.map((image) => nodes.paragraph.create(null, [image])),
  )
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
