import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { placingTask } from '#app/features/rich-text/paragraphs/list-paragraphs.ts'
import { markdownParagraphs } from '#app/features/rich-text/paragraphs/markdown-paragraphs.ts'

/** As much of a text area as is used; `|` is the cursor. */
function areaWith(text: string) {
  const asked: string[] = []
  const caret = text.indexOf('|')
  const area = {
    value: text.replace('|', ''),
    selectionStart: caret,
    setSelectionRange: (from: number, to: number) => asked.push(area.value.slice(from, to)),
    focus: () => asked.push('focus'),
    scrollIntoView: () => asked.push('scroll'),
  }
  return { area, asked, editor: markdownParagraphs(area as unknown as HTMLTextAreaElement) }
}

const current = (text: string) => areaWith(text).editor.current()

test.each([
  ['at its begin', '## Fees\n\n|The fee is 675\ndollars.\n\nEnd', 'The fee is 675 dollars.', 1],
  ['at its end', '## Fees\n\nThe fee is 675\ndollars.|\n\nEnd', 'The fee is 675 dollars.', 1],
  ['in an empty line before it', 'One\n|\nTwo', 'Two', 1],
  ['in the first one', 'O|ne\n \t\nTwo', 'One', 0],
  ['after a line of spaces', 'One\n \t\nT|wo', 'Two', 1],
  ['in a list', '- a\n- b|\n\nEnd', '- a - b', 0],
])('the cursor %s has its paragraph: %j', (_, text, quote, place) => {
  expect(current(text)).toEqual({ quote, place })
})

test.each(['|', '\n\n|', 'One\n\n\n|', '|  \n\n'])('in %j the cursor has no paragraph', (text) => {
  expect(current(text)).toBeNull()
})

test('a comment shows its paragraph, wherever that stands by now, selected before it is focused', () => {
  const { editor, asked } = areaWith('New\n\n## Fees\n\nThe **fee** is\n675 dollars.\n\nEnd|')
  expect(editor.show({ id: 'c1', quote: 'The fee is 575 dollars.', place: 1 })).toBe(true)
  expect(asked).toEqual(['The **fee** is\n675 dollars.', 'focus', 'scroll'])
})

test('a comment whose paragraph is gone leaves the cursor where it is', () => {
  const { editor, asked } = areaWith('## Fees\n\nSomething else entirely|')
  expect(editor.show({ id: 'c1', quote: 'The fee is 675 dollars.', place: 1 })).toBe(false)
  expect(asked).toEqual([])
})

test('what is commented on in Markdown is found again there and in rich text', () => {
  const paragraph = fc
    .array(fc.constantFrom('fee', 'notice', '**card**', '[form](/a)', 'Sí', '675'), {
      minLength: 1,
    })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(fc.uniqueArray(paragraph, { minLength: 1, maxLength: 6 }), fc.nat(), (all, at) => {
      const place = at % all.length
      const marked = all.map((text, index) => (index === place ? `|${text}` : text)).join('\n\n')
      const { editor, asked, area } = areaWith(marked)
      const anchor = editor.current()
      expect(anchor).toMatchObject({ place })
      if (anchor === null) return
      editor.show({ id: 'c1', ...anchor })
      expect(asked[0]).toBe(all[place])
      expect(placingTask.run({ markdown: area.value, anchors: [anchor] })).toEqual([place])
    }),
  )
})
