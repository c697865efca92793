import { type EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { createEditingState } from '#app/features/rich-text/editing-commands.ts'
import { insertImages } from '#app/features/rich-text/ui/take-images.ts'
import { placed } from '#app/features/rich-text/ui/use-markdown-tools.ts'
import { readMarkdown } from '#app/features/rich-text/markdown/read-markdown.ts'
import { writeMarkdown } from '#app/features/rich-text/markdown/write-markdown.ts'

const one = { address: '/images/blog-1.jpg', alt: 'A receipt' }
const other = { address: '/images/blog-2.jpg', alt: '' }
const WRITTEN = '![A receipt](/images/blog-1.jpg)'

function insert(before: EditorState, images: (typeof one)[]): EditorState {
  let after = before
  insertImages(images)(before, (tr) => (after = before.apply(tr)))
  after.doc.check()
  return after
}

function inserted(markdown: string, images = [one]): string {
  const state = createEditingState(readMarkdown(markdown))
  let place = 0
  state.doc.descendants((node, at) => {
    const found = node.text?.indexOf('^') ?? -1
    if (found !== -1) place = at + found
  })
  const { tr, doc } = state
  tr.setSelection(TextSelection.create(doc, place)).delete(place, place + 1)
  return writeMarkdown(insert(state.apply(tr), images).doc)
}

describe('images that are inserted', () => {
  test.each([
    ['into an empty line take its place', 'a\n\n^\n\nb', `a\n\n${WRITTEN}\n\nb`],
    ['within words stand below them', 'some^words\n\nb', `somewords\n\n${WRITTEN}\n\nb`],
    ['at the beginning of words stand above them', 'a\n\n^b', `a\n\n${WRITTEN}\n\nb`],
    ['in a heading stand below it', '## a^\n\nb', `## a\n\n${WRITTEN}\n\nb`],
    ['in a quotation stay in it', '> a^', `> a\n>\n> ${WRITTEN}`],
    ['in a list stay in its item', '- a^\n- b', `- a\n\n  ${WRITTEN}\n\n- b`],
    ['in code stand below it', '```\na^\n```', `\`\`\`\na\n\`\`\`\n\n${WRITTEN}`],
    [
      'in a table stay in their cell',
      '| A | B |\n| --- | --- |\n| a^ | b |',
      `| A | B |\n| --- | --- |\n| a${WRITTEN} | b |`,
    ],
  ])('%s', (_, markdown, expected) => {
    expect(inserted(markdown)).toBe(expected)
  })

  test('several at once come one below the other, in their order', () => {
    expect(inserted('a^', [one, other])).toBe(`a\n\n${WRITTEN}\n\n![](/images/blog-2.jpg)`)
  })

  test('leave the cursor behind them, so that what is typed next replaces nothing', () => {
    const after = insert(createEditingState(readMarkdown('')), [one])
    expect(after.selection).not.toBeInstanceOf(NodeSelection)
    const typed = after.apply(after.tr.insertText('next'))
    expect(writeMarkdown(typed.doc)).toBe(`${WRITTEN}next`)
  })
})

describe('images that are inserted into Markdown', () => {
  test.each([
    ['into nothing', '', '', WRITTEN],
    ['behind another one', `a\n\n${WRITTEN}`, '', `\n\n${WRITTEN}`],
    ['at the end of a line', 'a\n', '\n\nb', `\n${WRITTEN}`],
    ['within words', 'some ', 'words', `\n\n${WRITTEN}\n\n`],
    ['between paragraphs', 'a\n\n', '\n\nb', WRITTEN],
    ['before words', '', 'b', `${WRITTEN}\n\n`],
    ['in a table', '| A |\n| --- |\n| a', ' |', WRITTEN],
  ])('%s stand in paragraphs of their own, but for a table', (_, before, after, expected) => {
    expect(placed([WRITTEN], before, after)).toBe(expected)
  })

  test('several are a paragraph each, in a table one row', () => {
    expect(placed([WRITTEN, WRITTEN], '', '')).toBe(`${WRITTEN}\n\n${WRITTEN}`)
    expect(placed([WRITTEN, WRITTEN], '| a', ' |')).toBe(`${WRITTEN} ${WRITTEN}`)
  })
})
