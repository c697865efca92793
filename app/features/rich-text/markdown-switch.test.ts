import { describe, expect, test } from 'vitest'
import { PageLessEditor as Editor } from '#test/factories/page-less-editor.ts'

describe('the switch to Markdown and back', () => {
  test('keeps what can be undone; a change made there is one step', () => {
    const editor = new Editor('first')
    editor.place('first', 5)
    editor.type(' typed')
    editor.throughMarkdown()
    editor.throughMarkdown((markdown) => `${markdown}\n\n- in Markdown`)
    expect(editor.markdown).toBe('first typed\n\n- in Markdown')
    editor.press('undo')
    expect(editor.markdown).toBe('first typed')
    editor.press('undo')
    expect(editor.markdown).toBe('first')
    editor.press('redo')
    editor.press('redo')
    expect(editor.markdown).toBe('first typed\n\n- in Markdown')
  })

  test('has no sign that nobody sees in an address that was typed as Markdown', () => {
    const editor = new Editor('first')
    editor.throughMarkdown(() => '[a](https://us\u00adcis.gov/a) ![b](\u202a/b.jpg)')
    expect(editor.markdown).toBe('[a](https://uscis.gov/a) ![b](/b.jpg)')
  })
})
