import { Plugin, TextSelection, type Transaction } from 'prosemirror-state'
import type { Node } from 'prosemirror-model'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import { findPlaces, quoteOf } from '#app/features/rich-text/paragraphs/find-places.ts'
import { listParagraphs } from '#app/features/rich-text/paragraphs/list-paragraphs.ts'
import type {
  MarkedParagraph,
  ParagraphEditor,
} from '#app/features/rich-text/paragraphs/paragraph-tools.ts'

/** The marks go along with what is written, and are found anew where the text was replaced. */
export function createParagraphMarks() {
  let marked: readonly MarkedParagraph[] = []
  let marks = DecorationSet.empty
  const find = (doc: Node) =>
    void (marks = marked.length === 0 ? DecorationSet.empty : marksIn(doc, marked))
  return {
    plugin: new Plugin({ props: { decorations: () => marks } }),
    find,
    follow({ mapping, doc }: Transaction): void {
      marks = marks.map(mapping, doc)
    },
    mark(view: EditorView, wanted: readonly MarkedParagraph[]): void {
      marked = wanted
      find(view.state.doc)
      view.updateState(view.state)
    },
    placeOf: ({ id }: MarkedParagraph): number | null =>
      marks.find(undefined, undefined, ({ ids }: { ids: string[] }) => ids.includes(id))[0]?.from ??
      null,
  }
}

export type ParagraphMarks = ReturnType<typeof createParagraphMarks>

function marksIn(doc: Node, marked: readonly MarkedParagraph[]): DecorationSet {
  const paragraphs = listParagraphs(doc)
  const places = findPlaces(
    paragraphs.map(({ text }) => text),
    marked,
  )
  const found = Map.groupBy(marked, (_, index) => places[index] ?? null)
  const decorations = [...found].flatMap(([place, all]) => {
    const paragraph = place === null ? undefined : paragraphs[place]
    if (!paragraph) return []
    const attributes = { class: 'commented', 'data-comments': String(all.length) }
    const ids = all.map(({ id }) => id)
    return [Decoration.node(paragraph.from, paragraph.to, attributes, { ids })]
  })
  return DecorationSet.create(doc, decorations)
}

export function paragraphEditor(view: EditorView, marks: ParagraphMarks): ParagraphEditor {
  return {
    current() {
      const { head } = view.state.selection
      const paragraphs = listParagraphs(view.state.doc)
      const place = paragraphs.findIndex(({ from, to }) => from <= head && head <= to)
      const quote = quoteOf(paragraphs[place]?.text ?? '')
      return quote === '' ? null : { quote, place }
    },
    show(marked) {
      const from = marks.placeOf(marked) ?? placeNow(view.state.doc, marked)
      if (from === null) return false
      const selection = TextSelection.create(view.state.doc, from + 1)
      view.dispatch(view.state.tr.setSelection(selection))
      view.focus()
      const shown = view.nodeDOM(from)
      if (shown instanceof Element) shown.scrollIntoView({ block: 'center' })
      return true
    },
  }
}

// Of one that is resolved, and so not marked.
function placeNow(doc: Node, marked: MarkedParagraph): number | null {
  const paragraphs = listParagraphs(doc)
  const [place = null] = findPlaces(
    paragraphs.map(({ text }) => text),
    [marked],
  )
  return place === null ? null : (paragraphs[place]?.from ?? null)
}
