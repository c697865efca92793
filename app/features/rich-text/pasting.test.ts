import { describe, expect, test } from 'vitest'
import { piecesOnTheLine } from '#app/features/rich-text/raised-signs.ts'
import { FEES, PageLessEditor as Editor } from '#test/factories/page-less-editor.ts'

describe('text that is pasted', () => {
  test('is read as Markdown, its highest heading as the second level', () => {
    const editor = new Editor('')
    editor.pasteText('# Fees\n\n- **now**\n- later\n\n## Forms')
    expect(editor.markdown).toBe('## Fees\n\n- **now**\n- later\n\n### Forms')
  })

  test.each([
    ['one line', '**Fees** for us', false],
    ['text without its signs', 'Dear Ana,\nthe fee is $675 * 2.', false],
    ['text pasted as it is', '# Fees\n- now', true],
  ])('is not what it is taken for: %s', (_, text, isLiteral) => {
    const editor = new Editor('')
    editor.pasteText(text, isLiteral)
    expect(editor.state.doc.textBetween(0, editor.state.doc.content.size, '\n')).toBe(text)
  })

  test('becomes lines of a cell', () => {
    const editor = new Editor(FEES)
    editor.place('$675', 4)
    editor.pasteText('# Fees\n\n- now\n- later')
    expect(editor.markdown).toContain('| I-130 | $675Fees<br>now<br>later |')
    editor.place('I-130', 5)
    editor.pasteText('3. Form\n4. Fee')
    expect(editor.markdown).toContain('| I-130<br>3. Form<br>4. Fee |')
  })

  test('that is a list behind words keeps its numbers', () => {
    const editor = new Editor('Send:')
    editor.place('Send:', 5)
    editor.pasteText('3. Form\n4. Fee')
    expect(editor.markdown).toBe('Send:\n\n3. Form\n4. Fee')
  })
})

test('a mark in several pieces keeps them, or becomes one where it needs more signs', () => {
  expect(piecesOnTheLine(['1', ',', '2'], '$535', 'raised')).toEqual(['¹', ',', '²'])
  expect(piecesOnTheLine(['note ', '1'], '$535', 'raised')).toEqual(['[note 1]', ''])
})
