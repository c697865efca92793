import { Fragment, type Mark, type Node } from 'prosemirror-model'
import { paragraphsIn, withoutBreaks } from '#app/features/rich-text/html/inline-content.ts'
import { documentSchema as schema } from '#app/features/rich-text/document-schema.ts'

const { nodes } = schema

/** Text until a block begins is one paragraph, or several that empty lines separate. */
export class Flow {
  readonly #blocks: Node[] = []
  readonly #isOneLine: boolean
  #inline: Node[] = []

  constructor(isOneLine: boolean) {
    this.#isOneLine = isOneLine
  }

  get isBehindBreak(): boolean {
    return this.#inline.at(-1)?.type === nodes.hard_break
  }

  add(inline: readonly Node[]): void {
    this.#inline.push(...inline)
  }

  addBlocks(blocks: readonly Node[]): void {
    this.endParagraph()
    // There can be more than a call has room for.
    for (const block of blocks) this.#blocks.push(block)
  }

  endParagraph(): void {
    const inline = this.#isOneLine ? withoutBreaks(this.#inline) : this.#inline
    this.#inline = []
    for (const content of paragraphsIn(inline))
      this.#blocks.push(nodes.paragraph.create(null, Fragment.from(content)))
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
