import { expect, test } from 'vitest'
import { settleMerge } from '#app/features/entries/merge/settle-merge.ts'

function textOf(name: string): string {
  const lines = Array.from({ length: 220 }, (_, place) =>
    place % 2 === 0 ? `${name} ${place}.` : `Same ${place}.`,
  )
  return lines.join('\n\n')
}

test('more than a hundred questions on one text are one, on the whole text', () => {
  const field = { kind: 'paragraphs', label: 'Text', empty: 'required' } as const
  const sides = { base: textOf('Base'), theirs: textOf('Theirs'), mine: textOf('Mine') }
  const settled = settleMerge({ field, sides, asked: [], decisions: new Map() })
  const [asked, ...others] = settled.conflicts
  expect(others).toEqual([])
  expect(asked).toMatchObject({
    theirs: expect.stringContaining('Same 219.'),
    mine: expect.stringContaining('Same 219.'),
  })
  expect(settled.value).toBe(textOf('Mine'))
  const next = { base: settled.base, theirs: sides.theirs, mine: textOf('Mine') }
  const decisions = new Map([[asked?.id ?? '', asked?.choices[0]?.value ?? '']])
  const decided = settleMerge({ field, sides: next, asked: settled.asked, decisions })
  expect([decided.value, decided.conflicts]).toEqual([textOf('Theirs'), []])
})
