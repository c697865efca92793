import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { editLinks, linkAddresses, setLink } from '#app/features/rich-text/link-editing.ts'
import { readMarkdown } from '#app/features/rich-text/markdown/read-markdown.ts'
import { writeMarkdown } from '#app/features/rich-text/markdown/write-markdown.ts'

function stateOf(markdown: string, selected: string): EditorState {
  const doc = readMarkdown(markdown)
  const from = 1 + doc.textContent.indexOf(selected)
  const selection = TextSelection.create(doc, from, from + selected.length)
  return EditorState.create({ doc, selection })
}

type Link = Parameters<typeof setLink>[0]

function withLink(state: EditorState, link: Link): EditorState {
  let after = state
  setLink(link)(state, (tr) => {
    after = state.apply(tr)
  })
  return after
}

function linked(state: EditorState, link: Link): string {
  return writeMarkdown(withLink(state, link).doc)
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

  test.each<[string, Link, string]>([
    ['set', { href: '/fees', text: 'fees page' }, 'Our [fees page](/fees) is here'],
    ['set with other words', { href: '/fees', text: 'fees' }, 'Our [fees](/fees) is here'],
    ['removed', { href: '', text: 'fees page' }, 'Our fees page is here'],
  ])('has the cursor behind it once it is %s', (_, link, expected) => {
    const after = withLink(stateOf('Our fees page', 'fees page'), link)
    expect(writeMarkdown(after.apply(after.tr.insertText(' is here')).doc)).toBe(expected)
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

test('a pasted address loses signs that nobody sees, and another text keeps them', () => {
  const { transformPastedText } = editLinks(() => {}).props
  const pasted = (text: string) =>
    transformPastedText?.call(
      editLinks(() => {}),
      text,
      true,
      {} as never,
    )
  expect(pasted('\u200bhttps://www.us\u00adcis.gov/\ufeff')).toBe('https://www.uscis.gov/')
  expect(pasted('See\u00a0https://www.uscis.gov/ first')).toBe(
    'See\u00a0https://www.uscis.gov/ first',
  )
})
