import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { linkAddresses, setLink } from '#app/features/rich-text/link-editing.ts'
import { readMarkdown } from '#app/features/rich-text/markdown/read-markdown.ts'
import { writeMarkdown } from '#app/features/rich-text/markdown/write-markdown.ts'

function stateOf(markdown: string, selected: string): EditorState {
  const doc = readMarkdown(markdown)
  const from = 1 + doc.textContent.indexOf(selected)
  const selection = TextSelection.create(doc, from, from + selected.length)
  return EditorState.create({ doc, selection })
}

function linked(state: EditorState, link: Parameters<typeof setLink>[0]): string {
  let after = state
  setLink(link)(state, (tr) => {
    after = state.apply(tr)
  })
  return writeMarkdown(after.doc)
}

describe('a link that the dialog sets', () => {
  test.each([
    [
      'keeps the emphasis of words that stay',
      'Our **new** fees',
      'new fees',
      'new fees',
      'Our [**new** fees](/fees)',
    ],
    [
      'replaces words that were changed',
      'Our **new** fees',
      'new',
      'old',
      'Our [**old**](/fees) fees',
    ],
    ['inserts words where none were selected', 'Our ', '', 'fees', '[fees](/fees)Our'],
    ['shows the address for no words', 'x', 'x', ' ', '[/fees](/fees)'],
  ])('%s', (_, markdown, selected, text, expected) => {
    expect(linked(stateOf(markdown, selected), { href: '/fees', text })).toBe(expected)
  })

  test('is the whole link at the caret, whose title stays', () => {
    const state = stateOf('See [the **new** fees](/a "As of June") here', 'new')
    const inside = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 10)))
    const change = { href: '/b', text: 'the new fees' }
    expect(linked(inside, change)).toBe('See [the **new** fees](/b "As of June") here')
    expect(linked(inside, { href: '', text: null })).toBe('See the **new** fees here')
  })

  test('is not in a block of code', () => {
    expect(linked(stateOf('```\na b\n```', 'a'), { href: '/fees', text: 'a' })).toBe(
      '```\na b\n```',
    )
  })
})

test('pasted addresses become links, but neither in code nor in a link', () => {
  const pasted = String.raw`(http\://example.com/a_b). [http\://example.com](/x) ${'`http://example.com`'}`
  const doc = readMarkdown(pasted)
  expect(writeMarkdown(doc)).toBe(pasted.replace('a_b', String.raw`a\_b`))
  expect(writeMarkdown(doc.copy(linkAddresses(doc.content)))).toBe(
    pasted.replace(String.raw`http\://example.com/a_b`, 'http://example.com/a_b'),
  )
})
