import { createMarkdown } from '#app/features/rich-text/markdown/markdown-flavour.ts'

/** A paragraph, a heading, a whole list, a whole table; `gap` is the white space after it. */
export type Block = { text: string; gap: string; follows: Block | null }

const markdown = createMarkdown()

/** The blocks joined are the text, but for empty lines in front of it and `\r\n`. */
export function splitBlocks(text: string): Block[] {
  const plain = text.replaceAll(/\r\n?/g, '\n').replace(/^(?:[ \t]*\n)+/, '')
  const lines = plain.split(/(?<=\n)/)
  const blocks: Block[] = []
  const starts = startsOf(plain)
  for (const [index, start] of starts.entries()) {
    const whole = lines.slice(start, starts[index + 1]).join('')
    const trimmed = whole.trimEnd()
    const gap = whole.slice(trimmed.length)
    if (trimmed !== '') blocks.push({ text: trimmed, gap, follows: blocks.at(-1) ?? null })
  }
  return blocks
}

/** Blocks that did not follow each other in their text are parted by an empty line. */
export function joinBlocks(blocks: readonly Block[]): string {
  return blocks.map((block, index) => block.text + gapBetween(block, blocks[index + 1])).join('')
}

function gapBetween(block: Block, next: Block | undefined): string {
  if (!next) return ''
  if (next.follows?.text === block.text) return next.follows.gap
  return /\n[ \t]*\n/.test(block.gap) ? block.gap : '\n\n'
}

// Lines without a token, such as the definitions of links, belong to the block before them.
function startsOf(text: string): number[] {
  const tokens: Parameters<typeof markdown.block.parse>[3] = []
  markdown.block.parse(text, markdown, {}, tokens)
  const starts = tokens.flatMap(({ level, map }) => (level === 0 && map ? [map[0]] : []))
  return [...new Set([0, ...starts])]
}
