import type { Node } from 'prosemirror-model'
import { type Anchor, findPlaces } from '#app/features/rich-text/paragraphs/find-places.ts'
import { readMarkdown } from '#app/features/rich-text/markdown/read-markdown.ts'
import type { TextTask } from '#app/platform/texts/text-task.ts'

export type Paragraph = { text: string; from: number; to: number }

/** What stands on its own: also a heading, an item of a list, a cell of a table. */
export function listParagraphs(doc: Node): Paragraph[] {
  const found: Paragraph[] = []
  doc.descendants((node, from) => {
    if (!node.isTextblock) return true
    const text = node.textBetween(0, node.content.size, undefined, ' ')
    found.push({ text, from, to: from + node.nodeSize })
    return false
  })
  return found
}

function paragraphsIn(markdown: string): string[] {
  return listParagraphs(readMarkdown(markdown)).map(({ text }) => text)
}

export const placingTask: TextTask<
  { markdown: string; anchors: readonly Anchor[] },
  (number | null)[]
> = {
  name: 'find the places of comments',
  sizeOf: ({ markdown, anchors }) => markdown.length * (1 + anchors.length / 4),
  run: ({ markdown, anchors }) => findPlaces(paragraphsIn(markdown), anchors),
}
