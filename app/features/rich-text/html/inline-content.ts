import { Mark, type Node } from 'prosemirror-model'
import { documentSchema as schema } from '#app/features/rich-text/document-schema.ts'

/** As a browser shows them: one blank between words, none at the edges of a line. Empty lines, as in mails, separate paragraphs. */
export function paragraphsIn(inline: readonly Node[]): Node[][] {
  const paragraphs: Node[][][] = [[]]
  for (const line of linesOf(settleBlanks(inline))) {
    const isEmpty = line.every((node) => isBreak(node) || (node.isText && node.text?.trim() === ''))
    if (isEmpty) paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.flatMap((lines) => {
    const content = lines.flat()
    const begun = isBreak(content[0]) ? content.slice(1) : content
    return begun.length === 0 ? [] : [linkAddress(begun)]
  })
}

/** A heading has one line. */
export function withoutBreaks(inline: readonly Node[]): Node[] {
  return inline.map((node) => (isBreak(node) ? schema.text(' ', node.marks) : node))
}

/** Each but the first begins with its break. */
function linesOf(inline: readonly Node[]): Node[][] {
  const lines: Node[][] = [[]]
  for (const node of inline) {
    if (isBreak(node)) lines.push([node])
    else lines.at(-1)?.push(node)
  }
  return lines
}

function settleBlanks(inline: readonly Node[]): Node[] {
  const settled: Node[] = []
  let isAfterBlank = true
  for (const node of inline) {
    if (!node.isText) {
      if (isBreak(node)) trimEnd(settled)
      settled.push(node)
      isAfterBlank = isBreak(node)
      continue
    }
    const text = (node.text ?? '').replaceAll(/[ \t\n\r\f]+/g, ' ')
    const begun = isAfterBlank ? text.replace(/^ /, '') : text
    if (begun === '') continue
    settled.push(schema.text(begun, node.marks))
    isAfterBlank = /\s$/u.test(begun)
  }
  trimEnd(settled)
  return settled
}

function isBreak(node: Node | undefined): boolean {
  return node?.type === schema.nodes.hard_break
}

function trimEnd(nodes: Node[]): void {
  for (let last = nodes.at(-1); last?.isText; last = nodes.at(-1)) {
    const text = (last.text ?? '').replace(/ +$/, '')
    nodes.pop()
    if (text === '') continue
    nodes.push(schema.text(text, last.marks))
    return
  }
}

// What other systems embed is written as its address alone.
function linkAddress(nodes: Node[]): Node[] {
  const [only, ...others] = nodes
  const text = only?.text ?? ''
  if (others.length > 0 || !/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return nodes
  if (only?.marks !== Mark.none && only?.marks.length !== 0) return nodes
  return [schema.text(text, [schema.marks.link.create({ href: text })])]
}
