import { describe, expect, test } from 'vitest'
import {
  type EditingTool,
  FEES,
  PageLessEditor as Editor,
} from '#test/factories/page-less-editor.ts'

describe('a table', () => {
  test('is written by keyboard: Tab goes from cell to cell, and from the last to a new row', () => {
    const editor = new Editor('Fees:')
    editor.selectAll()
    editor.press('table')
    for (const text of ['Form', 'Fee', 'Since', 'I-130', '$675', '2024', 'N-400', '$760', '2025']) {
      editor.type(text)
      editor.key('Tab')
    }
    editor.type('I-90')
    for (let times = 0; times < 3; times += 1) editor.key('Shift-Tab')
    editor.key('ArrowRight')
    editor.type('!')
    expect(editor.markdown).toBe(
      'Fees:\n\n| Form | Fee | Since |\n| --- | --- | --- |\n| I-130 | $675 | 2024 |\n| N-400! | $760 | 2025 |\n| I-90 |  |  |',
    )
  })

  test('is left by arrows, which go from cell to cell and make none', () => {
    const editor = new Editor(FEES)
    editor.place('Form', 4)
    editor.key('ArrowRight')
    editor.type('1')
    editor.key('ArrowDown')
    editor.type('2')
    editor.key('ArrowDown')
    editor.type('below')
    editor.place('$675', 4)
    editor.key('ArrowRight')
    editor.type('beside ')
    editor.place('1')
    editor.key('ArrowUp')
    editor.type('above')
    expect(editor.markdown).toBe(
      'above\n\n| Form | 1Fee |\n| --- | --- |\n| I-130 | 2$675 |\n\nbeside below',
    )
    editor.place('1Fee')
    editor.key('ArrowLeft')
    editor.type('!')
    expect(editor.markdown).toContain('| Form! | 1Fee |')
  })

  test.each<[string, string, EditingTool, string]>([
    [
      'gets a row above',
      'I-130',
      'rowAbove',
      '| Form | Fee |\n| --- | --- |\n|  |  |\n| I-130 | $675 |',
    ],
    [
      'gets a row below',
      'Form',
      'rowBelow',
      '| Form | Fee |\n| --- | --- |\n|  |  |\n| I-130 | $675 |',
    ],
    ['has nothing above its header', 'Form', 'rowAbove', FEES],
    [
      'gets a column before',
      'Fee',
      'columnBefore',
      '| Form |  | Fee |\n| --- | --- | --- |\n| I-130 |  | $675 |',
    ],
    [
      'gets a column after',
      '$675',
      'columnAfter',
      '| Form | Fee |  |\n| --- | --- | --- |\n| I-130 | $675 |  |',
    ],
    ['loses a row', 'I-130', 'deleteRow', '| Form | Fee |\n| --- | --- |'],
    ['loses its header', 'Form', 'deleteRow', '|  |  |\n| --- | --- |\n| I-130 | $675 |'],
    ['loses a column', '$675', 'deleteColumn', '| Form |\n| --- |\n| I-130 |'],
    ['goes', '$675', 'deleteTable', ''],
    [
      'has its header switched off',
      'I-130',
      'headerRow',
      '|  |  |\n| --- | --- |\n| Form | Fee |\n| I-130 | $675 |',
    ],
  ])('%s (%s, %s)', (_, place, name, expected) => {
    const editor = new Editor(FEES)
    editor.place(place)
    editor.press(name)
    expect(editor.markdown).toBe(expected)
    editor.press('undo')
    expect(editor.markdown).toBe(FEES)
  })

  test.each<[EditingTool, string]>([
    ['deleteRow', '| Form | !Fee |\n| --- | --- |'],
    ['deleteColumn', '| Form |\n| --- |\n| !I-130 |'],
  ])('keeps the cursor when it loses its last one: %s', (name, expected) => {
    const editor = new Editor(FEES)
    editor.place('$675')
    editor.press(name)
    editor.type('!')
    expect(editor.markdown).toBe(expected)
  })

  test('without a header gets one from its first row', () => {
    const editor = new Editor('|  |  |\n| --- | --- |\n| Form | Fee |\n| I-130 | $675 |')
    editor.place('$675')
    editor.press('headerRow')
    expect(editor.markdown).toBe(FEES)
  })

  test.each(['Backspace', 'Delete'])('goes by %s when all its cells are selected', (key) => {
    const editor = new Editor(`a\n\n${FEES}\n\nb`)
    editor.select(editor.placeOf('Form'), editor.placeOf('$675') + 2)
    editor.key(key)
    expect(editor.markdown).toBe('a\n\nb')
  })

  test('has lines in a cell, by Enter', () => {
    const editor = new Editor(FEES)
    editor.place('$675', 4)
    editor.key('Enter')
    editor.type('online')
    expect(editor.markdown).toContain('| I-130 | $675<br>online |')
  })

  test('is added below words that are selected, not in their place', () => {
    const editor = new Editor('Some words')
    editor.selectAll()
    editor.press('table')
    expect(editor.markdown).toMatch(/^Some words\n\n\|/)
  })
})

describe('a list', () => {
  test.each<[string, string, EditingTool, string]>([
    ['bullets to numbers', '- one\n- two\n- three', 'numberedList', '1. one\n2. two\n3. three'],
    ['numbers to bullets', '1. one\n2. two', 'bulletList', '- one\n- two'],
    ['the same kind to paragraphs', '- one\n- two', 'bulletList', 'one\n\ntwo'],
    [
      'paragraphs and bullets to numbers',
      'a\n\n- one\n- two\n\nb',
      'numberedList',
      '1. a\n2. one\n3. two\n4. b',
    ],
  ])('changes as a whole: %s', (_, markdown, name, expected) => {
    const editor = new Editor(markdown)
    editor.selectAll()
    editor.press(name)
    expect(editor.markdown).toBe(expected)
  })

  test('changes its kind from one of its items, an inner list alone', () => {
    const editor = new Editor('- one\n  - inner\n- two')
    editor.place('inner')
    editor.press('numberedList')
    expect(editor.markdown).toBe('- one\n  1. inner\n- two')
    editor.place('two')
    editor.press('numberedList')
    expect(editor.markdown).toBe('1. one\n   1. inner\n2. two')
  })

  test('nests by Tab, which never leaves it, and comes back by Shift+Tab', () => {
    const editor = new Editor('- one\n- two')
    editor.place('two')
    editor.key('Tab')
    expect(editor.markdown).toBe('- one\n  - two')
    expect(editor.key('Tab')).toBe(true)
    editor.key('Shift-Tab')
    expect(editor.markdown).toBe('- one\n- two')
    editor.key('Shift-Tab')
    expect(editor.markdown).toBe('- one\n\ntwo')
    expect(editor.key('Tab'), 'no keyboard trap').toBe(false)
  })
})

test.each(['Control-Shift-z', 'Control-y'])(
  'redo never undoes, however often its key is pressed: %s',
  (redo) => {
    const editor = new Editor('kept')
    editor.place('kept', 4)
    editor.type(' words')
    editor.key('Control-z')
    editor.key(redo)
    for (let times = 0; times < 3; times += 1) {
      expect(editor.key(redo), 'the browser would act in its place').toBe(true)
      expect(editor.markdown).toBe('kept words')
    }
    editor.key('Control-z')
    expect(editor.key('Control-z')).toBe(true)
    expect(editor.markdown).toBe('kept')
  },
)

describe('Markdown', () => {
  test.each([
    ['# x', '## x'],
    ['## x', '## x'],
    ['### x', '### x'],
    ['- x', '- x'],
    ['1. x', '1. x'],
    ['> x', '> x'],
    ['---x', '___\n\nx'],
    ['a **b c** d', 'a **b c** d'],
    ['a *b c* d', 'a _b c_ d'],
    ['a `b c` d', 'a `b c` d'],
    ['5 * 3 * 2, a*b*c', String.raw`5 \* 3 \* 2, a\*b\*c`],
  ])('that is typed is converted: %j', (typed, expected) => {
    const editor = new Editor('')
    editor.type(typed)
    expect(editor.markdown).toBe(expected)
  })

  test('that was typed comes back by Backspace', () => {
    const editor = new Editor('')
    editor.type('**b**')
    editor.key('Backspace')
    expect(editor.markdown).toBe(String.raw`\*\*b\*\*`)
  })
})
