import { Fragment, Mark, type Node, Slice } from 'prosemirror-model'
import { documentSchema } from '#app/features/rich-text/document-schema.ts'
import { readMarkdown } from '#app/features/rich-text/markdown/read-markdown.ts'

const { nodes } = documentSchema

const BLOCK_SIGN = /^ {0,3}(?:#{1,6} |[-*+] |\d{1,9}[.)] |> |```|\|.*\|\s*$|(?:---+|\*\*\*+)\s*$)/
const INLINE_SIGN = /\*\*\S[^*]*\*\*|\[[^\]]+\]\([^)\s]+\)/

/** A text without formatting is read as Markdown if it looks like that; otherwise each line is a paragraph. */
export function readPastedText(text: string, marks: readonly Mark[], isLiteral: boolean): Slice {
  const paragraphs = text
    .split(/(?:\r\n?|\n)+/)
    .map((line) => nodes.paragraph.create(null, textOf(line, marks)))
  const markdown = isLiteral ? null : readPastedMarkdown(text)
  return markdown ?? Slice.maxOpen(Fragment.fromArray(paragraphs))
}

function readPastedMarkdown(text: string): Slice | null {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const isMarkdown = lines.some((line) => BLOCK_SIGN.test(line) || INLINE_SIGN.test(line))
  if (lines.length < 2 || !isMarkdown) return null
  const { content } = readMarkdown(text.replaceAll(/\r\n?/g, '\n'))
  return Slice.maxOpen(shiftHeadings(content), false)
}

/** The page's title has the first level, so the highest of a text becomes the second. */
export function shiftHeadings(content: Fragment): Fragment {
  const levels: number[] = []
  content.descendants((node) => {
    if (node.type === nodes.heading) levels.push(Number(node.attrs['level']))
  })
  const shift = levels.length === 0 ? 0 : 2 - Math.min(...levels)
  if (shift === 0) return content
  const shifted = (node: Node): Node => {
    if (node.type === nodes.heading) {
      const level = Math.min(6, Number(node.attrs['level']) + shift)
      return nodes.heading.create({ level }, node.content, node.marks)
    }
    return node.isLeaf ? node : node.copy(Fragment.fromArray(node.children.map(shifted)))
  }
  return Fragment.fromArray(content.content.map(shifted))
}

/** What a table cell can hold of it: text and images, its blocks as lines, and the numbers of its lists. */
export function asLines(slice: Slice): Slice {
  const lines: Node[][] = []
  let sign = ''
  slice.content.descendants((node, _, parent, index) => {
    if (parent?.type === nodes.ordered_list) sign = `${Number(parent.attrs['start']) + index}. `
    if (node.type === nodes.code_block) {
      lines.push(...node.textContent.split('\n').map((line) => textOf(line)))
    } else if (node.isTextblock) {
      lines.push([...textOf(sign), ...node.children])
      sign = ''
    } else if (node.isInline) lines.push([...(lines.pop() ?? []), node])
    return !node.isTextblock
  })
  const joined = lines
    .filter((line) => line.length > 0)
    .flatMap((line, index) => (index === 0 ? line : [nodes.hard_break.create(), ...line]))
  return new Slice(Fragment.fromArray(joined), 0, 0)
}

function textOf(line: string, marks: readonly Mark[] = Mark.none): Node[] {
  return line === '' ? [] : [documentSchema.text(line, marks)]
}
