import * as fc from 'fast-check'
import type { Node, Slice } from 'prosemirror-model'
import {
  AllSelection,
  type EditorState,
  type Plugin,
  Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { describe, expect, test, vi } from 'vitest'
import { documentSchema, isHeaderRow } from '#app/features/rich-text/document-schema.ts'
import { editingCommands } from '#app/features/rich-text/editing-commands.ts'
import { readMarkdown } from '#app/features/rich-text/markdown/read-markdown.ts'
import { writeMarkdown } from '#app/features/rich-text/markdown/write-markdown.ts'
import { readPastedText } from '#app/features/rich-text/paste-text.ts'
import { stateFor } from '#app/features/rich-text/state-for.ts'
import { tableCommands } from '#app/features/rich-text/table-commands.ts'

// 5,000 were run when this was written.
const RUNS = 5000
vi.setConfig({ testTimeout: 60_000 })

const { nodes } = documentSchema
const tools = [...editingCommands, ...tableCommands]
type Tool = (typeof tools)[number]['name']

/** An editor without a page; what its keys leave to the browser is done roughly. */
class Editor {
  state: EditorState

  constructor(markdown: string) {
    this.state = stateFor(markdown, null)
  }

  get markdown(): string {
    return writeMarkdown(this.state.doc)
  }

  /** Says whether the editor took it; otherwise the browser does. */
  key(name: string): boolean {
    const key = name.replace(/^(?:Shift|Control)-/, '')
    const isHandled = this.#props((props, plugin, view) =>
      props.handleKeyDown?.call(plugin, view, {
        key,
        keyCode: 0,
        altKey: false,
        metaKey: false,
        shiftKey: name.startsWith('Shift-'),
        ctrlKey: name.startsWith('Control-'),
      } as unknown as KeyboardEvent),
    )
    if (!isHandled) this.#browserKey(key)
    return isHandled
  }

  type(text: string): void {
    for (const character of text) {
      const { from, to } = this.state.selection
      const isHandled = this.#props((props, plugin, view) =>
        props.handleTextInput?.call(plugin, view, from, to, character, () => this.state.tr),
      )
      if (!isHandled) this.#dispatch(this.state.tr.insertText(character))
    }
  }

  press(name: Tool): void {
    const tool = tools.find((each) => each.name === name)
    if (tool?.canRun(this.state) === true) tool.run(this.state, (tr) => this.#dispatch(tr))
  }

  paste(slice: Slice): void {
    let pasted = slice
    this.#props((props, plugin, view) => {
      pasted = props.transformPasted?.call(plugin, pasted, view, false) ?? pasted
    })
    const event = {} as unknown as ClipboardEvent
    const isHandled = this.#props((props, plugin, view) =>
      props.handlePaste?.call(plugin, view, event, pasted),
    )
    if (!isHandled) this.#dispatch(this.state.tr.replaceSelection(pasted))
  }

  pasteText(text: string, isLiteral = false): void {
    this.paste(readPastedText(text, [], isLiteral))
  }

  place(text: string, offset = 0): void {
    const at = this.placeOf(text) + offset
    this.select(at, at)
  }

  placeOf(text: string): number {
    let place = -1
    this.state.doc.descendants((node, at) => {
      const found = node.text?.indexOf(text) ?? -1
      if (found !== -1 && place === -1) place = at + found
    })
    return place
  }

  select(anchor: number, head: number): void {
    const { doc, tr } = this.state
    const [from, to] = [anchor, head].map((place) => Math.min(place, doc.content.size))
    if (from === undefined || to === undefined) return
    this.#dispatch(tr.setSelection(TextSelection.between(doc.resolve(from), doc.resolve(to))))
  }

  selectAll(): void {
    this.#dispatch(this.state.tr.setSelection(new AllSelection(this.state.doc)))
  }

  throughMarkdown(change = (markdown: string) => markdown): void {
    this.state = stateFor(change(this.markdown), this.state)
  }

  #dispatch(tr: Transaction): void {
    this.state = this.state.apply(tr)
  }

  #props(
    take: (props: Plugin['props'], plugin: Plugin, view: EditorView) => boolean | void,
  ): boolean {
    const view = {
      state: this.state,
      dispatch: (tr: Transaction) => this.#dispatch(tr),
      endOfTextblock: (key: string) => {
        const { $head, empty } = this.state.selection
        if (key === 'up' || key === 'down') return true
        return empty && $head.parentOffset === (key === 'left' ? 0 : $head.parent.content.size)
      },
      composing: false,
    } as unknown as EditorView
    return this.state.plugins.some((plugin) => take(plugin.props, plugin, view) === true)
  }

  #browserKey(key: string): void {
    const { selection, doc, tr } = this.state
    const { $head, head, empty } = selection
    if (!empty) {
      if (key === 'Backspace' || key === 'Delete') this.#dispatch(tr.deleteSelection())
      else if (key.startsWith('Arrow')) this.#dispatch(tr.setSelection(Selection.near($head)))
      return
    }
    const direction = key === 'Backspace' || key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1
    const beside = $head.parentOffset + direction
    const isWithin = $head.parent.isTextblock && beside >= 0 && beside <= $head.parent.content.size
    if (key === 'Backspace' || key === 'Delete') {
      const other = head + direction
      if (isWithin) this.#dispatch(tr.delete(Math.min(head, other), Math.max(head, other)))
    } else if (key.startsWith('Arrow')) {
      const place = Math.min(Math.max(0, head + direction), doc.content.size)
      this.#dispatch(tr.setSelection(Selection.near(doc.resolve(place), direction)))
    }
  }
}

function tablesOf(doc: Node): Node[] {
  const found: Node[] = []
  doc.descendants((node) => {
    if (node.type === nodes.table) found.push(node)
  })
  return found
}

function expectSound({ state, markdown }: Editor): void {
  state.doc.check()
  for (const table of tablesOf(state.doc)) {
    const widths = new Set(table.children.map((row) => row.childCount))
    expect([...widths], 'every row is as wide as the others').toHaveLength(1)
    for (const [index, row] of table.children.entries()) {
      const kinds = new Set(row.children.map(({ type }) => type))
      expect(kinds.size, 'a row is a header or not').toBe(1)
      expect(index > 0 && isHeaderRow(row), 'only the first row is a header').toBe(false)
    }
  }
  const again = readMarkdown(markdown)
  again.check()
  expect(tablesOf(again)).toHaveLength(tablesOf(state.doc).length)
  expect(writeMarkdown(again)).toBe(markdown)
}

const FEES = '| Form | Fee |\n| --- | --- |\n| I-130 | $675 |'

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

  test.each<[string, string, Tool, string]>([
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
    expectSound(editor)
    editor.press('undo')
    expect(editor.markdown).toBe(FEES)
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
    expectSound(editor)
  })

  test('is added below words that are selected, not in their place', () => {
    const editor = new Editor('Some words')
    editor.selectAll()
    editor.press('table')
    expect(editor.markdown).toMatch(/^Some words\n\n\|/)
  })
})

describe('a list', () => {
  test.each<[string, string, Tool, string]>([
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

  test('that is pasted as text is read, its highest heading as the second level', () => {
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

  test('pasted into a cell becomes lines of it', () => {
    const editor = new Editor(FEES)
    editor.place('$675', 4)
    editor.pasteText('# Fees\n\n- now\n- later')
    expect(editor.markdown).toContain('| I-130 | $675Fees<br>now<br>later |')
  })
})

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
})

type Step = readonly [name: string, run: (editor: Editor) => void]

const KEYS = [
  ...['Tab', 'Shift-Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter'],
  ...['Shift-Enter', 'Backspace', 'Delete', 'Control-z', 'Control-y', 'Control-Enter'],
]
const TYPED = ['a', ' ', '|', 'b*', '# ', '- ', '1. ', '> ', '---', '**b**', '`c`', '<br>']
const PASTED = [
  'one line',
  '- a\n- b\n\n# c',
  FEES,
  '|  |\n| --- |\n| x |\n| y |',
  `before\n\n${FEES}\n\nbehind\nit`,
  '> quoted\n>\n> 1. deep\n\n```\ncode\n\nmore\n```',
]
const aPlace = fc.nat({ max: 200 })
const aRange = fc.tuple(aPlace, aPlace)
const named = (name: string, of: unknown, run: Step[1]): Step => [`${name} ${String(of)}`, run]
const aStep: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom(...KEYS).map((key) => named('key', key, (editor) => void editor.key(key))),
  fc.constantFrom(...TYPED).map((text) => named('type', text, (editor) => editor.type(text))),
  fc
    .constantFrom(...tools.map(({ name }) => name))
    .map((tool) => named('press', tool, (editor) => editor.press(tool))),
  fc
    .constantFrom(...PASTED)
    .map((text) => named('paste', text, (editor) => editor.pasteText(text))),
  aPlace.map((place) => named('click', place, (editor) => editor.select(place, place))),
  aRange.map((range) => named('select', range, (editor) => editor.select(...range))),
  aRange.map(([from, to]) =>
    named('copy and paste', [from, to], (editor) => {
      editor.select(from, to)
      const copied = editor.state.selection.content()
      editor.select(to, to)
      editor.paste(copied)
    }),
  ),
  fc.constantFrom(
    named('select', 'all', (editor) => editor.selectAll()),
    named('switch', 'to Markdown', (editor) => editor.throughMarkdown()),
    named('write', 'in Markdown', (editor) => editor.throughMarkdown((text) => `x${text}`)),
  ),
)

test('whatever is pressed, typed and pasted, tables keep their shape and Markdown is stable', () => {
  const start = fc.constantFrom('', FEES, `- a\n- b\n\n${FEES}\n\n> q`)
  const steps = fc.array(aStep, { minLength: 1, maxLength: 25 })
  const property = fc.property(start, steps, (markdown, taken) => {
    const editor = new Editor(markdown)
    for (const [, run] of taken) {
      run(editor)
      expectSound(editor)
    }
  })
  fc.assert(property, { numRuns: RUNS })
})
