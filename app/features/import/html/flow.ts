import { Fragment, type Mark, type Node } from 'prosemirror-model'
import { settleBlanks } from '#app/features/import/html/inline-content.ts'
import { documentSchema as schema } from '#app/features/rich-text/document-schema.ts'

const { nodes } = schema

/** Text until a block begins is one paragraph. */
export class Flow {
  readonly #blocks: Node[] = []
  #inline: Node[] = []

  add(inline: readonly Node[]): void {
    this.#inline.push(...inline)
  }

  addBlocks(blocks: readonly Node[]): void {
    this.endParagraph()
    this.#blocks.push(...blocks)
  }

  endParagraph(): void {
    const content = settleBlanks(this.#inline)
    this.#inline = []
    if (content.length > 0) this.#blocks.push(nodes.paragraph.create(null, Fragment.from(content)))
  }

  end(): Node[] {
    this.endParagraph()
    return this.#blocks
  }
}

export function textNodes(text: string, active: readonly Mark[]): Node[] {
  // Neither PostgreSQL nor HTML has a NUL.
  const clean = text.replaceAll('\0', '')
  return clean === '' ? [] : [schema.text(clean, active)]
}

export function withBreaks(text: string, active: readonly Mark[]): Node[] {
  return text
    .split(/\r?\n/)
    .flatMap((line, place) => [
      ...(place > 0 ? [nodes.hard_break.create(null, null, active)] : []),
      ...textNodes(line, active),
    ])
}
