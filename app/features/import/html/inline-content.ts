import { Mark, type Node } from 'prosemirror-model'
import { documentSchema as schema } from '#app/features/rich-text/document-schema.ts'

/** Blanks as a browser shows them: one between words, none at the edges and beside a line break. */
export function settleBlanks(nodes: readonly Node[]): Node[] {
  const settled: Node[] = []
  let isAfterBlank = true
  for (const node of nodes) {
    if (!node.isText) {
      if (isBreak(node)) trimEnd(settled)
      settled.push(node)
      isAfterBlank = isBreak(node)
      continue
    }
    const isCode = node.marks.some(({ type }) => type.name === 'code')
    const text = (node.text ?? '').replaceAll(/[ \t\n\r\f]+/g, ' ')
    const begun = isAfterBlank && !isCode ? text.replace(/^\s+/u, '') : text
    if (begun === '') continue
    settled.push(schema.text(begun, node.marks))
    isAfterBlank = /\s$/u.test(begun)
  }
  trimEnd(settled)
  while (settled.length > 0 && isBreak(settled.at(-1))) {
    settled.pop()
    trimEnd(settled)
  }
  const first = settled.findIndex((node) => !isBreak(node))
  return linkAddress(first === -1 ? [] : settled.slice(first))
}

/** A heading is one line. */
export function inOneLine(nodes: readonly Node[]): Node[] {
  return settleBlanks(nodes.map((node) => (isBreak(node) ? schema.text(' ', node.marks) : node)))
}

function isBreak(node: Node | undefined): boolean {
  return node?.type === schema.nodes.hard_break
}

function trimEnd(nodes: Node[]): void {
  for (let last = nodes.at(-1); last?.isText; last = nodes.at(-1)) {
    const text = (last.text ?? '').replace(/\s+$/u, '')
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
