import * as fc from 'fast-check'
import { GapCursor } from 'prosemirror-gapcursor'
import type { Node } from 'prosemirror-model'
import { expect, test, vi } from 'vitest'
import { documentSchema, isHeaderRow } from '#app/features/rich-text/document-schema.ts'
import { readMarkdown } from '#app/features/rich-text/markdown/read-markdown.ts'
import { writeMarkdown } from '#app/features/rich-text/markdown/write-markdown.ts'
import { editingTools, FEES, PageLessEditor } from '#test/factories/page-less-editor.ts'

// 5,000 were run when this was written.
const RUNS = 200
vi.setConfig({ testTimeout: 60_000 })

const { nodes } = documentSchema

function tablesOf(doc: Node): Node[] {
  const found: Node[] = []
  doc.descendants((node) => {
    if (node.type === nodes.table) found.push(node)
  })
  return found
}

function expectSound({ state, markdown }: PageLessEditor): void {
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

type Step = readonly [name: string, run: (editor: PageLessEditor) => void]

const KEYS =
  'Tab Shift-Tab ArrowUp ArrowDown ArrowLeft ArrowRight Enter Shift-Enter Backspace Delete Control-z Control-y Control-Enter'.split(
    ' ',
  )
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
    .constantFrom(...editingTools.map(({ name }) => name))
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
    const editor = new PageLessEditor(markdown)
    for (const [, run] of taken) {
      run(editor)
      expectSound(editor)
    }
  })
  expect(() => fc.assert(property, { numRuns: RUNS })).not.toThrow()
})

test('a table has no place for a cursor between two cells, where text would become a cell', () => {
  const { doc } = new PageLessEditor(FEES).state
  const places = Array.from({ length: doc.content.size - 1 }, (_, index) => index + 1)
  const between = places.filter(
    (at) => new GapCursor(doc.resolve(at)).getBookmark().resolve(doc) instanceof GapCursor,
  )
  expect(between).toEqual([])
})
