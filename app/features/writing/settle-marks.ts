import { Fragment, Mark, type Node } from 'prosemirror-model'

// A blank looks the same in bold and in italics, and Markdown cannot mark one.
const WEIGHTLESS = ['strong', 'em']

// Removes emphasis from blanks at its edges and from line ends, so that a word selected with the blank after it is
// written as a word.
export function settleMarks(node: Node): Node {
  if (node.inlineContent) return node.copy(Fragment.fromArray(settleInline(node.children)))
  if (node.isLeaf) return node
  return node.copy(Fragment.fromArray(node.children.map(settleMarks)))
}

function settleInline(nodes: readonly Node[]): Node[] {
  const pieces = nodes.flatMap(splitBlanks)
  return pieces.map((piece, index) => {
    if (piece.type.name === 'hard_break') return piece.mark(Mark.none)
    if (!isBlank(piece)) return piece
    const before = pieces.slice(0, index).findLast((other) => !isBlank(other))
    const after = pieces.slice(index).find((other) => !isBlank(other))
    const isAround = (mark: Mark) =>
      [before, after].every((other) => other !== undefined && mark.isInSet(other.marks))
    return piece.mark(
      piece.marks.filter((mark) => !WEIGHTLESS.includes(mark.type.name) || isAround(mark)),
    )
  })
}

function isBlank(node: Node): boolean {
  return node.type.name === 'hard_break' || (node.isText && !/\S/u.test(node.text ?? ''))
}

/** Code keeps its blanks. */
function splitBlanks(node: Node): Node[] {
  const { text } = node
  if (text === undefined || node.marks.some(({ type }) => type.name === 'code')) return [node]
  const start = text.length - text.trimStart().length
  const end = text.trimEnd().length
  if (start >= end) return [node]
  return [
    ...(start > 0 ? [node.cut(0, start)] : []),
    node.cut(start, end),
    ...(end < text.length ? [node.cut(end)] : []),
  ]
}
