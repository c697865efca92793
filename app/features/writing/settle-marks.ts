import { Fragment, Mark, type Node } from 'prosemirror-model'

// A blank looks the same in bold and in italics, and Markdown has no good way to say that one is.
const WEIGHTLESS = ['strong', 'em']

/**
 * The same document with the emphasis taken off where it shows nothing: from the blanks at the edges of an emphasised stretch,
 * and from the ends of lines. A word that was selected with the blank behind it is written as a word.
 */
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

/** Cuts the blanks at both ends off a text; code keeps its own. */
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
