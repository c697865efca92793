import type { Node } from 'prosemirror-model'
import { readMarkdown } from '#app/features/rich-text/markdown/read-markdown.ts'

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

export function paragraphsIn(markdown: string): string[] {
  return listParagraphs(readMarkdown(markdown)).map(({ text }) => text)
}
